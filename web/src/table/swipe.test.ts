import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { swiped } from './swipe'

let sheet: EventTarget
let ways: string[]

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  sheet = new EventTarget()
  ways = []
  swiped(sheet as HTMLElement, (way) => ways.push(way))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pointer = (type: string, x: number, y: number, pointerId = 1): Event =>
  Object.assign(new Event(type), { pointerId, clientX: x, clientY: y })

/** A finger goes down on the sheet, and so far over the screen. */
function drag(x: number, y: number, by = 1): void {
  sheet.dispatchEvent(pointer('pointerdown', 100, 100))
  window.dispatchEvent(pointer('pointermove', 100 + x, 100 + y, by))
}

/** Whether a click, of a finger or of a key, reaches what lies under it. */
function clicked(detail: number): boolean {
  return sheet.dispatchEvent(Object.assign(new Event('click', { cancelable: true }), { detail }))
}

test('a finger that goes up or down moves the sheet once', () => {
  drag(5, -40)
  window.dispatchEvent(pointer('pointermove', 100, 20))
  drag(-5, 40)
  expect(ways).toEqual(['up', 'down'])
})

test.each([
  ['a tap', 3, -20],
  ['a finger that goes sideways', 60, -40],
])('%s moves nothing', (_, x, y) => {
  drag(x, y)
  expect(ways).toEqual([])
  expect(clicked(1)).toBe(true)
})

test('another finger moves nothing', () => {
  drag(0, -40, 2)
  expect(ways).toEqual([])
})

test('the click that ends a swipe chooses nothing, a key does, and so does the next click', () => {
  drag(0, -40)
  window.dispatchEvent(pointer('pointerup', 100, 60))
  expect([clicked(1), clicked(0)]).toEqual([false, true])
  vi.runAllTimers()
  expect(clicked(1)).toBe(true)
})
