/** The moments at which the night turned, and the figures worth telling: from what happened, as each game weighs and counts it. */
import type { GameEvent } from '../api/play'
import { type Chronicle, deedsOf } from '../replay/statistics'
import type { GameEnding } from './contract'

type Scales = Pick<GameEnding, 'weight' | 'isDecisive'>

/** The events that weigh most, in their order: one for each move, and always the last dice on which something hung. */
export function turningPoints(events: readonly GameEvent[], { weight, isDecisive }: Scales, most = 8): GameEvent[] {
  const last = events.findLast(isDecisive)
  const weighed = events
    .map((event, at) => ({ event, at, weight: event === last ? Math.max(1, weight(event)) : weight(event) }))
    .filter((one) => one.weight > 0)
  const heaviest = new Map<number, (typeof weighed)[number]>()
  for (const one of weighed) {
    const known = heaviest.get(one.event.move)
    if (!known || one.weight > known.weight) heaviest.set(one.event.move, one)
  }
  const isLast = (one: { event: GameEvent }) => one.event.move === last?.move
  return [...heaviest.values()]
    .sort((a, b) => Number(isLast(b)) - Number(isLast(a)) || b.weight - a.weight || a.at - b.at)
    .slice(0, most)
    .sort((a, b) => a.at - b.at)
    .map(({ event }) => event)
}

/** Who did most of something. */
export interface Record {
  what: string
  who: string[]
  count: number
}

/** For each deed whoever did it most often; all of them where several did, nobody where nobody did it at all. */
export function recordsOf(events: readonly GameEvent[], chronicle: Chronicle): Record[] {
  const doers = deedsOf(events, chronicle)
  return chronicle.deeds.flatMap((what) => {
    const count = Math.max(0, ...doers.map((doer) => doer.counts[what] ?? 0))
    const who = doers.filter((doer) => doer.counts[what] === count).map((doer) => doer.who)
    return count ? [{ what, who, count }] : []
  })
}
