/** Finds what a lesson speaks of on the screen. */
import type { Choice } from '../api/play'
import { sayChoice } from '../words/words.svelte'

/** How an element is told from others, the best first. */
type Ways = (() => Iterable<Element>)[]

const all = (selector: string) => document.querySelectorAll(selector)

/** By what a lesson names: a panel, a room, a face, the track, the log. */
export function thingNamed(point: string): Element | null {
  const [kind = '', id = ''] = point.split(':')
  const name = CSS.escape(id)
  const ways: Record<string, Ways> = {
    panel: [
      () => all(`.side:not(.sheet):has(#tab-${name}[aria-selected=true]) #panel-side`),
      () => all(`#tab-${name}`),
    ],
    room: [() => all(`.stage [data-room="${name}"]`), () => all(`.stage [data-name="${name}"]`)],
    face: [() => all(`[data-face="${name}"]`)],
    track: [() => all('.table header .track')],
    log: [() => all('#tab-log')],
  }
  return firstSeen(ways[kind] ?? [])
}

/** Where a choice can be made: in a menu that is open, as a button, or on the board, where targets are called by their choices. */
export function targetOf(game: string, choice: Choice): Element | null {
  const key = CSS.escape(choice.key)
  const words = sayChoice(game, choice)
  const { room, door, target } = choice.data
  return firstSeen([
    () => all(`[role=menu] [data-key="${key}"]`),
    () => all(`.prompt [data-key="${key}"]`),
    () => [...all('.stage [role=button][aria-label]')].filter((one) => saysOf(one).includes(words)),
    () => all(`.table [data-key="${key}"]`),
    () => named('data-figure', target),
    () => named('data-lock', door),
    () => named('data-room', room),
    () => all('.overviews .busy:not(.here)'),
  ])
}

const named = (attribute: string, id: unknown) =>
  typeof id === 'string' ? all(`.stage [${attribute}="${CSS.escape(id)}"]`) : []

const saysOf = (element: Element): string[] => (element.getAttribute('aria-label') ?? '').split('; ')

function firstSeen(ways: Ways): Element | null {
  for (const way of ways) for (const element of way()) if (isSeen(element)) return element
  return null
}

/** Whether it has a place on the screen that nothing hides as a whole. */
function isSeen(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  const isHere = x + width / 2 > 0 && y + height / 2 > 0 && x + width / 2 < innerWidth && y + height / 2 < innerHeight
  return width > 0 && height > 0 && isHere && element.checkVisibility({ visibilityProperty: true })
}
