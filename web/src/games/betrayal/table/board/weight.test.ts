import { describe, expect, it } from 'vitest'
import { isGiant, weightOf } from './weight'

describe('a monster on the board', () => {
  it.each(['dragon', 'elder-god', 'ouroboros-head', 'horror-head'])('fills a tile: %s', (kind) => {
    expect(isGiant(kind)).toBe(true)
  })

  it('is larger than people where it is so in the story, whoever it was', () => {
    expect(weightOf('blob-person-ox-bellows')).toBeGreaterThan(1)
    expect(weightOf('dracula')).toBeGreaterThan(weightOf('rat'))
    expect([weightOf('rat'), isGiant('zombie')]).toEqual([1, false])
  })
})
