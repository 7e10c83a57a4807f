/** How large a monster is beside people: as large as it is in the story. */
import { lookedUp } from '../../pieces'

type Weight = 'giant' | 'large'

const WEIGHTS: Record<string, Weight> = {
  alien: 'large',
  banshee: 'large',
  'blob-person': 'large',
  'cannibal-freak': 'large',
  cocoon: 'large',
  'crimson-jack': 'large',
  death: 'large',
  'demon-lord': 'large',
  dracula: 'large',
  dragon: 'giant',
  'elder-god': 'giant',
  'frankensteins-monster': 'large',
  'giant-spider': 'giant',
  'horror-head': 'giant',
  mummy: 'large',
  nightmare: 'large',
  'ouroboros-head': 'giant',
  phantom: 'large',
  witch: 'large',
  'zombie-lord': 'large',
}
const LARGER = 1.28

/** Whether it fills a tile. */
export const isGiant = (kind: string): boolean => lookedUp(WEIGHTS, kind) === 'giant'

/** How much larger than a person it is drawn where people stand beside it. */
export const weightOf = (kind: string): number => (lookedUp(WEIGHTS, kind) === 'large' ? LARGER : 1)
