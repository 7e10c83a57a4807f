import { expect, test } from 'vitest'
import { applied, markOf, Told, type Step } from './patches'
import type { Changed, Moved, SeatView } from './views'

const house = {
  rooms: [
    { id: 'attic', burns: 0 },
    { id: 'cellar', burns: 1 },
  ],
  doors: { 'a/b': 'shut', 'c~d': 'open' },
}

const replace = (path: string, value: unknown): Step => ({ op: 'replace', path, value })
const add = (path: string, value: unknown): Step => ({ op: 'add', path, value })
const remove = (path: string): Step => ({ op: 'remove', path })

test('a patch replaces, adds and removes', () => {
  const patch = [
    replace('/rooms/1/burns', 2),
    add('/rooms/-', { id: 'porch', burns: 0 }),
    replace('/doors/a~1b', 'open'),
    remove('/doors/c~0d'),
    add('/fire', null),
  ]
  expect(applied(house, patch)).toEqual({
    rooms: [
      { id: 'attic', burns: 0 },
      { id: 'cellar', burns: 2 },
      { id: 'porch', burns: 0 },
    ],
    doors: { 'a/b': 'open' },
    fire: null,
  })
})

test('what was before stays as it was, and what has not changed is shared', () => {
  const before = structuredClone(house)
  const after = applied(before, [replace('/rooms/1/burns', 2), replace('/rooms/1/id', 'vault')])
  expect(before).toEqual(house)
  expect(after.doors).toBe(before.doors)
  expect(after.rooms[0]).toBe(before.rooms[0])
  expect(after.rooms[1]).toEqual({ id: 'vault', burns: 2 })
})

test('what is added may be changed by the next step, and the patch stays as it was', () => {
  const patch = [add('/pile', { cards: [1] }), add('/pile/cards/-', 2)]
  const told = structuredClone(patch)
  expect(applied<Record<string, unknown>>(house, patch).pile).toEqual({ cards: [1, 2] })
  expect(patch).toEqual(told)
})

test('a name keeps its tilde, also before a one', () => {
  expect(applied({ '~1': 'shut', '/': 'open' }, [replace('/~01', 'locked')])).toEqual({ '~1': 'locked', '/': 'open' })
})

test('the whole can be replaced', () => {
  expect(applied<unknown>(house, [replace('', { none: true })])).toEqual({ none: true })
})

test.each([
  replace('/nowhere', 1),
  replace('/rooms/7/burns', 1),
  add('/doors', {}),
  remove('/rooms/9'),
  replace('/rooms/0/id/x', 1),
])('a step that leads nowhere is refused: $op $path', (change) => {
  expect(() => applied(house, [change])).toThrow()
})

// What Python says of the same: crc32(json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)).
test.each([
  [{}, 2745614147],
  [{ b: [1, -2, true, null], a: { z: 'é', y: '"\n' }, '10': 0, '9': 1 }, 14092890],
  [house, 3471170866],
])('the mark of %j is the same as the server’s', (value, mark) => {
  expect(markOf(value)).toBe(mark)
})

test('the mark does not depend on the order of names', () => {
  expect(markOf({ a: 1, b: { c: 2, d: 3 } })).toBe(markOf({ b: { d: 3, c: 2 }, a: 1 }))
  expect(markOf({ a: 1 })).not.toBe(markOf({ a: 2 }))
})

const view = (place: string): SeatView => ({ ...seen, position: { place } })
const seen = { game: 'g', seat: 0, seats: 1, move: 1, commitment: '', ask: null, waiting: [], result: null }
const play = { number: 1, since: 0, back: null, asked: null, events: [], channels: [], undo: null, waited: 0 }
const moved = (place: string): Moved => ({ type: 'moved', play: { ...play, older: false, view: view(place) } })
const changed = (patch: Step[], mark: number | null = null): Changed =>
  ({ type: 'changed', play: { ...play, patch, mark } }) as Changed

test('whoever is told the whole and then what has changed sees the view as it is', () => {
  const told = new Told()
  told.hear(moved('attic'))
  expect(told.hear(changed([replace('/position/place', 'cellar')]))).toEqual({ moved: moved('cellar'), agrees: true })
  const mark = markOf(view('porch'))
  expect(told.hear(changed([replace('/position/place', 'porch')], mark)).agrees).toBe(true)
})

test('a view that is not the server’s is found out by its mark', () => {
  const told = new Told()
  told.hear(moved('attic'))
  expect(told.hear(changed([replace('/position/place', 'cellar')], markOf(view('porch')))).agrees).toBe(false)
})

test('a patch that does not fit changes nothing, until the whole is told again', () => {
  const told = new Told()
  told.hear(moved('attic'))
  expect(told.hear(changed([replace('/position/floor', 1)]))).toEqual({ moved: moved('attic'), agrees: false })
  expect(told.hear(moved('cellar'))).toEqual({ moved: moved('cellar'), agrees: true })
})
