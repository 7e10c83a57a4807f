/** What the log leaves out, because the line beside it says as much. */
import type { AnyEvent, Kind } from '../../happened'

const TURNS = new Set<Kind>(['turn-starts', 'monster-turn', 'stand-in-turn'])

export const startsTurn = ({ kind }: AnyEvent): boolean => TURNS.has(kind)

export function isDoubled(events: readonly AnyEvent[], number: number): boolean {
  const { kind, data } = events[number]!
  const before = events[number - 1]
  switch (kind) {
    case 'room-placed':
      return before?.kind === 'finds' && before.data.room === data.room
    case 'moves': {
      const found = before?.kind === 'room-placed' ? events[number - 2] : before
      return found?.kind === 'finds' && found.data.room === data.room && isSame(found, data)
    }
    case 'hurt':
    case 'unhurt': {
      const isRolled = before?.data.roll === 'damage' && before.data.who === data.explorer
      return isRolled && before.data.total === data.dealt && !data.spared
    }
    case 'side-changed':
      return events
        .slice(0, number)
        .some((event) => event.kind === 'converted' && event.move === events[number]!.move && isSame(event, data))
    default:
      return false
  }
}

const isSame = (found: AnyEvent, data: AnyEvent['data']): boolean => found.data.explorer === data.explorer
