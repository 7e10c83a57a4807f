/** What a seat is asked and told, whichever game is played. */
import type { Ways } from '../board/ways.svelte'
import type { SeatView, ShownAsk, ShownChoice, ShownEvent } from './views'

export type Choice = ShownChoice
export type Ask = ShownAsk
export type GameEvent = ShownEvent

/** `table.view(seat)` as the server sends it; `position` is the game's own. */
export type View<P = unknown> = Omit<SeatView, 'position'> & { position: P }

/** What a game's board is given: it shows the position and offers the choices where the hand goes. */
export interface BoardProps<P> {
  position: P
  /** The part of the board to draw. */
  part: string
  choices: Choice[]
  /** Choose, or where several choices lie in one place, let the player pick among them. */
  pick: (choices: Choice[]) => void
  /** How far those who act can walk; where it is given, the board draws it. */
  ways?: Ways | undefined
  /** Open the explanation of a piece. */
  explain: (kind: string, id: string) => void
  /** A place that somebody points at. */
  pointed?: string
  /** Where it is given, the next place chosen is pointed at instead. */
  point?: ((place: string) => void) | undefined
}

/** A word that a choice or an event carries; empty where there is none. */
export const text = (value: unknown): string => (typeof value === 'string' ? value : '')
