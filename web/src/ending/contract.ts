/** What a game tells when it is over. A folder `games/<game>/ending` that exports a `GameEnding` is all that is asked for. */
import type { GameEvent } from '../api/play'
import type { Result, TableInfo } from '../api/views'
import type { Mark } from './shelf'

// A game knows the type of its own position; the scene does not.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Position = any

/** A game that is over, as somebody sees it who had these seats. */
export interface Over<P = Position> {
  table: TableInfo
  position: P
  result: Result
  events: readonly GameEvent[]
  mine: readonly number[]
}

/** What became of somebody. */
export interface Fate {
  id: string
  icon: string
  colour: string
  /** Where their portrait lies. */
  picture: string | undefined
  name: string
  seat: number
  /** What they were, where that was not everybody; empty else. */
  part: string
  text: string
  isLost: boolean
}

/** A book that is no secret any more. */
export interface OpenBook {
  id: string
  title: string
  chapters: { title: string; lines: string[] }[]
}

/** What the same people can play next; null for the same options. */
export interface Next {
  id: string
  label: string
  icon: string
  options: Record<string, unknown> | null
}

/** A place on the shelf. */
export interface Plate {
  what: string
  title: string
}

export interface GameEnding {
  /** Whether it ends with the dawn; else the house keeps them. */
  isDawn: (over: Over) => boolean
  /** What was played: the haunt, or the house. */
  played: (over: Over) => string
  /** Who has won, in the words of the game. */
  winner: (over: Over) => string
  fates: (over: Over) => Fate[]
  /** How much an event has turned the night; 0 where it has not. */
  weight: (event: GameEvent) => number
  /** Whether something hung on these dice. */
  isDecisive: (event: GameEvent) => boolean
  books?: (over: Over) => OpenBook[]
  next: (over: Over, marks: readonly Mark[]) => Next[]
  /** What the shelf keeps of it, by each side on which one sat. */
  marks: (over: Over) => Pick<Mark, 'what' | 'side' | 'won'>[]
  plates: () => Plate[]
  /** The sides by which the shelf counts, and what they are called. */
  sides: readonly string[]
  sideName: (side: string) => string
}
