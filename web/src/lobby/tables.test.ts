import { expect, test } from 'vitest'
import type { HeldKey } from '../api/keys'
import type { MyTable, TableInfo } from '../api/views'
import { qrPath } from './invite/qr'
import { besideFor, emptySeats, freeSeats, gathered, heldAs, heldFor, watchKey } from './tables'

const ALWAYS = { conduct: null, absent: null, is_host: false, muted: false, stands_in: false }

const table = (id: string, status: TableInfo['status']): TableInfo => ({
  id,
  status,
  game: 'darkest',
  title: '',
  version: 1,
  options: {},
  commitment: '',
  seals: [],
  origin: null,
  restored: false,
  away: null,
  turn: null,
  listing: null,
  claims: [],
  bound: [],
  number: 0,
  undo: null,
  give_up: null,
  result: null,
  successor: null,
  patience: 120,
  advice: true,
  studied: false,
  watching: 0,
  seats: [
    { seat: 0, name: 'Ada', taken: true, bot: null, here: true, ...ALWAYS },
    { seat: 1, name: '', taken: false, bot: 'random', here: false, ...ALWAYS },
    { seat: 2, name: '', taken: false, bot: null, here: false, ...ALWAYS },
  ],
})
const mine = (id: string, status: TableInfo['status'], part: Partial<MyTable> = {}): MyTable => ({
  index: 0,
  role: 'seat',
  seat: 0,
  my_turn: false,
  waited: null,
  left: null,
  table: table(id, status),
  ...part,
})

test('several keys to one table make one entry', () => {
  const found = gathered([
    mine('a', 'playing'),
    mine('a', 'playing', { seat: 2, my_turn: true }),
    mine('a', 'playing', { role: 'host', seat: null }),
  ])
  expect(found).toHaveLength(1)
  expect(found[0]).toMatchObject({ seats: [0, 2], isHost: true, myTurn: true })
})

test('of the tables that wait for me, the one whose time is up first comes first', () => {
  const waiting = (id: string, waited: number, left: number | null) =>
    mine(id, 'playing', { my_turn: true, waited, left })
  const found = gathered([
    mine('theirs', 'playing'),
    waiting('short', 60, null),
    waiting('long', 600, null),
    waiting('days', 60, 90_000),
    waiting('today', 90_000, 3000),
  ])
  expect(found.map(({ table }) => table.id)).toEqual(['today', 'days', 'long', 'short', 'theirs'])
})

test('what waits for me comes first, what is over last', () => {
  const found = gathered([
    mine('over', 'over'),
    mine('lobby', 'lobby'),
    mine('turn', 'playing', { my_turn: true }),
    mine('on', 'playing'),
  ])
  expect(found.map((one) => one.table.id)).toEqual(['turn', 'on', 'lobby', 'over'])
})

test('a bot gives way to a person, but its seat is not missing', () => {
  expect(freeSeats(table('a', 'lobby'))).toEqual([1, 2])
  expect(emptySeats(table('a', 'lobby'))).toEqual([2])
})

test('a link for players may carry a key to watch', () => {
  expect(watchKey('#/join/a?key=dhi_1&watch=dhw_2')).toBe('dhw_2')
  expect(watchKey('#/join/a?key=dhi_1')).toBe('')
})

test('a key is kept as what it is for', () => {
  expect(heldAs(mine('a', 'lobby', { seat: 2 }), 'k')).toEqual({ table: 'a', role: 'seat', key: 'k', seat: 2 })
  expect(heldAs(mine('a', 'lobby', { role: 'host', seat: null }), 'k')).toEqual({ table: 'a', role: 'host', key: 'k' })
})

test('a QR code has its three finders', () => {
  const { size, d } = qrPath('https://example.org/#/join/a?key=dhi_1')
  expect(size).toBeGreaterThanOrEqual(21)
  expect(d.startsWith('M0 0h7v1H0z')).toBe(true)
  expect(d).toContain(`M${size - 7} 0h7v1H${size - 7}z`)
  expect(d).toContain(`M0 ${size - 1}h7v1H0z`)
})

test('a seat that somebody asks for is not free', () => {
  const asked = { ...table('a', 'playing'), claims: [{ seat: 1, name: 'Eve', waiting: [null], conduct: null }] }
  expect(freeSeats(asked)).toEqual([2])
})

test('a seat just asked for is kept as that of a guest', () => {
  expect(heldFor('a', { seat: 1, key: 'k', waiting: true })).toEqual({ table: 'a', role: 'guest', key: 'k', seat: 1 })
  expect(heldFor('a', { seat: 1, key: 'k', waiting: false }).role).toBe('seat')
})

test('whoever comes back is known by the seat they left, and whoever sits by their own', () => {
  const held = (role: HeldKey['role'], seat: number): HeldKey => ({ table: 'a', role, seat, key: `${role} ${seat}` })
  expect(besideFor([held('left', 1), held('seat', 0), held('left', 2)], 2)).toBe('left 2')
  expect(besideFor([held('left', 1), held('seat', 0)], 2)).toBe('seat 0')
  expect(besideFor([held('left', 1)], 2)).toBe('left 1')
  expect(besideFor([held('guest', 1)], 2)).toBeUndefined()
})
