/** The card of a game: what it shows on the first screen, and the presets by which a table is laid without reading options. */
import type { GameInfo } from '../api/views'
import { changed, defaults, type Values } from './options/options'

/** A picture made of those that are there already: some people, and what stands behind them. */
export interface Tableau {
  people: string[]
  foes: string[]
  /** The colour of the light that falls on them. */
  light: string
}

/** How hard something is: a fair fight, hard, merciless. */
export type Hardness = 1 | 2 | 3

/** Options that go well together: `<game>-preset-<name>` is its name, and a sentence as its help. */
export interface Preset {
  name: string
  picture: Tableau
  minutes: number
  hard: Hardness
  /** How many sit at the table where bots keep one person company. */
  seats: number
  /** What differs from the defaults, for so many seats. */
  options: (seats: number) => Values
}

/** In `games/<game>/card.ts`. */
export interface GameCard {
  picture: Tableau
  hard: Hardness
  /** Those who have never played are offered the first. */
  presets: Preset[]
}

/** All options as a preset has them; what the game does not know is left out. */
export function valuesOf(preset: Preset | undefined, game: GameInfo, seats: number): Values {
  const usual = defaults(game.options)
  const own = Object.entries(preset?.options(seats) ?? {}).filter(([name]) => name in usual)
  return { ...usual, ...Object.fromEntries(own) }
}

/** The preset that these options are, if they are one. */
export function presetOf(card: GameCard | null, game: GameInfo, values: Values, seats: number): Preset | undefined {
  const differs = (some: Values) => JSON.stringify(Object.entries(changed(game.options, some)).sort())
  return card?.presets.find((one) => differs(valuesOf(one, game, seats)) === differs(values))
}

/** From the shortest of its nights to the longest; null where the game says nothing of it. */
export function minutesOf({ presets }: GameCard): { least: number; most: number } | null {
  const all = presets.map(({ minutes }) => minutes)
  return all.length ? { least: Math.min(...all), most: Math.max(...all) } : null
}

const kept = (game: string) => `dreadhall-preset-${game}`

/** The preset that is proposed: the one that was played last here, and before that the first. */
export function proposedPreset(game: string, card: GameCard | null): Preset | undefined {
  const last = localStorage.getItem(kept(game))
  return card?.presets.find(({ name }) => name === last) ?? card?.presets[0]
}

export function keepPreset(game: string, preset: Preset | undefined): void {
  if (preset) localStorage.setItem(kept(game), preset.name)
}
