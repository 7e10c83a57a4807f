/** How a page of a game's guide is written; its words are `<game>-guide-…`. */
import type { Page, PageLink } from '../games'
import { help, name, say, story } from '../words/words.svelte'

/** What is told of a thing, by the name of the fact; what is false or empty is left out. */
export type Facts = [string, string | number | false][]

export interface Writer {
  called: (kind: string, id: string) => string
  helpOf: (kind: string, id: string) => string
  storyOf: (kind: string, id: string) => string
  link: (kind: string, id: string) => PageLink
  page: (kind: string, title: string, more: Partial<Page>, facts?: Facts) => Page
}

export function writerFor(game: string): Writer {
  const called = (kind: string, id: string) => name(game, kind, id)
  return {
    called,
    helpOf: (kind, id) => help(`${game}-${kind}-${id}`),
    storyOf: (kind, id) => story(game, kind, id),
    link: (kind, id) => ({ kind, id, label: called(kind, id) }),
    page: (kind, title, more, facts = []) => {
      const told = facts.filter((fact): fact is [string, string | number] => fact[1] !== false && fact[1] !== '')
      return {
        title,
        kind: say(`${game}-guide-kind-${kind}`),
        icon: 'cube',
        colour: '',
        marks: [],
        marksTitle: '',
        text: [],
        rules: [],
        see: [],
        ...more,
        facts: told.map(([label, value]) => ({ label: say(`${game}-guide-fact-${label}`), value: String(value) })),
      }
    },
  }
}
