/** A layout as text: twenty tiles with their rotations, row by row, such as `C1.0 O08.0 …`. Pure functions. */
import type { HouseView, TileView } from '../../../api/views'

export const ROWS = 4
export const COLUMNS = 5
export const SQUARES: readonly string[] = Array.from(
  { length: ROWS * COLUMNS },
  (_, n) => `r${Math.floor(n / COLUMNS) + 1}c${(n % COLUMNS) + 1}`,
)
const CELL = /^([A-Z]\d{1,2})\.(0|90|180|270)$/
const FORMAT = 'dreadhall-house'

export interface Cell {
  tile: string
  rotation: number
}

/** The layout in a text, a link or a file; null where there is none. */
export function readLayout(text: string): string | null {
  const cells = text.trim().split(/[\s_+,]+/)
  const tiles = cells.map((cell) => CELL.exec(cell)?.[1])
  if (cells.length !== SQUARES.length || tiles.includes(undefined) || new Set(tiles).size < tiles.length) return null
  return cells.join(' ')
}

export function toLink(layout: string): string {
  return layout.replaceAll(' ', '_')
}

export function toFile(layout: string): string {
  return JSON.stringify({ format: FORMAT, version: 1, game: 'darkest', layout }, null, 1) + '\n'
}

/** The layout in a file that was saved here; a plain text with a layout will do as well. */
export function fromFile(text: string): string | null {
  try {
    const data: unknown = JSON.parse(text)
    if (typeof data !== 'object' || data === null || !('layout' in data)) return null
    return typeof data.layout === 'string' ? readLayout(data.layout) : null
  } catch {
    return readLayout(text)
  }
}

export function cellsOf(layout: string): Cell[] {
  return layout.split(' ').map((cell) => {
    const [tile = '', rotation = '0'] = cell.split('.')
    return { tile, rotation: Number(rotation) }
  })
}

function textOf(cells: readonly Cell[]): string {
  return cells.map(({ tile, rotation }) => `${tile}.${rotation}`).join(' ')
}

/** Turn the tile on a square clockwise. */
export function rotated(layout: string, square: string, degrees: number): string {
  const at = SQUARES.indexOf(square)
  return textOf(
    cellsOf(layout).map((cell, n) => (n === at ? { ...cell, rotation: (cell.rotation + degrees + 360) % 360 } : cell)),
  )
}

/** Which way leads out of the house from the middle of a side; null for corners and inner squares. */
export function outward(square: string): 'n' | 'e' | 's' | 'w' | null {
  const [row, column] = [Number(square[1]), Number(square[3])]
  const ways = [
    ...(row === 1 ? (['n'] as const) : []),
    ...(column === COLUMNS ? (['e'] as const) : []),
    ...(row === ROWS ? (['s'] as const) : []),
    ...(column === 1 ? (['w'] as const) : []),
  ]
  return ways.length === 1 ? ways[0]! : null
}

/** A tile of the outer wall turns its window out of the house by itself; every other keeps its rotation. */
function fitting(cell: Cell, square: string, section: string): Cell {
  const way = outward(square)
  if (section !== 'outer' || way === null) return cell
  return { ...cell, rotation: { n: 0, e: 90, s: 180, w: 270 }[way] }
}

/** The tile at a place: a square of the house, or the id of a tile that lies aside. */
export function tileAt(house: HouseView, place: string): TileView | undefined {
  return house.tiles.find((tile) => tile.square === place) ?? house.spare.find((tile) => tile.tile === place)
}

/** Exchange what lies at two places; null where that changes nothing. */
export function swapped(house: HouseView, from: string, to: string): string | null {
  const [a, b] = [SQUARES.indexOf(from), SQUARES.indexOf(to)]
  const [first, second] = [tileAt(house, from), tileAt(house, to)]
  if (from === to || (a < 0 && b < 0) || !first || !second) return null
  const cells = cellsOf(house.layout)
  const lay = (at: number, tile: TileView) => {
    const square = SQUARES[at]
    if (square) cells[at] = fitting({ tile: tile.tile, rotation: tile.rotation }, square, tile.section)
  }
  lay(a, second)
  lay(b, first)
  return textOf(cells)
}

/** Whether a tile belongs to the kind that a square wants. */
export function belongs(house: HouseView, square: string, section: string): boolean {
  return house.squares.some((one) => one.square === square && one.sections.some((wanted) => wanted === section))
}

/** The square beside another, as the arrow keys go; the same one at the edge. */
export function beside(square: string, key: string): string {
  const at = SQUARES.indexOf(square)
  const [row, column] = [Math.floor(at / COLUMNS), at % COLUMNS]
  switch (key) {
    case 'ArrowUp':
      return SQUARES[Math.max(0, row - 1) * COLUMNS + column]!
    case 'ArrowDown':
      return SQUARES[Math.min(ROWS - 1, row + 1) * COLUMNS + column]!
    case 'ArrowLeft':
      return SQUARES[row * COLUMNS + Math.max(0, column - 1)]!
    case 'ArrowRight':
      return SQUARES[row * COLUMNS + Math.min(COLUMNS - 1, column + 1)]!
    case 'Home':
      return SQUARES[row * COLUMNS]!
    case 'End':
      return SQUARES[row * COLUMNS + COLUMNS - 1]!
    default:
      return square
  }
}
