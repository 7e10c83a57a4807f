import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { read } from '../build/words'
import { shortIds, wholeIds } from './ids'

test('an id says what it has in common with the one before', () => {
  const text = 'play-seat=Seat\nplay-seats=\n [one]Seat\n {A}=b\nplay-away=A=B\n-brand=Dreadhall\nwho=?'
  expect(shortIds(text)).toBe('play-seat=Seat\nGs=\n [one]Seat\n {A}=b\nCaway=A=B\n-brand=Dreadhall\nwho=?')
  expect(wholeIds(shortIds(text))).toBe(text)
})

test('every catalogue comes out as it went in', () => {
  for (const language of readdirSync('../locales')) {
    const all = readdirSync(`../locales/${language}`)
      .filter((one) => one.endsWith('.ftl'))
      .map((file) => read(`../locales/${language}/${file}`))
      .join('\n')
    expect(wholeIds(shortIds(all))).toBe(all)
    expect(shortIds(all).length).toBeLessThan(0.9 * all.length)
  }
})
