import { beforeAll, describe, expect, it, vi } from 'vitest'
import { loadWords, setLanguage } from '../words/words.svelte'
import { type Card, cardText, dayOf, inlined } from './card'

const card: Card = {
  game: 'Betrayal at House on the Hill',
  played: 'Haunt 8: Wail of the Banshee',
  title: 'Dawn',
  winner: 'The heroes have won.',
  date: '16 November 2026',
  faces: [{ colour: 'var(--x)', isLost: false }],
}

describe('the card to share', () => {
  beforeAll(async () => {
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
    vi.stubGlobal('document', { documentElement: {} })
    await setLanguage('en')
    await loadWords('common')
  })

  it.each(['en', 'de', 'fr'] as const)(
    'says in %s what was played, how it ended, who won and when',
    async (language) => {
      await setLanguage(language)
      const text = cardText(card)
      for (const part of [card.game, card.played, card.title, card.winner, card.date]) expect(text).toContain(part)
    },
  )

  it('names the day as its reader does', async () => {
    await setLanguage('de')
    expect(dayOf(Date.UTC(2026, 10, 16, 12))).toBe('16. November 2026')
  })

  it('carries its colours with it', () => {
    expect(inlined('<path fill="var(--a)" stroke="var(--b-c)"/>', (token) => `[${token}]`)).toBe(
      '<path fill="[--a]" stroke="[--b-c]"/>',
    )
  })
})
