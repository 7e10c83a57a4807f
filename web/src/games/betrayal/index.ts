/** Betrayal at House on the Hill in the browser. */
import type { Game } from '../contract'

export const game: Game = {
  rank: 1,
  card: () => import('./card'),
  options: () => import('./options'),
  table: () => import('./table'),
  guide: () => import('./guide'),
  lesson: () => import('./lesson'),
  ending: () => import('./ending'),
}
