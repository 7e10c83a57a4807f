import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeSocket, fakeConnections } from './fakesocket'
import { Live } from './live'

beforeEach(fakeConnections)
afterEach(() => vi.unstubAllGlobals())

const play = { number: 4, since: 3, back: null, asked: null, events: [], channels: [], undo: null, waited: 0 }
const whole = { type: 'moved', play: { ...play, older: false, view: { position: { place: 'attic' } } } }
const change = (mark: number | null) => ({
  type: 'changed',
  play: { ...play, patch: [{ op: 'replace', path: '/position/place', value: 'cellar' }], mark },
})

function connected() {
  const heard: unknown[] = []
  const live = new Live('t', 'k', {
    since: () => 3,
    chat: () => ({ chat: 0, channels: [] }),
    heard: (message) => heard.push(message),
    connected: () => undefined,
    withdrawn: () => undefined,
  })
  const socket = FakeSocket.all[0]!
  socket.onopen()
  return { live, heard, socket }
}

test('a connection asks for patches, and those who listen hear of views', () => {
  const { heard, socket } = connected()
  expect(socket.sent).toEqual([{ type: 'hello', key: 'k', since: 3, patches: true, chat: 0, channels: [] }])
  socket.say(whole)
  socket.say(change(null))
  expect(heard).toEqual([whole, { ...whole, play: { ...whole.play, view: { position: { place: 'cellar' } } } }])
  expect(socket.sent).toHaveLength(1)
})

test('where the mark is another one the whole is asked for', () => {
  const { socket } = connected()
  socket.say(whole)
  socket.say(change(1))
  expect(socket.sent[1]).toMatchObject({ type: 'whole' })
})

test('whoever comes back while it is still connecting is told everything once', () => {
  const back: (() => void)[] = []
  vi.stubGlobal('document', { addEventListener: (_: string, heard: () => void) => back.push(heard) })
  const { heard, socket } = connected()
  socket.readyState = 0
  for (const hurry of back) hurry()
  const [, second] = FakeSocket.all as [FakeSocket, FakeSocket]
  expect(socket.readyState).toBe(3)
  second.onopen()
  second.say(whole)
  socket.onmessage?.({ data: JSON.stringify(whole) })
  expect(heard).toEqual([whole])
})
