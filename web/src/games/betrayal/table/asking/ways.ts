/** Where somebody can walk in one go: through rooms in which nothing can happen, as far as can be seen. */
import type { BetrayalRoomView, BetrayalView } from '../../../../api/views'
import { text, type Ask } from '../../../../api/play'
import type { AnyEvent } from '../../happened'
import { name } from '../../../../words/words.svelte'
import type { BoardPlace, Walk } from '../../../contract'
import { GAME, ROOMS } from '../../pieces'
import { cellAt, gapBox, isFar, numberAt, placeBox, roomOf } from '../board/geometry'
import { actor } from './targets'

const OPPOSITE = 2
const SIDES = 4

/** The places behind the doors of a place, and at the other end of its stairs. */
export function neighbours(position: BetrayalView, place: string): string[] {
  const room = roomNamed(position, roomOf(place))
  if (!room) return []
  const isOnThisSide = (side: number) => !room.far || room.far.includes(side) === isFar(place)
  const doors = Object.entries(room.joined)
    .filter(([side]) => isOnThisSide(Number(side)))
    .map(([side, other]) => entryTo(roomNamed(position, other), other, Number(side)))
  const stairs = ROOMS[room.id]?.stairs ?? ''
  return roomNamed(position, stairs) ? [...doors, stairs] : doors
}

/** Where one comes in who goes through a door on this side. */
function entryTo(room: BetrayalRoomView | undefined, id: string, side: number): string {
  return room?.far?.includes((side + OPPOSITE) % SIDES) ? `${id}/far` : id
}

const roomNamed = (position: BetrayalView, id: string): BetrayalRoomView | undefined =>
  position.rooms.find((room) => room.id === id)

/** Everybody who is not on the side of a figure. */
export function foesOf(position: BetrayalView, figure: string): { id: string; place: string; stunned: boolean }[] {
  if (!position.haunt) return []
  const isHero = position.explorers.some((who) => who.id === figure && who.side === 'heroes')
  const people = position.explorers
    .filter((who) => who.alive && who.place && who.id !== figure && (who.side === 'heroes') !== isHero)
    .map((who) => ({ id: who.id, place: who.place, stunned: false }))
  return isHero ? [...people, ...position.monsters] : people
}

/** Whether somebody who passes through a place meets nothing and nobody there, as far as can be seen. */
function isQuiet(position: BetrayalView, place: string): boolean {
  const room = roomNamed(position, roomOf(place))
  const printed = ROOMS[room?.id ?? '']
  if (!room || !printed || room.far || room.condition.length) return false
  if (printed.acts_on_entry || printed.acts_on_leaving) return false
  const lies = [...Object.values(position.tokens), ...Object.values(position.companions)]
  return !lies.some((where) => roomOf(where) === room.id)
}

/** Every way of whoever acts: single steps as they are offered, and on from there for a space each. */
export function walks(ask: Ask, position: BetrayalView): Walk[] {
  const who = actor(position)
  const steps = ask.choices.filter((choice) => choice.verb === 'go')
  if (!who || !steps.length) return []
  const found = new Map<string, Walk>()
  for (const step of steps) {
    const place = text(step.data.place)
    const spaces = Number(step.data.price ?? 1)
    found.set(place, { figure: who.id, from: who.place, places: [place], keys: [step.key], spaces })
  }
  if (!maySetOut(position, who.room)) return [...found.values()]
  const foes = new Set(foesOf(position, who.id).map((foe) => roomOf(foe.place)))
  const most = Number(ask.data.spaces ?? 0)
  const waiting = [...found.values()].sort((a, b) => a.spaces - b.spaces)
  for (let walk = waiting.shift(); walk; walk = waiting.shift()) {
    const here = walk.places.at(-1)!
    if (walk.spaces >= most || foes.has(roomOf(here)) || !isQuiet(position, here)) continue
    for (const place of neighbours(position, here)) {
      const isGood = !roomNamed(position, roomOf(place))?.destroyed && !foes.has(roomOf(place))
      if (found.has(place) || place === who.place || !isGood) continue
      const farther = {
        ...walk,
        places: [...walk.places, place],
        keys: [...walk.keys, `go:${place}`],
        spaces: walk.spaces + 1,
      }
      found.set(place, farther)
      waiting.push(farther)
    }
    waiting.sort((a, b) => a.spaces - b.spaces)
  }
  return [...found.values()]
}

/** Nothing happens to somebody who leaves, music is not in the air, and doors lead where they seem to lead. */
function maySetOut(position: BetrayalView, room: string): boolean {
  return !position.music && !position.places.length && !ROOMS[room]?.acts_on_leaving
}

export const isStep = (event: AnyEvent): boolean => event.kind === 'moves' || event.kind === 'monster-moves'

export function placeOf(place: string, position: BetrayalView): BoardPlace | undefined {
  const gap = position.places.find((one) => one.id === place)
  const room = roomNamed(position, gap?.room ?? roomOf(place))
  if (!room) return undefined
  const corner = cellAt(room)
  const here = { name: name(GAME, 'room', room.id), part: room.floor }
  if (gap) return { ...here, area: gapBox(gap, corner) }
  const area = placeBox(room, corner, isFar(place))
  return { ...here, area, number: numberAt(area, corner) }
}
