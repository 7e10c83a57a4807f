/** The keys this browser holds: whoever has a key may do what it is for. They never leave but to the server. */

import type { Opened } from './views'

export interface HeldKey {
  table: string
  /** A guest has asked for a seat; the key of a seat that was left in the middle of a game tells who comes back. */
  role: 'host' | 'invite' | 'seat' | 'spectator' | 'guest' | 'left'
  key: string
  seat?: number
}

const KEPT = 'dreadhall-keys'
const DROPPED = 'dreadhall-dropped'

/** Every key, newest first. */
export function heldKeys(): HeldKey[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]')
    return Array.isArray(kept) ? (kept as HeldKey[]) : []
  } catch {
    return []
  }
}

/** The keys to one table. */
export function keysTo(table: string): HeldKey[] {
  return heldKeys().filter((held) => held.table === table)
}

/** Keep a key; the same key is kept once. */
export function keepKey(held: HeldKey): void {
  const others = heldKeys().filter((one) => one.key !== held.key)
  const dropped = droppedKeys()
  const end = held.key.slice(-8)
  if (dropped.includes(end)) localStorage.setItem(DROPPED, JSON.stringify(dropped.filter((one) => one !== end)))
  localStorage.setItem(KEPT, JSON.stringify([held, ...others].slice(0, 200)))
}

/** Keep the keys of a table that was opened here. */
export function keepOpened({ table_id: table, host_key, invite_key, spectator_key }: Opened): void {
  keepKey({ table, role: 'spectator', key: spectator_key })
  keepKey({ table, role: 'invite', key: invite_key })
  keepKey({ table, role: 'host', key: host_key })
}

/** Forget the keys of a table, or one of them. */
export function dropKeys(table: string, key?: string): void {
  const held = heldKeys()
  const left = held.filter((one) => one.table !== table || (key !== undefined && one.key !== key))
  localStorage.setItem(KEPT, JSON.stringify(left))
  const ends = held.filter((one) => !left.includes(one)).map((one) => one.key.slice(-8))
  localStorage.setItem(DROPPED, JSON.stringify([...droppedKeys(), ...ends].slice(-200)))
}

/** The ends of keys that were thrown away here: they do not come back from another device. */
export function droppedKeys(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(DROPPED) ?? '[]')
    return Array.isArray(kept) ? kept.map(String) : []
  } catch {
    return []
  }
}
