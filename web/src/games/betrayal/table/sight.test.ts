import { describe, expect, it } from 'vitest'
import type { BetrayalView } from '../../../api/views'
import type { Choice } from '../../../api/play'
import { cellAt, layoutOf } from './geometry'
import { parts } from './sight'

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

/** Which rooms of the corridor are in sight. */
function seen(...choices: Choice[]): string[] {
  const { area } = parts(POSITION, choices, [0]).find((part) => part.id === 'basement')!
  const inside = (y: number) => y >= area.y && y <= area.y + area.h - 120
  return CORRIDOR.filter(({ y }) => inside(cellAt(layoutOf(POSITION), 'basement', 0, y).y)).map(({ id }) => id)
}

describe('a small screen', () => {
  it('looks at whoever acts', () => {
    expect(seen(go('room-1'))).toContain('room-0')
    expect(seen()).toContain('room-0')
    expect(seen(go('room-1'))).not.toContain('room-9')
  })
  it('looks where something can be chosen, if that is far from whoever acts', () => {
    expect(seen(go('room-8'), go('room-10'))).toEqual(expect.arrayContaining(['room-8', 'room-10']))
  })
})
