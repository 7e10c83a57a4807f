/** Where the picture of every kind of monster lies; it is fetched when it is shown. */
import { byName } from '../../parts/drawn'
import { lookedUp } from './pieces'

export const MONSTERS = byName(
  import.meta.glob<string>('./art/monsters/*.svg', { query: '?url&no-inline', import: 'default', eager: true }),
)

/** A monster's picture; nothing for those who are explorers still. */
export const monsterPicture = (kind: string): string | undefined => lookedUp(MONSTERS, kind)
