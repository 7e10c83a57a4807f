/** Dark, Darker, Darkest in the browser. */
import type { Game } from '../contract'

export const game: Game = {
  card: () => import('./card'),
  options: () => import('./options'),
  table: () => import('./table'),
  guide: () => import('./guide'),
  lesson: () => import('./lesson'),
  ending: () => import('./ending'),
  places: { house: { icon: 'house', load: () => import('./house/Builder.svelte') } },
}
