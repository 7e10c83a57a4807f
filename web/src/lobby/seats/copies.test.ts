import { beforeEach, expect, test, vi } from 'vitest'
import type { HeldKey } from '../../api/keys'
import type { TableInfo } from '../../api/views'
import { canTake, originalFor, ownSeats, seatKeyIn } from './copies'
import { freeSeats } from '../tables'

const KEY = `dhs_${'a'.repeat(32)}`
const held: HeldKey[] = [
  { table: 'first', role: 'left', key: 'dhs_left', seat: 0 },
  { table: 'first', role: 'seat', key: 'dhs_0', seat: 0 },
  { table: 'first', role: 'host', key: 'dhh_1' },
  { table: 'other', role: 'seat', key: 'dhs_1', seat: 1 },
]
const seat = (number: number, bot: string | null = null) => ({ seat: number, name: '', taken: false, bot, here: false })
const copy = {
  status: 'lobby',
  origin: { table: 'first', number: 7, title: '' },
  bound: [0, 1, 2],
  claims: [],
  seats: [seat(0), seat(1), seat(2, 'random'), seat(3, 'random')],
} as unknown as TableInfo

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(held) })
})

test('a seat of a copy is taken with the key of the same seat at the original', () => {
  expect([0, 1, 2, 3].map((one) => originalFor(copy, one))).toEqual(['dhs_0', undefined, undefined, undefined])
  expect([0, 1, 2, 3].map((one) => canTake(copy, one))).toEqual([true, false, false, true])
  expect(ownSeats(copy)).toEqual([0])
})

test('a bot of a copy that had its seat at the original does not give way', () => {
  expect(freeSeats(copy)).toEqual([0, 1, 3])
})

test('a seat that is given up is for anybody', () => {
  expect(canTake({ ...copy, bound: [0, 2] }, 1)).toBe(true)
})

test('the key is found in a link or alone, and only that of a seat', () => {
  expect(seatKeyIn(`https://dread.example/#/join/first?key=${KEY} `)).toBe(KEY)
  expect(seatKeyIn(KEY)).toBe(KEY)
  expect(seatKeyIn(`https://dread.example/#/join/first?key=${KEY.replace('dhs', 'dhi')}`)).toBe('')
})
