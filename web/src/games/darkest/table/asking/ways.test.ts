import { describe, expect, it } from 'vitest'
import type { DarkestView, TileView } from '../../../../api/views'
import type { Ask } from '../../../../api/play'
import { neighbours, walks } from './ways'

/** A row of open tiles from west to east. */
const tile = (n: number, changes: Partial<TileView> = {}): TileView =>
  ({
    square: `r1c${n}`,
    tile: `t${n}`,
    section: 'outer',
    rooms: [{ id: `room-${n}`, edges: { n: 'wall', e: 'open', s: 'wall', w: 'open' } }],
    inner: null,
    burns: 0,
    fire: false,
    destroyed: false,
    lurking: false,
    radiation: false,
    ...changes,
  }) as TileView

const survivor = (id: string, room: string, ap = 4) => ({ id, room, ap, active: true, entrapped: '' })

const house = (changes: Record<string, unknown> = {}): DarkestView =>
  ({
    house: [1, 2, 3, 4, 5].map((n) => tile(n)),
    doors: [],
    hordes: [],
    tokens: [],
    creature: null,
    nemesis: null,
    survivors: [survivor('leo', 'room-1')],
    ...changes,
  }) as unknown as DarkestView

const ASK: Ask = {
  prompt: 'act',
  join: 'any',
  data: {},
  choices: [{ key: 'move:leo:room-2', verb: 'move', data: { survivor: 'leo', room: 'room-2' } }],
}
const goals = (view: DarkestView): string[] => walks(ASK, view).map(({ places }) => places.at(-1)!)

describe('a walk', () => {
  it('goes as far as the actions last', () => {
    expect(goals(house({ survivors: [survivor('leo', 'room-1', 3)] }))).toEqual(['room-2', 'room-3', 'room-4'])
    expect(walks(ASK, house())[1]).toMatchObject({ keys: ['move:leo:room-2', 'move:leo:room-3'], spaces: 2 })
  })

  it('leads neither into the fire nor to the dead', () => {
    const burning = house({ house: [tile(1), tile(2), tile(3), tile(4, { burns: 1 }), tile(5)] })
    expect(goals(burning)).toEqual(['room-2', 'room-3'])
    expect(goals(house({ hordes: [{ room: 'room-4' }] }))).toEqual(['room-2', 'room-3'])
    expect(goals(house({ creature: { id: 'dog', room: 'room-3' } }))).toEqual(['room-2'])
  })

  it('does not pass where something is turned up: a chip, a token in sight, a lurker', () => {
    const chip = { id: 'd', rooms: ['room-3', 'vault'], closed: true, chip: '' }
    expect(goals(house({ doors: [chip] }))).toEqual(['room-2', 'room-3'])
    expect(goals(house({ doors: [{ ...chip, chip: 'K1' }] }))).toContain('room-5')
    expect(goals(house({ tokens: [{ room: 'room-5' }] }))).toEqual(['room-2'])
    const lurking = house({ house: [tile(1), tile(2, { lurking: true }), tile(3)] })
    expect(goals(lurking)).toEqual(['room-2'])
  })

  it('does not begin or pass where somebody is asked to come along', () => {
    expect(goals(house({ survivors: [survivor('leo', 'room-1'), survivor('nina', 'room-1')] }))).toEqual(['room-2'])
    const there = house({ survivors: [survivor('leo', 'room-1'), survivor('nina', 'room-3')] })
    expect(goals(there)).toEqual(['room-2', 'room-3'])
    const tired = house({ survivors: [survivor('leo', 'room-1'), survivor('nina', 'room-3', 0)] })
    expect(goals(tired)).toContain('room-5')
  })
})

describe('rooms next door', () => {
  it('are behind no closed door and no wall', () => {
    const doors = [{ id: 'd', rooms: ['room-2', 'room-3'], closed: true, chip: '' }]
    expect(neighbours(house({ doors }), 'room-2')).toEqual(['room-1'])
    const walled = house({
      house: [tile(1), tile(2, { rooms: [{ id: 'room-2', edges: { e: 'wall', w: 'open' } }] as never })],
    })
    expect(neighbours(walled, 'room-2')).toEqual(['room-1'])
  })

  it('are inside a tile, too', () => {
    const inner = tile(2, { inner: { direction: 'n', door: 'd', edge: 'door' } })
    inner.rooms.push({ id: 'pantry', edges: {}, locked: false, observed: false, searched: false })
    expect(neighbours(house({ house: [tile(1), inner] }), 'pantry')).toEqual(['room-2'])
    expect(neighbours(house({ house: [tile(1), inner] }), 'room-2')).toEqual(['room-1', 'pantry'])
  })
})
