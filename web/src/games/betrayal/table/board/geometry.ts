/** Where everything lies: the tiles of a floor, and what stands in a room. */
import type { BetrayalRoomView, BetrayalView } from '../../../../api/views'
import type { Area } from '../../../contract'
import { FLOORS } from '../../pieces'

export const TILE = 120
/** The dark around the outermost cells. */
const GAP = 14
const EAST = [0, 1, 0, -1]
const SOUTH = [-1, 0, 1, 0]

export interface Point {
  x: number
  y: number
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
  const known = rooms.flatMap((room) => [
    { x: room.x, y: room.y },
    ...room.open.map((side) => ({ x: room.x + EAST[side]!, y: room.y + SOUTH[side]! })),
  ])
  const cells = known.length ? known : [{ x: 0, y: 0 }]
  const west = Math.min(...cells.map((cell) => cell.x))
  const north = Math.min(...cells.map((cell) => cell.y))
  return {
    west,
    north,
    w: Math.max(...cells.map((cell) => cell.x)) - west + 1,
    h: Math.max(...cells.map((cell) => cell.y)) - north + 1,
  }
}

const KNOWN = new WeakMap<BetrayalView, Record<string, Area>>()

/** All of a floor: its rooms, and the unknown around them. */
export function floorArea(position: BetrayalView, floor: string): Area {
  let areas = KNOWN.get(position)
  if (!areas) KNOWN.set(position, (areas = floorAreas(position.rooms)))
  return areas[floor]!
}

export function floorAreas(rooms: readonly BetrayalRoomView[]): Record<string, Area> {
  return Object.fromEntries(
    FLOORS.map((floor) => {
      const { west, north, w, h } = extentOf(rooms.filter((room) => room.floor === floor))
      const area = { x: west * TILE - GAP, y: north * TILE - GAP, w: w * TILE + 2 * GAP, h: h * TILE + 2 * GAP }
      return [floor, area]
    }),
  )
}

/** The corner of a cell. A floor has its own sheet, on which the cells lie where they lie for the whole game. */
export const cellAt = ({ x, y }: Point): Point => ({ x: x * TILE, y: y * TILE })

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

/** How large the names of figures are, so that they can be read on the smallest stage; and how much room one wants. */
export const FIGURE_NAME = 15
const NAMED = 50
/** So many have their names below them. */
const MOST_NAMED = 2
/** Figures this small have no names if they can be larger without. */
const SMALL = 28
/** The ring around whoever acts or can be chosen. */
const RING = 6

export interface Spots {
  size: number
  /** How wide a name may be; 0 where there is no room for names. */
  room: number
  at: Point[]
}

/** Places for so many figures in a box, and how large each may be: with their names below them, if that leaves them large. */
export function spots(count: number, box: Area, largest = 44): Spots {
  const bare = rowsOf(count, box, largest)
  if (count > MOST_NAMED || box.w / count < NAMED) return bare
  const size = Math.min(largest, box.w / count - RING, box.h - FIGURE_NAME - RING / 2)
  if (size < SMALL && bare.size > size) return bare
  const step = box.w / count
  const y = box.y + (box.h - FIGURE_NAME) / 2
  return {
    size,
    room: step,
    at: Array.from({ length: count }, (_, n) => ({ x: box.x + step * (n + 0.5), y })),
  }
}

/** In as many rows as make them largest. */
function rowsOf(count: number, box: Area, largest: number): Spots {
  if (count === 0) return { size: largest, room: 0, at: [] }
  let best = { size: 0, columns: 1 }
  for (let columns = count; columns >= 1; columns--) {
    const size = Math.min(largest, box.w / columns - 2, box.h / Math.ceil(count / columns) - RING)
    if (size > best.size) best = { size, columns }
  }
  const rows = Math.ceil(count / best.columns)
  const step = Math.min(best.size + 6, box.w / best.columns)
  const at = Array.from({ length: count }, (_, n) => {
    const row = Math.floor(n / best.columns)
    const inRow = row === rows - 1 ? count - row * best.columns : best.columns
    const column = n - row * best.columns
    return {
      x: box.x + box.w / 2 + (column - (inRow - 1) / 2) * step,
      y: box.y + box.h / 2 + (row - (rows - 1) / 2) * Math.min(best.size + 4, box.h / rows),
    }
  })
  return { size: best.size, room: 0, at }
}

/** How far the signs along the right wall of a room lie from each other, and where: what its card is, what has become of it,
 *  whether somebody may be there. Below the first is the place of the number of spaces that lead here. */
export const SIGN = 22
export const signAt = (n: number): Point => slotAt(n && n + 1)
export const numberAt = (area: Area, corner: Point): Point => ({
  x: area.x + area.w - 18,
  y: area.y + (area.y > corner.y ? SIGN : slotAt(1).y),
})
const slotAt = (slot: number): Point => ({ x: TILE - 18, y: 18 + SIGN * slot })

/** How wide the letters of room names are for their size, by kind; all others are as wide as an n. */
const LETTERS: [RegExp, number][] = [
  [/[ ’fijlst-]/, 0.3],
  [/[aceégrvxyzàçè]/, 0.43],
  [/[A-HK-LN-VX-Zwß]/, 0.68],
  [/[mMW]/, 0.83],
]
const N = 0.52

const sum = (sizes: readonly number[]): number => sizes.reduce((all, one) => all + one, 0)

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
