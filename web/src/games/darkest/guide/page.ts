/** How a page of the guide is written: its parts, and the words around them. */
import { writerFor } from '../../../guide/page'
import { has, list, say } from '../../../words/words.svelte'
import type { Page } from '../../contract'
import { CODE } from '../table/pieces'

export const GAME = 'darkest'

export const { called, helpOf, storyOf, link, page } = writerFor(GAME)

/** Colours of the code as marks, each with its shape. */
export function marks(colours: readonly string[]): Pick<Page, 'marks' | 'marksTitle'> {
  const shown = colours.map((colour) => ({
    shape: CODE[colour]?.shape ?? '',
    fill: CODE[colour]?.fill ?? '',
    word: called('colour', colour),
  }))
  return { marks: shown, marksTitle: say('darkest-guide-colours') }
}

export const note = (id: string, args: Record<string, unknown> = {}) =>
  has(`darkest-guide-note-${id}`) ? say(`darkest-guide-note-${id}`, args) : ''
export const words = (...lines: string[]) => lines.filter((line) => line !== '')
export const yes = (is: boolean) => say(is ? 'darkest-guide-yes' : 'darkest-guide-no')
export const all = (kind: string, ids: readonly string[]) => list(ids.map((id) => called(kind, id)))

/** A page with nothing but words. */
export function plain(kind: string, id: string, icon: string, about: readonly string[] | undefined): Page | null {
  if (!has(`${GAME}-${kind}-${id}`)) return null
  return page(kind, called(kind, id), {
    icon,
    story: storyOf(kind, id),
    text: words(helpOf(kind, id), note(`${kind}-${id}`)),
    rules: about ?? [],
  })
}
