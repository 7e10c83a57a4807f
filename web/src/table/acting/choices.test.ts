import { describe, expect, it } from 'vitest'
import type { Choice } from '../../api/play'
import type { Kind } from '../../games'
import {
  isWhole,
  kindsOf,
  likeliest,
  questionOf,
  quickKey,
  ranked,
  sectionsOf,
  shortened,
  withoutHint,
} from './choices'

const choice = (key: string, data: Record<string, unknown> = {}): Choice => ({
  key,
  verb: key.split(':')[0] ?? '',
  data,
})

/** Choices are called by what they are. */
const kindOf = ({ verb }: Choice): Kind => verb as Kind
const nobody = (): string => ''
const laid = (keys: string[], groupOf: (choice: Choice) => string = nobody) =>
  sectionsOf(
    ranked(
      keys.map((key) => choice(key)),
      kindOf,
    ),
    groupOf,
  ).map(({ id, deeds }) => [id, deeds.map((deed) => deed.choice.key)])

describe('the main thing', () => {
  const chances: Record<string, number> = { 'want:knowledge': 0.15, 'want:might': 0.6, 'fight:mummy': 0.9 }
  const main = (...keys: string[]) => {
    const deeds = ranked(
      keys.map((key) => choice(key)),
      kindOf,
    )
    return likeliest(deeds, ({ key }) => chances[key] ?? null)?.key
  }

  it('is the likeliest of the ways to the goal', () => {
    expect(main('want:knowledge', 'want:might', 'fight:mummy')).toBe('want:might')
    expect(main('want:might', 'want:knowledge')).toBe('want:might')
  })

  it('is the first of them where nothing is rolled for it', () => {
    expect(main('want:give', 'want:might')).toBe('want:give')
    expect(main('want:knowledge', 'want:give')).toBe('want:knowledge')
  })

  it('is none of them where no goal asks for anything', () => {
    expect(main('fight:mummy', 'go:foyer')).toBeUndefined()
  })
})

describe('all that can be done', () => {
  it('begins with what the goal asks for and fights, and ends with ways, small things and the end', () => {
    expect(laid(['end', 'small:axe', 'go:foyer', 'use:bell', 'fight:mummy', 'want:seal', 'go:attic'])).toEqual([
      ['want', ['want:seal']],
      ['fight', ['fight:mummy']],
      ['use', ['use:bell']],
      ['go', ['go:foyer', 'go:attic']],
      ['small', ['small:axe']],
      ['end', ['end']],
    ])
  })

  it('leaves room for ways where there is plenty of a thing', () => {
    const many = Array.from({ length: 8 }, (_, n) => choice(`trade:${n}`))
    const keys = ranked([...many, choice('go:foyer'), choice('small:axe')], kindOf).map((deed) => deed.choice.key)
    expect(keys.slice(5)).toEqual(['trade:5', 'go:foyer', 'trade:6', 'trade:7', 'small:axe'])
  })

  it('stands with whoever does it where several can act, each in the place where they were', () => {
    const whose = ({ key }: Choice) => key.split(':')[1] ?? ''
    expect(laid(['go:leo:a', 'use:leo', 'fight:nina', 'go:nina:b'], whose)).toEqual([
      ['leo', ['use:leo', 'go:leo:a']],
      ['nina', ['fight:nina', 'go:nina:b']],
    ])
  })

  it('is not divided among people where somebody is alone, or something is nobody’s', () => {
    expect(laid(['go:leo', 'use:leo'], () => 'leo').map(([id]) => id)).toEqual(['use', 'go'])
    expect(laid(['go:leo', 'use:'], ({ key }) => key.split(':')[1] ?? '').map(([id]) => id)).toEqual(['use', 'go'])
  })

  it('is whole without what lies elsewhere, too: ways, trades and small things', () => {
    const rest = (...keys: string[]) =>
      ranked(
        keys.map((key) => choice(key)),
        kindOf,
      )
    expect(isWhole(rest('go:a', 'small:b', 'place:c', 'face:d', 'trade:e'))).toBe(true)
    expect(isWhole(rest('go:a', 'use:b'))).toBe(false)
    expect(kindsOf(rest('go:a', 'use:b', 'go:c'))).toEqual(['use', 'go'])
  })
})

describe('keys', () => {
  it('are digits in order, letters for the usual ones', () => {
    const keys = quickKey([choice('move:leo:x'), choice('end-turn'), choice('yes'), choice('search:leo')])
    expect([...keys.values()]).toEqual(['1', 'e', 'y', '2'])
  })

  it('are no more than nine digits', () => {
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

it('says in words what the hint beside it does not', () => {
  expect(withoutHint('Open the Vault (Knowledge)', 'Knowledge 6+ · 10%')).toBe('Open the Vault')
  expect(withoutHint('Open the Vault (Knowledge)', '')).toBe('Open the Vault (Knowledge)')
  expect(withoutHint('Use the bell (again)', '2 dice')).toBe('Use the bell (again)')
})
