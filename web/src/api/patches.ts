/** Views that are told by what has changed in them: patches by RFC 6902, which add, remove and replace. */
import type { Change, Changed, Moved, SeatView } from './views'

export type Step = Pick<Change, 'op' | 'path'> & { value?: unknown }

type Place = Record<string, unknown> | unknown[]

/** The view as a connection was told it last. */
export class Told {
  #view: SeatView | null = null

  /** What is heard, with its view whole; `agrees` is false where it is not the server's, which has to tell it again. */
  hear(message: Moved | Changed): { moved: Moved; agrees: boolean } {
    if (message.type === 'moved') {
      this.#view = message.play.view
      return { moved: message, agrees: true }
    }
    if (!this.#view) throw new Error('a change of nothing')
    const { patch, mark, ...play } = message.play
    const view = patchedIfPossible(this.#view, patch)
    const agrees = view !== null && (mark === null || mark === markOf(view))
    this.#view = view ?? this.#view
    return { moved: { type: 'moved', play: { ...play, older: false, view: this.#view } }, agrees }
  }
}

function patchedIfPossible(view: SeatView, patch: readonly Step[]): SeatView | null {
  try {
    return applied(view, patch)
  } catch {
    return null
  }
}

/** What a patch makes of a value. That stays as it was, and both share what has not changed; a step into nowhere throws. */
export function applied<T>(before: T, patch: readonly Step[]): T {
  const own = new Set<unknown>()
  const root = { '': before } as Record<string, unknown>
  for (const change of patch) {
    const way = change.path.split('/').map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    const last = way.pop()!
    let place: Place = root
    for (const part of way) place = opened(place, part, own)
    step(place, last, change)
  }
  return root[''] as T
}

/** What lies under a name, as a copy that may be changed. */
function opened(place: Place, name: string, own: Set<unknown>): Place {
  const within = place as Record<string, unknown>
  const there = within[name]
  if (typeof there !== 'object' || there === null) throw new Error(`nothing to change at ${name}`)
  if (own.has(there)) return there as Place
  const copy: Place = Array.isArray(there) ? [...(there as unknown[])] : { ...there }
  own.add(copy)
  within[name] = copy
  return copy
}

function step(place: Place, name: string, { op, value }: Step): void {
  if (Array.isArray(place) && op === 'add' && name === '-') {
    place.push(value)
    return
  }
  const within = place as Record<string, unknown>
  if (name in within === (op === 'add')) throw new Error(`cannot ${op} ${name}`)
  if (op === 'remove') delete within[name]
  else within[name] = value
}

/** The number by which two can see that they have the same: the CRC-32 of the value as JSON, the names in order. */
export function markOf(value: unknown): number {
  let sum = 0xffffffff
  for (const byte of new TextEncoder().encode(inOrder(value))) sum = TABLE[(sum ^ byte) & 0xff]! ^ (sum >>> 8)
  return (sum ^ 0xffffffff) >>> 0
}

const TABLE = Array.from({ length: 256 }, (_, byte) => {
  for (let bit = 0; bit < 8; bit++) byte = byte & 1 ? 0xedb88320 ^ (byte >>> 1) : byte >>> 1
  return byte >>> 0
})

/** A value as JSON without spaces, the names of each object in order. */
function inOrder(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOrder).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${entries.map(([name, each]) => `${JSON.stringify(name)}:${inOrder(each)}`).join(',')}}`
}
