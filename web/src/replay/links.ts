/** How a past game is reached, passed on and taken home. */
import { keysTo, type HeldKey } from '../api/keys'

/** The key with which this browser looks back: the one of the link, else the best it holds. */
export function bestKey(table: string, fromLink: string): string {
  if (fromLink) return fromLink
  const rank: HeldKey['role'][] = ['seat', 'spectator', 'host']
  const held = keysTo(table).filter((one) => rank.includes(one.role))
  return held.sort((a, b) => rank.indexOf(a.role) - rank.indexOf(b.role))[0]?.key ?? ''
}

/** The moment that a link names, if it does. */
export function momentIn(hash: string): number | null {
  const text = new URLSearchParams(hash.split('?')[1] ?? '').get('at')
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null
}

/** The move that a link names, if it does: how many answers stood then. */
export function moveIn(hash: string): number | null {
  const text = new URLSearchParams(hash.split('?')[1] ?? '').get('move')
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null
}

/** The address of the moment after a move, relative to the client. */
export function moveLink(table: string, key: string, move: number): string {
  return `#/replay/${encodeURIComponent(table)}?${key ? `key=${key}&` : ''}move=${move}`
}

/** The address of a moment, relative to the client. */
export function momentLink(table: string, key: string, at: number | null): string {
  const query = [key && `key=${key}`, at === null ? '' : `at=${at}`].filter(Boolean).join('&')
  return `#/replay/${encodeURIComponent(table)}${query ? `?${query}` : ''}`
}

/** Give a file to the person. */
export function download(name: string, content: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
