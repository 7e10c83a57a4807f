import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../api/play'
import { courseOf, curve, marksOn } from './odds'

const GUESSES = [
  { move: 10, chance: 0.5 },
  { move: 15, chance: 0.25 },
  { move: 20, chance: 0.755 },
]
const WON = { move: 30, chance: 1 }
const SIZE = { w: 200, h: 100 }
const event = (move: number): GameEvent => ({ kind: 'dies', data: {}, cause: '', move })

describe('the odds over time', () => {
  it('are a curve from the first guess to the result', () => {
    expect(curve(GUESSES, WON, SIZE)).toBe('M0.0 50.0L50.0 75.0L100.0 24.5L200.0 0.0')
  })

  it('have the turning points on them, each where the curve was then', () => {
    const marks = marksOn([event(3), event(17), event(30)], GUESSES, WON, SIZE)
    expect(marks.map(({ x, y }) => [x, Number(y.toFixed(1))])).toEqual([
      [70, 54.8],
      [200, 0],
    ])
  })

  it('are told in words: first, worst, best, last', () => {
    expect(courseOf(GUESSES)).toEqual({ first: 50, least: 25, most: 76, last: 76 })
  })
})
