/** Where everything in a room lies, so that nothing covers anything else: locks, name, icons, flames, and whoever stands there. */
import type { DarkestView, TileView } from '../../../../api/views'
import { corner, middle, roomBox, standingBox, TILE, wallsOf, type Box, type Point, type Segment } from './geometry'
import { nameIn, SMALLEST, widthOf, type Label } from './labels'
import { freePlace, overlaps, pack, type Size } from './packing'
import { spaceOf, type Standing } from './standing'

/** How far everything keeps from the walls: inside the frame of a room that can be chosen. */
const EDGE = 7
const ICON = 24
const FLAME = 26
const MARK = 18
/** Across a name: move it up or down, and sideways only where it must. */
const UPRIGHT = { x: 4, y: 1 }
/** From what is good to look at, with names under the figures, to what still fits. */
const SIZES = [
  { size: 54, named: true },
  { size: 46, named: true },
  { size: 46, named: false },
  { size: 40, named: false },
  { size: 34, named: false },
  { size: 29, named: false },
  { size: 25, named: false },
  { size: 21, named: false },
  { size: 17, named: false },
  { size: 14, named: false },
]

export interface RoomContent {
  name: string
  /** How many icons the tile has besides the camera, which hangs in sight of the room. */
  icons: number
  camera: boolean
  flames: number
  searched: boolean
  pieces: readonly Standing[]
}

export interface Placed {
  piece: Standing
  box: Box
  size: number
  named: boolean
}

export interface RoomLayout {
  /** `turned`: written from the bottom to the top, where the room is too narrow. */
  name: Label & { box: Box; turned: boolean }
  /** Where its furniture is drawn: all of the room but for its name, whoever stands there. */
  furniture: Box
  icons: Box[]
  camera: Box | null
  /** Where the mark of a room that was searched is. */
  mark: Box | null
  flames: Box[]
  pieces: Placed[]
}

/** How large the lock of a closed door is: its colours lie along the wall. */
export function lockSize(wall: Segment, colours: number): Size {
  const long = colours ? 22 * colours + 10 : 34
  const across = colours ? 32 : 34
  return wall.from.x === wall.to.x ? { w: across, h: long } : { w: long, h: across }
}

/** The locks of all closed doors. */
export function locksOf({ house, doors }: Pick<DarkestView, 'house' | 'doors'>): Box[] {
  const closed = new Map(doors.filter((door) => door.closed).map((door) => [door.id, door]))
  return house.flatMap(wallsOf).flatMap((wall) => {
    const door = wall.kind === 'door' ? closed.get(wall.door) : undefined
    if (!door) return []
    const { w, h } = lockSize(wall, door.colours.length)
    return [{ x: (wall.from.x + wall.to.x - w) / 2, y: (wall.from.y + wall.to.y - h) / 2, w, h }]
  })
}

const inside = ({ x, y, w, h }: Box, by: number): Box => ({ x: x + by, y: y + by, w: w - 2 * by, h: h - 2 * by })

export function layOut(tile: TileView, room: string, content: RoomContent, locks: readonly Box[]): RoomLayout {
  const whole = roomBox(tile, room)
  const area = inside(whole, EDGE)
  const standing = standingBox(tile, room)
  const second = tile.destroyed || tile.rooms[0]?.id !== room ? undefined : tile.rooms[1]
  const near = locks.filter((lock) => overlaps(lock, whole))
  const taken = [...near, ...(second ? [inside(roomBox(tile, second.id), -4)] : [])]
  const take = (size: Size, near: Point, weight?: Point): Box => {
    const box = freePlace(size, area, taken, near, weight) ?? {
      x: near.x - size.w / 2,
      y: near.y - size.h / 2,
      ...size,
    }
    taken.push(box)
    return box
  }
  const name = nameOf(tile, room, content.name, standing, take)
  const end = { x: name.box.x + name.box.w + MARK / 2, y: name.box.y + name.box.h / 2 }
  const mark = content.searched ? take({ w: MARK, h: MARK }, end) : null
  const at = corner(tile.square)
  const home = second ? { x: at.x, y: at.y } : { x: whole.x, y: whole.y }
  const camera = content.camera ? take({ w: ICON, h: ICON }, { x: standing.x, y: standing.y }) : null
  const icons = Array.from({ length: content.icons }, () => take({ w: ICON, h: ICON }, home))
  const flames = Array.from({ length: content.flames }, () => take({ w: FLAME, h: FLAME }, { x: at.x + TILE, y: at.y }))
  const furniture = beside(inside(standing, EDGE), name)
  return { name, furniture, icons, camera, mark, flames, pieces: stand(content.pieces, area, taken, middle(standing)) }
}

/** Whether the name is written at the top of a room, since the door of a walled room is below. */
export const isNamedAbove = (tile: TileView, room: string): boolean =>
  !tile.destroyed && tile.inner?.direction === (tile.rooms[0]?.id === room ? 's' : 'n')

/** The name goes to the bottom of a room, or to the top. */
function nameOf(
  tile: TileView,
  room: string,
  text: string,
  standing: Box,
  take: (size: Size, near: Point, weight?: Point) => Box,
): RoomLayout['name'] {
  const isFirst = tile.rooms[0]?.id === room
  const isTop = isNamedAbove(tile, room)
  const bottom = { x: standing.x + standing.w / 2, y: isTop ? standing.y : standing.y + standing.h }
  const label = nameIn(text, standing.w - 2 * EDGE - 4)
  if (label) {
    const w = Math.max(...label.lines.map((line) => widthOf(line, label.size))) + 4
    return { ...label, turned: false, box: take({ w, h: label.lines.length * label.size + 3 }, bottom, UPRIGHT) }
  }
  const size = Math.max(SMALLEST, Math.min(SMALLEST + 2, (standing.h - 2 * EDGE - 4) / widthOf(text, 1)))
  const isLeft = tile.inner?.direction === (isFirst ? 'e' : 'w')
  const wall = { x: isLeft ? standing.x : standing.x + standing.w, y: standing.y + standing.h / 2 }
  return { lines: [text], size, turned: true, box: take({ w: size + 3, h: widthOf(text, size) + 4 }, wall) }
}

/** What a name leaves free of a room. */
function beside({ x, y, w, h }: Box, { box, turned }: RoomLayout['name']): Box {
  const isBefore = turned ? box.x + box.w / 2 < x + w / 2 : box.y + box.h / 2 < y + h / 2
  const from = turned ? box.x : box.y
  const to = turned ? box.x + box.w : box.y + box.h
  const [start, end] = turned ? [x, x + w] : [y, y + h]
  const [first, last] = isBefore ? [to, end] : [start, from]
  return turned ? { x: first, y, w: last - first, h } : { x, y: first, w, h: last - first }
}

/** Everybody in the room, as large as there is space for all of them. */
function stand(pieces: readonly Standing[], area: Box, taken: readonly Box[], centre: Point): Placed[] {
  if (!pieces.length) return []
  for (const { size, named } of SIZES) {
    const boxes = pack(
      pieces.map((piece) => spaceOf(piece, size, named)),
      area,
      taken,
      centre,
    )
    if (boxes) return pieces.map((piece, n) => ({ piece, size, named, box: boxes[n]! }))
  }
  return inRow(pieces, area)
}

/** More than anybody has seen in one room: side by side, over each other where they must. */
function inRow(pieces: readonly Standing[], area: Box): Placed[] {
  const { size, named } = SIZES.at(-1)!
  return pieces.map((piece, n) => {
    const { w, h } = spaceOf(piece, size, named)
    const x = area.x + ((area.w - w) * n) / Math.max(1, pieces.length - 1)
    return { piece, size, named, box: { x, y: area.y + (area.h - h) / 2, w, h } }
  })
}
