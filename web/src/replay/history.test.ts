import { describe, expect, it } from 'vitest'
import type { PlayState } from '../api/views'
import { History, momentOf } from './history'

const event = (move: number, kind = 'moves') => ({ kind, cause: '', move, data: {} })

/** A log in which entry 3 takes back entry 2. */
function served(number: number, since?: number): PlayState {
  const log = [
    { move: 0, back: null, events: [event(0)] },
    { move: 1, back: null, events: [event(1)] },
    { move: 2, back: null, events: [event(2), event(2)] },
    { move: 1, back: 1, events: [] },
    { move: 2, back: null, events: [event(2, 'searches')] },
  ]
  let events = [] as ReturnType<typeof event>[]
  let back: number | null = since === undefined ? -1 : null
  for (const [n, entry] of log.entries()) {
    if (n > number || n <= (since ?? -1)) continue
    if (entry.back !== null) {
      events = events.filter((one) => one.move <= entry.back)
      back = Math.min(back ?? entry.back, entry.back)
    }
    events.push(...entry.events)
  }
  const view = { move: log[number]!.move } as PlayState['view']
  return {
    number,
    since: since ?? null,
    back,
    events,
    asked: null,
    view,
    channels: [],
    older: false,
    undo: null,
    waited: 0,
  }
}

function counted(): { history: History; asked: [number, number | undefined][] } {
  const asked: [number, number | undefined][] = []
  const history = new History((number, since) => {
    asked.push([number, since])
    return Promise.resolve(served(number, since))
  })
  return { history, asked }
}

describe('history', () => {
  it('finds the number of a move as the game went in the end', async () => {
    const { history } = counted()
    expect(await history.numberOf(2, 0, 4)).toBe(4)
    expect(await history.numberOf(1, 0, 4)).toBe(3)
    expect(await history.numberOf(0, 0, 4)).toBe(0)
    expect(await history.numberOf(9, 0, 4)).toBe(4)
  })

  it('asks for each moment once, and only for what is new', async () => {
    const { history, asked } = counted()
    await history.at(1)
    await Promise.all([history.at(2), history.at(2)])
    await history.at(2)
    expect(asked).toEqual([
      [1, undefined],
      [2, 1],
    ])
    expect(history.known(2)!.events).toHaveLength(4)
  })

  it('forgets what was taken back', async () => {
    const { history } = counted()
    await history.at(2)
    expect((await history.at(3)).events.map((one) => one.move)).toEqual([0, 1])
    expect((await history.at(4)).events.map((one) => one.kind)).toEqual(['moves', 'moves', 'searches'])
  })

  it('tells the same whether it jumps or steps', async () => {
    const stepped = counted().history
    for (let n = 0; n <= 4; n++) await stepped.at(n)
    const jumped = counted().history
    await jumped.at(1)
    await jumped.at(4)
    expect(jumped.known(4)!.events).toEqual(stepped.known(4)!.events)
  })

  it('fetches ahead no further than the end, and tries again after a failure', async () => {
    const { history, asked } = counted()
    await history.ahead(2, 1, 5, 4)
    expect(asked.map(([number]) => number)).toEqual([3, 4])
    let fails = true
    const shaky = new History((number, since) =>
      fails ? Promise.reject(new Error('lost')) : Promise.resolve(served(number, since)),
    )
    await expect(shaky.at(1)).rejects.toThrow('lost')
    fails = false
    expect((await shaky.at(1)).number).toBe(1)
  })

  it('knows where older rules played, and the view is an earlier one', () => {
    expect(momentOf({ ...served(2), older: true }, undefined)).toMatchObject({ number: 2, older: true })
  })
})
