/** The options of a game as a form: what kind of field each is, which come first, and what is worth sending. */
import type { OptionInfo } from '../../api/views'

export type Values = Record<string, unknown>

export type Field =
  | { kind: 'flag' }
  | { kind: 'choice'; values: string[]; meaning?: (text: string) => unknown }
  /** A number, or with `auto` nothing at all: the game finds one itself. */
  | { kind: 'number'; least: number; most: number; auto: boolean }
  /** A number for each of these. */
  | { kind: 'counts'; of: string[]; most: number }
  /** Some of these, in any number; none means that chance decides. */
  | { kind: 'picks'; from: string[]; most: number }
  /** A number for each seat, which add up to a total; none means evenly. */
  | { kind: 'shares'; total: number }
  /** For each of these one of a few ways; whatever is not said is as usual, and the usual way is called ''. */
  | {
      kind: 'ways'
      of: { id: string; title: string; link: string; values: string[] }[]
      wayName: (value: string) => string
    }
  /** One of these, or a text that another screen makes and leaves under a key of the browser's storage. */
  | { kind: 'made'; values: string[]; link: string; storage: string }

/** What a game knows about its own options beyond what the server says; in `games/<game>/options.ts`. */
export interface OptionHints {
  /** The options that everybody wants to see, in order. */
  first: string[]
  /** Options that nobody is shown. */
  hidden: string[]
  /** The field of an option, where its default and its values do not tell. */
  field: (option: OptionInfo, values: Values, seats: number) => Field | null
  /** Whether an option means anything with these values. */
  matters: (name: string, values: Values) => boolean
  /** The kind of component an entry of an option is, for its name. */
  component: Record<string, string>
}

export const NO_HINTS: OptionHints = { first: [], hidden: [], field: () => null, matters: () => true, component: {} }

/** The default of every option. */
export function defaults(options: readonly OptionInfo[]): Values {
  return Object.fromEntries(options.map((one) => [one.name, one.default]))
}

/** How an option is asked for; null where we cannot tell, and the default stands. */
export function fieldOf(option: OptionInfo, hints: OptionHints, values: Values, seats: number): Field | null {
  const hinted = hints.field(option, values, seats)
  if (hinted) return hinted
  if (typeof option.default === 'boolean') return { kind: 'flag' }
  const all = [...option.values.map(String), ...option.added.map(({ value }) => value)]
  if (all.length && Array.isArray(option.default)) return { kind: 'picks', from: all, most: 20 }
  if (all.length) return { kind: 'choice', values: all }
  if (typeof option.default === 'number') return { kind: 'number', least: 0, most: 99, auto: false }
  return null
}

/** The options to show: the common ones first, then the rest in the order of the game. */
export function arranged(options: readonly OptionInfo[], hints: OptionHints, values: Values, seats: number) {
  const shown = options.filter(
    (one) =>
      !hints.hidden.includes(one.name) &&
      hints.matters(one.name, values) &&
      fieldOf(one, hints, values, seats) !== null,
  )
  const first = hints.first.flatMap((name) => shown.filter((one) => one.name === name))
  const rest = shown.filter((one) => !first.includes(one))
  return first.length ? { first, rest } : { first: rest, rest: [] }
}

/** Only what differs from the default, so that a table keeps the good defaults of the game. */
export function changed(options: readonly OptionInfo[], values: Values): Values {
  const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
  return Object.fromEntries(
    options.filter((one) => !same(values[one.name], one.default)).map((one) => [one.name, values[one.name]]),
  )
}

/** The value as the server wants it: the one of its own list that reads the same. */
export function chosen(option: OptionInfo, field: Field, text: string): unknown {
  if (field.kind === 'choice' && field.meaning) return field.meaning(text)
  return option.values.find((value) => String(value) === text) ?? text
}

/** A number within bounds. */
export function within(least: number, most: number, value: number): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(least, Math.round(value))) : least
}

/** Ways without those that are as usual. */
export function exchanged(ways: Record<string, string>, key: string, value: string): Record<string, string> {
  return Object.fromEntries(Object.entries({ ...ways, [key]: value }).filter(([, way]) => way !== ''))
}

/** Counts without those that are nought. */
export function counted(counts: Record<string, number>, key: string, value: number): Record<string, number> {
  return Object.fromEntries(Object.entries({ ...counts, [key]: value }).filter(([, count]) => count > 0))
}

/** Numbers that are as equal as can be and add up to a total: `evenly(5, 2)` is 3 and 2. */
export function evenly(total: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => Math.floor(total / seats) + (seat < total % seats ? 1 : 0))
}

/** What another screen left in the storage: a text, or a layout with other things around it. */
export function leftBehind(storage: string): string {
  const kept = localStorage.getItem(storage) ?? ''
  try {
    const read: unknown = JSON.parse(kept)
    if (typeof read === 'string') return read
    const layout = (read as { layout?: unknown } | null)?.layout
    return typeof layout === 'string' ? layout : ''
  } catch {
    return kept
  }
}

/** A name made readable where there is no word for it: `board_side` is `Board side`. */
export function readable(name: string): string {
  const words = name.replace(/[_-]+/g, ' ').trim()
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
