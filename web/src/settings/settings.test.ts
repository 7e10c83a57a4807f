import { beforeAll, expect, test, vi } from 'vitest'
import type { readKept as Read } from './settings.svelte'

let readKept: typeof Read

beforeAll(async () => {
  const root = { style: { setProperty: vi.fn() }, dataset: {} }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: vi.fn() })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn() }))
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('document', { documentElement: root })
  readKept = (await import('./settings.svelte')).readKept
})

test('without anything kept there is every sound, no notification, and text of the usual size', () => {
  expect(readKept(null)).toEqual({
    size: 1,
    motion: 'system',
    pace: 'brisk',
    sound: true,
    volume: 0.6,
    silent: [],
    notify: false,
    pages: 'held',
    voices: true,
  })
})

test('what was kept is read again', () => {
  const kept = {
    size: 1.3,
    motion: 'less',
    pace: 'calm',
    sound: false,
    volume: 0.2,
    silent: ['house', 'underneath'],
    notify: true,
    pages: 'open',
    voices: false,
  }
  expect(readKept(JSON.stringify(kept))).toEqual(kept)
})

test('what makes no sense is not taken over', () => {
  const nonsense = { size: 40, motion: 'wild', pace: 'mad', sound: 'no', volume: 9, silent: ['trumpets'] }
  expect(readKept(JSON.stringify(nonsense))).toEqual(readKept(null))
  expect(readKept('not json')).toEqual(readKept(null))
  expect(readKept('null')).toEqual(readKept(null))
})
