import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { AnyEvent, Happened, Kind } from '../../happened'
import type { BetrayalView } from '../../../../api/views'
import { loadWords, setLanguage } from '../../../../words/words.svelte'
import { beats } from './beats'

const event = (kind: Kind, data: AnyEvent['data'] = {}, cause = '') =>
  ({
    kind,
    data,
    cause,
    move: 1,
  }) as Happened
const VIEW = {
  turn: { explorer: 'ox-bellows', seat: 0, monster: '' },
  haunt: null,
  explorers: [
    { id: 'ox-bellows', seat: 0, place: 'foyer', room: 'foyer', side: 'heroes' },
    { id: 'zoe-ingstrom', seat: 1, place: 'foyer', room: 'foyer', side: 'traitor' },
  ],
  monsters: [],
  rooms: [],
  places: [],
} as unknown as BetrayalView
const shown = (...events: Happened[]) => beats({ events, first: 0, before: VIEW, after: VIEW })
const begins = (traitor: string) =>
  event('haunt-begins', { number: 8, revealer: 'ox-bellows', traitor, omen: 'spirit-board', room: 'foyer' })

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('document', { documentElement: {} })
  await setLanguage('en')
  await Promise.all(['common', 'betrayal'].map(loadWords))
})

describe('a turning point', () => {
  it('is the haunt: its name, who woke the house and who is said to be the traitor; then everybody reads', () => {
    const [beat] = shown(begins('zoe-ingstrom'))
    expect(beat?.isRead).toBe(true)
    expect(beat?.moment?.title).toBe('Wail of the Banshee')
    expect(beat?.moment?.faces.map(({ caption }) => caption)).toEqual(['', 'Ox: woke the house', 'Zoe: the traitor'])
    expect(beat?.moment?.faces[0]?.picture).toContain('banshee')
  })

  it('has the title that a haunt of another package gives itself', () => {
    const after = { ...VIEW, haunt: { id: 'cold-snap', number: null, title: 'Cold Snap' } } as unknown as BetrayalView
    const data = { haunt: 'cold-snap', revealer: 'ox-bellows', traitor: '', omen: 'dog', room: 'foyer' }
    const [beat] = beats({ events: [event('haunt-begins', data)], first: 0, before: VIEW, after })
    expect(beat?.moment?.title).toBe('Cold Snap')
  })

  it('says no more than everybody knows where the traitor is hidden', () => {
    const [beat] = shown(begins(''))
    expect(beat?.moment?.faces).toHaveLength(2)
    expect(beat?.moment?.lines.at(-1)).toBe('No one has shown a traitor’s face.')
  })

  it('is a change of sides that everybody can see, after which whoever changed reads', () => {
    const [beat] = shown(
      event('side-changed', { explorer: 'zoe-ingstrom', was: 'heroes', side: 'traitor', openly: true }),
    )
    expect([beat?.moment?.kind, beat?.moment?.title, beat?.isRead]).toEqual(['turned', 'Zoe Ingstrom', true])
  })

  it.each([
    [5, /werewolf/],
    [9, /the-dance-of-death/],
    [30, /vampire-bride/],
  ])('of haunt %i shows who it was, and what has them now', (number, picture) => {
    const after = { ...VIEW, haunt: { id: '', number } } as unknown as BetrayalView
    const data = { explorer: 'zoe-ingstrom', was: 'heroes', side: 'traitor', openly: true } as const
    const [beat] = beats({ events: [event('side-changed', data)], first: 0, before: VIEW, after })
    expect(beat?.moment?.faces.map((one) => one.picture)).toEqual([
      expect.stringMatching(/zoe-ingstrom/),
      expect.stringMatching(picture),
    ])
  })

  it('is not what nobody else may see: no beat tells of it', () => {
    expect(
      shown(event('side-changed', { explorer: 'zoe-ingstrom', was: 'heroes', side: 'traitor', openly: false })),
    ).toEqual([])
  })

  it('is a death, of a hero or of the traitor', () => {
    const [hero, traitor] = shown(
      event('dies', { explorer: 'ox-bellows', room: 'foyer' }),
      event('dies', { explorer: 'zoe-ingstrom', room: 'foyer' }),
    )
    expect([hero?.moment?.title, hero?.moment?.over]).toEqual(['Ox Bellows', 'The house takes one of you'])
    expect(traitor?.moment?.over).toBe('The traitor falls')
  })
})

describe('what only one seat is told', () => {
  it('is not said on the stage, and what only a traitor is told is not even there', () => {
    const dealt = event('role-dealt', { explorer: 'ox-bellows', numbers: [1], traitor: true })
    const all = shown(begins(''), dealt, event('h34-hears'), event('turn-starts', { explorer: 'ox-bellows' }))
    expect(all.map(({ caption }) => caption)).toEqual([
      expect.stringContaining('The haunt begins'),
      'For your eyes only',
      'Ox is up.',
    ])
  })
})
