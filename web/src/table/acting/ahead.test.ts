import { describe, expect, it } from 'vitest'
import type { Ask, Choice } from '../../api/play'
import type { Walk } from '../../games'
import { Ahead } from './ahead.svelte'

const choice = (key: string): Choice => ({ key, verb: key.split(':')[0]!, data: {} })
const asking = (...keys: string[]): Ask => ({ prompt: 'turn', join: 'any', data: {}, choices: keys.map(choice) })
const WALK: Walk = { figure: 'ox', from: 'foyer', places: ['hall', 'crypt'], keys: ['go:hall', 'go:crypt'], spaces: 2 }
const screens = {
  walks: (ask: Ask) => (ask.choices.some(({ key }) => key === 'go:hall') ? [WALK] : []),
  isFinal: ({ verb }: Choice) => verb === 'jump',
}

describe('what was laid down ahead', () => {
  it('is made when its question comes, and only once', () => {
    const ahead = new Ahead()
    ahead.lay({ key: 'explore:n' })
    const next = { ask: asking('go:hall', 'explore:n'), position: null }
    expect(ahead.take(next, screens)).toEqual({ choice: choice('explore:n') })
    expect(ahead.take(next, screens)).toBeNull()
  })

  it('is forgotten where it is not offered any more', () => {
    const ahead = new Ahead()
    ahead.lay({ key: 'explore:n' })
    expect(ahead.take({ ask: asking('end-turn'), position: null }, screens)).toBeNull()
    expect(ahead.laid).toBeNull()
  })

  it('can be a way of several steps', () => {
    const ahead = new Ahead()
    ahead.lay({ figure: 'ox', place: 'crypt' })
    expect(ahead.take({ ask: asking('go:hall'), position: null }, screens)).toEqual({ walk: WALK })
    ahead.lay({ figure: 'ox', place: 'crypt' })
    expect(ahead.take({ ask: asking('go:attic'), position: null }, screens)).toBeNull()
  })

  it('is taken back by pressing again, and gives way to another', () => {
    const ahead = new Ahead()
    ahead.lay({ key: 'explore:n' })
    ahead.lay({ key: 'explore:n' })
    expect(ahead.laid).toBeNull()
    ahead.lay({ key: 'explore:n' })
    ahead.lay({ figure: 'ox', place: 'crypt' })
    expect(ahead.isLaid({ key: 'explore:n' })).toBe(false)
    expect(ahead.isLaid({ figure: 'ox', place: 'crypt' })).toBe(true)
  })

  it('is never what has to be asked for twice', () => {
    const ahead = new Ahead()
    ahead.lay({ key: 'jump:chasm' })
    expect(ahead.take({ ask: asking('jump:chasm'), position: null }, screens)).toBeNull()
  })
})
