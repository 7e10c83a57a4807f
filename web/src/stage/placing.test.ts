import { describe, expect, it } from 'vitest'
import type { Area } from '../games'
import { covers, overlap, placed, type Corner, type Kept } from './placing'

const STAGE = { w: 900, h: 640 }
const SLIP = { w: 380, h: 90 }
const CARD = { w: 288, h: 220 }
const ABOVE: Corner = { x: 'left', y: 'top' }
const BESIDE: Corner = { x: 'right', y: 'top' }

const kept = (...boxes: Area[]): Kept[] => boxes.map((box) => ({ box, weight: 1 }))
const room = (x: number, y: number): Area => ({ x, y, w: 150, h: 150 })

describe('a paper on the stage', () => {
  it('lies in its own corner where nobody is', () => {
    expect(placed(SLIP, STAGE, [], ABOVE, null)).toEqual({ x: 10, y: 10 })
    expect(placed(CARD, STAGE, [], BESIDE, null)).toEqual({ x: 602, y: 10 })
  })

  it('lies beside whoever stands there, as near as it can', () => {
    const nemesis = room(20, 20)
    expect(placed(SLIP, STAGE, kept(nemesis), ABOVE, null)).toEqual({ x: 10, y: 178 })
    expect(placed(SLIP, STAGE, kept({ ...nemesis, h: 600 }), ABOVE, null)).toEqual({ x: 178, y: 10 })
  })

  it('lies on nothing that has to be seen, wherever that is, as long as there is room', () => {
    for (let x = 0; x <= 750; x += 50)
      for (let y = 0; y <= 490; y += 35) {
        const seen = kept(room(x, y), room(750 - x, 490 - y))
        const slip = placed(SLIP, STAGE, seen, ABOVE, null)
        expect(covers(slip, SLIP, seen), `slip, ${x} ${y}`).toBe(0)
        const all = [...seen, ...kept({ ...slip, ...SLIP })]
        const card = placed(CARD, STAGE, all, BESIDE, null)
        expect(covers(card, CARD, all), `card, ${x} ${y}`).toBe(0)
        for (const [at, size] of [
          [slip, SLIP],
          [card, CARD],
        ] as const)
          // prettier-ignore
          expect(at.x >= 0 && at.y >= 0 && at.x + size.w <= STAGE.w && at.y + size.h <= STAGE.h).toBe(true)
      }
  })

  it('stays where it lay until somebody comes there', () => {
    const last = { x: 300, y: 400 }
    expect(placed(SLIP, STAGE, kept(room(0, 0)), ABOVE, last)).toEqual(last)
    expect(placed(SLIP, STAGE, kept(room(400, 400)), ABOVE, last)).toEqual({ x: 10, y: 10 })
  })

  it('goes off the board again where there is dark beside it, but not for a little', () => {
    const last = { x: 300, y: 400 }
    const under = (box: Area): Kept[] => [{ box, weight: 0.05 }]
    expect(placed(SLIP, STAGE, under({ ...last, ...SLIP }), ABOVE, last)).toEqual({ x: 10, y: 10 })
    expect(placed(SLIP, STAGE, under({ ...last, w: 40, h: 40 }), ABOVE, last)).toEqual(last)
  })

  it('rather lies on the floor of a room than on anybody in it, where there is no room for all', () => {
    const floor = { x: 0, y: 0, ...{ w: 900, h: 640 } }
    const figure = { x: 60, y: 20, w: 60, h: 60 }
    const at = placed(SLIP, STAGE, [...kept(floor), { box: figure, weight: 20 }], ABOVE, null)
    expect(overlap({ ...at, ...SLIP }, figure)).toBe(0)
  })

  it('is on the stage even where the stage is smaller', () => {
    const at = placed({ w: 500, h: 300 }, { w: 360, h: 240 }, kept(room(100, 60)), ABOVE, null)
    expect(at).toEqual({ x: 10, y: 10 })
  })
})
