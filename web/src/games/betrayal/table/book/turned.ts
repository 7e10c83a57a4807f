/** Which page somebody has to read: that of the haunt as it began, or that of a side which may be another one since then. */
import { text } from '../../../../api/play'
import type { AnyEvent } from '../../happened'
import type { BetrayalView, HauntView } from '../../../../api/views'
import { has, say } from '../../../../words/words.svelte'
import { chapter, ownBook, prefixOf, youAre } from './book'

/** The haunt is there, and nobody has had a turn in it. */
const BEGINS = new Set(['haunt-setup', 'haunt-ready'])

/** After these somebody may be on another side. Whoever is told on a sofa that they are not reads a page, too. */
export const MAY_TURN = new Set(['side-changed', 'token-exchanged'])

const TURNS = new Set(['side-changed'])

/** What the seat was told of its own side since the haunt began: the last of it; where others may look on, also that it is the same. */
export function lastWord(
  { explorers }: BetrayalView,
  events: readonly AnyEvent[],
  seat: number,
  isCovered: boolean,
): AnyEvent | null {
  const own = explorers.find((who) => who.seat === seat)?.id
  const kinds = isCovered ? MAY_TURN : TURNS
  return events.findLast(({ kind, data }) => kinds.has(kind) && text(data.explorer) === own) ?? null
}

/** What the page is called: another one each time that somebody has to look who they are. */
export function pageOf(position: BetrayalView, events: readonly AnyEvent[], seat: number, isCovered: boolean): string {
  const { haunt, phase } = position
  if (!haunt) return ''
  const last = lastWord(position, events, seat, isCovered)
  if (last) return `${haunt.id} ${last.move}`
  // Whoever comes later reads it, too, if the table has told how the haunt began.
  return BEGINS.has(phase) || events.some(({ kind }) => kind === 'haunt-begins') ? haunt.id : ''
}

/** The number of the event by which the haunt began: to whoever has its page before them, and to a television until all have read. */
export function openingOf(
  position: BetrayalView,
  events: readonly AnyEvent[],
  seat: number | null,
  isCovered: boolean,
): number {
  const isTold =
    seat === null ? BEGINS.has(position.phase) : pageOf(position, events, seat, isCovered) === position.haunt?.id
  return isTold ? events.findLastIndex(({ kind }) => kind === 'haunt-begins') : -1
}

/** Whether somebody is on another side since what they were told last. */
export const hasTurned = (events: readonly AnyEvent[], last: AnyEvent): boolean =>
  events.some(
    ({ kind, move, data }) => kind === 'side-changed' && move === last.move && data.explorer === last.data.explorer,
  )

export interface Turned {
  /** What one is now, why, and what one wants. */
  now: string
  why: string
  want: string
}

/** The words for a new side: those of the haunt, else of its book. */
export function turnedTo(haunt: HauntView): Turned {
  const own = `betrayal-turned-${prefixOf(haunt)}`
  const isWritten = haunt.side === 'traitor' && has(own)
  return {
    now: isWritten ? say(own) : youAre(haunt),
    why: isWritten ? say(`${own}-why`) : say(`betrayal-turned-${haunt.side === 'traitor' ? 'away' : 'back'}`),
    want: wantOf(haunt),
  }
}

/** Whether somebody was not on the traitor's side from the first: they read both books, or the one that all read. */
export const isConvert = (haunt: HauntView): boolean =>
  haunt.side === 'traitor' && (haunt.books.length > 1 || ownBook(haunt) !== 'traitor')

/** What one wants, as the book of one's side says it; a convert, as it was said when they turned. */
export function wantOf(haunt: HauntView): string {
  const own = `betrayal-turned-${prefixOf(haunt)}-want`
  return isConvert(haunt) && has(own) ? say(own) : chapter(haunt, ownBook(haunt), 'goal')
}
