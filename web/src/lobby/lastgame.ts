/** The game that was played last in this browser stands first wherever one is chosen. */

const KEPT = 'dreadhall-game'

export function lastGame(): string {
  return localStorage.getItem(KEPT) ?? ''
}

export function keepGame(game: string): void {
  localStorage.setItem(KEPT, game)
}

/** The same games, the one that was played last before the others. */
export function lastFirst<Game extends { name: string }>(games: readonly Game[]): Game[] {
  const last = lastGame()
  return [...games.filter(({ name }) => name === last), ...games.filter(({ name }) => name !== last)]
}
