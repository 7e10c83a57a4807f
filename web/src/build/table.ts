/** What every table needs in one file: many small ones weigh a tenth more, and are fetched together anyway. */
const SHARED =
  /\/web\/src\/(?:api|board|cards|guide|icons|parts|settings|sound|stage|table|words)\/|\/web\/src\/games\/[\w.]+$/
/** So is what leads to a table: a new one, one that is open, one's own on another device. */
const LOBBY = /\/web\/src\/(?:lobby|own)\//
/** And what a table of one game needs, with its pages. */
const OF_A_GAME = /\/web\/src\/games\/([a-z]+)\/(?:table|guide|lesson|ending)\//

/** But not what the first screen shows of each game, with the addresses of its pictures. */
const CARD = /\/web\/src\/games\/([a-z]+)\/card\.ts$/

export const cardOfAGame = {
  debugName: 'the card of a game',
  name: (id: string) => CARD.exec(id)?.[1]?.concat('-card') ?? null,
}
export const atTheTable = { debugName: 'at the table', name: (id: string) => (SHARED.test(id) ? 'playing' : null) }
export const toTheTable = { debugName: 'to the table', name: (id: string) => (LOBBY.test(id) ? 'lobby' : null) }
export const ofAGame = {
  debugName: 'a table of a game',
  name: (id: string) => OF_A_GAME.exec(id)?.[1]?.concat('-table') ?? null,
}
