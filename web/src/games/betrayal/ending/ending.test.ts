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

const FOREIGN = { id: 'cold-snap', number: null, title: 'Cold Snap' }

function over(
  reason: string,
  winners: number[],
  mine: number[] = [],
  haunt: object = { number: 8 },
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

  it('is a dawn where the heroes have won', () => {
    expect(ending.isDawn(over('h08-heroes', [1, 2]))).toBe(true)
    expect(ending.isDawn(over('h08-traitor', [0]))).toBe(false)
    expect(ending.isDawn(over('given-up', []))).toBe(false)
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
    expect(ending.isDawn(foreign)).toBe(true)
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
