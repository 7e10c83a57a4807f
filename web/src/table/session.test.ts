import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeSocket, fakeConnections } from '../api/fakesocket'
import type { GameEvent } from '../api/play'
import type { PlayState, TableInfo } from '../api/views'
import { TableSession } from './session.svelte'

const table = { id: 't', status: 'playing', version: 1, seats: [], undo: null } as unknown as TableInfo
const search = { key: 'search:leo', verb: 'search', data: {} }
const event = (move: number): GameEvent => ({ kind: 'moves', cause: '', move, data: {} })

const play = (changes: Partial<PlayState>): { type: 'moved'; play: PlayState } => ({
  type: 'moved',
  play: {
    number: 7,
    since: null,
    back: null,
    asked: 3,
    events: [event(1), event(2)],
    channels: [],
    undo: 'yes',
    waited: 0,
    older: false,
    view: { game: 'darkest', move: 2, waiting: [0], ask: null } as unknown as PlayState['view'],
    ...changes,
  },
})

beforeEach(() => {
  const keys = [0, 1].map((seat) => ({ table: 't', role: 'seat', key: `k${seat}`, seat }))
  fakeConnections()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => (name === 'dreadhall-keys' ? JSON.stringify(keys) : null),
  })
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(table)))
})
afterEach(() => vi.unstubAllGlobals())

/** A table at which this browser has two seats, each with its connection. */
async function seated(): Promise<{ session: TableSession; first: FakeSocket; second: FakeSocket }> {
  const session = new TableSession('t')
  await vi.waitFor(() => expect(FakeSocket.all).toHaveLength(2))
  const [first, second] = FakeSocket.all as [FakeSocket, FakeSocket]
  for (const socket of [first, second]) socket.onopen()
  first.say(play({}))
  second.say(play({ asked: null }))
  return { session, first, second }
}

test('an answer is given to the question of the seat on the screen, by its own number, and once', async () => {
  const { session, first, second } = await seated()
  const given = session.answer(search)
  void session.answer(search)
  expect(first.sent.slice(1)).toEqual([{ type: 'answer', asked: 3, answer: 'search:leo', id: 1 }])
  expect(second.sent).toHaveLength(1)
  first.say({ type: 'done', id: 1 })
  await given
  expect([session.busy, session.problem]).toEqual([false, ''])
})

test('nothing is answered where nothing is asked', async () => {
  const { session, first } = await seated()
  first.say(play({ number: 8, since: 7, asked: null, events: [] }))
  await session.answer(search)
  expect(first.sent).toHaveLength(1)
})

test('an undo is asked for by the number up to which the table is known', async () => {
  const { session, first } = await seated()
  void session.undo()
  expect(first.sent.at(-1)).toEqual({ type: 'undo', number: 7, id: 1 })
})

test('what was taken back is forgotten, what comes late is passed over, and what is told anew stands alone', async () => {
  const { session, first } = await seated()
  const moves = () => session.events.map(({ move }) => move)
  first.say(play({ number: 9, since: 7, back: 1, events: [event(3)] }))
  expect(moves()).toEqual([1, 3])
  first.say(play({ number: 8, since: 7, events: [event(2)] }))
  expect([moves(), session.feed?.number]).toEqual([[1, 3], 9])
  first.say(play({ number: 9, events: [event(1)] }))
  expect(moves()).toEqual([1])
})

test('between what one seat hears and what the others hear of it there is a moment, and who is away is not waited for', async () => {
  const { session, first, second } = await seated()
  const between = () => session.isBetweenTellings
  expect(between()).toBe(false)
  first.say(play({ number: 8, since: 7, asked: null, events: [] }))
  expect(between()).toBe(true)
  second.onclose({ code: 1006 })
  expect(between()).toBe(false)
  second.onopen()
  second.say(play({ number: 8, since: 7, events: [] }))
  expect(between()).toBe(false)
  session.close()
})
