import { describe, expect, it } from 'vitest'
import type { View } from '../api/play'
import { Listening } from './listening'

const screens = { nearDeath: (position: string[]) => position }
const view = (parts: Partial<View>): View =>
  ({ ask: null, seat: 0, seats: 3, waiting: [], result: null, ...parts }) as unknown as View
const asked = (seat = 0): View => view({ seat, waiting: [seat], ask: {} as View['ask'] })
const over = (...winners: number[]): View => view({ result: { reason: 'x', winners } })

/** What is heard at a screen with these seats while the table goes on. */
function heard(mine: number[], ...views: View[]): string[] {
  const listening = new Listening()
  return views.flatMap((one) => listening.turns(one, mine))
}

describe('a heart', () => {
  it('is heard when death comes near somebody, and not again while it stays', () => {
    const listening = new Listening()
    const hear = (...near: string[]) => listening.hearts(near, screens)
    expect([hear(), hear('ox'), hear('ox'), hear(), hear('ox', 'zoe'), hear('zoe')]).toEqual([
      [],
      ['heart'],
      [],
      [],
      ['heart'],
      [],
    ])
  })

  it('is not heard when a house is seen for the first time, nor where the game knows none', () => {
    expect(new Listening().hearts(['ox'], screens)).toEqual([])
    expect(new Listening().hearts(['ox'], {})).toEqual([])
  })
})

describe('the bell', () => {
  it('rings when it is the turn of somebody at this screen, once', () => {
    expect(heard([0], view({}), asked(), asked(), view({}), asked())).toEqual(['turn', 'turn'])
  })

  it('rings for the next one at a shared screen', () => {
    expect(heard([0, 1], asked(0), asked(1))).toEqual(['turn'])
  })

  it('rings neither at first sight, nor for others, nor for what can be left alone', () => {
    expect(heard([0], asked())).toEqual([])
    expect(heard([], view({}), asked())).toEqual([])
    expect(heard([0], view({}), view({ ask: {} as View['ask'], waiting: [1] }))).toEqual([])
  })
})

describe('the end', () => {
  it.each([
    ['victory', [0], [0]],
    ['defeat', [0], [1, 2]],
    ['victory', [0, 1], [1]],
    ['victory', [], [0, 1]],
    ['defeat', [], [2]],
    ['defeat', [], []],
  ])('is a %s at a screen with the seats %j where %j have won', (sound, mine, winners) => {
    expect(heard(mine, view({}), over(...winners), over(...winners))).toEqual([sound])
  })

  it('is not heard by whoever comes later', () => {
    expect(heard([0], over(0), over(0))).toEqual([])
  })
})
