import { describe, expect, it } from 'vitest'
import type { BetrayalView } from '../../../api/views'
import type { Choice, GameEvent } from '../../../api/play'
import { ROOMS, turned } from '../pieces'
import { chanceOfAtLeast, chanceToBeat, hauntChance, totals } from './odds'
import { cardName, pageId } from './music'
import { lastDrawn, lastRoll, latest } from './rolls'
import { thingsAt } from './standing'
import { bySpot, cellOf, spotOf } from './targets'

const event = (kind: string, data: Record<string, unknown> = {}): GameEvent => ({ kind, data, cause: '', move: 0 })
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

describe('what has come up', () => {
  const attack = [
    event('attacks', { who: 'ox-bellows', target: 'mummy-1', trait: 'might', card: 'axe' }),
    event('rolled', { who: 'ox-bellows', roll: 'attack', faces: [2, 1], total: 3 }),
  ]
  it('is a duel, half of it first', () => {
    const roll = lastRoll(attack)
    expect(roll).toMatchObject({
      kind: 'duel',
      attacker: 'ox-bellows',
      attack: { total: 3 },
      defence: null,
      margin: null,
    })
  })
  it('is a duel with its result, cards and all', () => {
    const whole = [
      ...attack,
      event('rolled', { who: 'mummy-1', roll: 'defence', faces: [2], total: 2 }),
      event('clash', { roll: 7, against: 2 }),
      event('stunned'),
    ]
    expect(lastRoll(whole)).toMatchObject({ kind: 'duel', attack: { total: 7 }, margin: 5 })
  })
  it('is a single roll once one comes after the duel', () => {
    const later = [
      ...attack,
      event('clash', { roll: 3, against: 1 }),
      event('rolled', { who: 'ox-bellows', roll: 'trait', why: 'attic', trait: 'speed', faces: [1], total: 1 }),
    ]
    expect(lastRoll(later)).toMatchObject({ kind: 'single', why: 'attic', cast: { total: 1 } })
  })
  it('is a number that a card has named, without dice, also in a duel', () => {
    const named = event('result', {
      who: 'zoe-ingstrom',
      roll: 'defence',
      why: 'defence',
      trait: 'might',
      faces: [],
      total: 8,
      needed: 0,
    })
    const cast = { who: 'zoe-ingstrom', faces: [], total: 8 }
    expect(lastRoll([...attack, event('uses'), named])).toMatchObject({
      kind: 'duel',
      attack: { total: 3 },
      defence: cast,
    })
    expect(lastRoll([...attack, event('uses'), named, event('clash', { roll: 3, against: 8 })])).toMatchObject({
      kind: 'duel',
      defence: cast,
      margin: -5,
    })
    const crossed = event('result', {
      who: 'zoe-ingstrom',
      roll: 'trait',
      why: 'chasm',
      trait: 'speed',
      faces: [],
      total: 8,
      needed: 3,
    })
    expect(
      lastRoll([event('rolled', { who: 'zoe-ingstrom', why: 'attic', faces: [1], total: 1 }), crossed]),
    ).toMatchObject({ why: 'chasm', needed: 3, cast })
  })
  it('is the attack of a card, and what is rolled for it', () => {
    const puppet = [
      event('attacks', { who: 'creepy-puppet', target: 'ox-bellows', trait: 'might', card: '' }),
      event('rolled', { who: 'zoe-ingstrom', roll: 'card', why: 'creepy-puppet', faces: [2], total: 2 }),
    ]
    expect(lastRoll(puppet)).toMatchObject({ kind: 'duel', attacker: 'creepy-puppet', attack: { total: 2 } })
  })
  it('says which roll of a card it is', () => {
    const damage = event('rolled', { who: 'ox-bellows', roll: 'damage', why: 'footsteps', faces: [1], total: 1 })
    expect(lastRoll([damage])).toMatchObject({ kind: 'single', roll: 'damage', why: 'footsteps' })
  })
  it('is a card until the next turn', () => {
    const drawn = [event('draws', { explorer: 'ox-bellows', card: 'axe' }), event('gains')]
    expect(lastDrawn(drawn)).toMatchObject({ card: 'axe' })
    expect(lastDrawn([...drawn, event('turn-starts')])).toBeNull()
    expect(lastDrawn([event('takes-out', { explorer: 'ox-bellows', card: 'revolver' })])).toMatchObject({
      card: 'revolver',
      searched: true,
    })
  })
  it('is not what the question shows already, nor what was rolled before that', () => {
    const roll = event('rolled', {
      who: 'ox-bellows',
      roll: 'trait',
      why: 'attic',
      trait: 'speed',
      faces: [1],
      total: 1,
    })
    const card = event('draws', { explorer: 'ox-bellows', card: 'debris' })
    expect(latest([roll, card], '')).toMatchObject({ drawn: { card: 'debris' }, roll: { why: 'attic' } })
    expect(latest([roll, card], 'debris')).toEqual({ drawn: null, roll: null })
    expect(latest([card, roll], 'debris')).toMatchObject({ drawn: null, roll: { why: 'attic' } })
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
