import { expect, test } from 'vitest'
import { iconWith } from './calls'

test('the icon counts the tables that wait, up to a number that can be read', () => {
  expect(iconWith(0)).toBe('/favicon.svg')
  expect(decodeURIComponent(iconWith(3))).toContain('>3</text>')
  expect(decodeURIComponent(iconWith(12))).toContain('>9+</text>')
})
