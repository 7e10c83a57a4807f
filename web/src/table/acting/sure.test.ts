import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BY_KEY, Sure } from './sure.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('waits for a finger, but not for a key', () => {
  const sure = new Sure()
  sure.ask('end-turn', false)
  vi.advanceTimersByTime(10 * BY_KEY)
  expect(sure.key).toBe('end-turn')
  sure.ask('end-turn', true)
  vi.advanceTimersByTime(BY_KEY - 1)
  expect(sure.key).toBe('end-turn')
  vi.advanceTimersByTime(1)
  expect(sure.key).toBe('')
})

it('forgets about what was asked before', () => {
  const sure = new Sure()
  sure.ask('drop:axe', true)
  sure.ask('end-turn', false)
  vi.advanceTimersByTime(2 * BY_KEY)
  expect(sure.key).toBe('end-turn')
  sure.forget()
  expect(sure.key).toBe('')
})
