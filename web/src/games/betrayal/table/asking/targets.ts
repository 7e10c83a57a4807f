/** Where a choice lies on the board: a place, a doorway, an empty cell, a figure or a thing. */
import type { BetrayalView } from '../../../../api/views'
import { text, type Choice } from '../../../../api/play'
import { ROOMS } from '../../pieces'
import { isFar, roomOf } from '../board/geometry'

/** A spot of the board, as a text: `place:chasm/far`, `door:foyer:0`, `cell:upper:1:-2`, `figure:mummy-1`, `token:safe`, `pile:foyer`. */
export type Spot = string

/** Whoever acts now: the explorer or the monster whose turn it is. */
export function actor(position: BetrayalView): { id: string; place: string; room: string } | undefined {
  const { monster, explorer } = position.turn
  return position.monsters.find((one) => one.id === monster) ?? position.explorers.find((one) => one.id === explorer)
}

export function isOnBoard(position: BetrayalView, figure: string): boolean {
  return [...position.explorers, ...position.monsters].some((one) => one.id === figure && one.place !== '')
}

export function spotOf(choice: Choice, position: BetrayalView): Spot | null {
  const { verb, data } = choice
  const here = actor(position)
  if (verb === 'explore') return here ? `door:${here.room}:${Number(data['side'])}` : null
  if (verb === 'doorway') return `door:${text(data['room'])}:${Number(data['side'])}`
  if (typeof data['x'] === 'number' && typeof data['y'] === 'number') {
    const floor = text(data['floor']) || position.rooms.find((room) => room.id === data['room'])?.floor
    return `cell:${floor}:${data['x']}:${data['y']}`
  }
  if (verb === 'take' && here) return `pile:${here.place}`
  if (verb === 'cross' && here) return `place:${isFar(here.place) ? here.room : `${here.room}/far`}`
  if (verb === 'fall' && here) return `place:${here.place}`
  if (text(data['place'])) return `place:${text(data['place'])}`
  const figure = ['target', 'monster', 'victim', 'explorer']
    .map((key) => text(data[key]))
    .find((id) => id && isOnBoard(position, id))
  if (figure) return `figure:${figure}`
  if (text(data['token']) in position.tokens) return `token:${text(data['token'])}`
  if (text(data['source']) in ROOMS) return `place:${text(data['source'])}`
  return text(data['room']) in ROOMS ? `place:${text(data['room'])}` : null
}

/** What whoever acts does with the own hands: it lies nowhere else. */
const OWN = new Set(['use', 'drop', 'put-on', 'take-off', 'struggle', 'show-role'])
const isOwn = ({ verb }: Choice): boolean => OWN.has(verb) || isOfHaunt(verb)

/** Whether a verb is one of a haunt's own. */
export const isOfHaunt = (verb: string): boolean => /^h\d\d-/.test(verb)

/** The choices at every spot; what lies nowhere else is at the figure that acts. */
export function bySpot(choices: readonly Choice[], position: BetrayalView): Map<Spot, Choice[]> {
  const found = new Map<Spot, Choice[]>()
  const own = actor(position)
  for (const choice of choices) {
    const spot = spotOf(choice, position) ?? (own && isOwn(choice) ? `figure:${own.id}` : null)
    if (spot) found.set(spot, [...(found.get(spot) ?? []), choice])
  }
  return found
}

/** A cell of the house. */
export interface Cell {
  floor: string
  x: number
  y: number
}

/** The cell a spot is in. */
export function cellOf(spot: Spot, position: BetrayalView): Cell | undefined {
  const [kind, name = '', x, y] = spot.split(':')
  if (kind === 'cell') return { floor: name, x: Number(x), y: Number(y) }
  const figure = [...position.explorers, ...position.monsters].find((one) => one.id === name)
  const place = kind === 'figure' ? figure?.room : kind === 'token' ? position.tokens[name] : name
  const gap = position.places.find((one) => one.id === place)
  return position.rooms.find((room) => room.id === (gap?.room ?? roomOf(place ?? '')))
}
