/** What is said at a table: how its lines come together, and what the house says itself. */
import type { ChatHeard, ChatLine, Notice } from '../../api/views'
import { botName, personName } from '../../lobby/names'
import { argumentsOf, has, say } from '../../words/words.svelte'
import { inWords } from './phrases'
import { pointedAt } from './pointing'

/** The lines that are known after hearing some: told anew they replace all others, else they go on where they begin. */
export function hear(known: readonly ChatLine[], { lines, anew }: ChatHeard): ChatLine[] {
  return [...known.slice(0, anew ? 0 : (lines[0]?.number ?? 1) - 1), ...lines]
}

const REMARK = 'bot-says'

const READ = 'dreadhall-chat-read'
const MOST_TABLES = 50

function allRead(): [table: string, at: number][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(READ) ?? '[]')
    return Array.isArray(kept) ? (kept as [string, number][]) : []
  } catch {
    return []
  }
}

/** The time of the last line that was read at a table in this browser. */
export function readUpTo(table: string): number {
  return allRead().find(([one]) => one === table)?.[1] ?? 0
}

export function keepRead(table: string, at: number): void {
  const others = allRead().filter(([one]) => one !== table)
  localStorage.setItem(READ, JSON.stringify([[table, at], ...others].slice(0, MOST_TABLES)))
}

/** What others have said since, but not what they have only pointed at. */
export function unreadAmong(lines: readonly ChatLine[], since: number, mine: readonly number[]): ChatLine[] {
  return lines.filter(
    ({ at, notice, seat, text }) =>
      at > since && !notice && !pointedAt(text) && (seat === null || !mine.includes(seat)),
  )
}

/** What bots say about what they do, and people to everybody, by their seats. */
export function remarksAmong(lines: readonly ChatLine[]): Record<number, ChatLine> {
  const said = lines.flatMap((line): [number, ChatLine][] => {
    const { notice, seat, channel, text } = line
    if (notice) return notice.kind === REMARK ? [[Number(notice.data['seat']), line]] : []
    return seat === null || channel || pointedAt(text) ? [] : [[seat, line]]
  })
  return Object.fromEntries(said)
}

/** As many letters of a line as are shown beside a face. */
const FEW_WORDS = 60

/** What is shown of a line beside the face of who said it; empty where we have no words for it. */
export function firstWords({ notice, text }: ChatLine): string {
  const said = notice ? sayRemark(notice) : inWords(text)
  return said.length > FEW_WORDS ? `${said.slice(0, FEW_WORDS).replace(/\s+\S*$/, '')} …` : said
}

/** What a bot says about what it does, in words; empty where we have none for it. */
export function sayRemark({ kind, data }: Notice): string {
  const message = `play-says-${String(data['game'])}-${String(data['line'])}`
  return kind === REMARK && has(message) ? say(message) : ''
}

/** What the house says, in words; empty where it says something that we have no words for. */
export function sayNotice({ kind, data }: Notice): string {
  const message = `notice-${kind}`
  if (!has(message)) return ''
  const line = sayRemark({ kind, data })
  if (kind === REMARK && !line) return ''
  const { bot, name } = data
  return say(message, {
    ...argumentsOf('', data),
    ...(line && { line }),
    ...(typeof bot === 'string' && { bot: botName(bot) }),
    ...(typeof name === 'string' && { name: personName(name) }),
  })
}
