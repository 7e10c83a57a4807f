import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { BetrayalView, HauntView } from '../../../../api/views'
import { loadWords, loadWordsFrom, setLanguage } from '../../../../words/words.svelte'
import { knowledge } from './book'

const told = (haunt: Partial<HauntView>): string[] =>
  knowledge({
    haunt: { memory: {}, secrets: {}, exorcised: [], books: ['heroes'], side: 'heroes', ...haunt },
  } as unknown as BetrayalView).map(({ secret, text }) => (secret ? `! ${text}` : text))

beforeEach(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('document', { documentElement: {} })
  await setLanguage('en')
  await loadWords('betrayal')
  await loadWordsFrom('remembered', () =>
    Promise.resolve(
      'betrayal-note-h44-ages = { $who } is { $what } years old.\nbetrayal-counter-h40-dug = Spadefuls dug\nbetrayal-secret-orders-given-strike = Strike { $what }',
    ),
  )
})

describe('what a haunt remembers', () => {
  it('is said where there are words for it: flags, lists, numbers, and what is known of each explorer', () => {
    const memory = {
      'door-open': true,
      'h25-empty': ['kitchen', 'chapel'],
      'h40-dug': 0,
      'h44-ages': { 'ox-bellows': 33 },
      'h25-hints': { 'ox-bellows': 'thorns' },
    }
    expect(told({ memory })).toEqual([
      'The front door is open.',
      'Searched in vain: Kitchen and Chapel',
      'Ox is 33 years old.',
      'Spadefuls dug: 0',
    ])
  })

  it('has secrets first, each named as what it is', () => {
    const secrets = {
      'h25-dolls': { 'ox-bellows': { doll: 'book', room: 'tower' } },
      'orders-given': { strike: ['zoe-ingstrom'], spare: [] },
    }
    expect(told({ secrets, memory: { 'door-open': true } })).toEqual([
      '! Ox: Book and Tower',
      '! Strike Zoe',
      'The front door is open.',
    ])
  })

  it('is counted where there are too many places to name', () => {
    const places = Array.from({ length: 9 }, (_, n) => `room-${n}`)
    expect(told({ secrets: { 'unseen-maybe': places } })[0]).toContain('9 places')
  })
})
