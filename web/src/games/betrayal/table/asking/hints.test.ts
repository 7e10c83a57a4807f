import { describe, expect, it } from 'vitest'
import type { Ask, Choice } from '../../../../api/play'
import { isFinal, isHarmless, isMain } from './hints'
import { frequency } from './meaning'

const choice = (key: string, data: Record<string, unknown> = {}): Choice => ({ key, verb: key.split(':')[0]!, data })
const END = choice('end-turn')
const turn = (...choices: Choice[]): Ask => ({ prompt: 'turn', join: 'all', data: {}, choices: [...choices, END] })

describe('the end of a turn', () => {
  it('is bright once nothing but small things is left', () => {
    expect(isMain(END, turn())).toBe(true)
    expect(isMain(END, turn(choice('drop:axe')))).toBe(true)
    expect(isMain(END, turn(choice('go:foyer')))).toBe(false)
    expect(isMain(END, turn(choice('attack:mummy')))).toBe(false)
  })
})

describe('a touch', () => {
  it('walks at once, and thinks first before it fights or lets go', () => {
    expect(isHarmless(choice('go:foyer'), turn())).toBe(true)
    expect(isHarmless(choice('explore:n'), turn())).toBe(true)
    expect(isHarmless(choice('attack:mummy'), turn())).toBe(false)
    expect(isHarmless(choice('drop:axe'), turn())).toBe(false)
  })
  it('answers any other question at once', () => {
    const ask = { ...turn(), prompt: 'h40-traitor-bury' }
    expect(isHarmless(choice('h40-traitor-bury:foyer'), ask)).toBe(true)
  })
})

it('asks once before a secret is told or a card is used up', () => {
  expect(isFinal(choice('show-role'))).toBe(true)
  expect(isFinal(choice('use:dynamite', { card: 'dynamite' }))).toBe(true)
  expect(isFinal(choice('use:bell', { card: 'bell' }))).toBe(false)
  expect(isFinal(choice('go:foyer'))).toBe(false)
})

it('says how often an attack succeeds as people say it', () => {
  expect(frequency(8, 0)).toBe('always')
  expect(frequency(0, 4)).toBe('never')
  expect(frequency(3, 3)).toBe('third')
  expect(frequency(undefined, 3)).toBe('unknown')
})
