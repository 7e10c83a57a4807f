import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { BetrayalView, Objective } from '../../../../api/views'

vi.mock('../../../../table/page/cover.svelte', () => ({ cover: { isOn: true } }))

const { cover } = await import('../../../../table/page/cover.svelte')
const { setLanguage, loadWords, loadWordsFrom } = await import('../../../../words/words.svelte')
const { goalOf, namedBy, wantedIn } = await import('./wanted')

const objective = (id: string, more: Partial<Objective>): Objective => ({
  id,
  done: 0,
  of: 1,
  rooms: [],
  foes: [],
  cards: [],
  verbs: [],
  avoid: [],
  leave: [],
  at_any_cost: false,
  ...more,
})

const view = (haunt: Record<string, unknown>, ...objectives: Objective[]): BetrayalView =>
  ({
    haunt: { secrets: {}, traitor: 'ox-bellows', objectives, ...haunt },
    places: [{ id: 'tunnel', room: 'crypt', direction: 'n' }],
    explorers: [{ id: 'ox-bellows' }],
  }) as unknown as BetrayalView

beforeEach(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('document', { documentElement: {} })
  await setLanguage('en')
  await loadWords('betrayal')
  await loadWordsFrom('goals', () =>
    Promise.resolve(
      'betrayal-objective-bomb = Defuse it\nbetrayal-objective-kill = Kill it\nbetrayal-creature-cat = Cat',
    ),
  )
})

describe('what is marked in the house', () => {
  const bomb = objective('bomb', { rooms: ['vault', 'chasm/far', 'tunnel'], cards: ['book'] })
  const kill = objective('kill', { rooms: ['vault'], foes: ['cat-1', 'ox-bellows'] })

  it('are the rooms, figures and cards that open objectives name, with what is wanted there first', () => {
    const { rooms, figures, cards } = wantedIn(view({}, bomb, kill))
    expect([...rooms]).toEqual([
      ['vault', 'Defuse it'],
      ['chasm', 'Defuse it'],
      ['crypt', 'Defuse it'],
    ])
    expect([...figures.keys()]).toEqual(['cat-1', 'ox-bellows'])
    expect(goalOf(cards, ['axe', 'book'])).toBe('Defuse it')
    expect(goalOf(cards, ['axe'])).toBe('')
  })

  it('is nothing of what is done, and not every room of the house', () => {
    const rooms = Array.from({ length: 9 }, (_, n) => `room-${n}`)
    expect(wantedIn(view({}, { ...bomb, done: 1 }, objective('kill', { rooms }))).rooms.size).toBe(0)
  })

  it('is nothing while nobody may know who the traitor is and others may look on', () => {
    const hidden = view({ secrets: { roles: [1] }, traitor: '' }, bomb)
    expect(wantedIn(hidden).rooms.size).toBe(0)
    Object.assign(cover, { isOn: false })
    expect(wantedIn(hidden).rooms.size).toBe(3)
  })

  it('leads from the book to its pages', () => {
    expect(namedBy(kill, view({}, kill))).toEqual([
      { kind: 'room', id: 'vault', label: 'Vault' },
      { kind: 'explorer', id: 'ox-bellows', label: 'Ox' },
      { kind: 'creature', id: 'cat', label: 'Cat' },
    ])
  })
})
