import { describe, expect, it } from 'vitest'
import { middleOf, ratingOf } from './rating'
import type { Mark } from './shelf'

const marks = (count: number, wins: number, side = 'traitor'): Mark[] =>
  Array.from({ length: count }, (_, n) => ({
    table: `${side}${n}`,
    game: 'betrayal',
    what: '5',
    side,
    // As evenly as it goes: how one does, and not when.
    won: Math.floor(((n + 1) * wins) / count) > Math.floor((n * wins) / count),
    at: n,
  }))

describe('a rating', () => {
  it('is the usual one for whoever wins as often as is usual, whatever the side', () => {
    for (const [chance, wins] of [
      [0.1, 10],
      [0.5, 50],
      [0.9, 90],
    ] as const) {
      const rating = ratingOf(marks(100, wins), () => chance)!
      expect(Math.abs(rating.value - 1500)).toBeLessThan(80)
      expect(rating.games).toBe(100)
      expect(rating.within).toBeLessThan(200)
    }
  })

  it('hardly falls by a hopeless part that was lost, and rises much by one that was won', () => {
    const hopeless = () => 0.03
    const lost = ratingOf(marks(1, 0), hopeless)!.value
    const won = ratingOf(marks(1, 1), hopeless)!.value
    expect(1500 - lost).toBeGreaterThan(0)
    expect(1500 - lost).toBeLessThan(30)
    expect(won - 1500).toBeGreaterThan(10 * (1500 - lost))
    expect(1500 - ratingOf(marks(1, 0), () => 0.5)!.value).toBeGreaterThan(100)
  })

  it('is surer the more has been played', () => {
    const even = () => 0.5
    expect(ratingOf(marks(20, 10), even)!.within).toBeLessThan(ratingOf(marks(2, 1), even)!.within)
  })

  it('counts no game against oneself, and none of which nobody knows how hard it is', () => {
    const both = [...marks(1, 1), { ...marks(1, 0)[0]!, side: 'heroes' }]
    expect(ratingOf(both, () => 0.5)).toBeNull()
    expect(ratingOf(marks(3, 2), () => null)).toBeNull()
    expect(ratingOf([], () => 0.5)).toBeNull()
  })

  it('is the same on every device, of which each knows the newest games', () => {
    const many = marks(400, 200).toReversed()
    expect(ratingOf(many, () => 0.5)).toEqual(ratingOf(many.slice(0, 300), () => 0.5))
  })
})

it('what lies between is the middle of what is known', () => {
  expect(middleOf([0.2, undefined, 0.4])).toBeCloseTo(0.3)
  expect(middleOf([undefined])).toBeNull()
})
