import { describe, expect, it } from 'vitest'
import type { Choice } from '../api/play'
import { grouped, quickKey, shortened } from './choices'

const choice = (key: string, data: Record<string, unknown> = {}): Choice => ({
  key,
  verb: key.split(':')[0] ?? '',
  data,
})

describe('choices', () => {
  it('stand under their headings in the order they came', () => {
    const groups = grouped([choice('a', { g: 'x' }), choice('b', { g: 'y' }), choice('c', { g: 'x' })], (c) =>
      String(c.data['g']),
    )
    expect(groups.map((group) => [group.heading, group.choices.map((c) => c.key)])).toEqual([
      ['x', ['a', 'c']],
      ['y', ['b']],
    ])
  })

  it('have keys: digits in order, letters for the usual ones', () => {
    const keys = quickKey([choice('move:leo:x'), choice('end-turn'), choice('yes'), choice('search:leo')])
    expect([...keys.values()]).toEqual(['1', 'e', 'y', '2'])
  })

  it('have no more than nine digits', () => {
    const many = Array.from({ length: 12 }, (_, n) => choice(`room:${n}`))
    expect(quickKey(many).size).toBe(9)
  })
})

it('says a heading once', () => {
  expect(shortened('Leo: search the room', 'Leo')).toBe('Search the room')
  expect(shortened('Leo : fouiller la pièce', 'Leo')).toBe('Fouiller la pièce')
  expect(shortened('Leonie: search', 'Leo')).toBe('Leonie: search')
  expect(shortened('End the turn', '')).toBe('End the turn')
})
