/** How the choices of a question stand on the panel: under headings and in order; and which keys choose them. */
import type { Ask, Choice } from '../../api/play'
import type { Kind } from '../../games'

/** In the order in which they stand. */
const KINDS: readonly Kind[] = ['answer', 'place', 'want', 'fight', 'deed', 'use', 'here', 'trade', 'go', 'small', 'face', 'end'] // prettier-ignore

export interface Deed {
  choice: Choice
  kind: Kind
  /** How far it is from the front, and where it came among the choices. */
  rank: number
  at: number
}

/** What stands under one heading: deeds of one kind, or those of one of several who can act. */
export interface Section {
  id: string
  /** Mixed where it is somebody's. */
  kind: Kind | null
  heading: string
  deeds: Deed[]
}

/** Of things and trades there may be plenty: more than these make room for ways. */
const PLENTY = 6
const PLENTIFUL: ReadonlySet<Kind> = new Set(['use', 'here', 'trade'])

/** All that can be done, what matters most first; what ends the turn comes last. */
export function ranked(choices: readonly Choice[], kindOf: (choice: Choice) => Kind): Deed[] {
  const counts = new Map<Kind, number>()
  const deeds = choices.map((choice, at) => {
    const kind = kindOf(choice)
    const before = counts.get(kind) ?? 0
    counts.set(kind, before + 1)
    const isOneOfMany = PLENTIFUL.has(kind) && before >= PLENTY
    return { choice, kind, at, order: isOneOfMany ? KINDS.indexOf('go') + 0.5 : KINDS.indexOf(kind) }
  })
  deeds.sort((one, other) => one.order - other.order)
  return deeds.map(({ choice, kind, at }, rank) => ({ choice, kind, at, rank }))
}

/** Whose choices all of these are; empty where that differs, or they are nobody's. */
export function onlyOwner(choices: readonly Choice[], groupOf: (choice: Choice) => string): string {
  const owners = new Set(choices.map(groupOf).filter(Boolean))
  return owners.size === 1 ? [...owners][0]! : ''
}

/** Deeds under their headings: by who does them or where they lie where that differs, else by what they are. */
export function sectionsOf(deeds: readonly Deed[], groupOf: (choice: Choice) => string): Section[] {
  // Whoever can act stands where they stood before, whatever they can do now.
  const asked = [...deeds].sort((one, other) => one.at - other.at)
  const owners = new Set(asked.map(({ choice }) => groupOf(choice)))
  const isShared = owners.size > 1 && !owners.has('')
  const sections = new Map<string, Section>()
  if (isShared) for (const heading of owners) sections.set(heading, { id: heading, kind: null, heading, deeds: [] })
  for (const deed of deeds) {
    const heading = isShared ? groupOf(deed.choice) : ''
    const id = heading || deed.kind
    const section = sections.get(id) ?? { id, kind: deed.kind, heading, deeds: [] }
    section.deeds.push(deed)
    sections.set(id, section)
  }
  return [...sections.values()]
}

/** What lies elsewhere, too: ways on the board, faces on the stage, trades at the figures, small things on their cards. */
const ELSEWHERE: ReadonlySet<Kind> = new Set(['place', 'go', 'face', 'trade', 'small'])

/** Whether nothing is left out but what can be found elsewhere. */
export const isWhole = (rest: readonly Deed[]): boolean => rest.every(({ kind }) => ELSEWHERE.has(kind))

/** The kinds among some deeds, each once. */
export const kindsOf = (deeds: readonly Deed[]): Kind[] => [...new Set(deeds.map(({ kind }) => kind))]

/** What a question looks like: it is the same as before where everything stands in its place. */
export function questionOf(ask: Ask | null): string {
  return ask ? [ask.prompt, ...ask.choices.map((choice) => choice.key)].join('\n') : ''
}

/** What a goal asks for first; of several that are rolled for, the likeliest. */
export function likeliest(deeds: readonly Deed[], chanceOf: (choice: Choice) => number | null): Choice | undefined {
  const wanted = deeds.filter(({ kind }) => kind === 'want').map(({ choice }) => choice)
  let [best] = wanted
  for (const choice of wanted) if (best && (chanceOf(choice) ?? 0) > (chanceOf(best) ?? 1)) best = choice
  return best
}

const DIGITS = '123456789'

/** Digits for the first nine choices; `e` for the end of a turn, `y` and `n` for yes and no. */
export function quickKey(choices: readonly Choice[]): Map<string, string> {
  const letters: Record<string, string> = { 'end-turn': 'e', shift: 'e', yes: 'y', no: 'n', done: 'e', 'not-done': 'e' }
  const keys = new Map<string, string>()
  let next = 0
  for (const choice of choices) {
    const letter = letters[choice.verb]
    if (letter) keys.set(choice.key, letter)
    else if (next < DIGITS.length) keys.set(choice.key, DIGITS[next++]!)
  }
  return keys
}

/** What the hint beside it begins with need not be said in brackets: `Open the Vault (Knowledge)`, `Knowledge 6+ · 10%`. */
export function withoutHint(text: string, hint: string): string {
  const [, rest, bracketed] = /^(.+) \(([^()]+)\)$/s.exec(text) ?? []
  return rest && bracketed && hint.startsWith(bracketed) ? rest : text
}

/** A choice under a heading need not say it again: `Leo: search the room` under `Leo` is `Search the room`. */
export function shortened(text: string, heading: string): string {
  if (!heading || !text.startsWith(heading)) return text
  const rest = /^\s?:\s+(.+)$/s.exec(text.slice(heading.length))?.[1]
  return rest === undefined ? text : rest.slice(0, 1).toUpperCase() + rest.slice(1)
}
