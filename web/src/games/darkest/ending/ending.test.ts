import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { DarkestView } from '../../../api/views'
import type { Over } from '../../../ending/contract'
import { headlineOf } from '../../../ending/headline'
import { loadWords, setLanguage } from '../../../words/words.svelte'
import { SQUARES } from '../house/layout'
import { ending } from './index'

const LAYOUT = SQUARES.map((_, n) => `O${n}.90`).join(' ')

function over(house: string, winners: number[], mine: number[] = [0]): Over<DarkestView> {
  const tiles = SQUARES.map((square, n) => ({ square, tile: `O${n}`, rotation: 90 }))
  const position = { house: tiles, survivors: [{ id: 'leo', seat: 0 }], fallen: [{ survivor: 'nina', seat: 1 }] }
  const events = [
    { kind: 'eliminated', cause: 'fire', move: 2, data: { survivor: 'nina', room: 'kitchen' } },
    { kind: 'eliminated', cause: 'zombified', move: 4, data: { survivor: 'jack', room: 'hall' } },
  ]
  const options = { house, mode: 'darker' }
  return { table: { options }, position, result: { reason: 'darkness', winners }, events, mine } as never
}

describe('the end of a night', () => {
  beforeAll(async () => {
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
    vi.stubGlobal('document', { documentElement: {} })
    await setLanguage('en')
    await Promise.all([loadWords('common'), loadWords('darkest')])
  })

  it('tells how dark it was, in which house, and who won', () => {
    expect(ending.played(over('hard', []))).toBe('Darker, in the watched house')
    expect(ending.winner(over('hard', []))).toBe('The house has won.')
    expect(ending.winner(over('hard', [0]))).toBe('The survivors have won.')
  })

  it.each([
    ['nemesis-dead', [0], 'dawn', 'You have won', 'The survivors have won.'],
    ['darkness', [], 'night', 'You have lost', 'The house has won.'],
    ['cure-lost', [], 'fire', 'You have lost', 'The house has won.'],
    ['given-up', [], 'empty', 'Given up', 'Given up'],
  ])('by %s has a picture and a headline, for who played and who looks on', (reason, winners, kind, own, seen) => {
    const end = { ...over('hard', winners), result: { reason, winners } } as Over<DarkestView>
    expect(ending.scene(end).kind).toBe(kind)
    expect(headlineOf(end, ending.winner(end))).toBe(own)
    expect(headlineOf({ ...end, mine: [] }, ending.winner(end))).toBe(seen)
  })

  it('tells of the living first, then of the dead', () => {
    expect(ending.fates(over('hard', [])).map(({ name, seat, text, isLost }) => [name, seat, text, isLost])).toEqual([
      ['Leo', 0, 'is still in there', false],
      ['Nina', 1, 'died in the kitchen', true],
      ['Jack', -1, 'died, and got up again', true],
    ])
  })

  it('gives the last word to those who are left', () => {
    const end = over('hard', [0])
    const come = (survivor: string) => ({ kind: 'survivor-chosen', cause: '', move: 0, data: { survivor } })
    const events = [come('leo'), come('nina'), ...end.events, { kind: 'won', cause: '', move: 9, data: {} }]
    expect(ending.fates({ ...end, events }).map(({ says }) => says)).toEqual([
      'Everybody out. Now count again.',
      undefined,
      undefined,
    ])
    expect(ending.fates(end).every(({ says }) => says === undefined)).toBe(true)
  })

  it('stands on the shelf under a title', () => {
    expect(ending.plates([]).map(({ title }) => title)).toEqual([
      'The house of first steps',
      'The watched house',
      'A house the dice had built',
      'A house of your own',
    ])
  })

  it('leads back into the very house that the dice had built', () => {
    const [same, other] = ending.next(over('random', []), [])
    expect(same!.options!['house']).toBe(LAYOUT)
    expect(other!.options!['house']).toBe('random')
    expect(ending.next(over('hard', []), [])[0]!.options!['house']).toBe('hard')
  })

  it('stands on the shelf by its house and how dark it was, for those who had a seat', () => {
    expect(ending.marks(over(LAYOUT, [0]))).toEqual([{ what: 'own', side: 'darker', won: true, size: 3 }])
    expect(ending.marks(over('hard', [0], []))).toEqual([])
  })

  it('was as hard as bots have found it, in a house of its own as in those that are known', async () => {
    const chanceOf = await ending.chances!()
    const played = (what: string, size?: number) =>
      chanceOf({ table: 'a', game: 'darkest', what, side: 'dark', won: false, at: 1, ...(size && { size }) })
    for (const house of ['recommended', 'random', 'own']) expect(played(house, 3)).toBeLessThan(0.5)
    expect(played('own')).not.toBeNull()
    expect(played('hard', 9)).toBeNull()
  })
})
