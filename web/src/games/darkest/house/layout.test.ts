import { describe, expect, it } from 'vitest'
import type { HouseView, TileView } from '../../../api/views'
import {
  beside,
  belongs,
  cellsOf,
  fromFile,
  outward,
  readLayout,
  rotated,
  SQUARES,
  swapped,
  toFile,
  toLink,
} from './layout'

const LAYOUT =
  'C1.0 O08.0 O03.0 O13.0 C4.90 O07.270 I05.0 I06.90 I01.0 O09.90 ' +
  'O06.270 I03.180 I07.0 I02.0 O05.90 C2.270 O04.180 E1.0 O01.180 C3.90'
const KINDS: Record<string, string> = { C: 'corner', O: 'outer', I: 'inner', E: 'entrance' }

function tile(id: string, rotation: number, square: string): TileView {
  return { tile: id, rotation, square, section: KINDS[id[0]!]! } as TileView
}

const HOUSE = {
  layout: LAYOUT,
  tiles: cellsOf(LAYOUT).map((cell, n) => tile(cell.tile, cell.rotation, SQUARES[n]!)),
  spare: [tile('O02', 0, ''), tile('I09', 0, '')],
  squares: [{ square: 'r2c2', sections: ['inner'] }],
} as unknown as HouseView

describe('a layout', () => {
  it('survives a link and a file', () => {
    expect(readLayout(toLink(LAYOUT))).toBe(LAYOUT)
    expect(fromFile(toFile(LAYOUT))).toBe(LAYOUT)
    expect(fromFile(`${LAYOUT}\n`)).toBe(LAYOUT)
  })

  it('is not read from anything else', () => {
    expect(readLayout('')).toBeNull()
    expect(readLayout(LAYOUT.replace('C1.0', 'C1.45'))).toBeNull()
    expect(readLayout(LAYOUT.replace('C1.0', 'C2.0'))).toBeNull()
    expect(fromFile('{"layout": 3}')).toBeNull()
  })

  it('turns a tile and turns it back', () => {
    const turned = rotated(LAYOUT, 'r2c3', 90)
    expect(cellsOf(turned)[7]).toEqual({ tile: 'I06', rotation: 180 })
    expect(rotated(turned, 'r2c3', -90)).toBe(LAYOUT)
    expect(cellsOf(rotated(LAYOUT, 'r1c1', -90))[0]?.rotation).toBe(270)
  })

  it('exchanges two tiles, and windows turn out of the house', () => {
    const cells = cellsOf(swapped(HOUSE, 'r1c2', 'r4c4')!)
    expect(cells[1]).toEqual({ tile: 'O01', rotation: 0 })
    expect(cells[18]).toEqual({ tile: 'O08', rotation: 180 })
    expect(cellsOf(swapped(HOUSE, 'r2c2', 'r2c3')!)[6]).toEqual({ tile: 'I06', rotation: 90 })
  })

  it('takes in a tile that lies aside, from either hand', () => {
    expect(cellsOf(swapped(HOUSE, 'O02', 'r2c1')!)[5]).toEqual({ tile: 'O02', rotation: 270 })
    expect(swapped(HOUSE, 'r2c1', 'O02')).toBe(swapped(HOUSE, 'O02', 'r2c1'))
    expect(swapped(HOUSE, 'O02', 'I09')).toBeNull()
    expect(swapped(HOUSE, 'r1c1', 'r1c1')).toBeNull()
  })

  it('knows where squares lie', () => {
    expect(outward('r1c3')).toBe('n')
    expect(outward('r1c1')).toBeNull()
    expect(outward('r2c2')).toBeNull()
    expect(beside('r1c1', 'ArrowRight')).toBe('r1c2')
    expect(beside('r1c1', 'ArrowUp')).toBe('r1c1')
    expect(beside('r3c2', 'End')).toBe('r3c5')
    expect(belongs(HOUSE, 'r2c2', 'inner')).toBe(true)
    expect(belongs(HOUSE, 'r2c2', 'outer')).toBe(false)
  })
})
