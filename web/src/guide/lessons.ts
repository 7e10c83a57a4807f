/** The table at which the guided first game of a game is played in this browser. */

const kept = (game: string) => `dreadhall-tutorial-${game}`

export function lessonTable(game: string): string {
  return localStorage.getItem(kept(game)) ?? ''
}

export function keepLesson(game: string, table: string): void {
  localStorage.setItem(kept(game), table)
}

export function dropLesson(game: string): void {
  localStorage.removeItem(kept(game))
}
