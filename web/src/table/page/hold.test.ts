import { describe, expect, it } from 'vitest'
import { isAlone } from './alone'
import { Hold } from './hold.svelte'

describe('a page in the hand', () => {
  it('is open while it is held, and no longer', () => {
    const hold = new Hold()
    expect(hold.isOpen).toBe(false)
    hold.press()
    expect(hold.isOpen).toBe(true)
    hold.release()
    expect(hold.isOpen).toBe(false)
  })

  it('stays open where it was left open, until somebody else may look', () => {
    const hold = new Hold()
    hold.leave(true)
    hold.press()
    hold.release()
    expect(hold.isOpen).toBe(true)
    hold.close()
    expect(hold.isOpen).toBe(false)
    expect(hold.isLeft).toBe(false)
  })
})

describe('whoever plays alone', () => {
  const seats = [
    { seat: 0, taken: true },
    { seat: 1, taken: false },
    { seat: 2, taken: false },
  ]

  it('sits with bots only', () => {
    expect(isAlone(seats, [0])).toBe(true)
    expect(isAlone([...seats, { seat: 3, taken: true }], [0])).toBe(false)
  })

  it('has one seat: several are for several people around one screen', () => {
    expect(isAlone([seats[0]!, { seat: 1, taken: true }], [0, 1])).toBe(false)
    expect(isAlone(seats, [])).toBe(false)
  })
})
