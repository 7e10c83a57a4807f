/** The guided first evening: a turn of exploration with two others, and somebody who explains each step. */
import type { GameEvent } from '../../../api/play'
import { lessonOf, type Plan } from '../../../guide/teaching'
import { GAME } from '../pieces'

export const GOALS = ['look', 'move', 'discover', 'draw', 'end', 'omen'] as const
export type Goal = (typeof GOALS)[number]

/** What was learnt so far: only what the reader did counts, and the reader sits on the first seat. */
export function learnt(events: readonly GameEvent[], told: ReadonlySet<string>): Set<string> {
  const met = new Set(told)
  const own = events.find((event) => event.kind === 'takes-part' && event.data['seat'] === 0)?.data['explorer']
  const did = (kind: string) => events.some((event) => event.kind === kind && event.data['explorer'] === own)
  if (did('moves')) met.add('move')
  if (did('finds')) met.add('discover')
  if (did('draws')) met.add('draw')
  if (events.some((event) => event.kind === 'haunt-roll')) met.add('omen')
  const mine = events.findIndex((event) => event.kind === 'turn-starts' && event.data['explorer'] === own)
  if (
    mine >= 0 &&
    events.slice(mine + 1).some((event) => event.kind === 'turn-starts' && event.data['explorer'] !== own)
  )
    met.add('end')
  return met
}

/** Questions with a hint of their own. */
export const HINTED = new Set([
  'turn-tile',
  'split-damage',
  'before-roll',
  'after-roll',
  'choose-explorer',
  'ready',
  'agree-to-trade',
  'choose-room',
  'next-monster',
])

function next(verbs: ReadonlySet<string>, met: ReadonlySet<string>): string {
  if (verbs.has('attack')) return 'attack'
  if (verbs.has('explore') && !met.has('discover')) return 'discover'
  if (verbs.has('go') && !met.has('discover')) return 'move'
  if (!met.has('end') || !verbs.has('explore')) return verbs.has('explore') || verbs.has('go') ? 'more' : 'end'
  return 'free'
}

export const PLAN: Plan = {
  story: ['story', 'turn', 'how'],
  options: { explorers: 'dealt' },
  seats: 3,
  goals: GOALS,
  learnt,
  question: 'turn',
  next,
  hinted: HINTED,
}

export const lesson = lessonOf(GAME, PLAN)
