import { beforeAll, describe, expect, it, vi } from 'vitest'
import haunt from '../../../../../locales/en/books/h34.ftl?raw'
import { loadWords, loadWordsFrom, setLanguage } from '../../../words/words.svelte'
import { pageOf } from './pages'

describe('the sheet of a card', () => {
  beforeAll(async () => {
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
    vi.stubGlobal('document', { documentElement: {} })
    await setLanguage('en')
    await loadWords('betrayal')
    await loadWordsFrom('h34', () => Promise.resolve(haunt))
  })

  it.each([
    ['footsteps', 'Event card'],
    ['axe', 'Item card'],
    ['skull', 'Omen card'],
    ['key-crypt', 'Token'],
  ])('says what it is: %s', (card, kind) => {
    expect(pageOf('card', card)?.kind).toBe(kind)
  })
})
