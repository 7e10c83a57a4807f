/** How a page of the guide is written: its parts, and the words around them. */
import { has, help, list, name, say } from '../../../words/words.svelte'
import type { Page, PageLink } from '../../contract'
import { CODE } from '../table/pieces'

export const GAME = 'darkest'

export type Facts = [string, string | number | false][]

export function page(kind: string, title: string, more: Partial<Page>, facts: Facts = []): Page {
  const told = facts.filter((fact): fact is [string, string | number] => fact[1] !== false && fact[1] !== '')
  return {
    title,
    kind: say(`darkest-guide-kind-${kind}`),
    icon: 'cube',
    colour: '',
    marks: [],
    marksTitle: say('darkest-guide-colours'),
    text: [],
    rules: [],
    see: [],
    ...more,
    facts: told.map(([label, value]) => ({ label: say(`darkest-guide-fact-${label}`), value: String(value) })),
  }
}

/** Colours of the code as marks, each with its shape. */
export function marks(colours: readonly string[]): Page['marks'] {
  return colours.map((colour) => ({ shape: CODE[colour]?.shape ?? '', fill: CODE[colour]?.fill ?? '', word: called('colour', colour) }))
}

export const called = (kind: string, id: string) => name(GAME, kind, id)
export const link = (kind: string, id: string): PageLink => ({ kind, id, label: called(kind, id) })
export const helpOf = (kind: string, id: string) => help(`${GAME}-${kind}-${id}`)
export const note = (id: string, args: Record<string, unknown> = {}) =>
  has(`darkest-guide-note-${id}`) ? say(`darkest-guide-note-${id}`, args) : ''
export const words = (...lines: string[]) => lines.filter((line) => line !== '')
export const yes = (is: boolean) => say(is ? 'darkest-guide-yes' : 'darkest-guide-no')
export const all = (kind: string, ids: readonly string[]) => list(ids.map((id) => called(kind, id)))

/** A page with nothing but words. */
export function plain(kind: string, id: string, icon: string, about: readonly string[] | undefined): Page | null {
  if (!has(`${GAME}-${kind}-${id}`)) return null
  return page(kind, called(kind, id), { icon, text: words(helpOf(kind, id), note(`${kind}-${id}`)), rules: about ?? [] })
}
