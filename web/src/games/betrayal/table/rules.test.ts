import { describe, expect, it } from 'vitest'
import type { BetrayalView } from '../../../api/views'
import type { Choice } from '../../../api/play'
import { ROOMS, turned } from '../pieces'
import { chanceOfAtLeast, chanceToBeat, hauntChance, totals } from './odds'
import { cardName, pageId } from './music'
import { thingsAt } from './standing'
import { bySpot, cellOf, spotOf } from './targets'

const choice = (key: string, data: Record<string, unknown> = {}): Choice => ({
  key,
  verb: key.split(':')[0] ?? '',
  data,
})

const POSITION = {
  turn: { explorer: 'ox-bellows', monster: '', seat: 0 },
  explorers: [
    { id: 'ox-bellows', place: 'foyer', room: 'foyer' },
    { id: 'zoe-ingstrom', place: '', room: '' },
  ],
  monsters: [{ id: 'mummy-1', place: 'crypt', room: 'crypt', kind: 'mummy' }],
  rooms: [
    { id: 'foyer', floor: 'ground' },
    { id: 'crypt', floor: 'basement' },
  ],
  places: [],
  tokens: { safe: 'foyer' },
} as unknown as BetrayalView

describe('chances', () => {
  it('add up to one', () => {
    expect(totals(5).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1)
  })
  it('of the haunt grow with the omens', () => {
    expect(hauntChance(0)).toBeCloseTo(0)
    expect(hauntChance(1)).toBeCloseTo(1 / 729)
    expect(hauntChance(13)).toBeCloseTo(1)
  })
  it('of rolls and duels are right', () => {
    expect(chanceOfAtLeast(1, 1)).toBeCloseTo(2 / 3)
    expect(chanceToBeat(1, 1)).toBeCloseTo(1 / 3)
    expect(chanceToBeat(0, 3)).toBe(0)
  })
})

describe('a choice lies where the hand goes', () => {
  it('in rooms, at doors, on figures, on things and in empty cells', () => {
    expect(spotOf(choice('go:crypt', { place: 'crypt' }), POSITION)).toBe('place:crypt')
    expect(spotOf(choice('explore:n', { side: 0 }), POSITION)).toBe('door:foyer:0')
    expect(spotOf(choice('attack:mummy-1', { target: 'mummy-1' }), POSITION)).toBe('figure:mummy-1')
    expect(spotOf(choice('try:safe', { token: 'safe' }), POSITION)).toBe('token:safe')
    expect(spotOf(choice('turn:n', { room: 'library', floor: 'upper', x: 1, y: -2, turn: 0 }), POSITION)).toBe(
      'cell:upper:1:-2',
    )
    expect(spotOf(choice('trade:zoe-ingstrom:axe', { explorer: 'zoe-ingstrom', card: 'axe' }), POSITION)).toBeNull()
    expect(spotOf(choice('end-turn'), POSITION)).toBeNull()
  })
  it('with others of the same spot, on its floor', () => {
    const attacks = [
      choice('attack:mummy-1', { target: 'mummy-1' }),
      choice('attack:mummy-1:axe', { target: 'mummy-1', card: 'axe' }),
    ]
    expect(bySpot(attacks, POSITION).get('figure:mummy-1')).toHaveLength(2)
    expect(cellOf('figure:mummy-1', POSITION)?.floor).toBe('basement')
    expect(cellOf('cell:upper:1:-2', POSITION)).toEqual({ floor: 'upper', x: 1, y: -2 })
  })
})

it('a tile keeps its doors when it is turned', () => {
  expect(turned([0, 1], 1)).toEqual([1, 2])
  expect(turned([3], 1)).toEqual([0])
  expect(Object.keys(ROOMS)).toHaveLength(47)
})

describe('the Music Box', () => {
  const open = {
    ...POSITION,
    music: true,
    companions: {},
    piles: { foyer: ['axe', 'music-box'], crypt: ['axe'] },
  } as unknown as BetrayalView
  it('says that it plays while it is open, and no other card does', () => {
    expect(cardName(open, 'music-box')).toBe(
      `${cardName({ ...open, music: false }, 'music-box')} ([betrayal-board-plays])`,
    )
    expect(['music-box', 'axe'].map((card) => pageId(open, card))).toEqual(['music-box/plays', 'axe'])
    expect(pageId({ ...open, music: false }, 'music-box')).toBe('music-box')
  })
  it('marks the pile it lies in, and none once it is closed', () => {
    const playing = (position: BetrayalView) => ['foyer', 'crypt'].map((place) => thingsAt(position, place)[0]?.plays)
    expect(playing(open)).toEqual([true, false])
    expect(playing({ ...open, music: false })).toEqual([false, false])
  })
})
