import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { DarkestView, SurvivorView } from '../../../../api/views'
import type { Ask, Choice } from '../../../../api/play'
import { kindOf } from './deeds'
import { loadWords, setLanguage } from '../../../../words/words.svelte'
import { hint, hitChance, isFinal, isMain, missingOf } from './hints'
import { meaning } from './meaning'

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('document', { documentElement: {} })
  await setLanguage('en')
  await loadWords('darkest')
})

describe('the chance of a hit', () => {
  it('is a third with one die', () => {
    expect(hitChance(1)).toBeCloseTo(1 / 3)
  })

  it('counts that a failure takes a lone success with it', () => {
    // Two dice: both successes, or one success and something a failure did not show.
    expect(hitChance(2)).toBeCloseTo(1 / 9 + 2 * (1 / 3) * (1 / 2))
  })

  it('grows with the dice', () => {
    expect(hitChance(4)).toBeGreaterThan(hitChance(3))
  })
})

it('finds the colours that are missing at a lock, each as often as it is there', () => {
  expect(missingOf(['red', 'red', 'black'], ['red', 'blue'])).toEqual(['red', 'black'])
  expect(missingOf(['red'], ['red', 'red'])).toEqual([])
})

describe('a locked door', () => {
  const who = (id: string, colours: string[], ap: number, room = 'hall') =>
    ({ id, room, ap, active: true, chips: {}, hands: [{ colours }], pack: [] }) as unknown as SurvivorView
  const kind = (...survivors: SurvivorView[]) => {
    const choice: Choice = { key: 'unlock:leo:d', verb: 'unlock', data: { survivor: 'leo', door: 'd' } }
    const ask: Ask = { prompt: 'act', join: 'any', data: {}, choices: [choice] }
    const doors = [{ id: 'd', icons: 2, colours: ['red', 'green'] }]
    return kindOf(choice, ask, { survivors, doors, track: {}, security: {}, reactor: null } as unknown as DarkestView)
  }

  it('is what the goal asks for where its colours are there, if need be with help', () => {
    expect(kind(who('leo', ['red', 'green'], 4))).toBe('want')
    expect(kind(who('leo', ['red'], 4), who('nina', ['green'], 1))).toBe('want')
  })

  it('is forced without being the main thing', () => {
    const ask = (prompt: string): Ask => ({ prompt, join: 'any', data: {}, choices: [] })
    const yes: Choice = { key: 'yes', verb: 'yes', data: {} }
    expect(isMain(yes, ask('force-door'))).toBe(false)
    expect(isMain(yes, ask('come-along'))).toBe(true)
  })

  it('is one deed among others where it would bring the darkness nearer', () => {
    expect(kind(who('leo', ['red'], 4))).toBe('deed')
    expect(kind(who('leo', ['red'], 4), who('nina', ['green'], 0))).toBe('deed')
    expect(kind(who('leo', ['red'], 4), who('nina', ['green'], 4, 'attic'))).toBe('deed')
  })
})

describe('a shift in the showdown', () => {
  const choice = (verb: string): Choice => ({ key: verb, verb, data: { survivor: 'leo' } })
  const SHIFT: Choice = { key: 'shift', verb: 'shift', data: {} }
  const ask = (...verbs: string[]): Ask => ({
    prompt: 'act',
    join: 'any',
    data: {},
    choices: [...verbs.map(choice), SHIFT],
  })
  const hands = (...ap: number[]) =>
    ({ survivors: ap.map((one, n) => ({ id: ['leo', 'nina'][n], ap: one })) }) as unknown as DarkestView

  it('is asked for twice while anybody has a marker in hand, or can attack for nothing', () => {
    expect(isFinal(SHIFT, ask('move'), hands(2, 0))).toBe(true)
    expect(isFinal(SHIFT, ask(), hands(0, 1))).toBe(true)
    expect(isFinal(SHIFT, ask('free-attack'), hands(0, 0))).toBe(true)
    expect(isFinal(SHIFT, ask('stow'), hands(0, 0))).toBe(false)
  })

  it('is the main thing once nothing but small things is left', () => {
    expect(isMain(SHIFT, ask('stow'))).toBe(true)
    expect(isMain(SHIFT, ask('move'))).toBe(false)
  })
})

describe('a die of an enemy', () => {
  const view = { survivors: [] } as unknown as DarkestView
  const choice = (icon: string): Choice => ({ key: `icon:${icon}`, verb: 'icon', data: { icon } })

  it('says what it would do, where one of several is warded off', () => {
    const ask: Ask = { prompt: 'cancel-icon', join: 'any', data: {}, choices: [choice('fear'), choice('damage')] }
    expect(ask.choices.map((one) => hint(one, view, ask))).toEqual([
      'Somebody runs into a room next door.',
      'Somebody loses 1 health.',
    ])
  })

  it('says what it does to whoever takes it', () => {
    const ask: Ask = { prompt: 'allocate', join: 'any', data: { icon: 'fear', icons: ['fear'] }, choices: [] }
    expect(meaning(ask, view, 0)).toBe('Somebody runs into a room next door.')
  })
})
