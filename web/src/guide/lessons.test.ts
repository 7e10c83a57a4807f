import { beforeEach, expect, it, vi } from 'vitest'
import { keepProgress, lessonTable, progressOf } from './lessons'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

const PROGRESS = { table: 'ab', read: 3, left: null, done: false }

it('remembers each lesson of each game by itself', () => {
  keepProgress('betrayal', 'hero', PROGRESS)
  keepProgress('betrayal', 'traitor', { ...PROGRESS, table: 'cd' })
  expect(progressOf('betrayal', 'hero')).toEqual(PROGRESS)
  expect(progressOf('darkest', 'hero')).toBeNull()
  expect(lessonTable('betrayal')).toBe('cd')
})

it('begins anew where something else is kept', () => {
  localStorage.setItem('dreadhall-tutorial-betrayal', 'a table, as it was kept once')
  expect(progressOf('betrayal', 'hero')).toBeNull()
  expect(lessonTable('betrayal')).toBe('')
})
