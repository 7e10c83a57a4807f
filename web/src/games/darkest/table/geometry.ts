/** Where things are on the board: a tile is 200 by 200, five to a row. Pure functions of the view. */
import type { DarkestView, TileView } from '../../../api/views'

export const TILE = 200
export const WIDTH = 5 * TILE
export const HEIGHT = 4 * TILE
/** The wood around the house. */
export const PAD = 26
export const BOUNDS: Readonly<Box> = { x: -PAD, y: -PAD, w: WIDTH + 2 * PAD, h: HEIGHT + 2 * PAD }

export type Direction = 'n' | 'e' | 's' | 'w'
export type Side = 'open' | 'wall' | 'window' | 'door'
export interface Point {
  x: number
  y: number
}
export interface Box extends Point {
  w: number
  h: number
}

const DEEP = 88
const INSET = 26

/** The top left corner of a square such as r2c3. */
export function corner(square: string): Point {
  const found = /^r(\d)c(\d)$/.exec(square)
  if (!found) throw new Error(`no such square: ${square}`)
  return { x: (Number(found[2]) - 1) * TILE, y: (Number(found[1]) - 1) * TILE }
}

/** The box of a room: a whole tile, or for the second room of a tile the walled part of it. */
export function roomBox(tile: TileView, room: string): Box {
  const { x, y } = corner(tile.square)
  const inner = tile.inner
  if (!inner || tile.destroyed || tile.rooms[0]?.id === room) return { x, y, w: TILE, h: TILE }
  const along = TILE - 2 * INSET
  switch (inner.direction) {
    case 'n':
      return { x: x + INSET, y, w: along, h: DEEP }
    case 's':
      return { x: x + INSET, y: y + TILE - DEEP, w: along, h: DEEP }
    case 'w':
      return { x, y: y + INSET, w: DEEP, h: along }
    case 'e':
      return { x: x + TILE - DEEP, y: y + INSET, w: DEEP, h: along }
  }
}

/** The part of a room where pieces can stand: what the walled room of the same tile leaves free. */
export function standingBox(tile: TileView, room: string): Box {
  const box = roomBox(tile, room)
  if (box.w < TILE || box.h < TILE || !tile.inner || tile.destroyed) return box
  switch (tile.inner.direction) {
    case 'n':
      return { ...box, y: box.y + DEEP, h: TILE - DEEP }
    case 's':
      return { ...box, h: TILE - DEEP }
    case 'w':
      return { ...box, x: box.x + DEEP, w: TILE - DEEP }
    case 'e':
      return { ...box, w: TILE - DEEP }
  }
}

/** Whether the name of a room stands at its top: away from the door of a walled room. */
function isNamedAtTop(tile: TileView, room: string): boolean {
  const first = tile.rooms[0]?.id === room
  return !tile.destroyed && tile.inner?.direction === (first ? 's' : 'n')
}

/** Where the name of a room is written, clear of doors and of the frame around a target. */
export function labelPoint(tile: TileView, room: string): Point {
  const box = standingBox(tile, room)
  const door = sideOf(tile, 's') === 'door' && box.y + box.h === corner(tile.square).y + TILE
  const below = isSmall(box) ? 24 : 28
  return { x: box.x + box.w / 2, y: isNamedAtTop(tile, room) ? box.y + below : box.y + box.h - (door ? 36 : 20) }
}

export function isSmall(box: Box): boolean {
  return box.w < TILE || box.h < TILE
}

/** Where pieces stand: beside the name, and below the icons of the tile where there are many. */
export function piecesBox(tile: TileView, room: string, count: number): Box {
  const box = standingBox(tile, room)
  const name = isSmall(box) ? 20 : 30
  const icons = count > 3 && !isSmall(box) ? 26 : 0
  const top = isNamedAtTop(tile, room) ? name : icons
  return { ...box, y: box.y + top, h: box.h - top - (isNamedAtTop(tile, room) ? 0 : name) }
}

/** The middle of a box. */
export function middle(box: Box): Point {
  return { x: box.x + box.w / 2, y: box.y + box.h / 2 }
}

/** What a side of a tile shows, whichever of its rooms reaches it. */
export function sideOf(tile: TileView, way: Direction): Side {
  const edges = tile.rooms.map((room) => room.edges[way])
  for (const kind of ['open', 'door', 'window'] as const) if (edges.includes(kind)) return kind
  return 'wall'
}

export interface Segment {
  from: Point
  to: Point
  kind: Side
  door: string
}

/** A doorway in a wall: what stands on either side of it, and the gap between. */
export function doorwayOf(wall: Segment): { posts: Segment[]; gap: Segment } {
  const length = Math.hypot(wall.to.x - wall.from.x, wall.to.y - wall.from.y)
  const half = Math.min(32, length * 0.21) / length
  const at = (share: number) => ({
    x: wall.from.x + (wall.to.x - wall.from.x) * share,
    y: wall.from.y + (wall.to.y - wall.from.y) * share,
  })
  const part = (start: number, end: number): Segment => ({ ...wall, from: at(start), to: at(end) })
  return { posts: [part(0, 0.5 - half), part(0.5 + half, 1)], gap: part(0.5 - half, 0.5 + half) }
}

/** The four borders of a tile and the walls of its inner room; a destroyed tile has none of its own. */
export function wallsOf(tile: TileView): Segment[] {
  if (tile.destroyed) return []
  const { x, y } = corner(tile.square)
  const outer = sides({ x, y, w: TILE, h: TILE }).map(([way, from, to]) => {
    const owner = tile.rooms.find((room) => room.edges[way] === 'door')
    return { from, to, kind: sideOf(tile, way), door: owner ? `${owner.id}.${way}` : '' }
  })
  const second = tile.rooms[1]
  if (!second || !tile.inner) return outer
  const facing = opposite(tile.inner.direction)
  const inner = sides(roomBox(tile, second.id))
    .filter(([way]) => way !== tile.inner?.direction)
    .map(([way, from, to]): Segment => {
      const isDoor = way === facing
      const kind = isDoor ? (tile.inner?.edge === 'open' ? 'open' : 'door') : 'wall'
      return { from, to, kind, door: isDoor ? (tile.inner?.door ?? '') : '' }
    })
  return [...outer, ...inner]
}

function sides({ x, y, w, h }: Box): [Direction, Point, Point][] {
  return [
    ['n', { x, y }, { x: x + w, y }],
    ['e', { x: x + w, y }, { x: x + w, y: y + h }],
    ['s', { x, y: y + h }, { x: x + w, y: y + h }],
    ['w', { x, y }, { x, y: y + h }],
  ]
}

export function opposite(way: Direction): Direction {
  return ({ n: 's', s: 'n', e: 'w', w: 'e' } as const)[way]
}

/** So many places in a box, in rows as even as they come, each `size` wide. */
export function spots(count: number, box: Box, size = 54, tall = size + 14): Point[] {
  const perRow = Math.max(1, Math.min(count, Math.floor((box.w - 12) / size)))
  const rows = Math.ceil(count / perRow)
  const step = Math.min(tall, (box.h - 12) / Math.max(1, rows))
  const { x, y } = middle(box)
  return Array.from({ length: count }, (_, n) => {
    const row = Math.floor(n / perRow)
    const inRow = Math.min(perRow, count - row * perRow)
    return { x: x + ((n % perRow) - (inRow - 1) / 2) * size, y: y + (row - (rows - 1) / 2) * step }
  })
}

/** The tile a room is on; a room that a fire has swallowed is found on its tile, too. */
export function tileOf(view: Pick<DarkestView, 'house'>, room: string): TileView | undefined {
  return view.house.find((tile) => tile.rooms.some((one) => one.id === room))
}

/** The middle of the place where pieces of a room stand. */
export function roomPoint(view: DarkestView, room: string): Point {
  const tile = tileOf(view, room)
  return tile ? middle(standingBox(tile, room)) : { x: WIDTH / 2, y: HEIGHT / 2 }
}

/** The cone of a camera: from where it hangs along its facing to the far end of the last room it sees. */
export function cone(
  view: Pick<DarkestView, 'house'>,
  room: string,
  facing: Direction,
  sees: readonly string[],
  at?: Point,
): string {
  const tile = tileOf(view, room)
  const last = sees.length > 1 ? tileOf(view, sees[sees.length - 1]!) : undefined
  if (!tile || !last) return ''
  const way = middle(standingBox(tile, room))
  const from = at ?? way
  const box = roomBox(last, sees[sees.length - 1]!)
  const far = { n: box.y + 8, s: box.y + box.h - 8, w: box.x + 8, e: box.x + box.w - 8 }[facing]
  const spread = 34 + 12 * sees.length
  return facing === 'n' || facing === 's'
    ? `M${from.x} ${from.y}L${way.x - spread} ${far}L${way.x + spread} ${far}Z`
    : `M${from.x} ${from.y}L${far} ${way.y - spread}L${far} ${way.y + spread}Z`
}
