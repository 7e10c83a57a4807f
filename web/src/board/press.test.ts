import { expect, it, vi } from 'vitest'
import { pressed } from './press'

it('Enter and the space bar do what a click does, and other keys nothing', () => {
  const act = vi.fn()
  const press = (key: string) => {
    const event = { key, preventDefault: vi.fn() }
    pressed(act)(event as unknown as KeyboardEvent)
    return event.preventDefault.mock.calls.length
  }
  expect([press('Enter'), press(' '), press('a')]).toEqual([1, 1, 0])
  expect(act).toHaveBeenCalledTimes(2)
})
