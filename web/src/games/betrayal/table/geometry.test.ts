import { describe, expect, it } from 'vitest'
import type { BetrayalRoomView } from '../../../api/views'
import { cellAt, labelOf, layOut, placeBox, sidePoint, spots, TILE } from './geometry'
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

describe('the layout', () => {
  it('has a frame for each floor, none over another, all within the board', () => {
    const { bounds, floors } = layOut(START)
    const frames = Object.values(floors).map((floor) => floor.area)
    expect(frames).toHaveLength(3)
    for (const frame of frames) {
      expect(frame.x).toBeGreaterThanOrEqual(0)
      expect(frame.x + frame.w).toBeLessThanOrEqual(bounds.w + 0.01)
      expect(frame.y + frame.h).toBeLessThanOrEqual(bounds.h + 0.01)
    }
    expect(frames[0]!.x + frames[0]!.w).toBeLessThanOrEqual(frames[1]!.x + 0.01)
  })

  it('leaves a cell free behind every open door', () => {
    const layout = layOut(START)
    const { area } = layout.floors['upper']!
    const north = cellAt(layout, 'upper', 0, -1)
    expect(north.y).toBeGreaterThan(area.y)
    expect(north.x).toBeGreaterThanOrEqual(area.x)
  })

  it('lays neighbours side by side', () => {
    const layout = layOut(START)
    expect(cellAt(layout, 'ground', 0, 0).x - cellAt(layout, 'ground', -1, 0).x).toBe(TILE)
  })

  it('grows in another shape when a floor becomes long', () => {
    const long = Array.from({ length: 9 }, (_, n) => room(`room-${n}`, 'ground', n))
    const { floors } = layOut([...START, ...long.slice(1)])
    expect(floors['ground']!.area.y).toBeGreaterThan(floors['upper']!.area.y)
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
