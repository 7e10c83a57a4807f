/** Tables that go on from others: where they come from, and whose their seats are. */
import { api } from '../../api/client'
import { keysTo, type HeldKey } from '../../api/keys'
import type { TableInfo } from '../../api/views'
import { say } from '../../words/words.svelte'
import { personName } from '../names'
import { tableName } from '../tablename'
import { claimOn } from '../tables'

const SEAT_KEY = /dhs_[A-Za-z0-9_-]{32}/

/** Where a table comes from; nothing of one that was begun here. */
export function sayOrigin({ origin }: TableInfo): string {
  if (!origin) return ''
  const { table, title, number } = origin
  if (table === null) return say('web-origin-file', { number })
  return say('web-origin', { title: tableName({ id: table, title }), number })
}

/** Whether a seat is for whoever had it at the original, or for the bot that did. */
export function isBound(table: TableInfo, seat: number): boolean {
  return table.bound.includes(seat)
}

/** The keys of this browser to the table that this one is a copy of. */
export function keysToOriginal({ origin }: TableInfo): HeldKey[] {
  return origin?.table ? keysTo(origin.table) : []
}

/** The key of the same seat at the original, by which a bound seat is taken: the one that is held now before one that was left. */
export function originalFor(table: TableInfo, seat: number): string | undefined {
  if (!isBound(table, seat)) return undefined
  const held = keysToOriginal(table).filter((one) => one.seat === seat)
  return (held.find((one) => one.role === 'seat') ?? held[0])?.key
}

/** Whether this browser may sit down there: nobody has the seat or asks for it, and if it is bound, its key is here. */
export function canTake(table: TableInfo, seat: number): boolean {
  if (table.seats[seat]?.taken !== false || claimOn(table, seat)) return false
  return !isBound(table, seat) || originalFor(table, seat) !== undefined
}

/** The seats of a copy that are this browser's and that it has not taken yet. */
export function ownSeats(table: TableInfo): number[] {
  return table.bound.filter((seat) => canTake(table, seat) && table.seats[seat]?.bot === null)
}

/** The key in the link of a seat, as somebody pastes it. */
export function seatKeyIn(text: string): string {
  return SEAT_KEY.exec(text)?.[0] ?? ''
}

/** What those are called who sit at the original, if this browser may look there. */
export async function namesAtOriginal(table: TableInfo): Promise<string[]> {
  const key = keysToOriginal(table)[0]
  if (!key) return []
  const original = await api.look(key.table, key.key).catch(() => null)
  return original?.seats.map((seat) => personName(seat.name)) ?? []
}
