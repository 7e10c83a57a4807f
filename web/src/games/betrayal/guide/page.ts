/** How a page of the guide is written. */
import { writerFor } from '../../../guide/page'
import { argumentsOf } from '../../../words/words.svelte'
import { GAME } from '../pieces'

export const { called, helpOf, storyOf, link, page } = writerFor(GAME)

/** Another form of a name. */
export function formOf(kind: string, id: string, form: string): string {
  const found = argumentsOf(GAME, { [kind]: id })[`${kind}-${form}`]
  return typeof found === 'string' ? found : ''
}
