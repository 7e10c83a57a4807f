/** The name of a room as its tile shows it. */
import { say } from '../../../words/words.svelte'
import { labelOf } from './geometry'

/** Words of more letters are broken where they are put together. */
const LONG = 13

/** A name in at most two lines; `ends` are the last parts of long words before which the language may break them. */
export function broken(text: string, ends: string): { lines: string[]; size: number } {
  const apart = (word: string) => {
    const end = ends.split(' ').find((one) => word.length > LONG && word.endsWith(one))
    return end ? `${word.slice(0, -end.length)}-${end}` : word
  }
  const found = labelOf(text.split(' ').map(apart).join(' '))
  return found.lines.length > 1 ? found : labelOf(text)
}

export function tileName(text: string): { lines: string[]; size: number } {
  return broken(text, say('betrayal-board-word-ends'))
}
