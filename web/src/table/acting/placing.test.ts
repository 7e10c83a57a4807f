import { describe, expect, it } from 'vitest'
import { placed } from './placing'

const DESK = { w: 1440, h: 900 }
const PHONE = { w: 390, h: 844 }
const MENU = { w: 280, h: 200 }

describe('a menu', () => {
  it('stands beside what was touched', () => {
    expect(placed({ x: 500, y: 400, w: 60, h: 60 }, { x: 530, y: 430 }, MENU, DESK)).toMatchObject({ x: 568, y: 330 })
    expect(placed({ x: 1300, y: 400, w: 60, h: 60 }, { x: 1330, y: 430 }, MENU, DESK)).toMatchObject({
      x: 1012,
      y: 330,
    })
  })

  it('stays on the screen and never lies under the finger', () => {
    for (const screen of [DESK, PHONE])
      for (const h of [60, 300, 1200])
        for (let x = 10; x < screen.w; x += 40)
          for (let y = 10; y < screen.h; y += 40) {
            const at = placed({ x: x - 40, y: y - 40, w: 80, h: 80 }, { x, y }, { w: 300, h }, screen)
            const high = Math.min(h, at.most)
            expect(at.x).toBeGreaterThanOrEqual(8)
            expect(at.x + 300).toBeLessThanOrEqual(screen.w - 8)
            expect(at.y).toBeGreaterThanOrEqual(0)
            expect(at.y + high).toBeLessThanOrEqual(screen.h)
            const isUnder = x > at.x && x < at.x + 300 && y > at.y && y < at.y + high
            expect(isUnder, `${x},${y} ${JSON.stringify(at)}`).toBe(false)
          }
  })
})
