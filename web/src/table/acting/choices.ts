/** How choices are laid out in the list, and which keys choose them. */
import type { Ask, Choice } from '../../api/play'

export interface Group {
  heading: string
  choices: Choice[]
}

/** The choices under their headings, in the order in which each heading first comes. */
export function grouped(choices: readonly Choice[], groupOf: (choice: Choice) => string): Group[] {
  const groups = new Map<string, Choice[]>()
  for (const choice of choices) {
    const heading = groupOf(choice)
    groups.set(heading, [...(groups.get(heading) ?? []), choice])
  }
  return [...groups].map(([heading, members]) => ({ heading, choices: members }))
}

/** No more buttons than can be taken in at a glance. */
export const MOST_BUTTONS = 8

interface Look {
  isOnBoard: (choice: Choice) => boolean
  isMain: (choice: Choice) => boolean
  isMinor: (choice: Choice) => boolean
}

/** The choices as they are shown: buttons, all others, and whether every one that should be a button is. */
interface Layout {
  buttons: Choice[]
  others: Choice[]
  isWhole: boolean
}

/** What is a button: whatever the board cannot show, the main things and the end of a turn last; the rest is in the list. */
export function laidOut(choices: readonly Choice[], look: Look): Layout {
  const shown = choices.filter((choice) => !look.isOnBoard(choice) && !look.isMinor(choice))
  const isKept = (choice: Choice) => look.isMain(choice) || ENDS.has(choice.verb)
  const kept = shown.filter(isKept)
  const rest = shown.filter((choice) => !isKept(choice)).slice(0, Math.max(0, MOST_BUTTONS - kept.length))
  const buttons = [...rest, ...kept]
  const others = choices.filter((choice) => !buttons.includes(choice))
  return { buttons, others, isWhole: buttons.length === shown.length }
}

/** Ends a turn, or leaves the rest: never far to look for. */
const ENDS = new Set(['end-turn', 'shift', 'done', 'not-done'])

/** What a question looks like: it is the same as before where everything stands in its place. */
export function questionOf(ask: Ask | null): string {
  return ask ? [ask.prompt, ...ask.choices.map((choice) => choice.key)].join('\n') : ''
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

/** A choice under a heading need not say it again: `Leo: search the room` under `Leo` is `Search the room`. */
export function shortened(text: string, heading: string): string {
  if (!heading || !text.startsWith(heading)) return text
  const rest = /^\s?:\s+(.+)$/s.exec(text.slice(heading.length))?.[1]
  return rest === undefined ? text : rest.slice(0, 1).toUpperCase() + rest.slice(1)
}
