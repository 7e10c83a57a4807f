import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../api/play'
import type { Chronicle } from '../replay/statistics'
import { recordsOf, turningPoints } from './turning'

const event = (kind: string, move: number, data: Record<string, unknown> = {}): GameEvent => ({
  kind,
  move,
  cause: '',
  data,
})
const WEIGHTS: Record<string, number> = { haunt: 10, death: 9, fight: 4 }
const scales = {
  weight: ({ kind }: GameEvent) => WEIGHTS[kind] ?? 0,
  isDecisive: ({ kind }: GameEvent) => kind === 'roll',
}
const told = (events: GameEvent[], most?: number) =>
  turningPoints(events, scales, most).map(({ kind, move }) => `${kind} ${move}`)

describe('turning points', () => {
  it('are what weighs, in the order in which it happened', () => {
    expect(told([event('walk', 1), event('fight', 2), event('haunt', 3), event('walk', 4), event('death', 5)])).toEqual(
      ['fight 2', 'haunt 3', 'death 5'],
    )
  })

  it('are one for each move: the heaviest', () => {
    expect(told([event('fight', 2), event('death', 2)])).toEqual(['death 2'])
  })

  it('are few: the lightest are left out first', () => {
    expect(told([event('fight', 1), event('death', 2), event('fight', 3), event('haunt', 4)], 2)).toEqual([
      'death 2',
      'haunt 4',
    ])
  })

  it('include the last dice on which something hung, however little they weigh', () => {
    const events = [event('roll', 1), event('haunt', 2), event('death', 3), event('roll', 4), event('walk', 5)]
    expect(told(events, 2)).toEqual(['haunt 2', 'roll 4'])
  })

  it('are none where nothing has happened', () => {
    expect(told([])).toEqual([])
  })
})

describe('figures worth telling', () => {
  const chronicle = {
    deeds: ['kills', 'moves', 'wounds'],
    deedOf: ({ kind, data }: GameEvent) => ({ who: String(data['who']), what: kind, count: Number(data['n'] ?? 1) }),
  } as unknown as Chronicle

  it('name whoever did something most often, and all of them where several did', () => {
    const events = [
      event('moves', 1, { who: 'leo', n: 3 }),
      event('moves', 2, { who: 'nina', n: 3 }),
      event('kills', 3, { who: 'nina' }),
      event('kills', 4, { who: 'leo', n: 2 }),
    ]
    expect(recordsOf(events, chronicle)).toEqual([
      { what: 'kills', who: ['leo'], count: 2 },
      { what: 'moves', who: ['leo', 'nina'], count: 3 },
    ])
  })
})
