import { beforeAll, expect, it, vi } from 'vitest'
import haunt from '../../../locales/en/books/h46.ftl?raw'
import {
  loadWords,
  loadWordsFrom,
  name,
  nameAlone,
  nameSeats,
  preferredLanguage,
  sayChoice,
  sayEvent,
  setLanguage,
} from './words.svelte'

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('document', { documentElement: {} })
  await setLanguage('en')
  await loadWords('betrayal')
  await loadWordsFrom('h46', () => Promise.resolve(haunt))
})

const choice = (key: string, data: Record<string, unknown>) =>
  sayChoice('betrayal', { key, verb: key.split(':')[0] ?? '', data })

it('tells one of several by its number, and the only one of its kind by its name', () => {
  expect(['victim', 'victim-2', 'mummy-1'].map((id) => name('betrayal', 'creature', id))).toEqual([
    'Victim',
    'Victim 2',
    'Mummy',
  ])
  expect(sayEvent('betrayal', { kind: 'monster-gone', cause: '', data: { monster: 'victim-3' } })).toBe(
    'Victim 3 is gone.',
  )
})

it('says no number of those who are alone of their kind', () => {
  nameAlone(['victim-1'])
  expect(['victim-1', 'victim-2'].map((id) => name('betrayal', 'creature', id))).toEqual(['Victim', 'Victim 2'])
  nameAlone([])
})

it('tells a part by the name of the whole', () => {
  expect(name('betrayal', 'room', 'chasm/far')).toBe('Chasm')
})

it('lets a choice mention both things its key is about', () => {
  expect(choice('use:bell', { card: 'bell' })).toBe('Use the bell')
  expect(choice('use:dynamite:storeroom', { card: 'dynamite' })).toBe('Use the dynamite (Storeroom)')
  const side = { place: 'chasm/far', direction: 'e', doorway_room: '' }
  expect(choice('pull:victim-2:chasm/far', side)).toBe('Victim 2: Chasm, on the east side')
})

it('says who decided, where several seats could have', async () => {
  await Promise.all(['common', 'darkest'].map(loadWords))
  nameSeats(() => '')
  const event = { kind: 'fire-is-out', cause: '', data: { deciding_seats: [0, 1] } }
  expect(sayEvent('darkest', event)).toBe('The fire is out. Only smoke is left. (Decided by seats 1 and 2.)')
  nameSeats((seat) => ['Ada', 'Ben'][seat] ?? '')
  expect(sayEvent('darkest', event)).toBe('The fire is out. Only smoke is left. (Decided by Ada and Ben.)')
  const own = { ...event, data: { deciding_seats: [0] } }
  expect(sayEvent('darkest', own)).toBe('The fire is out. Only smoke is left. (Decided by Ada.)')
  nameSeats(
    (seat) => ['Ada', 'Ben'][seat] ?? '',
    (seat) => seat === 0,
  )
  expect(sayEvent('darkest', own)).toBe('The fire is out. Only smoke is left.')
  const chosen = { kind: 'survivor-chosen', cause: '', data: { seat: 1, survivor: 'nina' } }
  expect(sayEvent('darkest', chosen)).toBe('Ben plays Nina.')
  nameSeats(() => '')
  expect(sayEvent('darkest', chosen)).toBe('Seat 2 plays Nina.')
})

it('says no loss of nothing', () => {
  const split = (first: number, second: number) =>
    choice('split', { first_trait: 'might', on_first: first, second_trait: 'speed', on_second: second })
  expect([split(2, 0), split(0, 2), split(1, 1)]).toEqual(['Might −2', 'Speed −2', 'Might −1, Speed −1'])
})

it('is in the language chosen before, else in the first of the browser’s that there is', () => {
  const prefers = (languages: string[], kept: string | null = null) => {
    vi.stubGlobal('navigator', { languages })
    vi.stubGlobal('localStorage', { getItem: () => kept, setItem: () => undefined })
    return preferredLanguage()
  }
  expect(prefers(['nl', 'de-AT', 'fr'])).toBe('de')
  expect(prefers(['de-AT'], 'fr')).toBe('fr')
  expect(prefers(['de'], 'klingon')).toBe('de')
  expect(prefers(['nl'])).toBe('en')
})
