import { expect, test } from 'vitest'
import { inUtc } from './calls'

test('a quiet hour here is another one for the server, on whichever side of midnight', () => {
  expect(inUtc(22 * 60, -60)).toBe(21 * 60) // an hour east
  expect(inUtc(22 * 60, 300)).toBe(3 * 60) // five hours west
  expect(inUtc(30, -120)).toBe(22 * 60 + 30)
})
