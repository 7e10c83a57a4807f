/** The shelf: which haunts and houses this browser's people have been through, and how they came out. */

export interface Mark {
  table: string
  game: string
  /** Which haunt, or which house. */
  what: string
  side: string
  won: boolean
  /** How many were in the house; not known of what was put there before this was kept. */
  size?: number
  /** When it was put there, in milliseconds. */
  at: number
}

const KEPT = 'dreadhall-shelf'
const VERSION = 1
export const MOST_KEPT = 1000
/** So many of the newest go along to other devices. */
export const MOST_CARRIED = 300

function isMark(value: unknown): value is Mark {
  if (!value || typeof value !== 'object') return false
  const { table, game, what, side, won, at } = value as Partial<Record<keyof Mark, unknown>>
  return [table, game, what, side].every((one) => typeof one === 'string') && typeof won === 'boolean' && isTime(at)
}

const isTime = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value)

/** What was kept, newest first, without what makes no sense. */
export function readMarks(text: string | null): Mark[] {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    if (!kept || typeof kept !== 'object' || !('version' in kept) || !('marks' in kept)) return []
    return kept.version === VERSION && Array.isArray(kept.marks) ? kept.marks.filter(isMark) : []
  } catch {
    return []
  }
}

/** A game counts once for each side, however often its end is looked at; one that ended anew counts as it ended last. */
export function withMark(marks: readonly Mark[], mark: Mark): Mark[] {
  const isSame = (one: Mark) => one.table === mark.table && one.side === mark.side
  const before = marks.find(isSame)
  if (before && before.won === mark.won && before.what === mark.what) return [...marks]
  return [mark, ...marks.filter((one) => !isSame(one))].slice(0, MOST_KEPT)
}

export function marksHere(): Mark[] {
  return readMarks(localStorage.getItem(KEPT))
}

export function keepMark(mark: Mark): void {
  localStorage.setItem(KEPT, JSON.stringify({ version: VERSION, marks: withMark(marksHere(), mark) }))
}

export interface Count {
  won: number
  lost: number
}

/** How often a haunt or a house was won and lost on a side; on all of them without one. */
export function countOf(marks: readonly Mark[], what: Pick<Mark, 'game' | 'what'>, side?: string): Count {
  const here = marks.filter((one) => one.game === what.game && one.what === what.what && side === (side && one.side))
  const won = here.filter((one) => one.won).length
  return { won, lost: here.length - won }
}
