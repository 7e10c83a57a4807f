import { describe, expect, it } from 'vitest'
import type { RoomView, TileView } from '../../../../api/views'
import { corner, opposite, roomBox, TILE, type Box, type Direction } from './geometry'
import { layOut, type RoomContent, type RoomLayout } from './layout'
import { SMALLEST } from './labels'
import { around, overlaps } from './packing'
import type { Standing } from './standing'

const WAYS = ['n', 'e', 's', 'w'] as const

const room = (id: string): RoomView => ({
  id,
  edges: { n: 'door', e: 'door', s: 'door', w: 'door' },
  locked: false,
  observed: false,
  searched: true,
})

const tile = (inner: (typeof WAYS)[number] | null): TileView => ({
  square: 'r2c3',
  tile: 'T1',
  rotation: 0,
  section: 'inner',
  rooms: inner ? [room('hall'), room('closet')] : [room('hall')],
  inner: inner && { direction: inner, door: 'closet', edge: 'door' },
  burns: 2,
  destroyed: false,
  fire: true,
  function: 'sprinkler',
  gas_leak: true,
  lurking: false,
  secure: false,
  radiation: false,
  terminal: true,
})

const piece = (kind: Standing['kind'], id: string, count = 0): Standing => ({
  key: `${kind}-${id}`,
  kind,
  id,
  label: id,
  text: kind === 'survivor' || kind === 'beast' ? id : '',
  colour: '',
  count,
  ring: true,
  specials: [],
  downed: 0,
  waiting: 0,
  infected: false,
})

const SURVIVORS = ['Leo', 'Nina', 'Jack', 'Bruce', 'Lucy'].map((id) => piece('survivor', id))
const EVERYBODY = [piece('horde', 'zombie', 15), piece('beast', 'Zombie Dog'), ...SURVIVORS, piece('token', 'token')]

/** Locks of three colours on the walls: beside the window side, and in the door of the walled room. */
function locksAround(one: TileView): Box[] {
  const { x, y } = corner(one.square)
  const whole = { x, y, w: TILE, h: TILE }
  const free = WAYS.filter((way) => way !== one.inner?.direction).slice(0, 2)
  const sides = free.map((way) => lockAt(whole, way))
  return one.inner ? [...sides, lockAt(roomBox(one, 'closet'), opposite(one.inner.direction))] : sides
}

function lockAt({ x, y, w, h }: Box, way: Direction): Box {
  const at = { n: [x + w / 2, y], s: [x + w / 2, y + h], w: [x, y + h / 2], e: [x + w, y + h / 2] }[way]
  const [wide, tall] = way === 'n' || way === 's' ? [76, 32] : [32, 76]
  return { x: at[0]! - wide / 2, y: at[1]! - tall / 2, w: wide, h: tall }
}

const boxesOf = (laid: RoomLayout): Box[] => [
  laid.name.box,
  ...laid.icons,
  ...[laid.camera, laid.mark].filter((box) => box !== null),
  ...laid.flames,
  ...laid.pieces.map(({ box }) => box),
]

function expectApart(boxes: Box[]): void {
  boxes.forEach((box, n) =>
    boxes.slice(n + 1).forEach((other) => {
      expect(overlaps(box, other), `${JSON.stringify(box)} covers ${JSON.stringify(other)}`).toBe(false)
    }),
  )
}

describe('what lies in a room', () => {
  const full: RoomContent = {
    name: 'Cross Corridor',
    icons: 3,
    camera: true,
    flames: 2,
    searched: true,
    pieces: EVERYBODY,
  }

  it.each([null, ...WAYS])('covers nothing else with everything in it at once, walled room %s', (inner) => {
    const one = tile(inner)
    const locks = locksAround(one)
    const boxes = boxesOf(layOut(one, 'hall', inner ? { ...full, icons: 1 } : full, locks))
    expectApart([...boxes, ...locks.filter((lock) => boxes.some((box) => overlaps(box, lock)))])
    const at = corner(one.square)
    for (const box of boxes) {
      expect(box.x).toBeGreaterThan(at.x)
      expect(box.y).toBeGreaterThan(at.y)
      expect(box.x + box.w).toBeLessThan(at.x + TILE)
      expect(box.y + box.h).toBeLessThan(at.y + TILE)
    }
    if (inner) for (const box of boxes) expect(overlaps(box, roomBox(one, 'closet'))).toBe(false)
  })

  it.each(WAYS)('covers nothing else in a walled room at side %s, however long its name', (inner) => {
    const one = tile(inner)
    const rest = { icons: 0, camera: false, flames: 0, searched: true }
    for (const name of ['Pantry', 'Storage Room', 'Kleiderkammer', 'Garde-manger']) {
      const open = layOut(one, 'closet', { ...rest, name, pieces: EVERYBODY }, [])
      expectApart(boxesOf(open))
      expect(open.name.size).toBeGreaterThanOrEqual(SMALLEST)
      expect(around([roomBox(one, 'closet'), ...boxesOf(open)])).toEqual(roomBox(one, 'closet'))
      const locks = locksAround(one)
      const hiding = [piece('horde', 'zombie', 6), piece('token', 'token')]
      const closed = boxesOf(layOut(one, 'closet', { ...rest, name, searched: false, pieces: hiding }, locks))
      expectApart([...closed, ...locks.filter((lock) => overlaps(lock, roomBox(one, 'closet')))])
    }
  })

  it('is large and named where there is room', () => {
    const laid = layOut(tile(null), 'hall', { ...full, icons: 1, flames: 0, pieces: SURVIVORS.slice(0, 3) }, [])
    expect(laid.pieces.map(({ size, named }) => [size, named])).toEqual(Array(3).fill([46, true]))
  })

  it('shows each of the dead', () => {
    const [horde] = layOut(tile(null), 'hall', { ...full, icons: 0, pieces: EVERYBODY.slice(0, 1) }, []).pieces
    expect(horde?.size).toBe(54)
  })
})
