import { beforeAll, describe, expect, it, vi } from 'vitest'
import haunt from '../../../../../locales/en/books/h34.ftl?raw'
import { LANGUAGES, loadWords, loadWordsFrom, setLanguage } from '../../../words/words.svelte'
import { CARDS, EXPLORERS, FLOORS, ROOMS, TRAITS } from '../pieces'
import { guide } from '.'
import { pageOf } from './pages'
import { THING_IDS } from './things'

const DECKS = ['room', 'event', 'item', 'omen']

/** Everything on the board, in the panels and in what is said, as `explain` is called with it. */
const TOUCHED: [string, string][] = [
  ...Object.keys(ROOMS).map((id): [string, string] => ['room', id]),
  ['room', 'chasm/far'],
  ['room', 'library flooded destroyed'],
  ...Object.keys(CARDS).map((id): [string, string] => ['card', id]),
  ...Object.keys(EXPLORERS).map((id): [string, string] => ['explorer', id]),
  ...TRAITS.map((id): [string, string] => ['trait', id]),
  ...DECKS.map((id): [string, string] => ['deck', id]),
  ...DECKS.slice(1).map((id): [string, string] => ['symbol', id]),
  ...FLOORS.map((id): [string, string] => ['floor', id]),
  ...THING_IDS.map((id): [string, string] => ['thing', id]),
  ['thing', 'omens'],
  ['die', '2'],
  ['track', 'haunt'],
  ['status', 'stunned'],
  ['side', 'traitor'],
  ['damage', 'mental'],
  ['mark', 'barrier'],
  ['condition', 'flooded'],
  ['condition', 'destroyed'],
  ['creature', 'zombie-lord-2'],
  ['token', 'safe'],
  ['pile', 'axe bell'],
]

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('document', { documentElement: {} })
  await setLanguage('en')
  await loadWords('betrayal')
  await loadWordsFrom('h34', () => Promise.resolve(haunt))
})

describe('the sheet of a card', () => {
  it.each([
    ['footsteps', 'Event card'],
    ['axe', 'Item card'],
    ['skull', 'Omen card'],
    ['key-crypt', 'Token'],
  ])('says what it is: %s', (card, kind) => {
    expect(pageOf('card', card)?.kind).toBe(kind)
  })
})

describe.each(LANGUAGES)('a page about everything that can be touched: %s', (language) => {
  beforeAll(() => setLanguage(language))

  it('is there, with words', () => {
    const wordless = TOUCHED.filter(([kind, id]) => {
      const page = pageOf(kind, id)
      return ![page?.story, ...(page?.text ?? [])].join('').trim() || JSON.stringify(page).includes('[betrayal-')
    })
    expect(wordless).toEqual([])
  })

  it('leads only to pages and rules that are there', async () => {
    const { sections } = await guide.rulebook()
    const rules = new Set(sections.flatMap((section) => section.rules.map(({ id }) => id)))
    const pages = TOUCHED.map(([kind, id]) => pageOf(kind, id)!)
    expect(pages.flatMap((page) => page.rules).filter((rule) => !rules.has(rule))).toEqual([])
    expect(pages.flatMap((page) => page.see).filter(({ kind, id }) => !pageOf(kind, id))).toEqual([])
  })

  it('has every rule in words', async () => {
    const { sections } = await guide.rulebook()
    const said = sections.flatMap((section) => section.rules.flatMap(({ parts }) => parts.map(({ text }) => text)))
    expect(said.filter((text) => text.startsWith('['))).toEqual([])
    expect(sections.map(guide.sectionTitle).filter((title) => title.startsWith('['))).toEqual([])
  })
})
