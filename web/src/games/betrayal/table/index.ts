/** Betrayal at House on the Hill at the table. */
import type { BetrayalView } from '../../../api/views'
import type { Choice } from '../../../api/play'
import { name, say } from '../../../words/words.svelte'
import type { Area, BoardPart, GameScreens } from '../../contract'
import '../icons'
import { FLOORS, GAME } from '../pieces'
import About from './About.svelte'
import Board from './Board.svelte'
import Book from './Book.svelte'
import { chronicle } from './chronicle'
import { eventIcon, HARM, VERB_ICONS } from './events'
import Explorers from './Explorers.svelte'
import { cellAt, layoutOf, TILE } from './geometry'
import { hint } from './hints'
import Latest from './Latest.svelte'
import { actor, floorOf, spotOf } from './targets'
import Track from './Track.svelte'

const MAIN = new Set(['end-turn', 'ready', 'yes', 'done', 'roll'])
const MINOR = new Set(['drop', 'trade', 'take-off', 'put-on'])
/** As much as a phone shows well at once. */
const NEAR = { w: 4.6 * TILE, h: 4.1 * TILE }

/** Around whoever acts. */
function focus(position: BetrayalView): Area | null {
  const room = position.rooms.find((one) => one.id === actor(position)?.room)
  return room ? around(position, room.floor, room) : null
}

/** The part of a floor around a cell: no more than fits well, and no further than the floor goes. */
function around(position: BetrayalView, floor: string, cell: { x: number; y: number }): Area {
  const layout = layoutOf(position)
  const frame = layout.floors[floor]!.inner
  const corner = cellAt(layout, floor, cell.x, cell.y)
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

/** The floors as tabs: first in sight is the one where somebody acts, or where something can be chosen. */
function parts(position: BetrayalView, choices: Choice[], mine: number[]): BoardPart[] {
  const layout = layoutOf(position)
  const acting = actor(position)
  const own = position.explorers.find((who) => mine.includes(who.seat) && who.place)
  const first = choices.length ? acting : (own ?? acting)
  const room = position.rooms.find((one) => one.id === first?.room)
  const busy = new Set(choices.map((choice) => floorOf(spotOf(choice, position) ?? '', position)).filter(Boolean))
  const here = room && (busy.size === 0 || busy.has(room.floor)) ? room.floor : (FLOORS.find((floor) => busy.has(floor)) ?? 'ground')
  return FLOORS.map((floor) => ({
    id: floor,
    title: say(`betrayal-board-tab-${floor}`),
    area: room?.floor === floor ? around(position, floor, room) : layout.floors[floor]!.inner,
    here: floor === here,
    busy: busy.has(floor) && floor !== here,
  }))
}

export const screens: GameScreens = {
  Board,
  Track,
  About,
  Dice: Latest,
  panels: [
    { id: 'explorers', icon: 'three-friends', title: () => say('betrayal-board-explorers'), Panel: Explorers },
    { id: 'book', icon: 'evil-book', title: () => say('betrayal-board-book'), Panel: Book, isOpen: (position: BetrayalView) => position.haunt !== null },
  ],
  bounds: (position: BetrayalView) => layoutOf(position).bounds,
  focus,
  parts,
  reads: (position: BetrayalView) => (position.haunt?.books.length ? `h${position.haunt.number} ${position.haunt.books.join(' ')}` : ''),
  iconOf: (choice) => VERB_ICONS[choice.verb] ?? (/^h\d\d-/.test(choice.verb) ? 'evil-book' : ''),
  isMain: (choice) => MAIN.has(choice.verb),
  isMinor: (choice) => MINOR.has(choice.verb),
  hint,
  groupOf: (choice) => {
    const floor = choice.verb === 'room' || choice.verb === 'place' ? String(choice.data['floor'] ?? '') : ''
    return floor ? name(GAME, 'floor', floor) : ''
  },
  rolled: () => null,
  eventIcon: (event) => eventIcon(event.kind),
  isHarm: (event) => HARM.has(event.kind),
  ruleOf: () => '',
  chronicle,
}
