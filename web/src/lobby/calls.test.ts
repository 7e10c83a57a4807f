import { expect, test } from 'vitest'
import { iconWith } from './calls'

test('the icon counts the tables that wait, up to a number that can be read', () => {
  const colour = (token: string) => `of ${token}`
  expect(iconWith(0, colour)).toBe('/favicon.svg')
  expect(decodeURIComponent(iconWith(3, colour))).toContain('fill="of --pointed">3</text>')
  expect(decodeURIComponent(iconWith(12, colour))).toContain('>9+</text>')
})
