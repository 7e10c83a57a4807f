/** How the house stands while what has happened is still being shown: figures are where they are by then, the rest is as it was. */
import { text } from '../../../../api/play'
import type { AnyEvent, Happened, Kind } from '../../happened'
import type { BetrayalRoomView, BetrayalView } from '../../../../api/views'
import type { Beat, Told } from '../../../contract'
import { follow, roomAt, whereabouts } from './whereabouts'

const MOVED = new Set<Kind>(['room-placed', 'tile-moves', 'elevator-moves'])

export function during(told: Told<BetrayalView, Happened>, played: readonly Beat[]): BetrayalView {
  const { before, after, first } = told
  const events = played.flatMap(({ from, to }) => told.events.slice(from - first, to - first))
  const places = whereabouts(before)
  for (const event of events) follow(places, event)
  // Whoever walks right now is still on the way.
  const walk = played.at(-1)?.walk
  if (walk) places.set(walk.figure, walk.places.at(-1) ?? '')
  const put = <F extends { id: string; place: string; room: string }>(figure: F): F => {
    const place = places.get(figure.id) ?? figure.place
    return place === figure.place ? figure : { ...figure, place, room: roomAt(told, place)?.id ?? '' }
  }
  const known = new Set(before.monsters.map(({ id }) => id))
  return {
    ...before,
    explorers: before.explorers.map(put),
    monsters: [...before.monsters, ...after.monsters.filter(({ id }) => !known.has(id))]
      .filter(({ id }) => places.has(id))
      .map(put),
    rooms: roomsDuring(told, events),
    turn: turnDuring(before, events),
  }
}

/** A room that was laid or moved lies there, and what it touches has a door to it. */
function roomsDuring({ before, after }: Told<BetrayalView, Happened>, events: readonly AnyEvent[]): BetrayalRoomView[] {
  const moved = new Set(events.filter(({ kind }) => MOVED.has(kind)).map(({ data }) => text(data.room)))
  if (!moved.size) return before.rooms
  const old = new Map(before.rooms.map((room) => [room.id, room]))
  const laid = after.rooms.filter(({ id }) => moved.has(id))
  const others = before.rooms.filter(({ id }) => !moved.has(id))
  const next = new Map(after.rooms.map((room) => [room.id, room]))
  const opened = others.map((room) => {
    const now = next.get(room.id)
    const touches = now && Object.values(now.joined).some((id) => moved.has(id))
    return touches ? { ...room, joined: now.joined, open: now.open } : room
  })
  return [...opened, ...laid.map((room) => ({ ...room, condition: old.get(room.id)?.condition ?? room.condition }))]
}

function turnDuring({ turn, explorers }: BetrayalView, events: readonly AnyEvent[]): BetrayalView['turn'] {
  const begun = events.findLast(({ kind }) => kind === 'turn-starts')
  if (!begun) return turn
  const explorer = text(begun.data.explorer)
  const seat = explorers.find(({ id }) => id === explorer)?.seat ?? turn.seat
  return { ...turn, explorer, seat, monster: '' }
}
