/** Where somebody can walk in one go: through rooms in which nothing can happen, as far as can be seen. */
import type { DarkestView, SurvivorView, TileView } from '../../../../api/views'
import { text, type Ask } from '../../../../api/play'
import type { AnyEvent } from '../../happened'
import { name } from '../../../../words/words.svelte'
import type { BoardPlace, Walk } from '../../../contract'
import { corner, opposite, standingBox, TILE, tileOf, type Direction } from '../board/geometry'
import { isNamedAbove } from '../board/layout'

const BESIDE: Record<Direction, [number, number]> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] }
const WAYS = Object.keys(BESIDE) as Direction[]

type House = Pick<DarkestView, 'house' | 'doors'>

/** The tile on that side of another. */
function tileBeside(view: House, tile: TileView, way: Direction): TileView | undefined {
  const { x, y } = corner(tile.square)
  const [east, south] = BESIDE[way]
  return view.house.find((other) => {
    const at = corner(other.square)
    return at.x === x + east * TILE && at.y === y + south * TILE
  })
}

/** The room of a tile that opens to a side; a destroyed tile is open to all of them. */
function roomTowards(tile: TileView, way: Direction): string | undefined {
  if (tile.destroyed) return tile.rooms[0]?.id
  return tile.rooms.find((room) => room.edges[way] === 'open' || room.edges[way] === 'door')?.id
}

const isClosed = (view: House, one: string, other: string): boolean =>
  view.doors.some((door) => {
    const rooms: readonly string[] = door.rooms
    return door.closed && rooms.includes(one) && rooms.includes(other)
  })

/** The rooms next door: no wall and no closed door between. */
export function neighbours(view: House, room: string): string[] {
  const tile = tileOf(view, room)
  if (!tile) return []
  const outside = WAYS.filter((way) => roomTowards(tile, way) === room).flatMap((way) => {
    const beside = tileBeside(view, tile, way)
    return (beside && roomTowards(beside, opposite(way))) ?? []
  })
  const inside = tile.inner && !tile.destroyed ? tile.rooms.map(({ id }) => id).filter((id) => id !== room) : []
  return [...outside, ...inside].filter((other) => !isClosed(view, room, other))
}

/** Whether somebody would be hurt or held in a room. */
function isDangerous(view: DarkestView, room: string): boolean {
  const tile = tileOf(view, room)
  return (
    !tile ||
    tile.burns > 0 ||
    tile.fire ||
    tile.destroyed ||
    [...view.hordes, ...view.tokens, view.creature, view.nemesis].some((foe) => foe?.room === room)
  )
}

/** Whether nothing is turned up and nobody is asked when a survivor passes through a room. */
function isQuiet(view: DarkestView, room: string, who: SurvivorView): boolean {
  const tile = tileOf(view, room)
  if (!tile || isDangerous(view, room) || tile.lurking || tile.radiation || tile.section === 'laboratory') return false
  const here = corner(tile.square)
  const seesToken = view.tokens.some((token) => {
    const there = tileOf(view, token.room)
    const at = there && corner(there.square)
    return at && (at.x === here.x || at.y === here.y)
  })
  const ids = tile.rooms.map(({ id }) => id)
  const hasHiddenChip = view.doors.some(
    (door) => door.closed && !door.chip && door.rooms.some((one) => ids.includes(one)),
  )
  return !seesToken && !hasHiddenChip && !hasCompany(view, room, who)
}

/** Whether somebody is there who is asked to come along. */
const hasCompany = (view: DarkestView, room: string, who: SurvivorView): boolean =>
  view.survivors.some(
    (other) => other.id !== who.id && other.room === room && other.active && other.ap > 0 && !other.entrapped,
  )

/** Every way of everybody who can move: single steps as they are offered, and on from there for an action each. */
export function walks(ask: Ask, view: DarkestView): Walk[] {
  return view.survivors.flatMap((who) => walksOf(ask, view, who))
}

function walksOf(ask: Ask, view: DarkestView, who: SurvivorView): Walk[] {
  const steps = ask.choices.filter((choice) => choice.verb === 'move' && choice.data.survivor === who.id)
  const found = new Map<string, Walk>()
  for (const step of steps) {
    const room = text(step.data.room)
    found.set(room, { figure: who.id, from: who.room, places: [room], keys: [step.key], spaces: 1 })
  }
  const waiting = hasCompany(view, who.room, who) ? [] : [...found.values()]
  for (let walk = waiting.shift(); walk; walk = waiting.shift()) {
    const here = walk.places.at(-1)!
    if (walk.spaces >= who.ap || !isQuiet(view, here, who)) continue
    for (const room of neighbours(view, here)) {
      if (found.has(room) || room === who.room || isDangerous(view, room)) continue
      const farther = {
        ...walk,
        places: [...walk.places, room],
        keys: [...walk.keys, `move:${who.id}:${room}`],
        spaces: walk.spaces + 1,
      }
      found.set(room, farther)
      waiting.push(farther)
    }
  }
  return [...found.values()]
}

export const isStep = (event: AnyEvent): boolean => event.kind === 'moves' && event.cause === 'move'

/** How far from its corner the number of spaces stands that lead to a room. */
const NUMBER = 24

export function placeOf(room: string, view: DarkestView): BoardPlace | undefined {
  const tile = tileOf(view, room)
  if (!tile) return undefined
  const area = standingBox(tile, room)
  const y = isNamedAbove(tile, room) ? area.y + area.h - NUMBER : area.y + NUMBER
  return { name: name('darkest', 'room', room), part: 'house', area, number: { x: area.x + area.w - NUMBER, y } }
}
