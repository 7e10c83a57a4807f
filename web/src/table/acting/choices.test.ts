import { describe, expect, it } from 'vitest'
import type { Choice } from '../../api/play'
import { grouped, laidOut, MOST_BUTTONS, questionOf, quickKey, shortened } from './choices'

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

describe('buttons', () => {
  const look = {
    isOnBoard: (one: Choice) => one.verb === 'go',
    isMain: (one: Choice) => one.verb === 'yes',
    isMinor: (one: Choice) => one.verb === 'drop',
  }
  const keys = (choices: Choice[]) => choices.map(({ key }) => key)

  it('are only what the board cannot show; the rest is in the list', () => {
    const { buttons, others, isWhole } = laidOut(
      [choice('end-turn'), choice('go:a'), choice('drop:x'), choice('use:y')],
      look,
    )
    expect(keys(buttons)).toEqual(['use:y', 'end-turn'])
    expect(keys(others)).toEqual(['go:a', 'drop:x'])
    expect(isWhole).toBe(true)
  })

  it('are none where the board shows everything', () => {
    expect(laidOut([choice('go:a'), choice('go:b')], look).buttons).toEqual([])
  })

  it('are never too many, and the end of the turn is always one of them', () => {
    const many = Array.from({ length: 20 }, (_, n) => choice(`use:${n}`))
    const { buttons, others, isWhole } = laidOut([...many, choice('end-turn')], look)
    expect(buttons).toHaveLength(MOST_BUTTONS)
    expect(buttons.at(-1)?.key).toBe('end-turn')
    expect(others).toHaveLength(21 - MOST_BUTTONS)
    expect(isWhole).toBe(false)
  })
})

it('is the same question where the same stands in the same places', () => {
  const ask = (...all: string[]) => ({
    prompt: 'turn',
    join: 'all' as const,
    data: {},
    choices: all.map((key) => choice(key)),
  })
  expect(questionOf(ask('a', 'b'))).toBe(questionOf(ask('a', 'b')))
  expect(questionOf(ask('a', 'b'))).not.toBe(questionOf(ask('b', 'a')))
  expect(questionOf(null)).toBe('')
})
