/** Playing again with the same people: one opens the next table, the others come along, each to their seat. */
import { api, Refused } from '../api/client'
import { keepKey, keepOpened, keysTo } from '../api/keys'
import type { TableInfo } from '../api/views'
import { GUEST } from '../lobby/names'
import { go } from '../parts/route.svelte'

/** What this browser holds of a table that is over. */
export interface Held {
  table: TableInfo
  seats: readonly { seat: number; key: string }[]
  /** The key by which it opens the next table, or comes along: a seat's, the host's, or one to watch. */
  key: string
  isTelevision: boolean
}

/** Take the seats that one had, with this link. */
async function sitDown({ table, seats }: Held, next: string, link: string): Promise<void> {
  let beside: string | undefined
  for (const { seat } of seats) {
    const name = table.seats[seat]?.name || GUEST
    const joined = await api.join(next, link, seat, name, beside)
    beside ??= joined.key
    keepKey({ table: next, role: 'seat', key: joined.key, seat })
  }
}

/** Open the next table, sit down there, and begin if nobody else is to come. */
export async function playAgain(held: Held, options: Record<string, unknown> | null): Promise<void> {
  const opened = await api.again(held.table.id, held.key, options)
  const next = opened.table_id
  keepOpened(opened)
  await sitDown(held, next, opened.host_key)
  const mine = held.seats.map(({ seat }) => seat)
  const isFull = held.table.seats.every(({ seat, taken }) => !taken || mine.includes(seat))
  if (isFull && mine.length) await api.start(next, opened.host_key)
  go(`table/${next}`)
}

/** Come along to the table that somebody else has opened. */
export async function comeAlong(held: Held, next: string): Promise<void> {
  if (keysTo(next).length) return go(`table/${next}`)
  const { key } = await api.follow(held.table.id, held.key)
  if (held.isTelevision) return go(`tv/${next}?key=${key}`)
  if (!held.seats.length) return go(`join/${next}?key=${key}`)
  try {
    await sitDown(held, next, key)
    keepKey({ table: next, role: 'invite', key })
    go(`table/${next}`)
  } catch (error) {
    if (!(error instanceof Refused) || error.code === 'offline') throw error
    // Somebody else sits there by now: there may be another seat.
    go(`join/${next}?key=${key}`)
  }
}
