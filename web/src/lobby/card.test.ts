import { beforeEach, expect, test, vi } from 'vitest'
import type { GameInfo } from '../api/views'
import { keepPreset, minutesOf, presetOf, proposedPreset, valuesOf, type GameCard, type Preset } from './card'

const NOWHERE = { people: [], foes: [], light: '' }
const preset = (name: string, minutes: number, options: Preset['options']): Preset => ({
  name,
  picture: NOWHERE,
  minutes,
  hard: 1,
  seats: 3,
  options,
})
const GENTLE = preset('gentle', 45, (seats) => ({ grace: true, survivors: Math.max(4, seats), forgotten: 1 }))
const CLASSIC = preset('classic', 60, () => ({}))
const CARD: GameCard = { picture: NOWHERE, hard: 1, presets: [GENTLE, CLASSIC] }
const GAME: GameInfo = {
  name: 'torches',
  rules: 1,
  fewest_seats: 1,
  most_seats: 5,
  options: [
    { name: 'grace', default: false, values: [false, true], help: '', added: [] },
    { name: 'survivors', default: null, values: [], help: '', added: [] },
  ],
  bots: ['clever'],
  screen: false,
}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

test('a preset is all options, and nothing that the game does not know', () => {
  expect(valuesOf(GENTLE, GAME, 2)).toEqual({ grace: true, survivors: 4 })
  expect(valuesOf(undefined, GAME, 2)).toEqual({ grace: false, survivors: null })
})

test('options are recognised as a preset for as many seats as there are', () => {
  expect(presetOf(CARD, GAME, { survivors: 5, grace: true }, 5)).toBe(GENTLE)
  expect(presetOf(CARD, GAME, { survivors: 4, grace: true }, 5)).toBeUndefined()
  expect(presetOf(CARD, GAME, { grace: false, survivors: null }, 5)).toBe(CLASSIC)
})

test('newcomers are offered the first preset, others the one they played last', () => {
  expect(proposedPreset('torches', CARD)).toBe(GENTLE)
  keepPreset('torches', CLASSIC)
  expect(proposedPreset('torches', CARD)).toBe(CLASSIC)
  keepPreset('torches', undefined)
  expect(proposedPreset('torches', CARD)).toBe(CLASSIC)
  expect(proposedPreset('torches', null)).toBeUndefined()
})

test('a game takes from as long as its shortest night to as long as its longest', () => {
  expect(minutesOf(CARD)).toEqual({ least: 45, most: 60 })
  expect(minutesOf({ ...CARD, presets: [] })).toBeNull()
})
