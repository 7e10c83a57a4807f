import { describe, expect, it } from 'vitest'
import type { BetrayalRoomView } from '../../../../api/views'
import { cellAt, floorAreas, labelOf, placeBox, sidePoint, spots, TILE } from './geometry'
import { broken } from './tileName'

function room(id: string, floor: string, x = 0, y = 0, open: number[] = []): BetrayalRoomView {
  return {
    id,
    floor,
    x,
    y,
    turn: 0,
    doors: open,
    open,
    joined: {},
    windows: [],
    front_door: null,
    symbol: '',
    far: null,
    destroyed: false,
    condition: [],
  }
}

const START = [
  room('upper-landing', 'upper', 0, 0, [0, 1, 2, 3]),
  room('foyer', 'ground', -1),
  room('entrance-hall', 'ground', 0, 0, [0, 2]),
  room('basement-landing', 'basement'),
]

describe('a floor', () => {
  it('leaves a cell free behind every open door', () => {
    const { x, y, w, h } = floorAreas(START)['upper']!
    expect(cellAt({ x: 0, y: -1 }).y).toBeGreaterThan(y)
    expect(cellAt({ x: 2, y: 2 }).x).toBeLessThan(x + w)
    expect(cellAt({ x: 2, y: 2 }).y).toBeLessThan(y + h)
  })

  it('lays neighbours side by side, and leaves them there when it grows', () => {
    expect(cellAt({ x: 0, y: 0 }).x - cellAt({ x: -1, y: 0 }).x).toBe(TILE)
    const before = floorAreas(START)['ground']!
    const after = floorAreas([...START, room('crypt', 'ground', -2)])['ground']!
    expect(after.x).toBe(before.x - TILE)
    expect(after.x + after.w).toBe(before.x + before.w)
  })

  it('is there even when the house has lost all of it', () => {
    expect(floorAreas(START.slice(1))['upper']!.w).toBeGreaterThan(TILE)
  })
})

describe('a room', () => {
  it('is halved by its barrier', () => {
    const chasm = { ...room('chasm', 'basement'), far: [1] }
    const near = placeBox(chasm, { x: 0, y: 0 }, false)
    const far = placeBox(chasm, { x: 0, y: 0 }, true)
    expect(far).toEqual({ x: TILE / 2, y: 0, w: TILE / 2, h: TILE })
    expect(near.x).toBe(0)
  })

  it('has its doors in the middle of its sides', () => {
    expect(sidePoint({ x: 0, y: 0 }, 1)).toEqual({ x: TILE, y: TILE / 2 })
    expect(sidePoint({ x: 0, y: 0 }, 0, 10)).toEqual({ x: TILE / 2, y: -10 })
  })

  it('has room for everybody', () => {
    const box = { x: 0, y: 0, w: 100, h: 60 }
    for (let count = 1; count <= 9; count++) {
      const { size, at } = spots(count, box)
      expect(at).toHaveLength(count)
      expect(size).toBeGreaterThan(15)
      for (const point of at) expect(point.x > 0 && point.x < 100 && point.y > 0 && point.y < 60).toBe(true)
    }
  })

  it('has everybody in one row as long as they are not much smaller for it', () => {
    const rows = (count: number) => new Set(spots(count, { x: 0, y: 0, w: 104, h: 59 }).at.map(({ y }) => y)).size
    expect([1, 2, 3, 4, 6].map(rows)).toEqual([1, 1, 1, 1, 2])
  })

  it('has a name in one line or two', () => {
    expect(labelOf('Crypt').lines).toEqual(['Crypt'])
    expect(labelOf('Operating Laboratory').lines).toEqual(['Operating', 'Laboratory'])
    expect(labelOf('Dienstbotenzimmer').size).toBeLessThan(16)
    expect(labelOf('Rumpelkammer').size).toBeLessThan(labelOf('Eingangshalle').size)
    for (const halved of ['Chambre forte', 'Catacombes', 'Katakomben', 'Tresorraum'])
      expect(labelOf(halved).lines).toHaveLength(1)
    expect(broken('Dienstbotenzimmer', 'zimmer labor').lines).toEqual(['Dienstboten-', 'zimmer'])
    expect(broken('Schlafzimmer', 'zimmer labor').lines).toEqual(['Schlafzimmer'])
    expect(labelOf('Upper Landing', 82, 12.5).lines).toEqual(['Upper Landing'])
    expect(labelOf('Oberer Treppenabsatz', 82, 12.5).lines).toEqual(['Oberer', 'Treppenabsatz'])
  })
})
