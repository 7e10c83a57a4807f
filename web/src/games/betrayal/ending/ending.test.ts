import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { BetrayalView } from '../../../api/views'
import type { Over } from '../../../ending/contract'
import type { Mark } from '../../../ending/shelf'
import { loadWords, setLanguage } from '../../../words/words.svelte'
import { ending, nextHaunt } from './index'

const mark = (what: number): Mark => ({
  table: 't',
  game: 'betrayal',
  what: String(what),
  side: 'heroes',
  won: true,
  at: 0,
})
const explorer = (id: string, seat: number, side: string, alive = true) => ({ id, seat, side, alive })

const FOREIGN = { id: 'cold-snap', number: null, title: 'Cold Snap', books: [] }

function over(
  reason: string,
  winners: number[],
  mine: number[] = [],
  haunt: object = { number: 8, books: [] },
): Over<BetrayalView> {
  const position = {
    haunt,
    explorers: [
      explorer('ox-bellows', 0, 'traitor'),
      explorer('zoe-ingstrom', 1, 'heroes', false),
      explorer('vivian-lopez', 2, 'heroes'),
    ],
  } as unknown as BetrayalView
  const dies = { kind: 'dies', cause: '', move: 3, data: { explorer: 'zoe-ingstrom', room: 'crypt' } }
  return { table: { options: { haunt: null } }, position, result: { reason, winners }, events: [dies], mine } as never
}

describe('the end of a haunt', () => {
  beforeAll(async () => {
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
    vi.stubGlobal('document', { documentElement: {} })
    await setLanguage('en')
    await Promise.all([loadWords('common'), loadWords('betrayal')])
  })

  it('is a picture of what happened: dawn with those who live, the monster in the house, or nobody', () => {
    const won = ending.scene(over('h08-heroes', [1, 2]))
    expect([won.kind, won.figure]).toEqual(['dawn', undefined])
    expect(won.people.map((picture) => /vivian-lopez/.test(picture))).toEqual([true])
    const lost = ending.scene(over('h08-traitor', [0]))
    expect(lost.kind).toBe('night')
    expect(lost.figure).toContain('banshee')
    expect(ending.scene(over('given-up', []))).toEqual({ kind: 'empty', people: [] })
    expect(ending.isWon(over('given-up', []))).toBe(false)
  })

  it.each([
    [6, 'h06-traitor', 'ship'],
    [22, 'h22-traitor', 'abyss'],
    [31, 'h31-heroes', 'sky'],
    [36, 'h36-traitor', 'flood'],
    [45, 'h45-traitor', 'fire'],
  ])('of haunt %i shows what has taken the house', (number, reason, kind) => {
    expect(ending.scene(over(reason, [0], [], { number })).kind).toBe(kind)
  })

  it('tells whoever looks on which side they were, unless they were on several', () => {
    expect(ending.ownSide(over('h08-traitor', [0], [0]))).toBe('You were the traitor.')
    expect(ending.ownSide(over('h08-traitor', [0], [2]))).toBe('You were a hero.')
    expect(ending.ownSide(over('h08-traitor', [0], [0, 2]))).toBe('')
    expect(ending.ownSide(over('h08-traitor', [0]))).toBe('')
  })

  it('that is given up is nobody’s victory', () => {
    const given = over('given-up', [])
    expect(ending.winner(given)).toBe('Nobody has won.')
    expect(ending.fates(given).map(({ text }) => text)).toEqual([
      'walked away from it',
      'died in the crypt',
      'walked away from it',
    ])
  })

  it('tells which haunt it was, who won, and what became of everybody', () => {
    const lost = over('h08-traitor', [0])
    expect(ending.played(lost)).toBe('Haunt 8: Wail of the Banshee')
    expect(ending.winner(lost)).toBe('The traitor has won.')
    expect(ending.fates(lost).map(({ name, part, text }) => [name, part, text])).toEqual([
      ['Ox', 'the traitor', 'lives to tell of it'],
      ['Zoe', '', 'died in the crypt'],
      ['Vivian', '', 'was never seen again'],
    ])
  })

  it('of another package is called by its title, and stands on the shelf under its id', () => {
    const foreign = over('cold-snap-heroes', [1, 2], [2], FOREIGN)
    expect(ending.played(foreign)).toBe('Cold Snap')
    expect(ending.isWon(foreign)).toBe(true)
    expect(ending.scene(foreign).kind).toBe('dawn')
    expect(ending.marks(foreign)).toEqual([{ what: 'cold-snap', side: 'heroes', won: true }])
  })

  it('stands on the shelf once for each side on which one sat', () => {
    expect(ending.marks(over('h08-traitor', [0], [0, 2]))).toEqual([
      { what: '8', side: 'traitor', won: true },
      { what: '8', side: 'heroes', won: false },
    ])
    expect(ending.marks(over('h08-traitor', [0]))).toEqual([])
  })

  it('leads to the next haunt that nobody here has been through', () => {
    expect(nextHaunt(8, [])).toBe(9)
    expect(nextHaunt(8, [mark(9), mark(10)])).toBe(11)
    expect(nextHaunt(50, [mark(1)])).toBe(2)
    expect(
      nextHaunt(
        8,
        Array.from({ length: 50 }, (_, n) => mark(n + 1)),
      ),
    ).toBe(9)
  })

  it('weighs a fight by how clearly it was won', () => {
    const clash = (winner: string, margin: number) =>
      ending.weight({ kind: 'clash', cause: '', move: 1, data: { winner, margin } })
    expect(clash('ox-bellows', 1)).toBe(0)
    expect(clash('', 0)).toBe(0)
    expect(clash('ox-bellows', 8)).toBeGreaterThan(clash('ox-bellows', 4))
  })
})
