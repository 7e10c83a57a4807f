/** What is wrong with a house, in words. */
import type { Fault, HouseView } from '../../../api/views'
import { list, name, say } from '../../../words/words.svelte'

const GAME = 'darkest'

/** What a tile is called: by its rooms. */
export function tileName(tile: { rooms: readonly { id: string }[] } | undefined): string {
  return list((tile?.rooms ?? []).map((room) => name(GAME, 'room', room.id)))
}

/** The name of the tile on a square, or of one that lies aside. */
export function nameAt(house: HouseView, place: string): string {
  return tileName(house.tiles.find((tile) => tile.square === place) ?? house.spare.find((tile) => tile.tile === place))
}

export function sayFault(house: HouseView, fault: Fault): string {
  const wanted = house.squares.find((one) => one.square === fault.square)?.sections ?? []
  return say(`house-fault-${fault.code}`, {
    tile: nameAt(house, fault.square || fault.tile),
    way: fault.edge ? say(`house-way-${fault.edge}`) : '',
    other: nameAt(house, fault.beyond),
    section: wanted.map((section) => say(`house-section-${section}`)).join(' / '),
  })
}

/** The faults that concern a square, its neighbour's blocked ways among them. */
export function faultsAt(house: HouseView, square: string): Fault[] {
  return house.faults.filter((fault) => fault.square === square || fault.beyond === square)
}
