/** Names that fit into a room: in one line or two, as large as the room allows. */
import type { Box } from './geometry'

export interface Label {
  lines: string[]
  size: number
}

/** About as wide as a letter is, in parts of its size. */
const LETTER = 0.47
const ROOMY = 150
/** No name on a board is smaller; how small the board is drawn goes by this. */
export const SMALLEST = 18
const LARGEST = 21

/** How wide a line of this size is. */
export const widthOf = (line: string, size: number): number => line.length * LETTER * size

export function labelOf(text: string, box: Pick<Box, 'w' | 'h'>, large: boolean): Label {
  const wanted = (large ? 31 : 21) * (box.w < ROOMY || box.h < ROOMY ? 0.82 : 1)
  const fits = (line: string) => (box.w - 14) / (line.length * LETTER)
  const lines = fits(text) >= wanted ? [text] : halves(text)
  return { lines, size: Math.round(Math.min(wanted, ...lines.map(fits)) * 10) / 10 }
}

/** A name in a space of this width, in as few lines as it takes; null where it does not fit at all. */
export function nameIn(text: string, width: number): Label | null {
  for (const lines of [[text], halves(text)]) {
    const size = Math.min(LARGEST, ...lines.map((line) => width / widthOf(line, 1)))
    if (size >= SMALLEST) return { lines, size: Math.floor(size * 2) / 2 }
  }
  return null
}

/** Two lines as even as the words allow; one word stays one line. */
function halves(text: string): string[] {
  const words = text.split(' ')
  if (words.length < 2) return [text]
  const ways = words.slice(1).map((_, n) => [words.slice(0, n + 1).join(' '), words.slice(n + 1).join(' ')])
  const longest = (way: string[]) => Math.max(...way.map((line) => line.length))
  return ways.reduce((best, way) => (longest(way) < longest(best) ? way : best))
}
