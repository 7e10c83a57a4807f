/** Where everything is in a room: the way on along its upper edge, things below that, figures in the middle, its name at the foot. */
import type { BetrayalRoomView, BetrayalView } from '../../../../api/views'
import { name, say } from '../../../../words/words.svelte'
import { GAME, ROOMS } from '../../pieces'
import type { Area } from '../../../contract'
import { FIGURE_NAME, isFar, labelOf, placeBox, SIGN, spots, TILE, type Point, type Spots } from './geometry'
import { thingsAt, type ThingPiece } from './standing'
import { nameTop, tileName } from './tileName'

/** How far things lie from each other, and how many places one takes that says that it plays. */
const THING = 25
const PLAYING = 3
/** However much is written in a room, its figures can be seen. */
const LEAST = 28
/** The wall, and what keeps clear of it. */
const WALL = 8
const BARRIER = 3
/** How high a line is that says where stairs lead. */
const WAY_LINE = 14

/** Whether stairs or a fall lead from here to a room that is in the house. */
export function leadsOn(position: BetrayalView, room: BetrayalRoomView): boolean {
  return !room.destroyed && position.rooms.some(({ id }) => id === ROOMS[room.id]?.to)
}

/** The floor that stairs or a fall lead to, in one line or two; on the same floor, the room. */
export function wayOf(position: BetrayalView, room: BetrayalRoomView): { lines: string[]; size: number } {
  const to = position.rooms.find(({ id }) => id === ROOMS[room.id]?.to)
  const isElsewhere = to && to.floor !== room.floor
  const said = isElsewhere ? say(`betrayal-board-tab-${to.floor}`) : name(GAME, 'room', to?.id ?? '')
  return labelOf(said, TILE - 40 - (room.symbol ? 26 : 0), FIGURE_NAME)
}

/** How much lower everything is where the way on takes two lines. */
export function lowered(position: BetrayalView, room: BetrayalRoomView): number {
  return leadsOn(position, room) && wayOf(position, room).lines.length > 1 ? WAY_LINE : 0
}

/** In which of the places for things, three to a row, the nth lies. */
function slotOf(position: BetrayalView, room: BetrayalRoomView, things: ThingPiece[], n: number): number {
  return n + (leadsOn(position, room) ? 3 : 0) + (n && things[0]?.plays ? PLAYING - 1 : 0)
}

export interface LyingThing extends ThingPiece, Point {
  /** How much wider it is than others. */
  wider: number
}

/** Everything that lies in a place, from its upper left corner on. */
export function lying(position: BetrayalView, room: BetrayalRoomView, place: string, corner: Point): LyingThing[] {
  const box = placeBox(room, corner, isFar(place))
  const top = (box.h < TILE ? 15 : 20) + lowered(position, room)
  const things = thingsAt(position, place)
  return things.map((thing, n) => {
    const slot = slotOf(position, room, things, n)
    const x = box.x + 19 + (slot % 3) * THING
    return {
      ...thing,
      x,
      y: box.y + top + Math.floor(slot / 3) * THING,
      wider: thing.plays ? (PLAYING - 1) * THING : 0,
    }
  })
}

/** What lies and who stands in a place that is no room: things above, figures in the middle, without names. */
export function inGap(position: BetrayalView, place: string, box: Area, count: number) {
  const things = thingsAt(position, place).map((thing, n): LyingThing => ({
    ...thing,
    x: box.x + box.w / 2 + n * THING,
    y: box.y - 4,
    wider: 0,
  }))
  return { things, places: { ...spots(count, box, 40), room: 0 } }
}

/** The places of a room: one, or one on each side of its barrier. */
export function placesOf({ id, far }: BetrayalRoomView): string[] {
  return far ? [id, `${id}/far`] : [id]
}

/** How many signs stand along the right wall of a room. */
export function signsIn(room: BetrayalRoomView, isSuspected: boolean): number {
  return (room.symbol && !room.destroyed ? 1 : 0) + room.condition.length + (isSuspected ? 1 : 0)
}

/** Figures stand above the name of the room, left of its signs, and below or beside whatever lies there: where they are largest. */
export function standing(
  position: BetrayalView,
  room: BetrayalRoomView,
  place: string,
  corner: Point,
  count: number,
  isSuspected = false,
): Spots {
  const box = placeBox(room, corner, isFar(place))
  const things = thingsAt(position, place)
  const slots = slotOf(position, room, things, things.length)
  const rows = Math.ceil(slots / 3)
  const isUpper = box.y === corner.y
  const isRight = box.x + box.w === corner.x + TILE
  const named = tileName(name(GAME, 'room', room.id), room.far !== null)
  const floor = Math.min(box.y + box.h - WALL, corner.y + (box.h < TILE && isUpper ? TILE / 2 : nameTop(named)))
  const signs = isUpper && isRight ? signsIn(room, isSuspected) : 0
  const within = (left: number, top: number): Spots & { fits: boolean } => {
    // A single figure in the middle of a tile is clear of its signs.
    const isNarrow = signs > 0 && (count > 1 || left > 0 || box.w < TILE || (top < SIGN * (signs + 1) && signs > 1))
    const right = isNarrow ? SIGN + 6 : WALL
    const y = box.y + (isUpper ? WALL : BARRIER) + top
    const w = Math.max(LEAST, box.w - WALL - left - right)
    const found = spots(count, { x: box.x + WALL + left, y, w, h: Math.max(LEAST, floor - y) })
    return { ...found, fits: floor - y >= LEAST }
  }
  const low = lowered(position, room)
  const inLastRow = things.length ? slots - 3 * (rows - 1) : 0
  const ways = [within(0, rows * THING + (rows ? low : 0))]
  if (inLastRow) ways.push(within(inLastRow * THING, (rows - 1) * THING + low))
  const roomy = ways.filter(({ fits }) => fits)
  return (roomy.length ? roomy : ways).reduce((best, one) => (one.size > best.size ? one : best))
}
