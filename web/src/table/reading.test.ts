import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Reader } from './reading.svelte'
import type { TableSession } from './session.svelte'

vi.mock('../games', () => ({ screensOf: () => Promise.resolve({}) }))

const feed = (seat: number, number: number) => ({
  key: `k${seat}`,
  seat,
  number,
  events: [],
  view: { game: 'g', seat },
})

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('the eyes of a seat are not lent to the screen until all seats of it have heard, or one has kept silent for long', async () => {
  const session = { tableId: 't', table: null, feed: feed(1, 6), isBetweenTellings: false }
  const reader = new Reader(session as unknown as TableSession)
  const sees = () => [reader.shown?.view.seat, reader.shown?.number]
  reader.follow()
  await vi.waitFor(() => expect(sees()).toEqual([1, 6]))
  const told = (next: Partial<typeof session>) => {
    Object.assign(session, next)
    reader.follow()
  }
  told({ feed: feed(0, 6), isBetweenTellings: true })
  await vi.advanceTimersByTimeAsync(100)
  expect(sees()).toEqual([1, 6])
  told({ feed: feed(2, 7), isBetweenTellings: false })
  expect(sees()).toEqual([2, 7])
  told({ feed: feed(0, 7), isBetweenTellings: true })
  await vi.advanceTimersByTimeAsync(1000)
  expect(sees()).toEqual([0, 7])
})
