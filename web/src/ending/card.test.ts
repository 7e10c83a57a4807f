import { beforeAll, describe, expect, it, vi } from 'vitest'
import { loadWords, setLanguage } from '../words/words.svelte'
import { type Card, cardText, dayOf, inlined } from './card'

const card: Card = {
  game: 'Betrayal at House on the Hill',
  played: 'Haunt 8: Wail of the Banshee',
  winner: 'The heroes have won.',
  date: '16 November 2026',
  scene: { kind: 'dawn', people: [] },
  faces: [
    { name: 'Ox', picture: undefined, colour: 'var(--x)', text: 'lives to tell of it', isLost: false },
    { name: 'Zoe', picture: undefined, colour: 'var(--y)', text: 'died in the crypt', isLost: true },
  ],
}

describe('the card to share', () => {
  beforeAll(async () => {
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
    vi.stubGlobal('document', { documentElement: {} })
    await setLanguage('en')
    await loadWords('common')
  })

  it.each(['en', 'de', 'fr'] as const)(
    'says in %s what was played, how it ended, who won, what became of whom, and when',
    async (language) => {
      await setLanguage(language)
      const text = cardText(card)
      const people = card.faces.flatMap(({ name, text: fate }) => [name, fate])
      for (const part of [card.game, card.played, card.winner, card.date, ...people]) expect(text).toContain(part)
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
