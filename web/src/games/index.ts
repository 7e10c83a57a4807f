/** The games of the client: every folder here. Nothing else names one. */
import { loadWords } from '../words/words.svelte'
import type { GameEnding } from '../ending/contract'
import type { Game, GameScreens, Guide, LessonHints, OwnPlace } from './contract'
import type { GameCard } from '../lobby/card'
import type { OptionHints } from '../lobby/options/options'

export type * from './contract'

const FOUND = import.meta.glob<Game>('./*/index.ts', { eager: true, import: 'game' })

export const GAMES: ReadonlyMap<string, Game> = new Map(
  Object.entries(FOUND)
    .map(([path, game]): [string, Game] => [path.split('/')[1] ?? '', game])
    .sort(([, one], [, other]) => (one.rank ?? 0) - (other.rank ?? 0)),
)

function gameOf(name: string): Game {
  const game = GAMES.get(name)
  if (!game) throw new Error(`no screens for ${name}`)
  return game
}

/** The board and all that goes with it. */
export async function screensOf(name: string): Promise<GameScreens> {
  const [{ screens }] = await Promise.all([gameOf(name).table(), loadWords(name)])
  return screens
}

export async function guideOf(name: string): Promise<Guide | null> {
  const [found] = await Promise.all([gameOf(name).guide?.(), loadWords(name)])
  return found?.guide ?? null
}

export async function lessonHints(name: string): Promise<LessonHints | null> {
  const [found] = await Promise.all([gameOf(name).lesson?.(), loadWords(name)])
  return found?.lesson ?? null
}

export async function endingOf(name: string): Promise<GameEnding | null> {
  const [found] = await Promise.all([GAMES.get(name)?.ending?.(), loadWords(name)])
  return found?.ending ?? null
}

/** What a game knows about its own options, if anything; its words are there then, too. */
export async function hintsOf(name: string): Promise<OptionHints | null> {
  const [found] = await Promise.all([GAMES.get(name)?.options?.(), loadWords(name)])
  return found?.hints ?? null
}

/** The card of a game, with its presets, if it has one; the first screen knows the words that it needs. */
export async function cardOf(name: string): Promise<GameCard | null> {
  const found = await GAMES.get(name)?.card?.()
  return found?.card ?? null
}

/** The screens that games have of their own, by the first word of their address. */
export const PLACES: ReadonlyMap<string, OwnPlace & { game: string }> = new Map(
  [...GAMES].flatMap(([game, { places = {} }]) =>
    Object.entries(places).map(([name, place]) => [name, { ...place, game }]),
  ),
)
