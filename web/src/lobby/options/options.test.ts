import { expect, test } from 'vitest'
import type { OptionInfo } from '../../api/views'
import { hints as haunts } from '../../games/betrayal/options'
import { hints } from '../../games/darkest/options'
import {
  arranged,
  changed,
  chosen,
  counted,
  defaults,
  evenly,
  exchanged,
  fieldOf,
  NO_HINTS,
  readable,
  within,
  type Field,
} from './options'

const option = (name: string, value: unknown, values: unknown[] = []): OptionInfo => ({
  name,
  default: value,
  values,
  help: `option-darkest-${name}`,
  added: [],
})
const OPTIONS = [
  option('household', false, [false, true]),
  option('mode', 'dark', ['dark', 'darker', 'darkest']),
  option('survivors', null),
  option('house', 'recommended'),
  option('openness', 'normal', ['closed', 'normal', 'open']),
  option('house_rules', {}),
]
const NOTHING = NO_HINTS

test('the kind of a field follows from the default and the values', () => {
  const kind = (one: OptionInfo) => fieldOf(one, NOTHING, {}, 1)?.kind
  expect(kind(option('a', true, [false, true]))).toBe('flag')
  expect(kind(option('a', 'x', ['x', 'y']))).toBe('choice')
  expect(kind(option('a', 7))).toBe('number')
  expect(kind(option('a', {}))).toBeUndefined()
})

test('the game says what the server cannot: at least as many survivors as seats', () => {
  expect(fieldOf(option('survivors', null), hints, {}, 4)).toEqual({ kind: 'number', least: 4, most: 5, auto: true })
})

test('the common options come first, and what does not matter is left out', () => {
  const names = (values: Record<string, unknown>) => {
    const { first, rest } = arranged(OPTIONS, hints, values, 1)
    return [first.map((one) => one.name), rest.map((one) => one.name)]
  }
  expect(names(defaults(OPTIONS))).toEqual([
    ['mode', 'house', 'survivors'],
    ['household', 'house_rules'],
  ])
  expect(names({ ...defaults(OPTIONS), house: 'random' })[0]).toContain('openness')
})

test('what other packages have brought can be chosen, by the title they gave it', () => {
  const haunt = { ...option('haunt', null), added: [{ value: 'cold-snap', titles: { en: 'Cold Snap' }, page: '' }] }
  const field = fieldOf(haunt, haunts, {}, 3)
  expect(field?.kind === 'choice' && field.values.slice(-2)).toEqual(['50', 'cold-snap'])
  expect(chosen(haunt, field!, 'cold-snap')).toBe('cold-snap')
  expect(chosen(haunt, field!, '50')).toBe(50)
  expect(fieldOf(haunt, NOTHING, {}, 3)).toEqual({ kind: 'choice', values: ['cold-snap'] })
})

test('a game without hints shows all its options at once', () => {
  expect(arranged(OPTIONS, NOTHING, defaults(OPTIONS), 1).rest).toEqual([])
})

test('only what differs from the default is sent', () => {
  expect(changed(OPTIONS, { ...defaults(OPTIONS), mode: 'darker', house_rules: {} })).toEqual({ mode: 'darker' })
})

test('a chosen value is the one of the list, not its text', () => {
  const plain: Field = { kind: 'choice', values: ['1', '2'] }
  expect(chosen(option('n', 1, [1, 2]), plain, '2')).toBe(2)
  expect(chosen(option('n', 'a', ['a', 'b']), plain, 'b')).toBe('b')
  expect(chosen(option('n', null), { kind: 'choice', values: ['null', '7'], meaning: Number }, '7')).toBe(7)
})

test('numbers stay within their bounds, and shares add up', () => {
  expect([within(2, 5, 9), within(2, 5, 1), within(2, 5, Number.NaN)]).toEqual([5, 2, 2])
  expect(evenly(5, 2)).toEqual([3, 2])
  expect(counted({ guts: 2 }, 'guts', 0)).toEqual({})
  expect(exchanged({ fire_out: 'first' }, 'reinforce', 'de')).toEqual({ fire_out: 'first', reinforce: 'de' })
  expect(exchanged({ fire_out: 'first' }, 'fire_out', '')).toEqual({})
})

test('a name without a word is made readable', () => {
  expect(readable('three_icon_chips')).toBe('Three icon chips')
})
