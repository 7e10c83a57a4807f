/** What stands in the log, of all that has happened. */
import type { GameEvent } from '../api/play'
import type { GameScreens } from '../games'

export interface LogLine {
  /** The number of the event among all of them. */
  number: number
  event: GameEvent
  /** Whether it heads what follows, such as a turn. */
  isHeading: boolean
}

type Heads = Pick<GameScreens, 'startsTurn' | 'isDoubled'>

/** The lines of the last so many events: what says no more than the line beside it is left out. */
export function linesOf(events: readonly GameEvent[], screens: Heads, most: number): LogLine[] {
  const first = Math.max(0, events.length - most)
  return events.slice(first).flatMap((event, n) => {
    const number = first + n
    if (screens.isDoubled?.(events, number)) return []
    return [{ number, event, isHeading: screens.startsTurn?.(event) ?? false }]
  })
}
