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
  return has(`${game}-${kind}-${value}`) ? say(`${game}-${kind}-${value}`) : value
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
  if (typeof value === 'string') {
    return { ...forms(game, key, kind, value), [key]: name(game, kind, value), [`${key}-id`]: value }
  }
  if (value == null || typeof value === 'boolean') return { [key]: value == null ? 'none' : String(value) }
  if (typeof value === 'number') return { [key]: value }
  if (Array.isArray(value)) {
    const one = kind.replace(/s$/, '')
    const items = value.map((item) => (typeof item === 'string' ? name(game, one, item) : item))
    return { [key]: list(items), [`${key}-count`]: items.length }
  }
  return {}
}

function forms(game: string, key: string, kind: string, value: string): Data {
  const message = shown.bundle?.getMessage(`${game}-${kind}-${value}`)
  if (!message) return {}
  return Object.fromEntries(
    Object.entries(message.attributes).map(([form, pattern]) => [`${key}-${form}`, fill(pattern, {})]),
  )
}

export interface Spoken {
  key: string
  verb: string
  data: Data
}

/** A choice in words. */
export function sayChoice(game: string, choice: Spoken): string {
  return say(`${game}-choice-${choice.verb}`, choiceArguments(game, choice))
}

/** What more there is to say about a choice. */
export function helpChoice(game: string, choice: Spoken): string {
  return help(`${game}-choice-${choice.verb}`, choiceArguments(game, choice))
}

function choiceArguments(game: string, choice: Spoken): Data {
  const colon = choice.key.indexOf(':')
  return argumentsOf(game, { object: colon < 0 ? '' : choice.key.slice(colon + 1), ...choice.data })
}

/** The question of an ask. */
export function sayPrompt(game: string, ask: { prompt: string; data: Data }): string {
  return say(`${game}-ask-${ask.prompt}`, argumentsOf(game, ask.data))
}

/** What happened, as a sentence. */
export function sayEvent(game: string, event: { kind: string; cause: string; data: Data }): string {
  return say(`${game}-event-${event.kind}`, argumentsOf(game, { cause: event.cause, ...event.data }))
}
