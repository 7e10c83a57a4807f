import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as Routing from './route.svelte'

/** The browser goes to an address, as by a link or by hand. */
let arrive: (hash: string) => void
let routing: typeof Routing

beforeEach(async () => {
  const told: (() => void)[] = []
  const location = { hash: '' }
  vi.resetModules()
  vi.stubGlobal('location', location)
  vi.stubGlobal('addEventListener', (_: string, hear: () => void) => told.push(hear))
  routing = await import('./route.svelte')
  arrive = (hash) => {
    location.hash = hash
    for (const hear of told) hear()
  }
})
afterEach(() => vi.unstubAllGlobals())

test('a link opens its place, with what comes after it and its key', () => {
  arrive('#/join/k7f2?key=s3cret')
  expect(routing.route.place).toEqual({ screen: 'join', rest: ['k7f2'], key: 's3cret' })
})

test('names come out of an address as they were before', () => {
  arrive(`#/guide/betrayal/${encodeURIComponent('room/Gästezimmer?')}`)
  expect(routing.route.place).toEqual({ screen: 'guide', rest: ['betrayal', 'room/Gästezimmer?'], key: '' })
})

test('an address that nobody has encoded opens something all the same', () => {
  arrive('#/%')
  expect(routing.route.place.screen).toBe('%')
  arrive('#/rules/50%/%E0%A4%A')
  expect(routing.route.place.rest).toEqual(['50%', '%E0%A4%A'])
})

test('nothing after the # is the first screen', () => {
  arrive('')
  expect(routing.route.place).toEqual({ screen: '', rest: [], key: '' })
})

test('where the player was before is known', () => {
  arrive('#/table/k7f2')
  arrive('#/rules/darkest')
  expect(routing.route.before?.screen).toBe('table')
})

test('who goes to a place has its address', () => {
  routing.go('table/k7f2')
  expect(location.hash).toBe('#/table/k7f2')
})
