import { expect, test } from 'vitest'
import type { OpenTable } from '../../api/views'
import { heard, likeliest, peopleFor, sorted } from './board.svelte'

const table = (id: string, more: Partial<OpenTable> = {}): OpenTable => ({
  id,
  game: 'darkest',
  title: '',
  status: 'lobby',
  host: 'Ann',
  seats: 4,
  people: 1,
  bots: 0,
  free: 3,
  options: {},
  turn: null,
  language: 'en',
  experience: 'any',
  approves: false,
  bots_in: null,
  ...more,
})
const ids = (tables: readonly OpenTable[]) => tables.map(({ id }) => id)

test('what has changed stays in its place, what is new comes last, what is gone is gone', () => {
  const known = heard([], { type: 'open', wanted: true, waiting: [], tables: [table('a'), table('b')] })
  const told = heard(known, {
    type: 'changed',
    tables: [table('a', { people: 2 }), table('c')],
    gone: ['b'],
    waiting: [],
  })
  expect(ids(told)).toEqual(['a', 'c'])
  expect(told[0]?.people).toBe(2)
})

test('first those in the own language that wait for the fewest, and none at which one sits', () => {
  const all = [
    table('french', { language: 'fr', free: 1 }),
    table('running', { status: 'playing', free: 1 }),
    table('many', { free: 3 }),
    table('few', { free: 1 }),
    table('mine'),
  ]
  expect(ids(sorted(all, 'en', new Set(['mine'])))).toEqual(['few', 'many', 'running', 'french'])
})

test('one is proposed to wait with those who wait already', () => {
  const waiting = [
    { game: 'darkest', seats: 2, people: 1 },
    { game: 'darkest', seats: 5, people: 3 },
  ]
  expect(likeliest(waiting, 'darkest', 1, 5)).toBe(5)
  expect(likeliest(waiting, 'betrayal', 3, 6)).toBe(3)
  expect(likeliest([], 'duel', 1, 2)).toBe(2)
  expect([2, 3].map((seats) => peopleFor(waiting, 'darkest', seats))).toEqual([1, 0])
})
