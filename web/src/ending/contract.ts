/** What a game tells when it is over. A folder `games/<game>/ending` that exports a `GameEnding` is all that is asked for. */
import type { GameEvent } from '../api/play'
import type { OptionInfo, Result, TableInfo } from '../api/views'
import type { ChanceOf } from './rating'
import type { Mark } from './shelf'

// A game knows the type of its own position, and what its events carry; the scene does not.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Position = any
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Happened = any

/** A game that is over, as somebody sees it who had these seats. */
export interface Over<P = Position, E = GameEvent> {
  table: TableInfo
  position: P
  result: Result
  events: readonly E[]
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
  /** What they say about it, where they say anything. */
  says?: string | undefined
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
  /** Where its picture lies; a silhouette until somebody was there. */
  picture: string | undefined
  icon: string
  /** With what a table is laid to play it again. */
  options: Record<string, unknown>
}

/** What has become of the house: a lit roof, one lit window, nobody; or what took it. */
export type SceneKind = 'dawn' | 'night' | 'empty' | 'fire' | 'flood' | 'abyss' | 'sky' | 'ship'

/** Whether it is morning there. */
export const isBright = (kind: SceneKind): boolean => kind === 'dawn' || kind === 'sky'

/** The picture of what happened. */
export interface Scene {
  kind: SceneKind
  /** Where the picture lies of what has the house now, if the house still stands as it did. */
  figure?: string | undefined
  /** The portraits of those who come out of it. */
  people: string[]
}

export interface GameEnding {
  /** The same with what has come to light at the end: events that only some had heard of. */
  revealed?: (over: Over) => Over
  scene: (over: Over) => Scene
  /** Whether those whom everybody begins with have won: heroes, survivors. */
  isWon: (over: Over) => boolean
  /** What was played: the haunt, or the house. */
  played: (over: Over) => string
  /** Who has won, in the words of the game. */
  winner: (over: Over) => string
  /** On which side whoever looks was, said to them; empty where there is only one, or they were on several. */
  ownSide: (over: Over) => string
  fates: (over: Over) => Fate[]
  /** How much an event has turned the night; 0 where it has not. */
  weight: (event: Happened) => number
  /** Whether something hung on these dice. */
  isDecisive: (event: Happened) => boolean
  books?: (over: Over) => OpenBook[]
  next: (over: Over, marks: readonly Mark[]) => Next[]
  /** What the shelf keeps of it, by each side on which one sat. */
  marks: (over: Over) => Pick<Mark, 'what' | 'side' | 'won' | 'size'>[]
  /** How often the side of a mark usually wins, as bots have played it; a game that was never measured has no ratings. */
  chances?: () => Promise<ChanceOf>
  /** What can stand on the shelf; the options are those of the server, with what packages have brought there. */
  plates: (options: readonly OptionInfo[]) => Plate[]
  /** The sides by which the shelf counts, and what they are called. */
  sides: readonly string[]
  sideName: (side: string) => string
}
