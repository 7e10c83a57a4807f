import { describe, expect, it } from 'vitest'
import type { BetrayalView } from '../../../api/views'
import type { Choice } from '../../../api/play'
import { cellAt, TILE } from './geometry'
import { limits, parts } from './sight'

const room = (id: string, floor: string, x = 0, y = 0) => ({ id, floor, x, y, open: [], far: null })
const CORRIDOR = Array.from({ length: 12 }, (_, y) => room(`room-${y}`, 'basement', 0, y))
const POSITION = {
  turn: { explorer: 'ox-bellows', monster: '', seat: 0 },
  explorers: [{ id: 'ox-bellows', seat: 0, place: 'room-0', room: 'room-0' }],
  monsters: [],
  rooms: [room('upper-landing', 'upper'), room('foyer', 'ground'), ...CORRIDOR],
  places: [],
  tokens: {},
} as unknown as BetrayalView
const go = (place: string): Choice => ({ key: `go:${place}`, verb: 'go', data: { place } })

/** Which rooms of the corridor matter. */
function seen(...choices: Choice[]): string[] {
  const focus = parts(POSITION, choices, [0]).find((part) => part.id === 'basement')!.focus!
  const inside = (y: number) => y >= focus.y && y + TILE <= focus.y + focus.h
  return CORRIDOR.filter(({ y }) => inside(cellAt({ x: 0, y }).y)).map(({ id }) => id)
}

describe('the camera', () => {
  it('looks at whoever acts', () => {
    expect(seen(go('room-1'))).toEqual(['room-0', 'room-1'])
    expect(seen()).toEqual(['room-0', 'room-1'])
  })
  it('looks where something can be chosen, if that is far from whoever acts', () => {
    expect(seen(go('room-8'), go('room-10'))).toEqual(['room-8', 'room-9', 'room-10'])
  })
  it('counts what can be chosen on every floor, and looks at the one where somebody acts', () => {
    const found = parts(POSITION, [go('room-1'), go('foyer')], [0])
    expect(found.map(({ id, targets, here }) => [id, targets, here])).toEqual([
      ['upper', 0, false],
      ['ground', 1, false],
      ['basement', 1, true],
    ])
  })
  it('never draws a room smaller than it can be read', () => {
    expect(limits({ w: 900, h: 640 }).least * TILE).toBeGreaterThanOrEqual(110)
    expect(limits({ w: 780, h: 490 }).least * TILE).toBeGreaterThanOrEqual(88)
  })
})
