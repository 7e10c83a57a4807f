import { describe, expect, it } from 'vitest'
import { fit, zoomAt } from './zoom'

const BOARD = { x: 0, y: 0, w: 1000, h: 800 }

describe('zoom', () => {
  it('shows the whole board in the middle', () => {
    expect(fit(500, 500, BOARD, null)).toEqual({ scale: 0.5, x: 0, y: 50 })
  })

  it('shows a part as large as it fits, without a gap at the edge', () => {
    const frame = fit(400, 400, BOARD, { x: 0, y: 0, w: 400, h: 400 })
    expect(frame).toEqual({ scale: 1, x: 0, y: 0 })
  })

  it('shows all of a part that reaches beyond the board', () => {
    expect(fit(400, 400, BOARD, { x: 600, y: 460, w: 400, h: 400 })).toEqual({ scale: 1, x: -600, y: -460 })
  })

  it('keeps the point under the finger', () => {
    const frame = zoomAt({ scale: 1, x: 10, y: 20 }, 2, 110, 120)
    expect((110 - frame.x) / frame.scale).toBe(100)
    expect((120 - frame.y) / frame.scale).toBe(100)
  })
})
