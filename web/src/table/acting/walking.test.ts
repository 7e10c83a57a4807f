import { describe, expect, it } from 'vitest'
import type { Ask, GameEvent } from '../../api/play'
import type { Walk } from '../../games'
import { setOut, wayOn } from './walking'

const event = (kind: string): GameEvent => ({ kind, move: 1, cause: '', data: {} })
const ask = (...keys: string[]): Ask => ({
  prompt: 'turn',
  join: 'all',
  data: {},
  choices: keys.map((key) => ({ key, verb: 'go', data: {} })),
})
const walk = (...places: string[]): Walk => ({
  figure: 'ox',
  from: '',
  places,
  keys: places.map((place) => `go:${place}`),
  spaces: places.length,
})
const screens = (...walks: Walk[]) => ({ walks: () => walks, isStep: ({ kind }: GameEvent) => kind === 'moves' })

describe('a journey', () => {
  const journey = setOut(walk('a', 'b', 'c'), { move: 5, events: [event('rolled')] })!
  const now = { move: 6, ask: ask('go:b'), position: null, events: [event('rolled'), event('moves')] }

  it('goes on with the next step while nothing but the step has happened', () => {
    const on = wayOn(journey, now, screens(walk('b', 'c')))
    expect(on?.step.key).toBe('go:b')
    expect(setOut(on!.walk, now)).toMatchObject({ goal: 'c', left: 1, move: 6, told: 2 })
  })

  it('is over after its last step', () => {
    expect(setOut(walk('c'), now)).toBeNull()
  })

  it('stops when something else has happened', () => {
    expect(wayOn(journey, { ...now, events: [...now.events, event('hurt')] }, screens(walk('b', 'c')))).toBeNull()
  })

  it('stops when somebody else has acted, or a step was taken back', () => {
    expect(wayOn(journey, { ...now, move: 7 }, screens(walk('b', 'c')))).toBeNull()
    expect(wayOn(journey, { ...now, move: 4 }, screens(walk('b', 'c')))).toBeNull()
  })

  it('stops when nobody is asked, or something else is', () => {
    expect(wayOn(journey, { ...now, ask: null }, screens(walk('b', 'c')))).toBeNull()
    expect(wayOn(journey, { ...now, ask: ask('yes', 'no') }, screens(walk('b', 'c')))).toBeNull()
  })

  it('stops when the way is not what it was', () => {
    expect(wayOn(journey, now, screens(walk('b')))).toBeNull()
    expect(wayOn(journey, now, screens(walk('b', 'd', 'c')))).toBeNull()
  })
})
