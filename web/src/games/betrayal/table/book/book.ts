/** What a seat may read of the haunt, and what it knows. */
import type { Choice } from '../../../../api/play'
import type { BetrayalView, HauntMemory, HauntSecrets, HauntView } from '../../../../api/views'
import { argumentsOf, has, list, name, say } from '../../../../words/words.svelte'
import { EXPLORERS, GAME } from '../../pieces'

/** With what the names of its words begin: `h38`, or the id of a haunt that has no number. */
export const prefixOf = ({ id, number }: HauntView): string =>
  number === null ? id : `h${String(number).padStart(2, '0')}`

/** What a haunt is called; one of another package by the title it gives itself, until its words are there. */
export function titleOf({ id, title }: Pick<HauntView, 'id' | 'title'>): string {
  return has(`betrayal-haunt-${id}`) ? name(GAME, 'haunt', id) : title || id
}

/** The book of one's own side, else the first that may be read. */
export function ownBook(haunt: HauntView): string {
  return haunt.books.includes(haunt.side) ? haunt.side : (haunt.books[0] ?? '')
}

/** Who one is, said to oneself; a haunt that knows no sides has words of its own. */
export function youAre(haunt: HauntView): string {
  const own = `betrayal-side-${prefixOf(haunt)}`
  return say(has(own) ? own : `betrayal-page-you-${haunt.side || 'heroes'}`)
}

/** What everybody knows when a haunt begins: who has called it, and who is said to be the traitor. */
export function knownOf({ revealer, traitor, omen, room }: HauntView): string {
  const who = argumentsOf(GAME, { explorer: revealer, card: omen, room })
  return [say('betrayal-haunt-called', who), saidToBe(revealer, traitor)].join(' ')
}

/** Who the traitor is said to be. */
export function saidToBe(revealer: string, traitor: string): string {
  const how = traitor ? (traitor === revealer ? 'self' : 'known') : 'nobody'
  return say(`betrayal-haunt-traitor-${how}`, argumentsOf(GAME, { explorer: traitor }))
}

/** Whether it is still hidden who the traitor is: then nothing in sight may tell, and what one wants stands on the page alone. */
export const isHidden = (haunt: HauntView | null): boolean =>
  haunt !== null && !!(haunt.secrets.roles || haunt.secrets.tokens) && !haunt.traitor

/** Whether a choice would give away by its mere presence who somebody is: it stands on the page. */
export const isSecretDeed = ({ verb }: Pick<Choice, 'verb'>): boolean => verb === 'show-role'

/** A chapter of a book: story, goal, can, foe or rules; empty where it cannot be read. */
export function chapter(haunt: HauntView, book: string, part: string): string {
  const message = `betrayal-book-${prefixOf(haunt)}-${book}-${part}`
  return has(message) ? say(message) : ''
}

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

export function objectiveName(id: string): string {
  return has(`betrayal-objective-${id}`) ? say(`betrayal-objective-${id}`) : ''
}

export interface Written {
  secret: boolean
  text: string
}

/** Everything that stands written: secrets first, with what a hidden traitor has heard, then what all may know. Only what there are words for is shown. */
export function knowledge(position: BetrayalView): Written[] {
  const haunt = position.haunt
  if (!haunt) return []
  const counts = entries(haunt.memory).flatMap(([key, value]) =>
    typeof value === 'number' && has(`betrayal-counter-${key}`) ? `${say(`betrayal-counter-${key}`)}: ${value}` : [],
  )
  const told = [
    ...notes('secret', haunt.secrets).map((text) => ({ secret: true, text })),
    { secret: true, text: haunt.side === 'traitor' ? chapter(haunt, ownBook(haunt), 'hears') : '' },
    ...[...notes('note', haunt.memory), ...counts].map((text) => ({ secret: false, text })),
    {
      secret: false,
      text: haunt.exorcised.length
        ? say('betrayal-board-exorcised', { sources: list(haunt.exorcised.map((one) => name(GAME, 'source', one))) })
        : '',
    },
  ]
  return told.filter((one) => one.text)
}

/** As many rooms as are named one by one; more are only to be seen on the board. */
const FEW = 6

/** The names by which printed haunts remember; those of other packages begin with the haunt's id. */
type Key = keyof HauntMemory | keyof HauntSecrets
type Remembered = boolean | number | string | null | Remembered[] | { [of: string]: Remembered }

const entries = (remembered: HauntMemory | HauntSecrets) => Object.entries(remembered) as [Key, Remembered][]

/** What is remembered, in words: a line for each name, or for each of those about whom it is remembered. */
const notes = (kind: string, remembered: HauntMemory | HauntSecrets): string[] =>
  entries(remembered).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).map(([of, entry]) => said(kind, key, entry, of))
      : said(kind, key, value),
  )

/** What is named by something that is remembered; that it is so, names nothing. */
function things(value: Remembered): string[] {
  if (value === null || typeof value === 'boolean') return []
  if (typeof value !== 'object') return [String(value)]
  return Object.values<Remembered>(value).flatMap(things)
}

/** A note in words, as far as there are any; of explorers it says at least what has a name. */
function said(kind: string, key: Key, value: Remembered, of = ''): string {
  const ids = things(value)
  if (!ids.length && value !== true) return ''
  if (key === 'unseen-maybe' && ids.length > FEW) return say(`betrayal-secret-${key}-many`, { count: ids.length })
  if (key === 'roles')
    return say('betrayal-board-role', { role: ids.includes('1') ? 'traitor' : 'hero', numbers: list(ids) })
  const who = of in EXPLORERS ? name(GAME, 'explorer', of) : ''
  const message = `betrayal-${kind}-${key}${of && !who ? `-${of}` : ''}`
  const named = list(ids.map(nameOf))
  if (has(message)) return say(message, { who, what: named })
  return who && ids.every((id) => nameOf(id) !== id) ? `${who}: ${named}` : ''
}

/** The name of whatever has this id. */
function nameOf(id: string): string {
  for (const kind of ['room', 'explorer', 'card', 'token', 'creature', 'floor']) {
    const called = name(GAME, kind, id.split('/')[0] ?? id)
    if (called !== id) return called
  }
  return id
}
