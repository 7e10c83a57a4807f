/** What a seat sees, as cards and lists: for games that have no screen of their own. */
import { has, name, say, seatCalledBy } from '../words/words.svelte'
import { readable } from '../lobby/options/options'

export interface Fact {
  id: string
  label: string
  value: string
}

export interface Group {
  id: string
  title: string
  /** One short value beside its label. */
  facts: Fact[]
  /** Several short values in a row, such as a hand of cards. */
  rows: { id: string; label: string; values: string[] }[]
  /** What has parts of its own, such as every player. */
  cards: Group[]
}

type Entries = Record<string, unknown>

const isEntries = (value: unknown): value is Entries =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** The last word of a name says what kind of thing it is: `top_card` is a card, `cards` are several. */
const kindOf = (key: string): string => key.replace(/_by_seat$/, '').replace(/.*_/, '')
const oneOf = (kind: string): string => kind.replace(/s$/, '')

/** Whether a list has an entry for each seat, by its name. */
export function isBySeat(key: string, length: number, seats: number): boolean {
  return length === seats && (/(^|_)(players|seats)$/.test(key) || key.endsWith('_by_seat'))
}

function label(game: string, key: string): string {
  const message = `${game}-view-${key}`
  return has(message) ? say(message) : readable(key.replace(/_by_seat$/, ''))
}

/** A short value in words. */
export function valueOf(game: string, kind: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return say(value ? 'web-on' : 'web-off')
  if (typeof value === 'number') return kind === 'seat' ? seatCalledBy(value) : String(value)
  if (typeof value !== 'string') return ''
  const called = name(game, kind, value)
  return called === value ? readable(called) : called
}

/** What an entry of a list is called: after its seat, its id or its name, else by its number. */
function titleOf(game: string, key: string, entry: Entries, number: number): string {
  if (typeof entry['seat'] === 'number') return seatCalledBy(entry['seat'])
  const id = entry['id'] ?? entry['name']
  return typeof id === 'string' ? valueOf(game, oneOf(kindOf(key)), id) : String(number + 1)
}

function withList(group: Group, game: string, key: string, value: unknown[], seats: number): void {
  const kind = oneOf(kindOf(key))
  const title = label(game, key)
  if (isBySeat(key, value.length, seats)) {
    const cards = value.map((entry, seat) =>
      isEntries(entry)
        ? shape(game, entry, seats, { id: String(seat), title: seatCalledBy(seat) })
        : factsOnly(String(seat), '', [{ id: 'value', label: seatCalledBy(seat), value: whole(game, kind, entry) }]),
    )
    if (value.every(isEntries)) group.cards.push({ ...factsOnly(key, title, []), cards })
    else
      group.cards.push(
        factsOnly(
          key,
          title,
          cards.flatMap((card) => card.facts),
        ),
      )
  } else if (!value.some(isEntries)) {
    group.rows.push({ id: key, label: title, values: value.map((one) => whole(game, kind, one)) })
  } else {
    const cards = value.map((entry, number) =>
      isEntries(entry)
        ? shape(game, without(entry, 'seat'), seats, { id: String(number), title: titleOf(game, key, entry, number) })
        : factsOnly(String(number), whole(game, kind, entry), []),
    )
    group.cards.push({ ...factsOnly(key, title, []), cards })
  }
}

const factsOnly = (id: string, title: string, facts: Fact[]): Group => ({ id, title, facts, rows: [], cards: [] })

const without = (entries: Entries, key: string): Entries =>
  Object.fromEntries(Object.entries(entries).filter(([one]) => one !== key))

/** Anything on one line. */
function whole(game: string, kind: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => whole(game, kind, one)).join(', ') || '–'
  if (isEntries(value))
    return Object.entries(value)
      .map(([key, one]) => `${label(game, key)}: ${whole(game, kindOf(key), one)}`)
      .join(', ')
  return valueOf(game, kind, value)
}

/** All that is in a part of what a seat sees, in the order in which the game tells it. */
export function shape(game: string, entries: Entries, seats: number, head = { id: '', title: '' }): Group {
  const group: Group = { ...head, facts: [], rows: [], cards: [] }
  for (const [key, value] of Object.entries(entries)) {
    if (Array.isArray(value)) withList(group, game, key, value as unknown[], seats)
    else if (isEntries(value)) group.cards.push(shape(game, value, seats, { id: key, title: label(game, key) }))
    else group.facts.push({ id: key, label: label(game, key), value: valueOf(game, kindOf(key), value) })
  }
  return group
}
