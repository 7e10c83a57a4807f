/** What the log leaves out, because the line beside it says as much. */
import type { AnyEvent, Kind } from '../../happened'

const TURNS = new Set<Kind>(['round-begins', 'group-acts'])

export const startsTurn = ({ kind }: AnyEvent): boolean => TURNS.has(kind)

export function isDoubled(events: readonly AnyEvent[], number: number): boolean {
  const { kind, data } = events[number]!
  const before = events[number - 1]
  switch (kind) {
    case 'card-kept':
      return (
        before?.kind === 'card-found' && (['card', 'survivor'] as const).every((key) => before.data[key] === data[key])
      )
    case 'burns':
      return before?.kind === 'fire-breaks-out' && before.data.tile === data.tile
    case 'done':
      return events.slice(number).find((event) => event.kind !== 'done')?.kind === 'group-ends'
    default:
      return false
  }
}
