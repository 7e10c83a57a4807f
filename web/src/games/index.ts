/** What each game brings to the screen: its board, the boards at its side, and its track. */
import type { Component } from 'svelte'
import type { BoardProps, Choice, GameEvent } from '../api/play'
import type { Chronicle } from '../replay/statistics'

export interface SideProps<P> {
  position: P
  choices: Choice[]
  seatNames: string[]
  mine: number[]
  pick: (choices: Choice[]) => void
  explain: (kind: string, id: string) => void
}

export interface TrackProps<P> {
  position: P
  explain: (kind: string, id: string) => void
}

/** Dice that were rolled: what for, and the faces, each with the icon it shows. */
export interface Rolled {
  what: string
  faces: { face: string; icon: string; word: string }[]
}

export interface GameScreens {
  // A game knows the type of its own position; the table does not.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Board: Component<BoardProps<any>>
  Side: Component<SideProps<any>>
  Track: Component<TrackProps<any>>
  /** The icon of a choice, by what it does. */
  iconOf: (choice: Choice) => string
  /** Which choice is the main one, if any. */
  isMain: (choice: Choice) => boolean
  /** Whether a choice is a small thing that waits in a fold, and lies on its card besides. */
  isMinor: (choice: Choice) => boolean
  /** What a choice would cost and bring, in a few words. */
  hint: (choice: Choice, position: unknown) => string
  /** Group choices for the list: the heading of each. */
  groupOf: (choice: Choice) => string
  /** The dice of an event, if it is a roll. */
  rolled: (event: GameEvent) => Rolled | null
  /** Whether an event is about harm, and is written in red. */
  isHarm: (event: GameEvent) => boolean
  /** The rule behind an event, for the link in the log. */
  ruleOf: (event: GameEvent) => string
  /** The part of the board that matters now, for small screens: x, y, width, height, or null for all of it. */
  focus: (position: unknown) => { x: number; y: number; w: number; h: number } | null
  /** What is counted for the summary after the game. */
  chronicle?: Chronicle
}

const LOADERS: Record<string, () => Promise<{ screens: GameScreens }>> = {
  darkest: () => import('./darkest'),
}

/** The screens of a game, loaded when a table of it is shown. */
export async function screensOf(game: string): Promise<GameScreens> {
  const load = LOADERS[game]
  if (!load) throw new Error(`no screens for ${game}`)
  return (await load()).screens
}
