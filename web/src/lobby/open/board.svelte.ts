/** The tables that are open to everybody on this server, as they come and go. */
import { request } from '../../api/client'
import type { OpenTable, OpenTables, OpenTablesChanged, WaitingFor } from '../../api/views'

/** How the server closes a connection where whoever runs it wants no such list, or where too many look on. */
const NOT_WANTED = 4404
const TOO_MANY = 4429
const SLOWEST = 20_000

export class Board {
  /** Whether there is such a list here; null until the server has said so. */
  wanted = $state<boolean | null>(null)
  tables = $state.raw<readonly OpenTable[]>([])
  /** How many people wait for others, and for what. */
  waiting = $state.raw<readonly WaitingFor[]>([])
  /** When each was told of last, by the clock of this device. */
  toldAt = new Map<string, number>()
  #socket: WebSocket | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #wait = 500
  #closed = false

  constructor() {
    this.#connect()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    this.#socket?.close()
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/open/live`)
    this.#socket = socket
    socket.onmessage = (event) => {
      this.#wait = 500
      this.#hear(JSON.parse(String(event.data)) as OpenTables | OpenTablesChanged)
    }
    socket.onclose = (event) => {
      if (this.#closed) return
      if (event.code === NOT_WANTED) this.wanted = false
      else this.#again(event.code === TOO_MANY)
    }
  }

  /** Come again a little later; where too many look on, ask for the list now and then. */
  #again(crowded: boolean): void {
    this.#wait = crowded ? SLOWEST : Math.min(this.#wait * 2, SLOWEST)
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.5 + Math.random()))
    if (crowded)
      void request<OpenTables>('GET', '/open')
        .then((told) => this.#hear(told))
        .catch(() => undefined)
  }

  #hear(told: OpenTables | OpenTablesChanged): void {
    if (told.type === 'open') this.wanted = told.wanted
    this.tables = heard(this.tables, told)
    this.waiting = told.waiting
    for (const { id } of told.tables) this.toldAt.set(id, Date.now())
  }
}

/** The list after what was told; those that are new stand last. */
export function heard(known: readonly OpenTable[], told: OpenTables | OpenTablesChanged): OpenTable[] {
  if (told.type === 'open') return told.tables
  const changed = new Map(told.tables.map((table) => [table.id, table]))
  const kept = known
    .filter(({ id }) => !told.gone.includes(id))
    .map((table) => {
      const other = changed.get(table.id)
      changed.delete(table.id)
      return other ?? table
    })
  return [...kept, ...changed.values()]
}

/** Those in one's own language first, then those that wait for the fewest; whoever sits there already is not asked again. */
export function sorted(tables: readonly OpenTable[], language: string, mine: ReadonlySet<string>): OpenTable[] {
  const rank = (table: OpenTable) => (table.language === language ? 0 : 100) + (table.status === 'lobby' ? 0 : 50)
  return tables
    .filter(({ id }) => !mine.has(id))
    .map((table) => ({ table, rank: rank(table) + table.free }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ table }) => table)
}

/** How many wait for a game with so many seats. */
export function peopleFor(waiting: readonly WaitingFor[], game: string, seats: number): number {
  return waiting.find((one) => one.game === game && one.seats === seats)?.people ?? 0
}

/** For how many most wait already; else a good company. */
export function likeliest(waiting: readonly WaitingFor[], game: string, fewest: number, most: number): number {
  const [first] = waiting.filter((one) => one.game === game).sort((one, other) => other.people - one.people)
  return first?.seats ?? Math.min(most, Math.max(fewest, 2, 3))
}
