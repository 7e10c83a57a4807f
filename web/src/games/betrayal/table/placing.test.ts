import { describe, expect, it } from 'vitest'
import type { BetrayalView } from '../../../api/views'
import { TILE } from './geometry'
import { lying, standing } from './placing'

const CORNER = { x: 0, y: 0 }
const room = (id: string, far: number[] | null = null) => ({
  id,
  floor: 'ground',
  x: 0,
  y: 0,
  far,
  symbol: '',
  destroyed: false,
})
const ROOMS = [room('foyer'), room('grand-staircase'), room('upper-landing'), room('vault', [0])]
const POSITION = {
  music: true,
  rooms: ROOMS,
  tokens: { safe: 'foyer', drip: 'grand-staircase' },
  companions: {},
  piles: { foyer: ['music-box'], 'grand-staircase': ['axe'], vault: ['bell'], 'vault/far': ['book'] },
} as unknown as BetrayalView
const PLACES: [number, string][] = [
  [0, 'foyer'],
  [1, 'grand-staircase'],
  [3, 'vault'],
  [3, 'vault/far'],
]

describe.each(PLACES)('in a room (%i, %s)', (n, place) => {
  const here = POSITION.rooms[n]!
  const things = lying(POSITION, here, place, CORNER)
  it('everything lies within the tile, and nothing on anything else', () => {
    expect(things.length).toBeGreaterThan(0)
    for (const { x, y, wider } of things) expect(x > 10 && y > 10 && x + wider < TILE - 10 && y < TILE - 10).toBe(true)
    for (const one of things)
      for (const other of things)
        if (one !== other) expect(Math.abs(one.y - other.y) >= 22 || Math.abs(one.x - other.x) >= 22).toBe(true)
  })
  it('one or two figures stand beside the things', () => {
    for (const count of [1, 2]) {
      const { at, size } = standing(POSITION, here, place, CORNER, count)
      for (const { x, y } of at)
        for (const thing of things)
          expect(
            x - size / 2 >= thing.x + thing.wider + 8 || y - size / 2 >= thing.y + 8 || y + size / 2 <= thing.y - 8,
          ).toBe(true)
    }
  })
})
