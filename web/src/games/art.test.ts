import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Where the rooms of a game have their names. */
const NAMES: Record<string, string> = { betrayal: 'betrayal-rooms', darkest: 'darkest-pieces' }
const GAMES = Object.keys(NAMES)
const MOST = 700

const read = (file: string) => readFileSync(file, 'utf8')
const drawnRooms = (game: string) => JSON.parse(read(`src/games/${game}/art/rooms.json`)) as Record<string, string>

/** All rooms that have a name. */
function roomsOf(game: string): string[] {
  const named = new RegExp(`^${game}-room-([a-z-]+) =`, 'gm')
  return [...read(`../locales/en/${NAMES[game]}.ftl`).matchAll(named)].map(([, id]) => id!)
}

it.each(GAMES)('every room of %s has a light drawing of its own', (game) => {
  const drawn = drawnRooms(game)
  expect(Object.keys(drawn)).toEqual(roomsOf(game).sort())
  expect(new Set(Object.values(drawn)).size).toBe(Object.keys(drawn).length)
  for (const [room, path] of Object.entries(drawn)) expect(path.length, room).toBeLessThan(MOST)
})

it.each(GAMES)('what is drawn in rooms of %s is path data within its box', (game) => {
  for (const [room, path] of Object.entries(drawnRooms(game))) {
    expect(path, room).toMatch(/^M[\d .MmlhvqtaczLHV-]+$/)
    for (const [, x, y] of path.matchAll(/M([\d.]+) ([\d.]+)/g)) {
      expect(Number(x), room).toBeLessThanOrEqual(95)
      expect(Number(y), room).toBeLessThanOrEqual(69)
    }
  }
})
