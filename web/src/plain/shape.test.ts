import { beforeAll, expect, it, vi } from 'vitest'
import { loadWords, loadWordsFrom, nameSeats, setLanguage } from '../words/words.svelte'
import { isBySeat, shape } from './shape'

const WORDS = `
torches-view-stake = At stake
torches-card-7 = Seven of Embers
torches-room-attic = the attic
`

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('document', { documentElement: {} })
  await setLanguage('en')
  await loadWords('common')
  await loadWordsFrom('torches', () => Promise.resolve(WORDS))
  nameSeats((seat) => ['Ada', 'Ben'][seat] ?? '')
})

it('shows short values with their labels, and names what has a name', () => {
  const { facts } = shape('torches', { stake: 3, room: 'attic', last_room: null, is_dark: true, lead_seat: 1 }, 2)
  expect(facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'At stake: 3',
    'Room: the attic',
    'Last room: –',
    'Is dark: Yes',
    'Lead seat: Ben',
  ])
})

it('shows lists of short values as rows', () => {
  expect(shape('torches', { cards: ['7', 'old-key'] }, 2).rows).toEqual([
    { id: 'cards', label: 'Cards', values: ['Seven of Embers', 'Old key'] },
  ])
})

it('shows what each seat has under the name of who sits there', () => {
  const [players, points] = shape('torches', { players: [{ cards: 2 }, { cards: 3 }], points_by_seat: [4, 5] }, 2).cards
  expect(players?.cards.map(({ title, facts }) => [title, facts[0]?.value])).toEqual([
    ['Ada', '2'],
    ['Ben', '3'],
  ])
  expect(points?.title).toBe('Points')
  expect(points?.facts.map(({ label, value }) => [label, value])).toEqual([
    ['Ada', '4'],
    ['Ben', '5'],
  ])
})

it('takes no list for one by seats that is only as long', () => {
  expect(isBySeat('hand', 2, 2)).toBe(false)
  expect(isBySeat('players', 3, 2)).toBe(false)
  expect(shape('torches', { players: ['x', 'y', 'z'] }, 2).rows[0]?.values).toEqual(['X', 'Y', 'Z'])
})

it('shows whatever else there is, however deep', () => {
  const group = shape('torches', { rooms: [{ id: 'attic', cards: [] }], deck: { left: 4 }, peeked: [[1, '7']] }, 2)
  expect(group.cards.map(({ title }) => title)).toEqual(['Rooms', 'Deck'])
  expect(group.rows).toEqual([{ id: 'peeked', label: 'Peeked', values: ['1, 7'] }])
  expect(group.cards[0]?.cards[0]?.title).toBe('the attic')
  expect(group.cards[1]?.facts[0]).toEqual({ id: 'left', label: 'Left', value: '4' })
})
