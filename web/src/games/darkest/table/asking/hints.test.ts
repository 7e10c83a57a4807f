import { describe, expect, it } from 'vitest'
import { hitChance, missingOf } from './hints'

describe('the chance of a hit', () => {
  it('is a third with one die', () => {
    expect(hitChance(1)).toBeCloseTo(1 / 3)
  })

  it('counts that a failure takes a lone success with it', () => {
    // Two dice: both successes, or one success and something a failure did not show.
    expect(hitChance(2)).toBeCloseTo(1 / 9 + 2 * (1 / 3) * (1 / 2))
  })

  it('grows with the dice', () => {
    expect(hitChance(4)).toBeGreaterThan(hitChance(3))
  })
})

it('finds the colours that are missing at a lock, each as often as it is there', () => {
  expect(missingOf(['red', 'red', 'black'], ['red', 'blue'])).toEqual(['red', 'black'])
  expect(missingOf(['red'], ['red', 'red'])).toEqual([])
})
