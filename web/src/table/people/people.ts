/** Who sits at the table, and in which order people are shown. */
import type { ChatLine } from '../../api/views'
import type { Sitting } from '../../games/contract'
import { say } from '../../words/words.svelte'
import type { TableSession } from '../session.svelte'
import { sayTime } from '../../words/time'
import { firstWords } from '../talk/talk'

/** One's own first, then in the order of turns from there on. */
export function inOrder<Who extends { seat: number }>(people: readonly Who[], mine: readonly number[]): Who[] {
  const first = people.findIndex((who) => mine.includes(who.seat))
  const turned = [...people.slice(Math.max(0, first)), ...people.slice(0, Math.max(0, first))]
  return [...turned.filter((who) => mine.includes(who.seat)), ...turned.filter((who) => !mine.includes(who.seat))]
}

function remarkOf(line: ChatLine | null): Sitting['says'] {
  const said = line ? firstWords(line) : ''
  return line && said ? { line: said, number: line.number } : undefined
}

/** Who plays each seat, and whom the table waits for. */
export function sittingAt(session: TableSession, waiting: readonly number[]): Sitting[] {
  return (session.table?.seats ?? []).map(({ seat, bot }) => {
    const absent = session.absentFor(seat)
    return {
      name: session.seatName(seat),
      isBot: bot !== null,
      away: absent === null ? '' : say('play-away-since', { time: sayTime(absent) }),
      isAsked: waiting.includes(seat),
      says: remarkOf(session.remark(seat)),
    }
  })
}
