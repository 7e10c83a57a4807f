import { describe, expect, it } from 'vitest'
import type { BetrayalView } from '../../../../api/views'
import type { Kind } from '../../happened'
import { nearDeath, soundsIn, storm } from './sounds'

const heard = (...kinds: Kind[]) => soundsIn(kinds.map((kind) => ({ kind, data: {}, cause: '', move: 1 })))
const view = (parts: object) => ({ haunt: null, omens_drawn: 0, explorers: [], ...parts }) as unknown as BetrayalView
const explorer = (id: string, clip: number, alive = true) => ({ id, alive, traits: [{ clip: 3 }, { clip }] })

describe('the sounds of events', () => {
  it('tell nothing of who is the traitor: a haunt begins alike for all, and a role is dealt in silence', () => {
    expect(heard('haunt-begins')).toEqual(['stroke'])
    expect(heard('role-dealt', 'role-shown', 'h34-hears')).toEqual([])
  })

  it('are those of doors, blows and fire, each once', () => {
    expect(heard('finds', 'clash', 'stunned', 'h38-burns', 'h45-explodes')).toEqual(['door', 'blow', 'fire'])
  })
})

describe('the weather', () => {
  it('grows with the omens, and is worst in a haunt', () => {
    const levels = [view({}), view({ omens_drawn: 4 }), view({ omens_drawn: 13 }), view({ haunt: {} })].map(storm)
    expect(levels).toEqual([...levels].sort())
    expect([levels[0], levels[3]]).toEqual([0, 1])
    expect(levels[2]).toBeLessThan(1)
  })
})

describe('death', () => {
  it('is near in a haunt, for whoever lives and is just above the skull', () => {
    const explorers = [explorer('ox', 0), explorer('zoe', 1), explorer('leon', 0, false)]
    expect(nearDeath(view({ haunt: {}, explorers }))).toEqual(['ox'])
    expect(nearDeath(view({ explorers }))).toEqual([])
  })
})
