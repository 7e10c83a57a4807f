/** Every word on the screen: the same Fluent catalogues that Python reads, and the same arguments in the sentences. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { untrack } from 'svelte'
import { first, groups } from 'virtual:words'
import { wholeIds } from './ids'

export const LANGUAGES = ['en', 'de', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]
export type Data = Record<string, unknown>

const KEPT = 'dreadhall-language'

/** One language as far as it is known: the bundle, and the groups of catalogues in it or on their way. */
class Known {
  bundle: FluentBundle
  groups = new Map<string, Promise<void>>()

  constructor(readonly language: Language) {
    this.bundle = new FluentBundle(language, { useIsolating: false })
    this.add(first[language] ?? '')
  }

  add(text: string): void {
    this.bundle.addResource(new FluentResource(text), { allowOverrides: true })
  }

  /** Fetch a group of catalogues once; tried again where that failed. */
  load(group: string): Promise<void> {
    const found = groups[this.language]?.[group]
    const elsewhere = ELSEWHERE.get(group)
    const fetched = found
      ? () => found().then((read) => wholeIds(read.default))
      : elsewhere && (() => elsewhere(this.language))
    if (!fetched) return Promise.resolve()
    const loading = this.groups.get(group) ?? fetched().then((text) => this.add(text))
    this.groups.set(group, loading)
    loading.catch(() => this.groups.delete(group))
    return loading
  }
}

const KNOWN = new Map<Language, Known>()
/** Groups that are not part of the client: where their text comes from. */
const ELSEWHERE = new Map<string, (language: Language) => Promise<string>>()
const WANTED = new Set<string>()

class Shown {
  language = $state<Language>('en')
  // A new object whenever there are more words, so that what is on the screen is said anew.
  words = $state.raw<{ bundle: FluentBundle } | null>(null)
}

const shown = new Shown()

/** What the seats of the table on the screen are called; empty where that is not known. */
let seatCalled: (seat: number) => string = () => ''
/** Whether a seat is the only one of whoever looks: what they have decided they know. */
let isOwnSeat: (seat: number) => boolean = () => false
/** Things of which there is no other of their kind: their number is not said. */
let alone: ReadonlySet<string> = new Set()

/** From now on those who decide are called by name. */
export function nameSeats(called: (seat: number) => string, isOwn: (seat: number) => boolean = () => false): void {
  seatCalled = called
  isOwnSeat = isOwn
}

/** What a seat is called: by who sits there, or by its number. */
export function seatCalledBy(seat: number): string {
  return seatCalled(seat) || begin(say('play-seat', { seat: seat + 1 }))
}

/** From now on these are called by their kind alone: `cat-1` is the cat. */
export function nameAlone(ids: Iterable<string>): void {
  alone = new Set(ids)
}

// Another tab has changed the language: this one follows.
globalThis.addEventListener?.('storage', (event) => {
  if (event.key === KEPT && event.newValue !== shown.language) void setLanguage(preferredLanguage())
})

/** The language that is on the screen. */
export function language(): Language {
  return shown.language
}

/** Show another language; takes effect at once everywhere. */
export async function setLanguage(wanted: Language): Promise<void> {
  const known = KNOWN.get(wanted) ?? new Known(wanted)
  KNOWN.set(wanted, known)
  await Promise.all([...WANTED].map((group) => known.load(group).catch((problem) => forgive(group, problem))))
  shown.language = wanted
  shown.words = { bundle: known.bundle }
  document.documentElement.lang = wanted
  localStorage.setItem(KEPT, wanted)
}

/** Words from elsewhere may be gone by now; the client's own must be there. */
function forgive(group: string, problem: unknown): void {
  if (!ELSEWHERE.has(group)) throw problem
}

/** The words of a game, or those that are `common` to all: there when this is done, in whichever language is shown. */
export async function loadWords(group: string): Promise<void> {
  WANTED.add(group)
  // Whoever waits for words does not want to begin anew when the language changes.
  const known = untrack(() => KNOWN.get(shown.language))
  if (!known) return
  await known.load(group)
  if (known.language === shown.language) shown.words = { bundle: known.bundle }
  else await loadWords(group)
}

/** More words, from elsewhere than the client; there when this is done, in whichever language is shown. */
export async function loadWordsFrom(group: string, fetched: (language: Language) => Promise<string>): Promise<void> {
  ELSEWHERE.set(group, fetched)
  await loadWords(group)
}

/** The language chosen before, or the first of the browser's that we have. */
export function preferredLanguage(): Language {
  const wanted = [localStorage.getItem(KEPT), ...navigator.languages.map((tag) => tag.slice(0, 2))]
  return wanted.find((tag): tag is Language => LANGUAGES.some((known) => known === tag)) ?? 'en'
}

/** Whether there is such a message. */
export function has(message: string): boolean {
  return shown.words?.bundle.hasMessage(message) ?? false
}

/** The message with its arguments filled in; its name in brackets where it is missing. */
export function say(message: string, args: Data = {}): string {
  const found = shown.words?.bundle.getMessage(message)
  return found?.value == null ? `[${message}]` : fill(found.value, args)
}

/** The help that goes with a message, or an empty text. */
export function help(message: string, args: Data = {}): string {
  const pattern = shown.words?.bundle.getMessage(message)?.attributes['help']
  return pattern === undefined ? '' : fill(pattern, args)
}

function fill(pattern: Parameters<FluentBundle['formatPattern']>[0], args: Data): string {
  const errors: Error[] = []
  return shown.words!.bundle.formatPattern(pattern, args as Record<string, FluentVariable>, errors)
}

/** The name of a component, or its id where it has none. */
export function name(game: string, kind: string, value: string): string {
  const found = component(game, kind, value)
  return found ? say(found.message, found.parts) : value
}

/** The line of story of a component, or an empty text. */
export function story(game: string, kind: string, value: string): string {
  const found = component(game, kind, value)
  const pattern = found && shown.words?.bundle.getMessage(found.message)?.attributes['flavour']
  return pattern ? fill(pattern, found.parts) : ''
}

/** The message that names a component, and what it mentions; see `Words._component` in Python. */
function component(game: string, kind: string, value: string): { message: string; parts: Data } | null {
  const declared = `${game}-argument-${kind}`
  for (const one of has(declared) ? say(declared).split(' ') : [kind]) {
    if (one.includes('.')) {
      const ids = value.split('.')
      const parts = Object.fromEntries(one.split('.').map((part, number) => [part, ids[number]]))
      return { message: `${game}-${kind}`, parts: argumentsOf(game, parts) }
    }
    const shared = /-(\d+)$|\/.*$/.exec(value)
    for (const [known, number] of [[value], [value.slice(0, shared?.index), shared?.[1]]] as const) {
      const message = `${game}-${one}-${known.replace(/[^A-Za-z0-9_-]/g, '')}`
      if (has(message))
        return { message: meant(message), parts: { number: alone.has(value) ? 'none' : (number ?? 'none') } }
    }
  }
  return null
}

/** The message, or the one it is another name for. */
function meant(message: string): string {
  const value = shown.words?.bundle.getMessage(message)?.value
  const only = Array.isArray(value) && value.length === 1 ? value[0] : undefined
  return typeof only === 'object' && only.type === 'mesg' && only.attr === null ? only.name : message
}

/** A list as the language writes it. */
export function list(items: readonly unknown[]): string {
  return new Intl.ListFormat(shown.language).format(items.map(String))
}

/** A share of the whole as the language writes it. */
export function percent(share: number): string {
  return new Intl.NumberFormat(shown.language, { style: 'percent' }).format(share)
}

/** Everything a sentence about this data may mention; see `Words.argument` in Python. */
export function argumentsOf(game: string, data: Data): Data {
  const said: Data = {}
  for (const [key, value] of Object.entries(data)) Object.assign(said, argument(game, key, value))
  return said
}

function argument(game: string, key: string, value: unknown): Data {
  const kind = key.slice(key.lastIndexOf('_') + 1)
  if (value == null || value === '') return { [key]: 'none', [`${key}-id`]: 'none' }
  if (typeof value === 'string') {
    const found = component(game, kind, value)
    const said = found ? say(found.message, found.parts) : value
    return { ...(found ? forms(key, found.message, found.parts) : {}), [key]: said, [`${key}-id`]: value }
  }
  if (typeof value === 'boolean') return { [key]: String(value) }
  // People count seats from one, programs from nought.
  if (typeof value === 'number')
    return kind === 'seat' ? { [key]: value + 1, [`${key}-name`]: seatCalled(value) || 'none' } : { [key]: value }
  if (Array.isArray(value)) {
    const one = kind.replace(/s$/, '')
    const items = value.map((item: unknown) =>
      typeof item === 'string' ? name(game, one, item) : one === 'seat' ? Number(item) + 1 : item,
    )
    return { [key]: list(items), [`${key}-count`]: items.length }
  }
  return {}
}

function forms(key: string, message: string, parts: Data): Data {
  const attributes = shown.words?.bundle.getMessage(message)?.attributes ?? {}
  return Object.fromEntries(
    Object.entries(attributes).map(([form, pattern]) => [`${key}-${form}`, fill(pattern, parts)]),
  )
}

/** A sentence begins with a capital, whatever its first word is. */
export function begin(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

export interface Spoken {
  key: string
  verb: string
  data: Data
}

/** A choice in words. */
export function sayChoice(game: string, choice: Spoken): string {
  return begin(say(`${game}-choice-${choice.verb}`, choiceArguments(game, choice)))
}

/** Several choices that lie in one place, in words. */
export function sayChoices(game: string, choices: readonly Spoken[]): string {
  return choices.map((choice) => sayChoice(game, choice)).join('; ')
}

/** What more there is to say about a choice. */
export function helpChoice(game: string, choice: Spoken): string {
  return begin(help(`${game}-choice-${choice.verb}`, choiceArguments(game, choice)))
}

function choiceArguments(game: string, choice: Spoken): Data {
  const [, object, ...other] = choice.key.split(':')
  return argumentsOf(game, { object, other_object: other.join(':'), ...choice.data })
}

/** The question of an ask. */
export function sayPrompt(game: string, ask: { prompt: string; data: Data }): string {
  return begin(say(`${game}-ask-${ask.prompt}`, argumentsOf(game, ask.data)))
}

/** What happened, as a sentence; with who else decided it, where several seats could have. */
export function sayEvent(game: string, event: { kind: string; cause: string; data: Data }): string {
  const said = argumentsOf(game, { cause: event.cause, ...event.data })
  const told = begin(say(`${game}-event-${event.kind}`, said))
  const seats = event.data['deciding_seats']
  if (!Array.isArray(seats) || seats.every((seat) => isOwnSeat(Number(seat)))) return told
  const names = seats.map((seat) => seatCalled(Number(seat)))
  if (names.every(Boolean)) return say('play-decided', { event: told, names: list(names) })
  return say('table-decided', { event: told, seats: said['deciding_seats'], count: said['deciding_seats-count'] })
}
