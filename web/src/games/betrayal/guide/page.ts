/** How a page of the guide is written. */
import { argumentsOf, help, name, say } from '../../../words/words.svelte'
import type { Page, PageLink } from '../../contract'
import { GAME } from '../pieces'

export type Facts = [string, string | number | false][]

export const called = (kind: string, id: string): string => name(GAME, kind, id)
export const link = (kind: string, id: string): PageLink => ({ kind, id, label: called(kind, id) })
export const helpOf = (kind: string, id: string): string => help(`betrayal-${kind}-${id}`)

/** Another form of a name, such as its line of story. */
export function formOf(kind: string, id: string, form: string): string {
  const found = argumentsOf(GAME, { [kind]: id })[`${kind}-${form}`]
  return typeof found === 'string' ? found : ''
}

export function page(kind: string, title: string, more: Partial<Page>, facts: Facts = []): Page {
  const told = facts.filter((fact): fact is [string, string | number] => fact[1] !== false && fact[1] !== '')
  return {
    title,
    kind: say(`betrayal-guide-kind-${kind}`),
    icon: 'cube',
    colour: '',
    marks: [],
    marksTitle: '',
    text: [],
    rules: [],
    see: [],
    ...more,
    facts: told.map(([label, value]) => ({ label: say(`betrayal-guide-fact-${label}`), value: String(value) })),
  }
}
