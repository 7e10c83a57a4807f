/** The live connection to a table: catches up after every loss, in order and without a gap. */
import { Told } from './patches'
import type { Changed, ChatHeard, Done, Moved, NotDone, TableChanged } from './views'

type Message = Moved | TableChanged | ChatHeard | Done | NotDone

export interface Hearing {
  since: () => number | null
  /** How many lines of the chat are known, and in which channels they were counted. */
  chat: () => { chat: number; channels: string[] }
  heard: (message: Message) => void
  connected: (yes: boolean) => void
  /** The key opens nothing any more: its seat was freed, or its link renewed. */
  withdrawn: () => void
}

/** How the server closes a connection whose key is no good, or no longer. */
const VOID = [4401, 4403]
const SLOWEST = 10_000
/** How long a sleeping connection may take to show that it is still alive. */
const SIGN_OF_LIFE = 4_000

export class Live {
  #socket: WebSocket | null = null
  #closed = false
  #wait = 300
  #timer: ReturnType<typeof setTimeout> | undefined
  #next = 1
  #replies = new Map<number, (reply: Done | NotDone) => void>()

  constructor(
    private readonly table: string,
    private readonly key: string,
    private readonly hearing: Hearing,
  ) {
    this.#connect()
    addEventListener('online', this.#hurry)
    addEventListener('offline', this.#lost)
    document.addEventListener('visibilitychange', this.#hurry)
  }

  /** Send a frame and wait for its reply. */
  send(frame: Record<string, unknown>): Promise<Done | NotDone> {
    const id = this.#next++
    return new Promise((resolve) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) {
        resolve({ type: 'refused', id, error: 'offline', message: 'offline', number: null, asked: null })
        return
      }
      this.#replies.set(id, resolve)
      this.#socket.send(JSON.stringify({ ...frame, id }))
    })
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    removeEventListener('online', this.#hurry)
    removeEventListener('offline', this.#lost)
    document.removeEventListener('visibilitychange', this.#hurry)
    this.#socket?.close()
  }

  /** The network is back or the device has woken up: connect at once, or see whether the connection still lives. */
  #hurry = (): void => {
    if (this.#closed || document.hidden) return
    if (this.#socket?.readyState === WebSocket.OPEN) {
      const dead = setTimeout(this.#lost, SIGN_OF_LIFE)
      void this.send({ type: 'ping' }).then(() => clearTimeout(dead))
      return
    }
    clearTimeout(this.#timer)
    this.#wait = 300
    this.#connect()
  }

  /** The network is gone: no need to wait until the socket notices. */
  #lost = (): void => {
    const socket = this.#socket
    if (this.#closed || !socket) return
    socket.onclose?.(new CloseEvent('close'))
    this.#drop()
  }

  /** Hear nothing more on the socket there has been: one that opens late would tell everything twice. */
  #drop(): void {
    const socket = this.#socket
    if (!socket) return
    socket.onclose = socket.onmessage = socket.onopen = null
    socket.close()
  }

  #connect(): void {
    this.#drop()
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/live`)
    this.#socket = socket
    const told = new Told()
    socket.onopen = () => {
      this.#wait = 300
      const since = this.hearing.since()
      socket.send(JSON.stringify({ type: 'hello', key: this.key, since, patches: true, ...this.hearing.chat() }))
      this.hearing.connected(true)
    }
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as Message | Changed
      if (message.type === 'moved' || message.type === 'changed') {
        const { moved, agrees } = told.hear(message)
        this.hearing.heard(moved)
        if (!agrees) void this.send({ type: 'whole' })
        return
      }
      if (message.type === 'done' || message.type === 'refused') {
        this.#replies.get(message.id)?.(message)
        this.#replies.delete(message.id)
      }
      this.hearing.heard(message)
    }
    socket.onclose = (event) => {
      if (this.#socket !== socket) return
      this.hearing.connected(false)
      for (const [id, resolve] of this.#replies) {
        resolve({ type: 'refused', id, error: 'offline', message: 'offline', number: null, asked: null })
      }
      this.#replies.clear()
      if (this.#closed) return
      if (VOID.includes(event.code)) {
        this.close()
        this.hearing.withdrawn()
        return
      }
      this.#timer = setTimeout(() => this.#connect(), this.#wait)
      this.#wait = Math.min(this.#wait * 2, SLOWEST)
    }
  }
}
