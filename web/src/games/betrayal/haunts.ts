/** What a haunt looks like: the monster it is about, or the thing; and how it ends where that is no house at night. */
import { byName } from '../../parts/drawn'
import type { SceneKind } from '../../ending/contract'
import { monsterPicture } from './monsters'
import { HAUNTS } from './pieces'

const THINGS = byName(
  import.meta.glob<string>('./art/haunts/*.svg', { query: '?url&no-inline', import: 'default', eager: true }),
)

/** The monster of each haunt that has one. */
const MONSTERS: Record<number, string> = {
  1: 'mummy',
  2: 'ghost',
  3: 'witch',
  4: 'giant-spider',
  5: 'werewolf',
  6: 'alien',
  7: 'tip',
  8: 'banshee',
  10: 'family-zombie',
  11: 'specter',
  13: 'nightmare',
  14: 'cultist',
  15: 'dragon',
  16: 'phantom',
  17: 'poltergeist',
  18: 'blob-person',
  20: 'ghost-bride',
  21: 'zombie-lord',
  23: 'horror-head',
  24: 'bat',
  26: 'rat',
  27: 'blob-person',
  28: 'demon-lord',
  29: 'frankensteins-monster',
  30: 'dracula',
  33: 'elder-god',
  35: 'cat',
  37: 'death',
  38: 'firebat',
  42: 'statue',
  43: 'cocoon',
  46: 'cannibal-freak',
  47: 'ouroboros-head',
  48: 'crimson-jack',
  49: 'astral-spirit',
}

/** The picture of a haunt; nothing for one of another package. */
export function hauntPicture(number: number | null): string | undefined {
  if (number === null) return undefined
  return monsterPicture(MONSTERS[number] ?? '') ?? THINGS[HAUNTS[number] ?? '']
}

/** What becomes of the house, by haunt and by who has won, where it is not dawn or night over the roof. */
const SCENES: Record<string, SceneKind> = {
  '6-traitor': 'ship',
  '22-traitor': 'abyss',
  '31-heroes': 'sky',
  '31-nobody': 'sky',
  '36-traitor': 'flood',
  '36-heroes': 'flood',
  '38-traitor': 'fire',
  '45-traitor': 'fire',
}

export const sceneOf = (number: number | null, side: string): SceneKind | undefined =>
  SCENES[`${number ?? ''}-${side || 'nobody'}`]
