/** Every word on the screen: the same Fluent catalogues that Python reads, and the same arguments in the sentences. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export const LANGUAGES = ['en', 'de', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]
export type Data = Record<string, unknown>

const catalogues = import.meta.glob<string>('../../../locales/*/*.ftl', { query: '?raw', import: 'default' })
const LOADED = new Map<Language, FluentBundle>()
const KEPT = 'dreadhall-language'

class Shown {
  language = $state<Language>('en')
  bundle = $state.raw<FluentBundle | null>(null)
}

const shown = new Shown()

/** The language that is on the screen. */
export function language(): Language {
  return shown.language
}

/** Show another language; takes effect at once everywhere. */
export async function setLanguage(wanted: Language): Promise<void> {
  const bundle = LOADED.get(wanted) ?? (await load(wanted))
  LOADED.set(wanted, bundle)
  shown.language = wanted
  shown.bundle = bundle
  document.documentElement.lang = wanted
  localStorage.setItem(KEPT, wanted)
}

/** The language chosen before, or the first of the browser's that we have. */
export function preferredLanguage(): Language {
  const wanted = [localStorage.getItem(KEPT), ...navigator.languages.map((tag) => tag.slice(0, 2))]
  return wanted.find((tag): tag is Language => LANGUAGES.some((known) => known === tag)) ?? 'en'
}

async function load(wanted: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(wanted, { useIsolating: false })
  const files = Object.entries(catalogues).filter(([path]) => path.includes(`/${wanted}/`))
  for (const text of await Promise.all(files.map(([, read]) => read()))) bundle.addResource(new FluentResource(text))
  return bundle
}

/** Whether there is such a message. */
export function has(message: string): boolean {
  return shown.bundle?.hasMessage(message) ?? false
}

/** The message with its arguments filled in; its name in brackets where it is missing. */
export function say(message: string, args: Data = {}): string {
  const found = shown.bundle?.getMessage(message)
  return found?.value == null ? `[${message}]` : fill(found.value, args)
}

/** The help that goes with a message, or an empty text. */
export function help(message: string, args: Data = {}): string {
  const pattern = shown.bundle?.getMessage(message)?.attributes['help']
  return pattern === undefined ? '' : fill(pattern, args)
}

function fill(pattern: Parameters<FluentBundle['formatPattern']>[0], args: Data): string {
  const errors: Error[] = []
  return shown.bundle!.formatPattern(pattern, args as Record<string, FluentVariable>, errors)
}

/** The name of a component, or its id where it has none. */
export function name(game: string, kind: string, value: string): string {
  const found = component(game, kind, value)
  return found ? say(found.message, found.parts) : value
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
    const message = `${game}-${one}-${value.replace(/[^A-Za-z0-9_-]/g, '')}`
    if (has(message)) return { message: meant(message), parts: {} }
  }
  return null
}

/** The message, or the one it is another name for. */
function meant(message: string): string {
  const value = shown.bundle?.getMessage(message)?.value
  const only = Array.isArray(value) && value.length === 1 ? value[0] : undefined
  return typeof only === 'object' && only.type === 'mesg' && only.attr === null ? only.name : message
}

/** A list as the language writes it. */
export function list(items: readonly unknown[]): string {
  return new Intl.ListFormat(shown.language).format(items.map(String))
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
  if (typeof value === 'number') return { [key]: value }
  if (Array.isArray(value)) {
    const one = kind.replace(/s$/, '')
    const items = value.map((item) => (typeof item === 'string' ? name(game, one, item) : item))
    return { [key]: list(items), [`${key}-count`]: items.length }
  }
  return {}
}

function forms(key: string, message: string, parts: Data): Data {
  const attributes = shown.bundle?.getMessage(message)?.attributes ?? {}
  return Object.fromEntries(
    Object.entries(attributes).map(([form, pattern]) => [`${key}-${form}`, fill(pattern, parts)]),
  )
}

/** A sentence begins with a capital, whatever its first word is. */
function begin(text: string): string {
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

/** What more there is to say about a choice. */
export function helpChoice(game: string, choice: Spoken): string {
  return begin(help(`${game}-choice-${choice.verb}`, choiceArguments(game, choice)))
}

function choiceArguments(game: string, choice: Spoken): Data {
  const colon = choice.key.indexOf(':')
  return argumentsOf(game, { object: colon < 0 ? '' : choice.key.slice(colon + 1), ...choice.data })
}

/** The question of an ask. */
export function sayPrompt(game: string, ask: { prompt: string; data: Data }): string {
  return begin(say(`${game}-ask-${ask.prompt}`, argumentsOf(game, ask.data)))
}

/** What happened, as a sentence. */
export function sayEvent(game: string, event: { kind: string; cause: string; data: Data }): string {
  return begin(say(`${game}-event-${event.kind}`, argumentsOf(game, { cause: event.cause, ...event.data })))
}
