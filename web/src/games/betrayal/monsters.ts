/** Where the picture of every kind of monster lies; it is fetched when it is shown. */
import { byName } from '../../parts/drawn'
import { lookedUp } from './pieces'
import { PORTRAITS } from './portraits'

const MONSTERS = byName(
  import.meta.glob<string>('./art/monsters/*.svg', { query: '?url&no-inline', import: 'default', eager: true }),
)

/** A monster's picture; nothing for one with the face of an explorer. */
export const monsterPicture = (kind: string): string | undefined => lookedUp(MONSTERS, kind)

/** The portrait of the explorer whose face it has: a twin, a groom. */
export const likenessOf = (kind: string): string | undefined =>
  monsterPicture(kind) ? undefined : PORTRAITS[kind.slice(kind.indexOf('-') + 1)]

/** What the traitors have turned into, in haunts that change their bodies. */
const TURNED: Record<number, string> = {
  5: 'werewolf',
  18: 'blob-person',
  21: 'risen',
  27: 'blob-person',
  30: 'vampire-bride',
}

/** The picture of what somebody has become. */
export const turnedPicture = (haunt: number, side: string): string | undefined =>
  side === 'traitor' ? MONSTERS[TURNED[haunt] ?? ''] : undefined
