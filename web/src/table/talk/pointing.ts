/** Pointing at a place is something one says: a line of chat that starts with a hand. */

const HAND = '☞ '

/** The line that points at a place such as a room. */
export function pointingAt(kind: string, id: string): string {
  return `${HAND}${kind}:${id}`
}

/** What a line of chat points at, or null for one that says something. */
export function pointedAt(text: string): { kind: string; id: string } | null {
  const found = /^☞ ([a-z]+):([a-z0-9.-]+)$/.exec(text)
  return found ? { kind: found[1]!, id: found[2]! } : null
}
