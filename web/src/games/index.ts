/** The games of the client: every folder here. Nothing else names one. */
import { api } from '../api/client'
import { loadWords, loadWordsFrom } from '../words/words.svelte'
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

/** A game that has no folder here, and is played all the same: with cards and lists, or a screen that its package brings. */
const plain = (name: string): Game => ({
  table: () => import('../plain'),
  guide: async () => ({ guide: (await import('../plain/guide')).guideFor(name) }),
})

const gameOf = (name: string): Game => GAMES.get(name) ?? plain(name)

/** The words of a game: the client's own, or those that its package has brought to the server. */
export function wordsOf(name: string): Promise<void> {
  return GAMES.has(name) ? loadWords(name) : loadWordsFrom(name, async (spoken) => (await api.words(name, spoken)).text)
}

/** What its package draws, if it does. */
async function drawScreen(name: string): Promise<void> {
  const has = (await api.games()).some((game) => game.name === name && game.screen)
  if (has) await (await import('../plain/screens.svelte')).loadScreen(name)
}

/** The board and all that goes with it. */
export async function screensOf(name: string): Promise<GameScreens> {
  const [{ screens }] = await Promise.all([gameOf(name).table(), wordsOf(name), !GAMES.has(name) && drawScreen(name)])
  return screens
}

export async function guideOf(name: string): Promise<Guide | null> {
  const [found] = await Promise.all([gameOf(name).guide?.(), wordsOf(name)])
  return found?.guide ?? null
}

export async function lessonHints(name: string): Promise<LessonHints | null> {
  const [found] = await Promise.all([gameOf(name).lesson?.(), wordsOf(name)])
  return found?.lesson ?? null
}

export async function endingOf(name: string): Promise<GameEnding | null> {
  const [found] = await Promise.all([GAMES.get(name)?.ending?.(), wordsOf(name)])
  return found?.ending ?? null
}

/** What a game knows about its own options, if anything; its words are there then, too. */
export async function hintsOf(name: string): Promise<OptionHints | null> {
  const [found] = await Promise.all([GAMES.get(name)?.options?.(), wordsOf(name)])
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
