import { expect, it } from 'vitest'
import { ROOMS, turned } from './pieces'

it('a tile keeps its doors when it is turned', () => {
  expect(turned([0, 1], 1)).toEqual([1, 2])
  expect(turned([3], 1)).toEqual([0])
  expect(Object.keys(ROOMS)).toHaveLength(47)
})
