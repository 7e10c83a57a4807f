import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../api/play'
import {
  isDoubled as isDoubledInBetrayal,
  startsTurn as startsTurnInBetrayal,
} from '../games/betrayal/table/beats/doubled'
import {
  isDoubled as isDoubledInDarkest,
  startsTurn as startsTurnInDarkest,
} from '../games/darkest/table/beats/doubled'
import { linesOf } from './log'

const event = (kind: string, data: Record<string, unknown> = {}): GameEvent => ({ kind, data, cause: '', move: 1 })
const BETRAYAL = { startsTurn: startsTurnInBetrayal, isDoubled: isDoubledInBetrayal }
const DARKEST = { startsTurn: startsTurnInDarkest, isDoubled: isDoubledInDarkest }
const ALL = 100

describe('the log', () => {
  it('has the last so many events, each with its own number', () => {
    const events = ['draws', 'moves', 'draws'].map((kind) => event(kind))
    expect(linesOf(events, {}, 2).map(({ number, isHeading }) => [number, isHeading])).toEqual([
      [1, false],
      [2, false],
    ])
  })

  it('is divided by turns, and says once that a room is found, laid and entered', () => {
    const ox = { explorer: 'ox-bellows', room: 'patio' }
    const events = [
      event('turn-starts', ox),
      event('finds', ox),
      event('room-placed', { room: 'patio', floor: 'ground' }),
      event('moves', ox),
      event('moves', { ...ox, room: 'foyer' }),
      event('room-placed', { room: 'crypt', floor: 'basement' }),
    ]
    const lines = linesOf(events, BETRAYAL, ALL)
    expect(lines.map(({ number }) => number)).toEqual([0, 1, 4, 5])
    expect(lines.filter(({ isHeading }) => isHeading)).toHaveLength(1)
  })

  it('says once how much damage the dice do, unless something is spared', () => {
    const roll = event('rolled', { who: 'ox-bellows', roll: 'damage', total: 2 })
    const hurt = { explorer: 'ox-bellows', damage: 'mental', points: 2, dealt: 2, spared: 0 }
    const told = (then: GameEvent) => linesOf([roll, then], BETRAYAL, ALL).length
    expect(told(event('hurt', hurt))).toBe(1)
    expect(told(event('hurt', { ...hurt, points: 1, spared: 1 }))).toBe(2)
    expect(told(event('hurt', { ...hurt, explorer: 'zoe-ingstrom' }))).toBe(2)
  })

  it('says once who keeps what they find, what catches fire and who is done', () => {
    const card = { survivor: 'lucy', card: 'EQ38' }
    const fire = { tile: 'r2c3', room: 'vault' }
    const events = [
      event('group-acts'),
      event('card-found', card),
      event('card-kept', card),
      event('card-found', card),
      event('card-kept', { ...card, survivor: 'nina' }),
      event('fire-breaks-out', fire),
      event('burns', fire),
      event('done', { seat: 0 }),
      event('moves'),
      event('done', { seat: 1 }),
      event('done', { seat: 2 }),
      event('group-ends'),
    ]
    expect(linesOf(events, DARKEST, ALL).map(({ number }) => number)).toEqual([0, 1, 3, 4, 5, 7, 8, 11])
  })
})
