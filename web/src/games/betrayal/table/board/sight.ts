/** Where one looks: the floors, which of them matters now, and what matters on each. */
import type { BetrayalView } from '../../../../api/views'
import type { Choice } from '../../../../api/play'
import { name, say } from '../../../../words/words.svelte'
import type { Area, BoardPart } from '../../../contract'
import { FLOORS, GAME } from '../../pieces'
import { cellAt, floorArea, TILE } from './geometry'
import { actor, cellOf, spotOf, type Cell } from '../asking/targets'
import type { Wanted } from '../book/wanted'

/** As many rooms as a phone shows well beside each other. */
const ON_A_PHONE = 4.6
/** How wide a room is at least, on a desk and anywhere else, so that every name in it can be read. */
const ROOM = 112
const SMALL_ROOM = 92
/** A stage of this height belongs to a desk. */
const DESK = 560

/** How small and how large a floor is drawn. */
export function limits({ w, h }: { w: number; h: number }): { least: number; most: number } {
  const room = w < 700 ? Math.max(SMALL_ROOM, w / ON_A_PHONE) : h >= DESK ? ROOM : SMALL_ROOM
  const least = room / TILE
  return { least, most: Math.max(least, 1.35) }
}

/** A cell and its neighbours. */
export function areaOf({ x, y }: { x: number; y: number }): Area {
  const corner = cellAt({ x: x - 1, y: y - 1 })
  return { ...corner, w: 3 * TILE, h: 3 * TILE }
}

/** Around a room, unless nothing that can be chosen on its floor is near: then around that. */
function inSight(room: Cell | undefined, chosen: readonly Cell[]): Area | null {
  const isNear = (cell: Cell) => room && Math.abs(cell.x - room.x) <= 2 && Math.abs(cell.y - room.y) <= 2
  if (chosen.length && !chosen.some(isNear)) return areaOf(middle(chosen))
  return room ? areaOf(room) : null
}

function middle(cells: readonly Cell[]): Cell {
  const half = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2
  return { floor: cells[0]!.floor, x: half(cells.map((cell) => cell.x)), y: half(cells.map((cell) => cell.y)) }
}

const NOTHING = { rooms: new Map<string, string>(), figures: new Map<string, string>() }

/** The floors: in sight is the one where somebody acts, or where something can be chosen. */
export function parts(
  position: BetrayalView,
  choices: Choice[],
  mine: number[],
  wanted: Pick<Wanted, 'rooms' | 'figures'> = NOTHING,
): BoardPart[] {
  const acting = actor(position)
  const own = position.explorers.find((who) => mine.includes(who.seat) && who.place)
  const first = choices.length ? acting : (own ?? acting)
  const room = position.rooms.find((one) => one.id === first?.room)
  const spots = new Set(choices.map((choice) => spotOf(choice, position)).filter((spot) => spot !== null))
  const cells = [...spots].map((spot) => cellOf(spot, position)).filter((cell) => cell !== undefined)
  const chosenOn = (floor: string) => cells.filter((cell) => cell.floor === floor)
  const here =
    room && (cells.length === 0 || chosenOn(room.floor).length > 0)
      ? room.floor
      : (FLOORS.find((floor) => chosenOn(floor).length > 0) ?? 'ground')
  const roomsOf = (floor: string) => position.rooms.filter((one) => one.floor === floor).map(({ id }) => id)
  const wantedOn = (floor: string): string[] => {
    const rooms = roomsOf(floor)
    const isThere = (one: { id: string; room: string }) => wanted.figures.has(one.id) && rooms.includes(one.room)
    const named = [
      ...rooms.filter((id) => wanted.rooms.has(id)).map((id) => name(GAME, 'room', id)),
      ...position.explorers.filter(isThere).map(({ id }) => name(GAME, 'explorer', id)),
      ...position.monsters.filter(isThere).map(({ kind }) => name(GAME, 'creature', kind)),
    ]
    return [...new Set(named)]
  }
  return FLOORS.map((floor) => ({
    id: floor,
    title: say(`betrayal-board-tab-${floor}`),
    content: floorArea(position, floor),
    focus: inSight(room?.floor === floor ? room : undefined, chosenOn(floor)),
    here: floor === here,
    targets: chosenOn(floor).length,
    goals: wantedOn(floor),
  }))
}
