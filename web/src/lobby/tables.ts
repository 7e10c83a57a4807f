/** The tables this browser has keys to, and the links that open a table elsewhere. */
import { api } from '../api/client'
import { heldKeys, type HeldKey } from '../api/keys'
import type { ClaimInfo, Joined, MyTable, SeatInfo, TableInfo } from '../api/views'
import { GUEST } from './names'

const MOST_KEYS = 100

export interface Mine {
  table: TableInfo
  seats: number[]
  isHost: boolean
  myTurn: boolean
  /** For how many seconds the table has waited for me, and how many are left where a turn may take days. */
  waited: number
  left: number | null
}

/** One entry for each table: those that wait for me first, then running ones, open ones, and what is over.
 *  Among those that wait, the one whose time is up first stands before the others, then the one that waits longest. */
export function gathered(found: readonly MyTable[]): Mine[] {
  const tables = new Map<string, Mine>()
  for (const one of found) {
    const mine = tables.get(one.table.id) ?? {
      table: one.table,
      seats: [],
      isHost: false,
      myTurn: false,
      waited: 0,
      left: null,
    }
    if (one.seat !== null && !mine.seats.includes(one.seat)) mine.seats.push(one.seat)
    mine.isHost ||= one.role === 'host'
    mine.myTurn ||= one.my_turn
    mine.waited = Math.max(mine.waited, one.waited ?? 0)
    if (one.left !== null) mine.left = Math.min(mine.left ?? one.left, one.left)
    tables.set(one.table.id, mine)
  }
  const rank = (mine: Mine) => (mine.myTurn ? 0 : ['playing', 'lobby', 'over'].indexOf(mine.table.status) + 1)
  const urgent = (a: Mine, b: Mine) => (a.left ?? Infinity) - (b.left ?? Infinity) || b.waited - a.waited
  return [...tables.values()].sort((a, b) => rank(a) - rank(b) || (a.myTurn ? urgent(a, b) || 0 : 0))
}

/** Ask the server about every key that this browser holds. */
export async function myTables(): Promise<Mine[]> {
  const keys = heldKeys().map((held) => held.key)
  const found: MyTable[] = []
  for (let from = 0; from < keys.length; from += MOST_KEYS) {
    found.push(...(await api.mine(keys.slice(from, from + MOST_KEYS))))
  }
  return gathered(found)
}

/** A link to a place in the client, to be opened anywhere. */
export function linkTo(place: string): string {
  return `${location.origin}${location.pathname}#/${place}`
}

/** For players, who may also watch if there is a key for that. */
export function playerLink(table: string, invite: string, spectator: string): string {
  return linkTo(`join/${table}?key=${invite}${spectator ? `&watch=${spectator}` : ''}`)
}

/** For those who watch; and to take a seat to another device. */
export function keyLink(table: string, key: string): string {
  return linkTo(`join/${table}?key=${key}`)
}

/** For the television. */
export function televisionLink(table: string, spectator: string): string {
  return linkTo(`tv/${table}?key=${spectator}`)
}

/** The key for spectators that came along in a link for players. */
export function watchKey(hash: string): string {
  return new URLSearchParams(hash.split('?')[1] ?? '').get('watch') ?? ''
}

/** The seat that a link for players suggests, as the codes on the television do. */
export function wantedSeat(hash: string): number | null {
  const seat = new URLSearchParams(hash.split('?')[1] ?? '').get('seat')
  return seat !== null && /^\d+$/.test(seat) ? Number(seat) : null
}

/** A key as it is kept, by what the server says it is for. */
export function heldAs(found: MyTable, key: string): HeldKey {
  const role = found.role as HeldKey['role']
  return { table: found.table.id, role, key, ...(found.seat === null ? {} : { seat: found.seat }) }
}

/** The key of a seat just taken, or asked for. */
export function heldFor(table: string, joined: Joined): HeldKey {
  return { table, role: joined.waiting ? 'guest' : 'seat', key: joined.key, seat: joined.seat }
}

/** The key that tells a table who would sit down: of the seat they left there, of one they have, of another they left. */
export function besideFor(held: readonly HeldKey[], seat: number): string | undefined {
  const left = held.filter((one) => one.role === 'left')
  return (left.find((one) => one.seat === seat) ?? held.find((one) => one.role === 'seat') ?? left[0])?.key
}

/** The seats that are nobody's, and that nobody asks for; a bot gives way to a person, but not where a copy keeps it. */
export function freeSeats(table: TableInfo): number[] {
  const isKept = (seat: SeatInfo) => seat.bot !== null && table.bound.includes(seat.seat)
  return table.seats.filter((one) => !one.taken && !isKept(one) && !claimOn(table, one.seat)).map(({ seat }) => seat)
}

/** Who asks for a seat of a running game. */
export function claimOn(table: TableInfo, seat: number): ClaimInfo | undefined {
  return table.claims.find((claim) => claim.seat === seat)
}

/** The seats on which nobody sits at all, so that the game cannot begin. */
export function emptySeats(table: TableInfo): number[] {
  return table.seats.filter((seat) => !seat.taken && seat.bot === null).map((seat) => seat.seat)
}

const NAME = 'dreadhall-name'
export const LONGEST_NAME = 40

/** The name this browser gave last. */
export function myName(): string {
  return localStorage.getItem(NAME) ?? ''
}

/** Keep a name for the next table, unless it is none. */
export function keepName(name: string): void {
  localStorage.setItem(NAME, name === GUEST ? '' : name)
}
