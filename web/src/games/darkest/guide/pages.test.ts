import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Catalogue } from '../../../api/views'
import { LANGUAGES, loadWords, setLanguage } from '../../../words/words.svelte'
import { pageOf } from './pages'
import { DIE_RULES, THING_RULES } from './rulesof'

const BOOK = {
  items: [
    {
      id: 'shotgun-shells',
      kind: 'ammo',
      hands: 0,
      range: 0,
      attack: 0,
      ammo: null,
      effect: 'reload',
      reloads: 'shotgun',
      amount: 4,
      ap: 0,
      single_use: true,
      timing: 'active',
      module: '',
      starting: [],
      cards_revised: 3,
      cards_first: 3,
    },
    { id: 'handgun', kind: 'weapon', hands: 1, attack: 3, ammo: 6, reloads: '', starting: [], module: '' },
    { id: 'fire-axe', kind: 'weapon', hands: 1, attack: 2, ammo: null, reloads: '', starting: [], module: '' },
  ],
  cards: [{ id: 'EQ17', item: 'shotgun-shells', colours: ['red'] }],
  survivors: [],
  beasts: [],
  chips: [{ id: 'K2-01', colours: ['red', 'yellow'] }],
  tiles: [{ id: 't1', rooms: ['library'], enwalled: [], doors: 0, section: 'inner', function: '', camera: '' }],
  dice: [
    { id: 'terror', faces: ['fire', 'horde-nearby', 'horde-nearby'] },
    { id: 'survivor', faces: ['success', 'success', 'aim'] },
    { id: 'creature', faces: ['bite'] },
    { id: 'd4', faces: ['1', '2', '3', '4'] },
    { id: 'd6', faces: ['1', '2', '3', '4', '5', '6'] },
  ],
  track: { darkness: 5, fire_spaces: [3], showdown_darkness: 5, code_slots: { dark: 4 } },
  limits: { ammo: 8, burns: 3, virus: 2, xp: 10 },
  zombie: { movement: 2, hits: 1, dice: 1, tokens: [4, 6], most_dice: 6 },
  former: { attack: { handgun: 2 }, health_three: {}, tokens: [3, 7], showdown_darkness: 4 },
} as unknown as Catalogue

describe('an explanation', () => {
  beforeAll(async () => {
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
    vi.stubGlobal('document', { documentElement: {} })
    await setLanguage('en')
    await loadWords('darkest')
  })

  it('tells what was on a piece in the first reconstruction, where that was another number', () => {
    const facts = (kind: string, id: string) =>
      pageOf(BOOK, kind, id)?.facts.map(({ label, value }) => `${label}: ${value}`)
    expect(facts('item', 'handgun')).toContain('Attack dice: 3')
    expect(facts('item', 'handgun')).toContain('Attack dice, first reconstruction: 2')
    expect(facts('item', 'fire-axe')?.join()).not.toContain('first reconstruction')
    expect(facts('token', 'token')).toContain('Tokens × zombies, first reconstruction: 3 × 1, 7 × 2')
    expect(facts('track', 'darkness')).toContain('Spaces in the showdown, first reconstruction: 4')
  })

  it('tells numbers from the catalogue, and a card shows its colours', () => {
    const page = pageOf(BOOK, 'card', 'EQ17')
    expect(page?.title).toBe('Shotgun Shells')
    expect(page?.marks.map((mark) => mark.word)).toEqual(['red'])
    expect(page?.facts).toContainEqual({ label: 'Reloads', value: 'Shotgun, 4 rounds' })
    expect(page?.facts.map((fact) => fact.label)).not.toContain('Attack dice')
    expect(page?.see).toEqual([{ kind: 'item', id: 'shotgun', label: 'Shotgun' }])
  })

  it('counts the faces of a die', () => {
    expect(pageOf(BOOK, 'face', 'horde-nearby')?.facts[0]?.value).toBe('terror die: 2 of 3 faces')
  })

  it('knows things by the words of the board', () => {
    expect(pageOf(BOOK, 'horde', 'zombie')?.title).toBe('Horde')
    expect(pageOf(BOOK, 'token', 'token')?.facts[0]?.value).toBe('4 × 1, 6 × 2')
    expect(pageOf(BOOK, 'track', 'fire')?.text[0]).toContain('3 flames')
    expect(pageOf(BOOK, 'option', 'grace_round')?.kind).toBe('Option of the table')
    expect(pageOf(BOOK, 'item', 'sword')).toBeNull()
    expect(pageOf(BOOK, 'weather', 'rain')).toBeNull()
  })

  it('tells what has become of a room', () => {
    const page = pageOf(BOOK, 'room', 'library searched observed')
    expect(page?.see.slice(0, 2).map((one) => one.label)).toEqual(['Searched room', 'Watched room'])
    expect(page?.see.map(({ kind, id }) => pageOf(BOOK, kind, id)?.title)).not.toContain(undefined)
  })

  it('shows the faces of a die', () => {
    expect(pageOf(BOOK, 'die', 'survivor')?.see.map((one) => one.id)).toEqual(['success', 'aim'])
    expect(pageOf(BOOK, 'die', 'd6')?.see).toEqual([])
  })

  it.each(LANGUAGES)('has words for everything that is no component: %s', async (language) => {
    await setLanguage(language)
    const things = Object.keys(THING_RULES).filter((id) => id !== 'chip' && id !== 'terminal')
    const pages = [
      ...things.map((id) => pageOf(BOOK, 'thing', id)),
      ...Object.keys(DIE_RULES).map((id) => pageOf(BOOK, 'die', id)),
    ]
    expect(pages.filter((page) => !page?.text.join('') || JSON.stringify(page).includes('[darkest-'))).toEqual([])
  })
})
