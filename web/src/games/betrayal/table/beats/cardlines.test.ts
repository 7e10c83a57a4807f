import { beforeAll, describe, expect, it, vi } from 'vitest'
import { LANGUAGES, loadWords, setLanguage } from '../../../../words/words.svelte'
import { CARDS } from '../../pieces'
import { cardLines, lineHit } from './cardlines'

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('document', { documentElement: {} })
  await loadWords('betrayal')
})

/** The least result of each line, in the language that is shown. */
const tableOf = (card: string) =>
  cardLines('card', card)
    .slice(1)
    .map((line) => /\d+/.exec(line)?.[0])

describe('the table of results on a card', () => {
  it('has the same lines in every language', async () => {
    const tables: Record<string, unknown>[] = []
    for (const language of LANGUAGES) {
      await setLanguage(language)
      tables.push(Object.fromEntries(Object.keys(CARDS).map((card) => [card, tableOf(card)])))
    }
    expect(tables[1]).toEqual({ ...tables[0], 'hanged-men': [] })
    expect(tables[2]).toEqual({ ...tables[0], 'hanged-men': [] })
    expect(tables[0]?.['the-lost-one']).toEqual(['5', '0', '6', '4', '2', '0'])
    expect(tables[0]?.['axe']).toEqual([])
  })

  it('is marked where the roll fell, and nowhere if the card has no such line', async () => {
    await setLanguage('de')
    const lines = cardLines('card', 'creepy-crawlies')
    expect(lines[lineHit(lines, 0, '5+') ?? -1]).toMatch(/^Ab 5/)
    expect(lines[lineHit(lines, 2, '0') ?? -1]).toMatch(/^0:/)
    await setLanguage('en')
    expect(lineHit(cardLines('card', 'hanged-men'), 0, '2+')).toBeUndefined()
    expect(lineHit(lines, null, null)).toBeUndefined()
  })
})
