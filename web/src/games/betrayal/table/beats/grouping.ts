/** Which events are one thing to whoever watches: a walk, a card and what it does, a roll, a fight. */
import { text } from '../../../../api/play'
import { dataOf, type AnyEvent, type Happened, type Kind } from '../../happened'

export type GroupKind =
  'walk' | 'find' | 'draw' | 'roll' | 'nothing' | 'fight' | 'change' | 'appear' | 'tokens' | 'arrival' | 'plain'

export interface Group {
  kind: GroupKind
  /** The number of its first event among all that are told. */
  at: number
  events: Happened[]
}

const STEPS = new Set<Kind>(['moves', 'crosses', 'monster-moves', 'dragged'])
const DICE = new Set<Kind>(['rolled', 'result'])
const BLOWS = new Set(['attack', 'defence', 'card'])
/** What becomes of somebody. */
const CHANGES = new Set<Kind>([
  'gains',
  'loses',
  'stays',
  'hurt',
  'unhurt',
  'turns-damage',
  'nothing-happens',
  'off-the-card',
])
/** What is left as it was. */
const NOTHING = new Set<Kind>(['nothing-happens', 'unhurt', 'stays'])
/** Whatever made it happen, it is a thing of its own. */
const ALONE = new Set<Kind>([
  'dies',
  'haunt-begins',
  'role-shown',
  'side-changed',
  'turn-starts',
  'monster-turn',
  'leaves-house',
  'room-destroyed',
])

const KINDS: Partial<Record<Kind, GroupKind>> = {
  finds: 'find',
  'tile-searched-out': 'find',
  'room-placed': 'find',
  draws: 'draw',
  'takes-out': 'draw',
  attacks: 'fight',
  clash: 'fight',
  'monster-appears': 'appear',
  'token-placed': 'tokens',
  'takes-part': 'arrival',
}

export const isStep = (event: AnyEvent): boolean => STEPS.has(event.kind)
export const isRoll = (event: AnyEvent): boolean => DICE.has(event.kind)
const isForMovement = (event: AnyEvent): boolean => isRoll(event) && event.data.why === 'movement'

function kindOf(event: AnyEvent): GroupKind {
  if (isStep(event) || isForMovement(event)) return 'walk'
  if (isRoll(event)) return BLOWS.has(text(event.data.roll)) ? 'fight' : 'roll'
  return CHANGES.has(event.kind) ? 'change' : (KINDS[event.kind] ?? 'plain')
}

/** Who walks, rolls for it, or is carried. */
export const walkerOf = ({ kind, data }: AnyEvent): string =>
  text(data[kind === 'monster-moves' ? 'monster' : DICE.has(kind) ? 'who' : 'explorer'])

/** What comes of something else, as opposed to what begins anew. */
function isOutcome(event: AnyEvent): boolean {
  const kind = kindOf(event)
  return (kind === 'plain' && !ALONE.has(event.kind)) || kind === 'change' || kind === 'tokens'
}

const sameRoll = (first: AnyEvent, next: AnyEvent): boolean =>
  first.cause === next.cause && first.data.who === next.data.who && first.data.why === next.data.why

type Joins = (group: Group, first: Happened, last: Happened, next: Happened) => boolean

const JOINS: Record<GroupKind, Joins> = {
  walk: (_, first, last, next) => {
    if (!isStep(next) || walkerOf(next) !== walkerOf(first)) return false
    return isRoll(last) || (next.cause === last.cause && next.kind === last.kind)
  },
  find: ({ events }, first, last, next) => {
    if (isStep(last)) return false
    const found = events.find((event) => event.kind === 'finds')
    const isEntered = isStep(next) && dataOf(next).room === dataOf(last).room
    return isEntered || (kindOf(next) === 'find' && (next.kind !== 'finds' || !found) && next.cause === first.cause)
  },
  draw: (_, first, __, next) => next.cause !== '' && next.cause === dataOf(first).card && isOutcome(next),
  roll: (_, first, last, next) => {
    if (next.kind === 'haunt-roll') return true
    if (isRoll(next)) return isRoll(last) && kindOf(next) === 'roll' && sameRoll(first, next)
    return first.cause !== '' && next.cause === first.cause && isOutcome(next)
  },
  fight: ({ events }, first, __, next) => {
    const clash = events.find((event) => event.kind === 'clash')
    if (!clash) return kindOf(next) === 'fight' && next.kind !== 'attacks'
    const { winner, who, target } = clash.data
    if (next.kind === 'monster-killed' || next.kind === 'stunned')
      return next.data.monster === who || next.data.monster === target
    return isOutcome(next) && next.cause !== '' && (next.cause === winner || next.cause === first.cause)
  },
  nothing: () => false,
  change: (_, first, __, next) =>
    kindOf(next) === 'change' && next.cause === first.cause && dataOf(next).explorer === dataOf(first).explorer,
  appear: (_, first, __, next) => next.kind === 'monster-appears' && next.data.creature === dataOf(first).creature,
  tokens: (_, first, __, next) => next.kind === 'token-placed' && next.cause === first.cause,
  arrival: (_, __, ___, next) => next.kind === 'takes-part',
  plain: () => false,
}

/** Everything that is told, in groups; `floorOf` tells where a step leads: whoever takes stairs arrives in a group of their own. */
export function grouped(events: readonly Happened[], floorOf: (place: string) => string): Group[] {
  const groups: Group[] = []
  events.forEach((event, at) => {
    const group = groups.at(-1)
    if (group && joins(group, event, floorOf)) group.events.push(event)
    else groups.push({ kind: kindOf(event), at, events: [event] })
  })
  return nothingOnce(groups)
}

/** Whether somebody has rolled, and nothing has come of it. */
export const isIdle = ({ kind, events }: Group): boolean =>
  (kind === 'roll' || kind === 'nothing' || kind === 'change') &&
  events.some((event) => NOTHING.has(event.kind)) &&
  events.every((event) => NOTHING.has(event.kind) || isRoll(event))

/** Several to whom the same thing does nothing are one thing. */
function nothingOnce(groups: readonly Group[]): Group[] {
  const found: Group[] = []
  for (const group of groups) {
    const last = found.at(-1)
    const isSame = last && last.events[0]!.cause === group.events[0]!.cause && isIdle(last) && isIdle(group)
    if (isSame) found[found.length - 1] = { ...last, kind: 'nothing', events: [...last.events, ...group.events] }
    else found.push(group)
  }
  return found
}

function joins(group: Group, next: Happened, floorOf: (place: string) => string): boolean {
  const last = group.events.at(-1)!
  const isUpstairs =
    group.kind === 'walk' && isStep(last) && floorOf(text(dataOf(last).place)) !== floorOf(text(dataOf(next).place))
  return !isUpstairs && JOINS[group.kind](group, group.events[0]!, last, next)
}
