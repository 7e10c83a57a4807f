/** The guided first game: what there is to learn, and what to say at each question. */
import type { GameEvent } from '../../../api/play'
import { lessonOf, type Plan } from '../../../guide/teaching'

/** A gentle house in which every camera has one way to look, so that the first question is what to do. */
export const FIRST_HOUSE =
  'C1.270 O03.0 O04.0 O13.0 C4.90 O05.270 I02.90 I03.270 I01.0 O11.90 ' +
  'O08.270 I06.0 I07.0 I04.180 O06.90 C2.270 O01.180 E1.0 O09.180 C3.180'

export const GOALS = ['look', 'search', 'move', 'door', 'fight', 'end', 'reaction'] as const
export type Goal = (typeof GOALS)[number]

/** The event that shows that something was done. */
const SHOWN_BY: Partial<Record<Goal, string>> = {
  search: 'search-roll',
  move: 'moves',
  door: 'door-unlocked',
  fight: 'attack-rolled',
  end: 'reaction',
}

/** What was learnt so far; that one has looked around is the reader's own word. */
export function learnt(events: readonly GameEvent[], told: ReadonlySet<string>): Set<string> {
  const kinds = events.map((event) => event.kind)
  const met = new Set(told)
  for (const goal of GOALS) {
    const kind = SHOWN_BY[goal]
    if (kind && kinds.includes(kind)) met.add(goal)
  }
  const stirred = kinds.indexOf('reaction')
  if (stirred >= 0 && kinds.slice(stirred).some((kind) => kind === 'group-acts' || kind === 'round-begins'))
    met.add('reaction')
  return met
}

/** The choice that leads to a goal. */
const VERBS: [Goal, string][] = [
  ['fight', 'attack'],
  ['search', 'search'],
  ['door', 'unlock'],
  ['move', 'move'],
]

/** Questions with a hint of their own. */
export const HINTED = new Set([
  'aim-camera',
  'allocate',
  'allocate-next',
  'attack-order',
  'camera-order',
  'cancel-icon',
  'cancel-own-icon',
  'come-along',
  'defend',
  'flee-where',
  'force-door',
  'group-order',
  'help-unlock',
  'hit-where',
  'horde-nearby',
  'inventory-full',
  'join-escape',
  'move-order',
  'push-where',
  'return',
  'search-keep',
  'spawn-anywhere',
  'spawn-near',
  'stow-what',
  'use-icons',
  'virus-discard',
  'virus-side',
  'zombie-route',
  'zombie-target',
])

function next(verbs: ReadonlySet<string>, met: ReadonlySet<string>): string {
  for (const [goal, verb] of VERBS) if (!met.has(goal) && verbs.has(verb)) return goal
  if (!verbs.has('move') && verbs.has('escape')) return 'escape'
  if (!verbs.has('move') && verbs.has('attack')) return 'fight'
  if (met.has('end') && verbs.has('move')) return 'free'
  return 'end'
}

export const PLAN: Plan = {
  story: ['story', 'round', 'how'],
  options: {
    house: FIRST_HOUSE,
    mode: 'dark',
    team: ['leo', 'nina'],
    survivors: 2,
    spawn_pool: 'no-high',
    household: true,
  },
  goals: GOALS,
  learnt,
  question: 'act',
  next,
  hinted: HINTED,
}

export const lesson = lessonOf('darkest', PLAN)
