import { expect, test } from 'vitest'
import { keysToAgree } from './seating'

const claim = { seat: 3, name: 'Eve' }
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
