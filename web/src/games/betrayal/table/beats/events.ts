/** How events stand in the log: their icon, whether they are harm, and for whose eyes they are. */
import type { AnyEvent, Kind, OfKind } from '../../happened'
import type { OfTheBook } from './hauntkinds'

export const HARM = new Set<Kind>([
  'hurt',
  'loses',
  'dies',
  'stunned',
  'room-destroyed',
  'haunt-begins',
  'spellbound',
  'monster-killed',
  'steals',
])

/** What a seat alone is told, as others are of themselves: what it says is for its own eyes. */
const COVERED = new Set<Kind>(['role-dealt', 'token-exchanged'])
/** What the traitor alone is told: that it was told would give the traitor away, and it stands on the page. */
const HIDDEN = /^h\d\d-hears$/

/** Whoever changes sides in secret reads it on the page. */
const isSecretTurn = ({ kind, data }: Pick<AnyEvent, 'kind' | 'data'>): boolean =>
  kind === 'side-changed' && data.openly !== true

export function secrecy(event: Pick<AnyEvent, 'kind' | 'data'>): 'open' | 'covered' | 'hidden' {
  const { kind } = event
  return HIDDEN.test(kind) || isSecretTurn(event) ? 'hidden' : COVERED.has(kind) ? 'covered' : 'open'
}

/** What is told without a picture: a kind that is new has one, or stands here. */
type Plain = OfKind<
  | 'converted'
  | 'dog-delivers'
  | 'dog-fetches'
  | 'dragged'
  | 'eaten'
  | 'exchanged'
  | 'explorer-recovers'
  | 'explorer-stunned'
  | 'floor-lost'
  | 'grabbed'
  | 'house-laid-anew'
  | 'kept-out'
  | 'laid-beside-start'
  | 'let-go'
  | 'mask-off'
  | 'mask-on'
  | 'monster-finds'
  | 'music-box-closed'
  | 'music-box-opened'
  | 'no-attack'
  | 'notes-number'
  | 'nothing-to-draw'
  | 'off-the-card'
  | 'refuses-event'
  | 'reshuffled'
  | 'returns'
  | 'roll-void'
  | 'spreads'
  | 'stand-in-turn'
  | 'stranger-weakened'
  | 'thing-destroyed'
  | 'tile-searched-out'
  | 'token-exchanged'
  | 'unseen-shown'
  | 'unseen-stays'
  | 'vault-opened'
>

const ICONS: Record<Exclude<Kind, OfTheBook | Plain>, string> = {
  'takes-part': 'person',
  'game-begins': 'house',
  'turn-starts': 'hourglass',
  moves: 'boots',
  crosses: 'boots',
  finds: 'doorway',
  'room-placed': 'doorway',
  'tile-rejected': 'doorway',
  'tile-moves': 'doorway',
  'floor-rearranged': 'doorway',
  'elevator-moves': 'elevator',
  'elevator-stays': 'elevator',
  draws: 'card-draw',
  'takes-out': 'card-draw',
  'passes-on': 'card-draw',
  'nothing-happens': 'card-draw',
  keeps: 'card-draw',
  uses: 'hand',
  discards: 'card-discard',
  drops: 'knapsack',
  takes: 'knapsack',
  offers: 'swap-bag',
  trades: 'swap-bag',
  refuses: 'swap-bag',
  'monster-offers': 'swap-bag',
  'monster-trades': 'swap-bag',
  'handed-on': 'swap-bag',
  'leaves-behind': 'knapsack',
  'left-behind': 'knapsack',
  'blown-away': 'knapsack',
  'is-taken': 'knapsack',
  'monster-drops': 'knapsack',
  'monster-takes': 'knapsack',
  'given-to-monster': 'knapsack',
  'given-back': 'knapsack',
  steals: 'winter-gloves',
  'monster-steals': 'winter-gloves',
  'joined-by': 'three-friends',
  rolled: 'rolling-dices',
  result: 'rolling-dices',
  gains: 'hearts',
  stays: 'hearts',
  unhurt: 'hearts',
  'turns-damage': 'crowned-skull',
  loses: 'broken-skull',
  hurt: 'broken-skull',
  dies: 'death-skull',
  attacks: 'crossed-swords',
  clash: 'crossed-swords',
  stunned: 'knocked-out-stars',
  recovers: 'evil-eyes',
  'monster-spellbound': 'musical-notes',
  spellbound: 'musical-notes',
  'monster-appears': 'evil-eyes',
  'monster-moves': 'evil-eyes',
  'monster-turn': 'evil-eyes',
  'monster-killed': 'evil-eyes',
  'monster-gone': 'evil-eyes',
  'haunt-roll': 'raven',
  'haunt-begins': 'raven',
  'haunt-instead': 'raven',
  'token-placed': 'stone-tablet',
  'token-removed': 'stone-tablet',
  'body-lies': 'dead-head',
  'room-destroyed': 'hole',
  falls: 'hole',
  'front-door-opens': 'exit-door',
  'leaves-house': 'exit-door',
  'comes-back': 'exit-door',
  'source-marked': 'candle-flame',
  track: 'hourglass',
  counter: 'hourglass',
  'role-dealt': 'eyeball',
  'role-shown': 'eyeball',
  'h34-hears': 'eyeball',
  'side-changed': 'daggers',
  searches: 'magnifying-glass',
  looks: 'eyeball',
  sees: 'eyeball',
  freed: 'hand',
}

export function eventIcon(kind: string): string {
  return (ICONS as Partial<Record<string, string>>)[kind] ?? (/^h\d\d-/.test(kind) ? 'evil-book' : '')
}

export const VERB_ICONS: Record<string, string> = {
  go: 'boots',
  explore: 'doorway',
  doorway: 'doorway',
  turn: 'clockwise-rotation',
  dock: 'elevator',
  attack: 'crossed-swords',
  use: 'hand',
  try: 'magnifying-glass',
  take: 'knapsack',
  drop: 'knapsack',
  trade: 'swap-bag',
  'hand-on': 'swap-bag',
  free: 'hand',
  cross: 'boots',
  fall: 'hole',
  'open-vault': 'strongbox',
  'end-turn': 'hourglass',
  done: 'hourglass',
  ready: 'check-mark',
  yes: 'check-mark',
  roll: 'rolling-dices',
  steal: 'winter-gloves',
  damage: 'broken-skull',
  split: 'broken-skull',
  monster: 'evil-eyes',
  explorer: 'person',
  'show-role': 'daggers',
}
