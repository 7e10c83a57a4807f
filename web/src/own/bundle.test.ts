import { expect, test } from 'vitest'
import { endOf, together, type Bundle } from './bundle'

const nothing: Bundle = { name: '', keys: [], dropped: [], marks: [] }
const held = (key: string) => ({ table: 'a', role: 'seat' as const, key, seat: 0 })
const mark = (table: string, at: number) => ({ table, game: 'betrayal', what: '5', side: 'heroes', won: true, at })

test('tables, shelf and name of two devices come together', () => {
  const here = { ...nothing, name: 'Ada', keys: [held('key-of-one')], marks: [mark('old', 1)] }
  const there = { ...nothing, name: 'Eve', keys: [held('key-of-two')], marks: [mark('new', 2)] }
  const both = together(here, there)
  expect(both.name).toBe('Ada')
  expect(both.keys.map(({ key }) => key).sort()).toEqual(['key-of-one', 'key-of-two'])
  expect(both.marks.map(({ table }) => table)).toEqual(['new', 'old'])
  expect(together(both, there)).toEqual(both)
})

test('among strangers one is known on all devices as on the first of them', () => {
  const first = { ...nothing, conduct: 'first' }
  const second = { ...nothing, conduct: 'second' }
  expect(together(second, first).conduct).toBe('first')
  expect(together(first, nothing).conduct).toBe('first')
  expect(together(nothing, nothing).conduct).toBe('')
})

test('what was thrown away on one device does not come back from another', () => {
  const key = 'dhs_abcdefghijkl'
  const here = { ...nothing, dropped: [endOf(key)] }
  expect(together(here, { ...nothing, keys: [held(key)] }).keys).toEqual([])
  expect(together({ ...nothing, keys: [held(key)] }, here).keys).toEqual([])
})
