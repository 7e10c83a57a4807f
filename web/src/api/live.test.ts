import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Live } from './live'

class Socket {
  static readonly OPEN = 1
  static last: Socket
  readyState = Socket.OPEN
  sent: Record<string, unknown>[] = []
  onopen: () => void = () => undefined
  onmessage: (event: { data: string }) => void = () => undefined
  onclose: () => void = () => undefined

  constructor() {
    Socket.last = this
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }

  close(): void {
    this.readyState = 3
  }

  say(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) })
  }
}

beforeEach(() => {
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' })
  vi.stubGlobal('document', { addEventListener: vi.fn(), removeEventListener: vi.fn() })
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('removeEventListener', vi.fn())
})
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
  Socket.last.onopen()
  return { live, heard, socket: Socket.last }
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
