/** Where a small screen looks: the floors as tabs, and the part of each that matters now. */
import type { BetrayalView } from '../../../api/views'
import type { Choice } from '../../../api/play'
import { say } from '../../../words/words.svelte'
import type { Area, BoardPart } from '../../contract'
import { FLOORS } from '../pieces'
import { cellAt, layoutOf, TILE } from './geometry'
import { actor, cellOf, spotOf, type Cell } from './targets'

/** As much as a phone shows well at once. */
const NEAR = { w: 4.6 * TILE, h: 4.1 * TILE }

/** Under the lowest rooms there is room for the buttons that lie over the board. */
const FOOT = 60
const withFoot = (area: Area): Area => ({ ...area, h: area.h + FOOT })

/** Around whoever acts. */
export function focus(position: BetrayalView): Area | null {
  const room = position.rooms.find((one) => one.id === actor(position)?.room)
  return room ? around(position, room) : null
}

/** The part of a floor around a cell: no more than fits well, and no further than the floor goes. */
function around(position: BetrayalView, cell: Cell): Area {
  const layout = layoutOf(position)
  const frame = withFoot(layout.floors[cell.floor]!.inner)
  const corner = cellAt(layout, cell.floor, cell.x, cell.y)
  const w = Math.min(NEAR.w, frame.w)
  const h = Math.min(NEAR.h, frame.h)
  const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))
  return {
    x: between(frame.x, corner.x + TILE / 2 - w / 2, frame.x + frame.w - w),
    y: between(frame.y, corner.y + TILE / 2 - h / 2, frame.y + frame.h - h),
    w,
    h,
  }
}

/** Around a room, unless nothing that can be chosen on its floor would be in sight: then around that. */
function inSight(position: BetrayalView, room: Cell, chosen: readonly Cell[]): Area {
  const area = around(position, room)
  const isSeen = (cell: Cell) => {
    const { x, y } = cellAt(layoutOf(position), cell.floor, cell.x, cell.y)
    return x >= area.x && y >= area.y && x + TILE <= area.x + area.w && y + TILE <= area.y + area.h
  }
  return !chosen.length || chosen.some(isSeen) ? area : around(position, middle(chosen))
}

function middle(cells: readonly Cell[]): Cell {
  const half = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2
  return { floor: cells[0]!.floor, x: half(cells.map((cell) => cell.x)), y: half(cells.map((cell) => cell.y)) }
}

/** The floors as tabs: first in sight is the one where somebody acts, or where something can be chosen. */
export function parts(position: BetrayalView, choices: Choice[], mine: number[]): BoardPart[] {
  const layout = layoutOf(position)
  const acting = actor(position)
  const own = position.explorers.find((who) => mine.includes(who.seat) && who.place)
  const first = choices.length ? acting : (own ?? acting)
  const room = position.rooms.find((one) => one.id === first?.room)
  const cells = choices
    .map((choice) => cellOf(spotOf(choice, position) ?? '', position))
    .filter((cell) => cell !== undefined)
  const busy = new Set(cells.map((cell) => cell.floor))
  const here =
    room && (busy.size === 0 || busy.has(room.floor))
      ? room.floor
      : (FLOORS.find((floor) => busy.has(floor)) ?? 'ground')
  const chosenOn = (floor: string) => cells.filter((cell) => cell.floor === floor)
  return FLOORS.map((floor) => ({
    id: floor,
    title: say(`betrayal-board-tab-${floor}`),
    area: room?.floor === floor ? inSight(position, room, chosenOn(floor)) : withFoot(layout.floors[floor]!.inner),
    here: floor === here,
    busy: busy.has(floor) && floor !== here,
  }))
}
