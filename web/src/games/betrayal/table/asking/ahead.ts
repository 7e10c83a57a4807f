/** What somebody could do if it were their turn now, as far as the board tells: the steps and the doors from where they stand. */
import type { BetrayalView } from '../../../../api/views'
import type { Ask, Choice } from '../../../../api/play'
import { isFar } from '../board/geometry'
import { neighbours } from './ways'

const SIDES = ['n', 'e', 's', 'w'] as const

export function ahead(position: BetrayalView, mine: readonly number[]): { ask: Ask; position: BetrayalView } | null {
  const who = position.explorers.find((one) => mine.includes(one.seat) && one.alive && one.place)
  const room = position.rooms.find((one) => one.id === who?.room)
  if (!who || !room) return null
  const spaces = who.traits.find(({ trait }) => trait === 'speed')?.value ?? 0
  const turn = { ...position.turn, seat: who.seat, explorer: who.id, monster: '', spaces }
  const steps = neighbours(position, who.place).map((place): Choice => step(place))
  const isOnThisSide = (side: number) => !room.far || room.far.includes(side) === isFar(who.place)
  const doors = room.open.filter(isOnThisSide).map((side): Choice => door(side))
  return {
    ask: { prompt: 'turn', join: 'any', data: { spaces }, choices: [...doors, ...steps] },
    position: { ...position, turn },
  }
}

const step = (place: string): Choice => ({ key: `go:${place}`, verb: 'go', data: { place, direction: '', price: 1 } })

const door = (side: number): Choice => {
  const direction = SIDES[side] ?? 'n'
  return { key: `explore:${direction}`, verb: 'explore', data: { side, direction, price: 1 } }
}
