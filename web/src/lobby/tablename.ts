/** What a table is called: as somebody has named it, or else as the house does, each reader in their own language. */
import type { TableInfo } from '../api/views'
import { say } from '../words/words.svelte'

/** The title of a table at which somebody learns to play. */
export const LESSON = '~lesson'

/** How many words there are in `web-names.ftl`, of each kind. */
export const THINGS = 41
export const MOODS = 41

/** The name of a table; its id, which is hexadecimal, names one that nobody has named. */
export function tableName({ id, title }: Pick<TableInfo, 'id' | 'title'>): string {
  if (title === LESSON) return say('web-name-lesson')
  const at = (from: number, words: number) => parseInt(id.slice(from, from + 4), 16) % words
  return title || say('web-name', { thing: at(0, THINGS), mood: at(4, MOODS) })
}
