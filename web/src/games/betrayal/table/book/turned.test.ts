import { describe, expect, it } from 'vitest'
import type { Happened, Kind } from '../../happened'
import type { BetrayalView, HauntView } from '../../../../api/views'
import { hasTurned, isConvert, lastWord, pageOf } from './turned'

const event = (kind: Kind, explorer: string, move: number) =>
  ({
    kind,
    data: { explorer },
    cause: '',
    move,
  }) as Happened
const BEGINS = event('haunt-begins', '', 1)
const EXCHANGED = event('token-exchanged', 'zoe-ingstrom', 4)
const CHANGED = event('side-changed', 'zoe-ingstrom', 4)
const at = (phase: string): BetrayalView =>
  ({
    phase,
    haunt: { id: 'the-star-sickness' },
    explorers: [
      { id: 'ox-bellows', seat: 0 },
      { id: 'zoe-ingstrom', seat: 1 },
    ],
  }) as unknown as BetrayalView

describe('a convert', () => {
  const haunt = (side: string, ...books: string[]): HauntView => ({ side, books }) as unknown as HauntView

  it('is whoever reads both books, or the only one, on the other side', () => {
    expect(isConvert(haunt('traitor', 'heroes', 'traitor'))).toBe(true)
    expect(isConvert(haunt('traitor', 'heroes'))).toBe(true)
    expect(isConvert(haunt('traitor', 'traitor'))).toBe(false)
    expect(isConvert(haunt('heroes', 'heroes'))).toBe(false)
  })
})

describe('the page that somebody has to read', () => {
  it('is that of the haunt as long as it begins, and for whoever comes later', () => {
    expect(pageOf(at('haunt-ready'), [], 0, true)).toBe('the-star-sickness')
    expect(pageOf(at('turn'), [BEGINS], 0, true)).toBe('the-star-sickness')
    expect(pageOf(at('turn'), [], 0, true)).toBe('')
  })

  it('is another one after each exchange, whether it changed anything or not, where somebody may look on', () => {
    const without = pageOf(at('turn'), [BEGINS, EXCHANGED], 1, true)
    expect(without).toBe('the-star-sickness 4')
    expect(pageOf(at('turn'), [BEGINS, EXCHANGED, CHANGED], 1, true)).toBe(without)
    expect(pageOf(at('turn'), [BEGINS, EXCHANGED, CHANGED], 0, true)).toBe('the-star-sickness')
  })

  it('opens for whoever is alone only where something has changed', () => {
    expect(pageOf(at('turn'), [BEGINS, EXCHANGED], 1, false)).toBe('the-star-sickness')
    expect(pageOf(at('turn'), [BEGINS, EXCHANGED, CHANGED], 1, false)).toBe('the-star-sickness 4')
  })

  it('says that somebody has turned only to whom that happened', () => {
    const told = [BEGINS, EXCHANGED]
    expect(hasTurned(told, lastWord(at('turn'), told, 1, true)!)).toBe(false)
    expect(hasTurned([...told, CHANGED], lastWord(at('turn'), [...told, CHANGED], 1, true)!)).toBe(true)
  })
})
