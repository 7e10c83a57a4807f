import { describe, expect, it } from 'vitest'
import type { Rulebook } from '../api/views'
import { holds, played } from '../games/darkest/guide/played'
import { ruleOf, search, spans } from './rulesearch'

const EVERYTHING = played(null)
const NUMBER = /D-[A-Z]+-(?:EX)?\d+|R-\d{2}/

const part = (text: string, ...scopes: ('revised' | 'first' | 'de' | 'fr')[]) => ({ text, scopes })
const BOOK: Rulebook = {
  sections: [
    {
      number: '3.3',
      title: 'Fire',
      module: '',
      rules: [
        {
          id: 'D-FIRE-15',
          parts: [part('Tokens stay.', 'revised'), part('They are removed.', 'first')],
          rulings: [],
          example: false,
        },
        { id: 'D-FIRE-04', parts: [part('Spawn handling.', 'de', 'fr')], rulings: [], example: false },
        { id: 'D-FIRE-EX1', parts: [part('Roll 3, see D-FIRE-15.')], rulings: ['R-16'], example: true },
      ],
    },
    {
      number: '30',
      title: 'Radioactive',
      module: 'radioactive',
      rules: [{ id: 'D-RAD-01', parts: [part('Kit.')], rulings: [], example: false }],
    },
  ],
}

describe('the rules reference', () => {
  it('shows the rules of a table', () => {
    const now = played({ edition: 'first', house_rules: { outbreak_roll: 'de' }, species: { guts: 0 } })
    expect(now).toEqual({ edition: 'first', advanced: false, radioactive: false, species: false, variants: ['de'] })
    const [fire, ...others] = search(BOOK, '', holds, now, true)
    expect(others).toEqual([])
    expect(fire?.rules.map((rule) => rule.parts.map((one) => one.text))).toEqual([
      ['They are removed.'],
      ['Spawn handling.'],
      ['Roll 3, see D-FIRE-15.'],
    ])
  })

  it('finds by number and by every word', () => {
    const ids = (query: string) =>
      search(BOOK, query, holds, EVERYTHING, true).flatMap((s) => s.rules.map((rule) => rule.id))
    expect(ids('d-fire-15')).toEqual(['D-FIRE-15', 'D-FIRE-EX1'])
    expect(ids('fire TOKENS')).toEqual(['D-FIRE-15'])
    expect(ids('nothing')).toEqual([])
    expect(search(BOOK, '', holds, EVERYTHING, false)[0]?.rules).toHaveLength(2)
  })

  it('knows which parts hold and where a rule is', () => {
    expect(holds(part('x'), EVERYTHING)).toBe(true)
    expect(holds(part('x', 'first'), played({}))).toBe(false)
    expect(ruleOf(BOOK, 'D-RAD-01')?.parts[0]?.text).toBe('Kit.')
    expect(ruleOf(BOOK, 'D-RAD-99')).toBeUndefined()
  })

  it('names an edition in the middle of a sentence', () => {
    expect(spans('One XP [revised].', NUMBER).map((span) => span.text)).toEqual(['One XP ', 'revised', '.'])
  })

  it('makes links of rules, and marks what was looked for', () => {
    expect(spans('See D-FIRE-15 and `mode`, token.', NUMBER, ['token'])).toEqual([
      { kind: 'text', text: 'See ' },
      { kind: 'rule', text: 'D-FIRE-15' },
      { kind: 'text', text: ' and ' },
      { kind: 'code', text: 'mode' },
      { kind: 'text', text: ', ' },
      { kind: 'found', text: 'token' },
      { kind: 'text', text: '.' },
    ])
  })

  it('takes what was looked for as it stands, whatever it would mean in a pattern', () => {
    expect(spans('A die (D6) or none.', NUMBER, ['(d6', '.'])).toEqual([
      { kind: 'text', text: 'A die ' },
      { kind: 'found', text: '(D6' },
      { kind: 'text', text: ') or none' },
      { kind: 'found', text: '.' },
    ])
  })
})
