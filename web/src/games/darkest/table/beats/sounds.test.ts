import { describe, expect, it } from 'vitest'
import type { DarkestView } from '../../../../api/views'
import type { Kind } from '../../happened'
import { nearDeath, soundsIn, storm } from './sounds'
import { TELLINGS } from './tellings'

const heard = (...kinds: Kind[]) => soundsIn(kinds.map((kind) => ({ kind, data: {}, cause: '', move: 1 })))
const track = (parts: object) => ({ track: { darkness: 0, spaces: 5, showdown: false, ...parts } }) as DarkestView

describe('the sounds of events', () => {
  it('are those of doors, fire, blows and the showdown, each once', () => {
    expect(heard('door-unlocked', 'fire-moves', 'burns', 'zombie-dies')).toEqual(['door', 'fire', 'blow'])
    expect(heard('showdown-begins', 'camera-check')).toEqual(['stroke'])
  })
})

describe('the house', () => {
  it('storms more the darker it is, most in the showdown', () => {
    expect([track({}), track({ darkness: 2 }), track({ showdown: true })].map(storm)).toEqual([0, 0.4, 1])
  })

  it('lets a heart be heard of whoever has little health left', () => {
    const { before } = TELLINGS[0]!
    const [first] = before.survivors
    const weak = { ...before, survivors: [{ ...first!, health: 2 }, ...before.survivors.slice(1)] }
    expect(nearDeath(before)).toEqual([])
    expect(nearDeath(weak)).toEqual([first!.id])
  })
})
