/** What a seat may read of the haunt, and what it knows. */
import type { BetrayalView, HauntView } from '../../../api/views'
import { has, list, name, say } from '../../../words/words.svelte'
import { GAME } from '../pieces'

const two = (number: number): string => String(number).padStart(2, '0')

/** The book of one's own side, else the first that may be read. */
export function ownBook(haunt: HauntView): string {
  return haunt.books.includes(haunt.side) ? haunt.side : (haunt.books[0] ?? '')
}

/** A chapter of a book: story, goal, can, foe or rules; empty where it cannot be read. */
export function chapter(haunt: HauntView, book: string, part: string): string {
  const message = `betrayal-book-h${two(haunt.number)}-${book}-${part}`
  return has(message) ? say(message) : ''
}

export const linesOf = (text: string): string[] => text.split('\n').map((line) => line.trim()).filter(Boolean)

export function objectiveName(id: string): string {
  return has(`betrayal-objective-${id}`) ? say(`betrayal-objective-${id}`) : ''
}

/** Everything that stands written: secrets first, then what all may know. Only what there are words for is shown. */
export function knowledge(position: BetrayalView): { secret: boolean; text: string }[] {
  const haunt = position.haunt
  if (!haunt) return []
  const found: { secret: boolean; text: string }[] = []
  for (const [key, value] of Object.entries(haunt.secrets)) {
    if (key === 'roles') {
      const isTraitor = value.split(' ').includes('1')
      found.push({ secret: true, text: say('betrayal-board-role', { role: isTraitor ? 'traitor' : 'hero', numbers: list(value.split(' ')) }) })
    } else tell(found, true, `betrayal-secret-${key}`, value)
  }
  for (const [key, value] of Object.entries(haunt.notes)) tell(found, false, `betrayal-note-${key}`, value)
  for (const [key, values] of Object.entries(haunt.lists)) if (values.length) tell(found, false, `betrayal-list-${key}`, values.join(' '))
  for (const [key, count] of Object.entries(haunt.counters)) {
    const message = `betrayal-counter-${key}`
    if (has(message)) found.push({ secret: false, text: `${say(message)}: ${count}` })
  }
  if (haunt.exorcised.length) found.push({ secret: false, text: say('betrayal-board-exorcised', { sources: list(haunt.exorcised.map((one) => name(GAME, 'source', one))) }) })
  return found
}

function tell(found: { secret: boolean; text: string }[], secret: boolean, message: string, value: string): void {
  if (!has(message)) return
  const named = value.split(' ').filter(Boolean).map((one) => nameOf(one))
  found.push({ secret, text: say(message, { what: list(named), value }) })
}

/** The name of whatever has this id. */
function nameOf(id: string): string {
  for (const kind of ['room', 'explorer', 'card', 'token', 'creature']) {
    const called = name(GAME, kind, id.split('/')[0] ?? id)
    if (called !== id) return called
  }
  return id
}
