import { describe, expect, it } from 'vitest'
import { chanceOfAtLeast, chanceToBeat, hauntChance, totals } from './odds'

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
