/** One table as this browser plays it: its seats, the live connection, the view, the log and the chat. */
import type { Held } from '../ending/again'
import { api, Refused } from '../api/client'
import { dropKeys, keepKey, keysTo, type HeldKey } from '../api/keys'
import { Live } from '../api/live'
import type { Choice, GameEvent, View } from '../api/play'
import type { ChatHeard, ChatLine, PlayState, TableInfo } from '../api/views'
import { seatName } from '../lobby/names'
import { sayRefusal } from '../lobby/refusal'
import { claimOn } from '../lobby/tables'
import { blocked } from '../own/blocked.svelte'
import { nameSeats, say } from '../words/words.svelte'
import { momentBefore, secondsSince } from './seats/since.svelte'
import { hear, keepRead, readUpTo, remarksAmong, unreadAmong } from './talk/talk'

/** Why something sent over the live connection was not done, for people. */
function refusal(reply: { error: string; message: string }): string {
  return sayRefusal(new Refused(reply.error, reply.message, 0))
}

export interface MySeat {
  seat: number
  key: string
}

/** How long what somebody says stands beside their face. */
const REMARK_MILLISECONDS = 7000

/** A view may be for one of several seats of this browser: each has a connection of its own. */
class SeatFeed {
  view = $state.raw<View | null>(null)
  asked = $state<number | null>(null)
  number = $state<number | null>(null)
  /** Whether this seat can take something back, or why not. */
  undo = $state<PlayState['undo']>(null)
  /** When something was done last, by the clock of this device. */
  movedAt = $state(Date.now())
  events = $state.raw<GameEvent[]>([])
  /** Where this seat talks apart from all. */
  channels = $state.raw<string[]>([])
  chat = $state.raw<ChatLine[]>([])
  /** What bots and people have just said, by seat. */
  remarks = $state.raw<Readonly<Record<number, ChatLine>>>({})
  /** The channels in which these lines are counted. */
  #counted: string[] = []
  connected = $state(false)
  live: Live

  constructor(
    table: string,
    readonly key: string,
    readonly seat: number | null,
    changed: (table: TableInfo) => void,
    withdrawn: () => void,
  ) {
    this.live = new Live(table, key, {
      since: () => this.number,
      chat: () => ({ chat: this.chat.length, channels: this.#counted }),
      connected: (yes) => (this.connected = yes),
      withdrawn,
      heard: (message) => {
        if (message.type === 'moved') this.take(message.play)
        else if (message.type === 'table') changed(message.table)
        else if (message.type === 'chat') this.hear(message)
      },
    })
  }

  /** Whether the table waits for this seat: it may also be asked what it can leave alone. */
  get isWaitedFor(): boolean {
    return this.asked !== null && this.seat !== null && (this.view?.waiting.includes(this.seat) ?? false)
  }

  take(play: PlayState): void {
    if (this.number !== null && play.since !== null && play.number < this.number) return
    const kept =
      play.since === null ? [] : play.back === null ? this.events : this.events.filter((e) => e.move <= play.back!)
    this.events = [...kept, ...play.events]
    this.number = play.number
    this.asked = play.asked
    this.undo = play.undo
    this.movedAt = momentBefore(play.waited)
    this.channels = play.channels
    this.view = play.view
  }

  hear(message: ChatHeard): void {
    if (!message.anew) this.#noteRemarks(remarksAmong(message.lines))
    this.chat = hear(this.chat, message)
    this.#counted = message.channels
  }

  #noteRemarks(said: Record<number, ChatLine>): void {
    if (!Object.keys(said).length) return
    this.remarks = { ...this.remarks, ...said }
    setTimeout(() => {
      const left = Object.entries(this.remarks).filter(([seat, line]) => said[Number(seat)] !== line)
      this.remarks = Object.fromEntries(left)
    }, REMARK_MILLISECONDS)
  }
}

export class TableSession {
  table = $state.raw<TableInfo | null>(null)
  /** When the table was told of last, by the clock of this device. */
  #toldAt = Date.now()
  /** The time of the last line of the chat that was read here. */
  #readUpTo = $state(0)
  /** What just went wrong, in words; and why the table cannot be shown at all, as the name of a message. */
  problem = $state('')
  missing = $state('')
  feeds = $state.raw<SeatFeed[]>([])
  mySeats = $state.raw<MySeat[]>([])
  /** The seats of a running game that this browser has asked for. */
  guests = $state.raw<MySeat[]>([])
  /** Whether the table has said no to that. */
  refused = $state(false)
  hostKey = $state('')
  inviteKey = $state('')
  spectatorKey = $state('')
  /** The seat whose hand is on the screen, among mine. */
  chosenSeat = $state<number | null>(null)
  busy = $state(false)
  #closed = false
  #asking = new Map<string, Live>()

  constructor(
    readonly tableId: string,
    readonly watching = '',
    /** See only what everybody may see, whatever seats this browser holds. */
    readonly publicly = false,
  ) {
    this.#readUpTo = readUpTo(tableId)
    void this.refresh()
  }

  /** Read the keys again and connect what is not connected yet. */
  async refresh(): Promise<void> {
    const held = keysTo(this.tableId)
    this.#readKeys(held)
    const key = this.mySeats[0]?.key ?? this.hostKey ?? this.inviteKey
    const any = this.publicly
      ? this.watching || this.spectatorKey || this.hostKey
      : key || this.inviteKey || this.spectatorKey || this.watching || this.guests[0]?.key
    if (!any) {
      this.missing = 'play-no-key'
      return
    }
    try {
      this.#changed(await api.look(this.tableId, any))
      this.missing = ''
    } catch (error) {
      this.missing = 'play-table-problem'
      if (!(error instanceof Refused && error.code === 'offline')) return
    }
    this.#connect(any)
    this.#listenAtTheDoor()
  }

  #readKeys(held: HeldKey[]): void {
    const seats = (role: HeldKey['role']) =>
      held
        .flatMap((one) => (one.role === role && one.seat !== undefined ? [{ seat: one.seat, key: one.key }] : []))
        .sort((a, b) => a.seat - b.seat)
    this.mySeats = seats('seat')
    this.guests = this.publicly ? [] : seats('guest')
    this.hostKey = held.find((one) => one.role === 'host')?.key ?? ''
    this.inviteKey = held.find((one) => one.role === 'invite')?.key ?? ''
    this.spectatorKey = held.find((one) => one.role === 'spectator')?.key ?? ''
  }

  #connect(fallback: string): void {
    const wanted: [string, number | null][] = this.publicly ? [] : this.mySeats.map(({ key, seat }) => [key, seat])
    const other = this.watching || this.hostKey || this.spectatorKey || fallback
    if (!wanted.length && !this.guests.some(({ key }) => key === other)) wanted.push([other, null])
    const kept = this.feeds.filter((feed) => wanted.some(([key]) => key === feed.key))
    for (const feed of this.feeds) if (!kept.includes(feed)) feed.live.close()
    const added = wanted.filter(([key]) => !kept.some((feed) => feed.key === key))
    this.feeds = [
      ...kept,
      ...added.map(
        ([key, seat]) =>
          new SeatFeed(
            this.tableId,
            key,
            seat,
            (table) => this.#changed(table),
            () => void this.#withdrawn(key),
          ),
      ),
    ]
  }

  /** Hear what becomes of each wish for a seat: whoever is told of the game has been let in. */
  #listenAtTheDoor(): void {
    for (const [key, live] of this.#asking) {
      if (this.guests.some((one) => one.key === key)) continue
      live.close()
      this.#asking.delete(key)
    }
    for (const { seat, key } of this.guests) {
      if (this.#asking.has(key)) continue
      const live = new Live(this.tableId, key, {
        since: () => null,
        chat: () => ({ chat: 0, channels: [] }),
        connected: () => undefined,
        withdrawn: () => void this.#withdrawn(key),
        heard: (message) => {
          if (message.type === 'table') this.#changed(message.table)
          // Before the start it is seen by nobody asking any more: those who are refused hear nothing.
          const isIn =
            message.type === 'moved' ||
            (message.type === 'table' && message.table.status === 'lobby' && !claimOn(message.table, seat))
          if (isIn) void this.addKey({ table: this.tableId, role: 'seat', key, seat })
        },
      })
      this.#asking.set(key, live)
    }
  }

  #changed(table: TableInfo): void {
    if (this.#closed || (this.table && table.version < this.table.version)) return
    this.#toldAt = Date.now()
    this.table = table
    nameSeats(
      (seat) => this.seatName(seat),
      (seat) => this.mySeats.length === 1 && this.mySeats[0]?.seat === seat,
    )
  }

  /** Somebody has freed a seat of mine, refused me one or renewed a link: go on with the other keys, if there are any. */
  async #withdrawn(key: string): Promise<void> {
    const held = keysTo(this.tableId).find((one) => one.key === key)
    if (held?.role === 'seat' && this.table?.status === 'playing') keepKey({ ...held, role: 'left' })
    else if (held?.role !== 'left') dropKeys(this.tableId, key)
    this.refused = held?.role === 'guest'
    this.feeds = this.feeds.filter((feed) => feed.key !== key)
    await this.refresh()
    if (held && held.role !== 'left' && !this.missing)
      this.problem = say(this.refused ? 'play-seat-refused' : 'play-withdrawn')
  }

  /** The feed on the screen: the chosen seat, else one that the table waits for, else one that is asked, else the first. */
  get feed(): SeatFeed | undefined {
    return (
      this.feeds.find((feed) => feed.seat !== null && feed.seat === this.chosenSeat) ??
      this.feeds.find((feed) => feed.isWaitedFor) ??
      this.feeds.find((feed) => feed.asked !== null) ??
      this.feeds[0]
    )
  }

  /** Whether one seat of this screen has heard of something that another has not yet: each has a connection of its own. */
  get isBetweenTellings(): boolean {
    const numbers = this.feeds.flatMap(({ connected, number }) => (connected && number !== null ? [number] : []))
    return new Set(numbers).size > 1
  }

  get view(): View | null {
    return this.feed?.view ?? null
  }

  get events(): GameEvent[] {
    return this.feed?.events ?? []
  }

  get chat(): ChatLine[] {
    const said = this.feed?.chat ?? []
    if (!blocked.names.length) return said
    const isMine = (seat: number | null) => seat !== null && this.#mine.includes(seat)
    return said.filter(({ notice, seat, name }) => notice || isMine(seat) || !blocked.has(name))
  }

  /** What somebody else has just said and nobody here has read yet; null where they have not. */
  remark(seat: number): ChatLine | null {
    const line = this.feed?.remarks[seat]
    const isNew = line?.notice || unreadAmong(line ? [line] : [], this.#readUpTo, this.#mine).length > 0
    return line && isNew ? line : null
  }

  /** The last thing that somebody else has just said; null where nobody has. */
  get lastSaid(): ChatLine | null {
    const lines = unreadAmong(Object.values(this.feed?.remarks ?? {}), this.#readUpTo, this.#mine)
    return lines.toSorted((a, b) => a.number - b.number).at(-1) ?? null
  }

  /** How many lines of the chat nobody has read here yet. */
  get unread(): number {
    return unreadAmong(this.chat, this.#readUpTo, this.#mine).length
  }

  get #mine(): number[] {
    return this.mySeats.map(({ seat }) => seat)
  }

  /** Everything that was said so far has been read. */
  readChat(): void {
    const last = this.chat.at(-1)?.at ?? 0
    if (last <= this.#readUpTo) return
    this.#readUpTo = last
    keepRead(this.tableId, last)
  }

  /** For how many seconds whoever sits here has been away; null where they are here, or nobody sits there. */
  absentFor(seat: number): number | null {
    const absent = this.table?.seats[seat]?.absent ?? null
    return absent === null ? null : absent + secondsSince(this.#toldAt)
  }

  /** For how many seconds the table has waited. */
  get waitedFor(): number {
    return secondsSince(this.feed?.movedAt ?? Date.now())
  }

  get connected(): boolean {
    return this.feed?.connected ?? false
  }

  /** Whether this browser sees who is at the table, but nothing of the game. */
  get isOutside(): boolean {
    return !(this.mySeats.length || this.hostKey || this.spectatorKey || this.watching)
  }

  /** What this browser holds of the table, to play again with the same people. */
  get held(): Held {
    return {
      table: this.table!,
      seats: this.publicly ? [] : this.mySeats,
      key: (!this.publicly && this.mySeats[0]?.key) || this.watching || this.spectatorKey || this.hostKey,
      isTelevision: this.publicly,
    }
  }

  get isHost(): boolean {
    return this.hostKey !== ''
  }

  /** What a seat is called: by its person, its bot, or its number. */
  seatName(seat: number): string {
    return seatName(this.table?.seats[seat] ?? { seat, name: '', bot: null })
  }

  /** Give an answer for the seat on the screen; sent once, however often it is clicked. */
  async answer(choice: Choice): Promise<void> {
    const feed = this.feed
    if (!feed || feed.asked === null || this.busy) return
    this.busy = true
    try {
      const reply = await feed.live.send({ type: 'answer', asked: feed.asked, answer: choice.key })
      if (reply.type === 'refused' && reply.error === 'offline') await this.#answerByRequest(feed, choice)
      else if (reply.type === 'refused' && reply.error !== 'stale') this.problem = refusal(reply)
    } finally {
      this.busy = false
    }
  }

  async #answerByRequest(feed: SeatFeed, choice: Choice): Promise<void> {
    if (feed.asked === null) return
    try {
      await api.answer(this.tableId, feed.key, feed.asked, choice.key)
      feed.take({ ...(await api.play(this.tableId, feed.key)), since: null })
    } catch (error) {
      this.problem = sayRefusal(error)
    }
  }

  /** Ask to take back the last answer. */
  async undo(): Promise<void> {
    const feed = this.feed
    if (!feed || feed.number === null) return
    const reply = await feed.live.send({ type: 'undo', number: feed.number })
    this.problem = reply.type === 'refused' ? refusal(reply) : ''
  }

  /** Yes or no to somebody's wish to take an answer back. */
  async agree(yes: boolean): Promise<void> {
    const wish = this.table?.undo
    const feed = this.feeds.find((one) => one.seat !== null && wish?.waiting.includes(one.seat))
    if (wish && feed) await feed.live.send({ type: 'agree', number: wish.number, agree: yes })
  }

  async sayInChat(text: string, channel = ''): Promise<void> {
    const reply = await this.feed?.live.send({ type: 'chat', text, channel })
    if (reply?.type === 'refused') this.problem = refusal(reply)
  }

  /** Keep a new key and use it. */
  async addKey(held: HeldKey): Promise<void> {
    keepKey(held)
    await this.refresh()
  }

  close(): void {
    this.#closed = true
    for (const feed of this.feeds) feed.live.close()
    for (const live of this.#asking.values()) live.close()
  }
}
