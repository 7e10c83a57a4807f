import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { WAYS } from './ways'

const KEYS = '../src/dreadhall/darkest/editions/keys.py'

it('offers every single rule that the game can exchange, and every way to play it', () => {
  const rows = [...readFileSync(KEYS, 'utf8').matchAll(/^ {4}"([a-z_]+)": \{(.*)\},$/gm)]
  const known = rows.map(([, id, ways = '']) => ({
    id,
    ways: ['revised', ...[...ways.matchAll(/"([a-z]+)":/g)].map((way) => way[1])],
  }))
  expect(WAYS.map(({ id, ways }) => ({ id, ways }))).toEqual(known)
})
