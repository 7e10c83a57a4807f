import { expect, it } from 'vitest'
import { placeUnder, type Goal } from './ways.svelte'

const goal = (place: string, figure: string, x: number, w: number): Goal => ({
  place,
  walk: { figure, from: '', places: [place], keys: [`go:${place}`], spaces: 1 },
  at: { name: place, part: 'house', area: { x, y: 0, w, h: 100 } },
})
const GOALS = [goal('hall', 'leo', 0, 200), goal('closet', 'leo', 150, 50), goal('attic', 'nina', 300, 100)]

it('finds the place under a point: the smallest, of this figure, on this part of the board', () => {
  expect(placeUnder(GOALS, 'leo', { x: 20, y: 50 }, 'house')).toBe('hall')
  expect(placeUnder(GOALS, 'leo', { x: 160, y: 50 }, 'house')).toBe('closet')
  expect(placeUnder(GOALS, 'leo', { x: 320, y: 50 }, 'house')).toBe('')
  expect(placeUnder(GOALS, 'nina', { x: 320, y: 50 }, 'house')).toBe('attic')
  expect(placeUnder(GOALS, 'nina', { x: 320, y: 50 }, 'cellar')).toBe('')
})
