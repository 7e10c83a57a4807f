/** Where things are on the board: a tile is 200 by 200, five to a row. Pure functions of the view. */
import type { CameraView, DarkestView, TileView } from '../../../../api/views'

export const TILE = 200
export const WIDTH = 5 * TILE
export const HEIGHT = 4 * TILE
/** The wood around the house. */
export const PAD = 12
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

const DEEP = 100
const INSET = 36

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

/** The tile a room is on; a room that a fire has swallowed is found on its tile, too. */
export function tileOf(view: Pick<DarkestView, 'house'>, room: string): TileView | undefined {
  return view.house.find((tile) => tile.rooms.some((one) => one.id === room))
}

/** The middle of the place where pieces of a room stand. */
export function roomPoint(view: Pick<DarkestView, 'house'>, room: string): Point {
  const tile = tileOf(view, room)
  return tile ? middle(standingBox(tile, room)) : { x: WIDTH / 2, y: HEIGHT / 2 }
}

/** Rooms on the board with some of what is around them, where the camera looks. */
export function areaOf(view: Pick<DarkestView, 'house'>, rooms: readonly string[]): Box {
  const points = rooms.map((room) => roomPoint(view, room))
  const near = 0.75 * TILE
  const from = { x: Math.min(...points.map((at) => at.x)) - near, y: Math.min(...points.map((at) => at.y)) - near }
  const to = { x: Math.max(...points.map((at) => at.x)) + near, y: Math.max(...points.map((at) => at.y)) + near }
  const x = Math.max(BOUNDS.x, from.x)
  const y = Math.max(BOUNDS.y, from.y)
  return { x, y, w: Math.min(BOUNDS.x + BOUNDS.w, to.x) - x, h: Math.min(BOUNDS.y + BOUNDS.h, to.y) - y }
}

/** How many rays a camera's light is made of. */
const RAYS = 24

/** The light of a camera: from where it hangs to the far end of the last room it sees, cut off by walls and closed doors. */
export function cone(
  view: Pick<DarkestView, 'house'>,
  { room, facing, sees }: CameraView,
  closed: (door: string) => boolean,
  at?: Point,
): string {
  const seen = [room, ...sees]
  const tiles = [...new Set(seen.map((one) => tileOf(view, one)))].filter((tile) => tile !== undefined)
  const tile = tileOf(view, room)
  const last = tiles.at(-1)
  if (!tile || !last) return ''
  const from = at ?? middle(standingBox(tile, room))
  const box = roomBox(last, seen.at(-1)!)
  const walls = tiles.flatMap(wallsOf).flatMap((wall) => blocking(wall, closed))
  const rays = Array.from({ length: RAYS + 1 }, (_, n) => {
    const { x, y } = cutOff(from, farPoint(box, facing, n / RAYS), walls)
    return `L${Math.round(x)} ${Math.round(y)}`
  })
  return `M${from.x} ${from.y}${rays.join('')}Z`
}

/** A point at the far side of a box, by how far along that side. */
function farPoint({ x, y, w, h }: Box, facing: Direction, share: number): Point {
  const near = 8
  const across = { x: x + near + (w - 2 * near) * share, y: y + near + (h - 2 * near) * share }
  return {
    n: { x: across.x, y },
    s: { x: across.x, y: y + h },
    w: { x, y: across.y },
    e: { x: x + w, y: across.y },
  }[facing]
}

/** What of a wall stands in the light. */
function blocking(wall: Segment, closed: (door: string) => boolean): Segment[] {
  if (wall.kind === 'open') return []
  return wall.kind === 'door' && !closed(wall.door) ? doorwayOf(wall).posts : [wall]
}

/** Where a ray ends: at the first wall in its way. */
function cutOff(from: Point, to: Point, walls: readonly Segment[]): Point {
  const ray = { x: to.x - from.x, y: to.y - from.y }
  let share = 1
  for (const wall of walls) {
    const side = { x: wall.to.x - wall.from.x, y: wall.to.y - wall.from.y }
    const cross = ray.x * side.y - ray.y * side.x
    if (!cross) continue
    const off = { x: wall.from.x - from.x, y: wall.from.y - from.y }
    const along = (off.x * side.y - off.y * side.x) / cross
    const hit = (off.x * ray.y - off.y * ray.x) / cross
    if (hit >= 0 && hit <= 1 && along > 0 && along < share) share = along
  }
  return { x: from.x + ray.x * share, y: from.y + ray.y * share }
}
