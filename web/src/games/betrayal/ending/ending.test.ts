import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { BetrayalView } from '../../../api/views'
import type { Over } from '../../../ending/contract'
import type { Mark } from '../../../ending/shelf'
import { headlineOf } from '../../../ending/headline'
import { turningPoints } from '../../../ending/turning'
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

/** Haunt 43: Zoe was given the 1 by the second exchange of three, and nobody but her and Ox has heard of it. */
function sick(mine: number[], heard: object[] = []): Over<BetrayalView> {
  const met = (move: number) => ({ kind: 'exchanged', cause: '', move, data: {} })
  const played = over('h43-traitor', [0], mine, {
    id: 'the-star-sickness',
    number: 43,
    books: ['heroes'],
    turned: [{ explorer: 'zoe-ingstrom', kind: 'exchanged', later: 1 }],
  })
  played.position.explorers.forEach((who) => (who.side = who.seat === 2 ? 'heroes' : 'traitor'))
  return ending.revealed!({ ...played, events: [met(2), met(4), ...heard, met(6)] } as never) as Over<BetrayalView>
}
const OWN = {
  kind: 'side-changed',
  cause: '',
  move: 4,
  data: { explorer: 'zoe-ingstrom', was: 'heroes', side: 'traitor', openly: false },
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

  it.each([
    [8, 'h08-heroes', [1, 2], 'dawn', 'The heroes have won.'],
    [5, 'h05-traitor', [0], 'night', 'The traitor has won.'],
    [8, 'given-up', [], 'empty', 'Given up'],
    [8, 'nobody', [], 'empty', 'Nobody has won.'],
    [45, 'h45-traitor', [0], 'fire', 'The traitor has won.'],
    [36, 'h36-traitor', [0], 'flood', 'The traitor has won.'],
    [22, 'h22-traitor', [0], 'abyss', 'The traitor has won.'],
    [31, 'h31-heroes', [2], 'sky', 'The heroes have won.'],
    [6, 'h06-traitor', [0], 'ship', 'The traitor has won.'],
  ])('of haunt %i, as %s, has a headline for each who looks', (number, reason, winners, kind, headline) => {
    const seen = (mine: number[]) => over(reason, winners, mine, { number, books: [] })
    expect(ending.scene(seen([])).kind).toBe(kind)
    const titles = [[], [0], [1], [2]].map((mine) => headlineOf(seen(mine), ending.winner(seen(mine))))
    const own = [0, 1, 2].map((seat) => (winners.includes(seat as never) ? 'You have won' : 'You have lost'))
    expect(titles).toEqual([headline, ...(reason === 'given-up' ? own.map(() => headline) : own)])
  })

  it('has the side that won as its headline for who sat on both', () => {
    const both = over('h08-traitor', [0], [0, 2])
    expect(headlineOf(both, ending.winner(both))).toBe('The traitor has won.')
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
      ['Ox', 'the traitor', 'wanted it this way'],
      ['Zoe', '', 'died in the crypt'],
      ['Vivian', '', 'was never seen again'],
    ])
  })

  it('tells everybody who had turned unseen, at its moment, and as everybody may read it', () => {
    for (const shown of [sick([0]), sick([1], [OWN]), sick([])]) {
      const turned = shown.events.filter(({ kind }) => kind === 'side-changed')
      expect(turned).toEqual([{ ...OWN, data: { ...OWN.data, openly: true } }])
      expect(turningPoints(shown.events, ending).map(({ kind, move }) => [kind, move])).toEqual([['side-changed', 4]])
    }
  })

  it('knows a traitor from the first, somebody who has turned, and a hero by what they were in the end', () => {
    expect([0, 1, 2].map((seat) => ending.ownSide(sick([seat])))).toEqual([
      'You were the traitor.',
      'You changed sides that night.',
      'You were a hero.',
    ])
    expect(ending.fates(sick([])).map(({ part }) => part)).toEqual(['the traitor', 'changed sides', ''])
    expect(ending.marks(sick([1]))).toEqual([{ what: '43', side: 'traitor', won: false, size: 3 }])
  })

  it('tells who got out, who was killed by what, and shows what somebody has become', () => {
    const bitten = over('h05-heroes', [1, 2], [], { id: 'i-was-a-teenage-lycanthrope', number: 5, books: [] })
    bitten.position.explorers[2]!.away = 'outside'
    Object.assign(bitten.events[0]!, { cause: 'blood-dagger' })
    const [ox, zoe, vivian] = ending.fates(bitten)
    expect([ox, zoe, vivian].map((fate) => fate?.text)).toEqual([
      'was never seen again',
      'died in the crypt (Blood Dagger)',
      'got out of the house',
    ])
    expect(ox?.picture).toContain('werewolf')
    expect(vivian?.picture).toContain('vivian')
  })

  it('of another package is called by its title, and stands on the shelf under its id', () => {
    const foreign = over('cold-snap-heroes', [1, 2], [2], FOREIGN)
    expect(ending.played(foreign)).toBe('Cold Snap')
    expect(ending.isWon(foreign)).toBe(true)
    expect(ending.scene(foreign).kind).toBe('dawn')
    expect(ending.marks(foreign)).toEqual([{ what: 'cold-snap', side: 'heroes', won: true, size: 3 }])
  })

  it('stands on the shelf once for each side on which one sat', () => {
    expect(ending.marks(over('h08-traitor', [0], [0, 2]))).toEqual([
      { what: '8', side: 'traitor', won: true, size: 3 },
      { what: '8', side: 'heroes', won: false, size: 3 },
    ])
    expect(ending.marks(over('h08-traitor', [0]))).toEqual([])
  })

  it('was as hard as bots have found it, for each side and as many as there were', async () => {
    const chanceOf = await ending.chances!()
    const played = (what: string, side: string, size?: number) =>
      chanceOf({ table: 'a', game: 'betrayal', what, side, won: false, at: 1, ...(size && { size }) })
    expect(played('23', 'heroes', 3)).toBeLessThan(0.1)
    expect(played('23', 'heroes', 3)! + played('23', 'traitor', 3)!).toBeCloseTo(1)
    expect(played('24', 'heroes', 6)! - played('24', 'heroes', 3)!).toBeGreaterThan(0.4)
    expect(played('24', 'heroes')).toBeGreaterThan(played('24', 'heroes', 3)!)
    expect(played('cold-snap', 'heroes', 3)).toBeNull()
  })

  it('has a picture on the shelf for each of the fifty haunts', () => {
    const plates = ending.plates([])
    expect(plates.map(({ what }) => Number(what))).toEqual(Array.from({ length: 50 }, (_, n) => n + 1))
    expect(plates.filter(({ picture }) => !picture?.includes('.svg')).map(({ what }) => what)).toEqual([])
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

  it('turned on no dice that said how far a monster goes', () => {
    const rolled = (why: string) => ({ kind: 'rolled', cause: '', move: 1, data: { why, needed: null, passed: null } })
    expect(['h08-wail', 'movement'].map((why) => turningPoints([rolled(why)] as never, ending).length)).toEqual([1, 0])
  })

  it('weighs a fight by how clearly it was won', () => {
    const clash = (winner: string, margin: number) =>
      ending.weight({ kind: 'clash', cause: '', move: 1, data: { winner, margin } })
    expect(clash('ox-bellows', 1)).toBe(0)
    expect(clash('', 0)).toBe(0)
    expect(clash('ox-bellows', 8)).toBeGreaterThan(clash('ox-bellows', 4))
  })
})
