import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { BetrayalView } from '../../../../api/views'
import type { Choice } from '../../../../api/play'
import { LANGUAGES, loadWords, name, setLanguage } from '../../../../words/words.svelte'
import { GAME, ROOMS } from '../../pieces'
import { cellAt, FIGURE_NAME, TILE } from './geometry'
import { limits, parts } from './sight'
import { tileName } from './tileName'

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
  it('says what is wanted on every floor, each kind of foe once', () => {
    const rats = ['rat-1', 'rat-2'].map((id) => ({ id, kind: 'rat', room: 'foyer' }))
    const position = { ...POSITION, monsters: rats } as unknown as BetrayalView
    const wanted = {
      rooms: new Map([['foyer', '']]),
      figures: new Map(['rat-1', 'rat-2', 'ox-bellows'].map((id) => [id, ''])),
    }
    const foyer = name(GAME, 'room', 'foyer')
    expect(parts(position, [], [0], wanted).map(({ goals }) => goals)).toEqual([
      [],
      [foyer, name(GAME, 'creature', 'rat')],
      [name(GAME, 'explorer', 'ox-bellows')],
    ])
  })
  it('never draws a room smaller than it can be read', () => {
    expect(limits({ w: 900, h: 640 }).least * TILE).toBeGreaterThanOrEqual(110)
    expect(limits({ w: 780, h: 490 }).least * TILE).toBeGreaterThanOrEqual(88)
  })
})

describe('a name', () => {
  /** The stage on a desk, on a small one, and on phones. */
  const STAGES = [
    { w: 900, h: 640 },
    { w: 780, h: 490 },
    { w: 390, h: 400 },
    { w: 320, h: 300 },
  ]
  const SMALLEST = 11

  beforeAll(async () => {
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
    vi.stubGlobal('document', { documentElement: {} })
    await loadWords(GAME)
  })

  it.each(LANGUAGES)('can be read on every stage (%s)', async (language) => {
    await setLanguage(language)
    const sizes = Object.entries(ROOMS).map(([id, { far }]) => tileName(name(GAME, 'room', id), far !== null).size)
    for (const stage of STAGES)
      expect(Math.min(FIGURE_NAME, ...sizes) * limits(stage).least).toBeGreaterThanOrEqual(SMALLEST)
  })
})
