/** Where everybody is, as events tell it one after the other. */
import { text } from '../../../../api/play'
import type { AnyEvent, Happened } from '../../happened'
import type { BetrayalRoomView, BetrayalView } from '../../../../api/views'
import type { Told } from '../../../contract'
import { roomOf } from '../board/geometry'

/** The place of each figure in the house. */
export type Whereabouts = Map<string, string>

export function whereabouts({ explorers, monsters }: BetrayalView): Whereabouts {
  return new Map([...explorers, ...monsters].map(({ id, place }) => [id, place]))
}

/** What an event changes in them. */
export function follow(places: Whereabouts, { kind, data }: AnyEvent): void {
  const place = text(data.place)
  if (kind === 'moves' || kind === 'crosses') places.set(text(data.explorer), place)
  else if (kind === 'monster-moves') places.set(text(data.monster), place)
  else if (kind === 'dragged') for (const who of ['explorer', 'monster'] as const) places.set(text(data[who]), place)
  else if (kind === 'monster-appears') places.set(text(data.monster), place || text(data.room))
  else if (kind === 'monster-gone' || kind === 'monster-killed') places.delete(text(data.monster))
}

/** The room in which a place is. */
export function roomAt({ before, after }: Told<BetrayalView, Happened>, place: string): BetrayalRoomView | undefined {
  const gap = [...after.places, ...before.places].find(({ id }) => id === place)
  const id = gap?.room ?? roomOf(place)
  return [...after.rooms, ...before.rooms].find((room) => room.id === id)
}
