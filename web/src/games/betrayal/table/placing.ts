/** Where everything is in a room: the way on along its upper edge, things below that, figures in the middle, its name at the foot. */
import type { BetrayalRoomView, BetrayalView } from '../../../api/views'
import { name } from '../../../words/words.svelte'
import { GAME, ROOMS } from '../pieces'
import type { Area } from '../../contract'
import { isFar, labelOf, placeBox, spots, TILE, type Point } from './geometry'
import { thingsAt, type ThingPiece } from './standing'
import { tileName } from './tileName'

/** How far things lie from each other, and how many places one takes that says that it plays. */
const THING = 25
const PLAYING = 3
/** However much is written in a room, its figures can be seen. */
const LEAST = 26
/** Figures that would be so much smaller beside the things stand before them. */
const MUCH = 1.5

/** Whether stairs or a fall lead from here to a room that is in the house. */
export function leadsOn(position: BetrayalView, room: BetrayalRoomView): boolean {
  return !room.destroyed && position.rooms.some(({ id }) => id === ROOMS[room.id]?.to)
}

/** The room that stairs or a fall lead to, in one line or two. */
export function wayOf(room: BetrayalRoomView): { lines: string[]; size: number } {
  return labelOf(name(GAME, 'room', ROOMS[room.id]?.to ?? ''), TILE - 38 - (room.symbol ? 30 : 0), 12.5)
}

/** How much lower everything is where the way on takes two lines. */
export function lowered(position: BetrayalView, room: BetrayalRoomView): number {
  return leadsOn(position, room) && wayOf(room).lines.length > 1 ? 11 : 0
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
  return { things, places: { ...spots(count, box, 40), named: false } }
}

/** Figures stand in the middle of a place, above the name of the room, and beside the things that lie so low. */
export function standing(position: BetrayalView, room: BetrayalRoomView, place: string, corner: Point, count: number) {
  const box = placeBox(room, corner, isFar(place))
  const isSplit = room.far !== null
  const isNarrow = box.w < TILE
  const isLowerHalf = box.y > corner.y
  const things = thingsAt(position, place)
  const edge = 31 + lowered(position, room)
  const top = isSplit ? (isNarrow && things.length ? edge : 4) : leadsOn(position, room) || things.length ? edge : 11
  const foot = tileName(name(GAME, 'room', room.id)).lines.length > 1 ? 63 : 50
  const below = box.h === TILE ? foot : isLowerHalf ? 28 : 8
  const low = slotOf(position, room, things, things.length) - (isSplit ? 0 : 3)
  const left = isNarrow ? 0 : Math.min(3, Math.max(0, low)) * THING
  const within = (aside: number) => ({
    x: box.x + 8 + aside,
    y: box.y + top,
    w: box.w - 16 - aside,
    h: Math.max(LEAST, box.h - top - below),
  })
  const [beside, before] = [left, 0].map((aside) => spots(count, within(aside), isSplit ? 36 : 44))
  // Where the name of the room fills half of the place, there is none for the names of figures.
  return { ...(before!.size > beside!.size * MUCH ? before! : beside!), named: !isLowerHalf }
}
