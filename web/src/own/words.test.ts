import { expect, test } from 'vitest'
import { BYTES, fromWords, toWords } from './words'

const key = Uint8Array.from({ length: BYTES }, (_, at) => (at * 37 + 11) & 255)

test('words lead back to the key, however they are typed', () => {
  const words = toWords(key)
  expect(words.split(' ')).toHaveLength(8)
  expect(fromWords(words)).toEqual(key)
  expect(fromWords(` ${words.toUpperCase().replaceAll(' ', '-')}.`)).toEqual(key)
})

test('the words of the example of whoever thought of them are right', () => {
  expect(toWords(Uint8Array.of(127, 0, 0, 1))).toBe('lusab babad')
})

test('a word too few, or one that is none, is no key', () => {
  expect(fromWords(toWords(key).slice(6))).toBeNull()
  expect(fromWords('lusab '.repeat(7) + 'lusax')).toBeNull()
})
