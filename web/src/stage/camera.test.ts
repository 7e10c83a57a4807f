import { describe, expect, it } from 'vitest'
import { fit, follow, zoomAt } from './camera'

const BOARD = { x: -100, y: 0, w: 1000, h: 800 }
const LIMITS = { least: 0.8, most: 1.2 }

describe('the camera', () => {
  it('shows all of the board in the middle', () => {
    expect(fit({ w: 500, h: 500 }, BOARD)).toEqual({ scale: 0.5, x: 50, y: 50 })
  })

  it('shows all of a small house, no larger than is good', () => {
    const frame = follow(null, { w: 2400, h: 2400 }, BOARD, null, LIMITS)
    expect(frame).toEqual({ scale: 1.2, x: 720, y: 720 })
  })

  it('never draws a large house smaller than it can be read, and looks at what matters', () => {
    const frame = follow(null, { w: 400, h: 400 }, BOARD, { x: 300, y: 300, w: 100, h: 100 }, LIMITS)
    expect(frame.scale).toBe(0.8)
    expect((200 - frame.x) / frame.scale).toBe(350)
    expect((200 - frame.y) / frame.scale).toBe(350)
  })

  it('leaves no gap at the edge', () => {
    const frame = follow(null, { w: 400, h: 400 }, BOARD, { x: -100, y: 0, w: 100, h: 100 }, LIMITS)
    expect(frame).toEqual({ scale: 0.8, x: 80, y: 0 })
  })

  it('stands still while what matters stays in sight', () => {
    const before = follow(null, { w: 400, h: 400 }, BOARD, { x: 300, y: 300, w: 100, h: 100 }, LIMITS)
    expect(follow(before, { w: 400, h: 400 }, BOARD, { x: 350, y: 300, w: 100, h: 100 }, LIMITS)).toEqual(before)
    expect(follow(before, { w: 400, h: 400 }, BOARD, { x: 650, y: 300, w: 100, h: 100 }, LIMITS)).not.toEqual(before)
  })

  it('stands still while the house grows within sight', () => {
    const small = { x: 0, y: 0, w: 300, h: 300 }
    const before = follow(null, { w: 600, h: 600 }, small, null, { least: 0.8, most: 1 })
    expect(follow(before, { w: 600, h: 600 }, { ...small, x: -100, w: 400 }, null, { least: 0.8, most: 1 })).toEqual(
      before,
    )
  })

  it('keeps what has to be seen between what covers the edges, and moves no farther than that takes', () => {
    const at = (y: number, h = 100) => ({ x: 300, y, w: 100, h })
    const covered = (clear: ReturnType<typeof at>) => ({ top: 150, bottom: 60, clear })
    const seen = (y: number) => follow(null, { w: 400, h: 400 }, BOARD, at(y), LIMITS, covered(at(y)))
    expect(seen(0).y).toBe(150)
    expect(800 * seen(700).scale + seen(700).y).toBe(340)
    const free = follow(null, { w: 400, h: 400 }, BOARD, at(350), LIMITS)
    expect(seen(350)).toEqual(free)
    expect(follow(free, { w: 400, h: 400 }, BOARD, at(350), LIMITS, covered(at(350)))).toEqual(free)
    const wide = follow(null, { w: 400, h: 400 }, BOARD, at(350), LIMITS, covered(at(200, 400)))
    expect(400 * wide.scale + wide.y).toBe((150 + 340) / 2)
  })

  it('keeps the point under the finger', () => {
    const frame = zoomAt({ scale: 1, x: 10, y: 20 }, 2, 110, 120)
    expect((110 - frame.x) / frame.scale).toBe(100)
    expect((120 - frame.y) / frame.scale).toBe(100)
  })
})
