import { expect, it } from 'vitest'
import { mostThatFit } from './fitting'

it('leaves out as little as it can', () => {
  for (const room of [0, 1, 4, 9]) expect(mostThatFit(9, (count) => count <= room)).toBe(room)
  expect(mostThatFit(3, () => true)).toBe(3)
  expect(mostThatFit(3, () => false)).toBe(0)
})

it('asks for each number once at most', () => {
  const asked: number[] = []
  mostThatFit(40, (count) => (asked.push(count), count <= 17))
  expect(new Set(asked).size).toBe(asked.length)
  expect(asked.length).toBeLessThan(9)
})
