/** Where everything lies: three floors beside each other, tiles on each, and what stands in a room. */
import type { BetrayalRoomView, BetrayalView } from '../../../api/views'
import type { Area } from '../../contract'
import { FLOORS } from '../pieces'

export const TILE = 120
const GAP = 26
const HEAD = 40
const EAST = [0, 1, 0, -1]
const SOUTH = [-1, 0, 1, 0]

export interface Point {
  x: number
  y: number
}

/** A floor on the board: its frame, and where its cell 0, 0 lies. */
export interface FloorArea {
  id: string
  area: Area
  /** Its rooms and the unknown around them. */
  inner: Area
  origin: Point
}

export interface Layout {
  bounds: Area
  floors: Record<string, FloorArea>
}

interface Extent {
  west: number
  north: number
  w: number
  h: number
}

export const roomOf = (place: string): string => place.split('/')[0] ?? place
export const isFar = (place: string): boolean => place.endsWith('/far')
export const sideOf = (letter: string): number => 'nesw'.indexOf(letter)

/** The cells of a floor: its rooms, and the unknown behind its open doors, where a room may come to lie. */
function extentOf(rooms: readonly BetrayalRoomView[]): Extent {
  const cells = rooms.flatMap((room) => [
    { x: room.x, y: room.y },
    ...room.open.map((side) => ({ x: room.x + EAST[side]!, y: room.y + SOUTH[side]! })),
  ])
  const west = Math.min(...cells.map((cell) => cell.x))
  const north = Math.min(...cells.map((cell) => cell.y))
  return {
    west,
    north,
    w: Math.max(...cells.map((cell) => cell.x)) - west + 1,
    h: Math.max(...cells.map((cell) => cell.y)) - north + 1,
  }
}

/** How wide the board mostly is for its height. */
const WANTED = 1.6
/** No wider than this, so that the floors fill the table. */
const WIDEST = 2.2

/** Floors beside each other, or one above the other. */
type Arrangement = string | { row: Arrangement[] } | { column: Arrangement[] }

const ARRANGEMENTS: Arrangement[] = [
  { row: ['upper', 'ground', 'basement'] },
  { row: [{ column: ['upper', 'ground'] }, 'basement'] },
  { row: ['upper', { column: ['ground', 'basement'] }] },
  { row: ['ground', { column: ['upper', 'basement'] }] },
  { column: [{ row: ['upper', 'basement'] }, 'ground'] },
]

interface Size {
  w: number
  h: number
}

const sum = (sizes: readonly number[]): number => sizes.reduce((all, one) => all + one, 0)

function sizeOf(arrangement: Arrangement, sizes: Record<string, Size>): Size {
  if (typeof arrangement === 'string') return sizes[arrangement] ?? { w: 0, h: 0 }
  const parts = ('row' in arrangement ? arrangement.row : arrangement.column).map((part) => sizeOf(part, sizes))
  const widths = parts.map((part) => part.w)
  const heights = parts.map((part) => part.h)
  return 'row' in arrangement
    ? { w: sum(widths), h: Math.max(...heights) }
    : { w: Math.max(...widths), h: sum(heights) }
}

/** Give every floor its frame; what is left over is shared out. */
function place(arrangement: Arrangement, area: Area, sizes: Record<string, Size>, frames: Record<string, Area>): void {
  if (typeof arrangement === 'string') {
    frames[arrangement] = area
    return
  }
  const isRow = 'row' in arrangement
  const parts = isRow ? arrangement.row : arrangement.column
  const own = parts.map((part) => sizeOf(part, sizes))
  const spare =
    (isRow ? area.w - sum(own.map((part) => part.w)) : area.h - sum(own.map((part) => part.h))) / parts.length
  let at = isRow ? area.x : area.y
  parts.forEach((part, n) => {
    const long = (isRow ? own[n]!.w : own[n]!.h) + spare
    place(
      part,
      isRow ? { x: at, y: area.y, w: long, h: area.h } : { x: area.x, y: at, w: area.w, h: long },
      sizes,
      frames,
    )
    at += long
  })
}

/** How the floors stand on the table: in a row, unless they are clearly larger in another way. */
function arranged(sizes: Record<string, Size>): Arrangement {
  const need = (one: Arrangement) => Math.max(sizeOf(one, sizes).w / WANTED, sizeOf(one, sizes).h)
  const [row, ...others] = ARRANGEMENTS as [Arrangement, ...Arrangement[]]
  const best = others.reduce((found, one) => (need(one) < need(found) ? one : found))
  return need(best) * 1.1 < need(row) ? best : row
}

const KNOWN = new WeakMap<BetrayalView, Layout>()

/** Where the floors lie; they grow with the house. */
export function layoutOf(position: BetrayalView): Layout {
  const known = KNOWN.get(position)
  if (known) return known
  const made = layOut(position.rooms)
  KNOWN.set(position, made)
  return made
}

export function layOut(rooms: readonly BetrayalRoomView[]): Layout {
  const extents = FLOORS.map((floor): [string, Extent] => [
    floor,
    extentOf(rooms.filter((room) => room.floor === floor)),
  ])
  const sizes = Object.fromEntries(
    extents.map(([floor, { w, h }]) => [floor, { w: w * TILE + 2 * GAP, h: h * TILE + HEAD + GAP }]),
  )
  const arrangement = arranged(sizes)
  const { w, h } = sizeOf(arrangement, sizes)
  const bounds = { x: 0, y: 0, w, h: Math.max(h, w / WIDEST) }
  const frames: Record<string, Area> = {}
  place(arrangement, bounds, sizes, frames)
  const floors = extents.map(([id, extent]): [string, FloorArea] => {
    const area = frames[id]!
    const x = area.x + (area.w - extent.w * TILE) / 2
    const y = area.y + HEAD + (area.h - HEAD - GAP - extent.h * TILE) / 2
    const inner = { x: x - 10, y: y - 10, w: extent.w * TILE + 20, h: extent.h * TILE + 20 }
    return [id, { id, area, inner, origin: { x: x - extent.west * TILE, y: y - extent.north * TILE } }]
  })
  return { bounds, floors: Object.fromEntries(floors) }
}

/** The corner of a cell. */
export function cellAt(layout: Layout, floor: string, x: number, y: number): Point {
  const origin = layout.floors[floor]?.origin ?? { x: 0, y: 0 }
  return { x: origin.x + x * TILE, y: origin.y + y * TILE }
}

/** The middle of a side of a cell, so far outside of it. */
export function sidePoint(corner: Point, side: number, outside = 0): Point {
  const reach = TILE / 2 + outside
  return { x: corner.x + TILE / 2 + EAST[side]! * reach, y: corner.y + TILE / 2 + SOUTH[side]! * reach }
}

/** The part of a room that a place is: all of it, or the near or the far part of a room with a barrier. */
export function placeBox(room: BetrayalRoomView, corner: Point, far: boolean): Area {
  if (!room.far) return { x: corner.x, y: corner.y, w: TILE, h: TILE }
  const half = barrierHalf(room.far)
  const isSecond = far === (half === 'south' || half === 'east')
  return half === 'north' || half === 'south'
    ? { x: corner.x, y: corner.y + (isSecond ? TILE / 2 : 0), w: TILE, h: TILE / 2 }
    : { x: corner.x + (isSecond ? TILE / 2 : 0), y: corner.y, w: TILE / 2, h: TILE }
}

/** How wide a place is that is no room. */
const GAP_WIDTH = 50
const LETTERS_OF_SIDES = 'nesw'

/** Where a place lies that is no room: in the wall of the room at which it is. */
export function gapBox(gap: { direction: string }, corner: Point): Area {
  const at = sidePoint(corner, Math.max(0, LETTERS_OF_SIDES.indexOf(gap.direction)))
  return { x: at.x - GAP_WIDTH / 2, y: at.y - GAP_WIDTH / 2, w: GAP_WIDTH, h: GAP_WIDTH }
}

/** Which half of its tile the far side of a barrier is. */
export function barrierHalf(far: readonly number[]): 'north' | 'east' | 'south' | 'west' {
  return (['north', 'east', 'south', 'west'] as const)[far[0] ?? 0]!
}

/** How much room the name of a figure wants. */
const NAME = 46

/** Places for so many pieces in a box, and how large each may be. */
export function spots(count: number, box: Area, largest = 46): { size: number; room: number; at: Point[] } {
  if (count === 0) return { size: largest, room: largest, at: [] }
  let best = { size: 0, columns: 1 }
  for (let columns = count; columns >= 1; columns--) {
    const size = Math.min(largest, box.w / columns, box.h / Math.ceil(count / columns))
    // A further row hides the names of the one above it.
    if (size > best.size * 1.2) best = { size, columns }
  }
  const rows = Math.ceil(count / best.columns)
  const step = Math.min(Math.max(best.size + 6, NAME), box.w / best.columns)
  const at = Array.from({ length: count }, (_, n) => {
    const row = Math.floor(n / best.columns)
    const inRow = row === rows - 1 ? count - row * best.columns : best.columns
    const column = n - row * best.columns
    return {
      x: box.x + box.w / 2 + (column - (inRow - 1) / 2) * step,
      y: box.y + box.h / 2 + (row - (rows - 1) / 2) * Math.min(best.size + 4, box.h / rows),
    }
  })
  return { size: best.size, room: best.columns > 1 ? step : box.w, at }
}

/** How wide the letters of room names are for their size, by kind; all others are as wide as an n. */
const LETTERS: [RegExp, number][] = [
  [/[ ’fijlst-]/, 0.3],
  [/[aceégrvxyzàçè]/, 0.43],
  [/[A-HK-LN-VX-Zwß]/, 0.68],
  [/[mMW]/, 0.83],
]
const N = 0.52

const widthOf = (line: string): number =>
  sum([...line].map((letter) => LETTERS.find(([kind]) => kind.test(letter))?.[1] ?? N))

/** A name that is so large in one line is not broken: that leaves more room above it. */
const ENOUGH = 0.78

/** A name in at most two lines that fit a tile, and the size of its letters. */
export function labelOf(text: string, width = TILE - 20, largest = 20): { lines: string[]; size: number } {
  const words = text.split(/(?<=-)|\s+/)
  const ways = [[text], ...words.slice(1).map((_, n) => [joined(words.slice(0, n + 1)), joined(words.slice(n + 1))])]
  let best = { lines: [text], size: 0 }
  for (const lines of ways) {
    const size = Math.min(lines.length === 1 ? largest : largest - 1, width / Math.max(...lines.map(widthOf)))
    if (size > best.size + 0.5 && best.size < largest * ENOUGH) best = { lines, size }
  }
  return best
}

const joined = (words: readonly string[]): string => words.join(' ').replaceAll('- ', '-')

/** A wall along one side of a tile; with a door, in two pieces with a gap. */
export function wallPieces(side: number, hasGap: boolean): [Point, Point][] {
  const corners = [
    { x: 0, y: 0 },
    { x: TILE, y: 0 },
    { x: TILE, y: TILE },
    { x: 0, y: TILE },
  ]
  const from = corners[side]!
  const to = corners[(side + 1) % 4]!
  if (!hasGap) return [[from, to]]
  const part = (share: number) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })
  return [
    [from, part(0.35)],
    [part(0.65), to],
  ]
}
