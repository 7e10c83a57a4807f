/** The name of a room as its tile shows it. */
import { say } from '../../../../words/words.svelte'
import { labelOf, TILE } from './geometry'

/** Words of more letters are broken where they are put together. */
const LONG = 13

/** In half a room there is less space for letters. */
const LARGEST = 20
const LARGEST_IN_HALF = 16

/** A name in at most two lines; `ends` are the last parts of long words before which the language may break them. */
export function broken(text: string, ends: string, largest = LARGEST): { lines: string[]; size: number } {
  const apart = (word: string) => {
    const end = ends.split(' ').find((one) => word.length > LONG && word.endsWith(one))
    return end ? `${word.slice(0, -end.length)}-${end}` : word
  }
  const found = labelOf(text.split(' ').map(apart).join(' '), undefined, largest)
  return found.lines.length > 1 ? found : labelOf(text, undefined, largest)
}

export function tileName(text: string, isSplit = false): { lines: string[]; size: number } {
  return broken(text, say('betrayal-board-word-ends'), isSplit ? LARGEST_IN_HALF : LARGEST)
}

/** Where a name begins, from the upper edge of its tile. */
export function nameTop({ lines, size }: { lines: string[]; size: number }): number {
  return TILE - 16 - (lines.length - 0.25) * size
}
