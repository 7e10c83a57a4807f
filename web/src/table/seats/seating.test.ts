import { describe, expect, it, test } from 'vitest'
import type { SeatInfo, TableInfo } from '../../api/views'
import { keysToAgree, mayStandIn } from './seating'

const claim = { seat: 3, name: 'Eve', conduct: null }
const mySeats = [
  { seat: 0, key: 'ada' },
  { seat: 1, key: 'ben' },
]

test('the host agrees with the link of the host, and for the seats they have', () => {
  expect(keysToAgree({ hostKey: 'host', mySeats }, { ...claim, waiting: [null] })).toEqual(['host'])
  expect(keysToAgree({ hostKey: 'host', mySeats }, { ...claim, waiting: [null, 1, 2] })).toEqual(['host', 'ben'])
})

test('whoever is not asked has nothing to say', () => {
  expect(keysToAgree({ hostKey: '', mySeats }, { ...claim, waiting: [null, 2] })).toEqual([])
  expect(keysToAgree({ hostKey: 'host', mySeats: [] }, { ...claim, waiting: [0] })).toEqual([])
})

describe('a bot for somebody who is away', () => {
  const seat = (here: boolean, is_host: boolean) => ({ here, is_host }) as SeatInfo
  const table = (hostIsHere: boolean) =>
    ({ status: 'playing', seats: [seat(hostIsHere, true), seat(true, false)] }) as TableInfo

  it('is for the host to see to, and for anybody with a seat while the host is away', () => {
    expect(mayStandIn({ hostKey: 'host', mySeats: [], table: table(true) })).toBe(true)
    expect(mayStandIn({ hostKey: '', mySeats, table: table(true) })).toBe(false)
    expect(mayStandIn({ hostKey: '', mySeats, table: table(false) })).toBe(true)
    expect(mayStandIn({ hostKey: '', mySeats: [], table: table(false) })).toBe(false)
    expect(mayStandIn({ hostKey: 'host', mySeats, table: { ...table(true), status: 'over' } })).toBe(false)
  })
})
