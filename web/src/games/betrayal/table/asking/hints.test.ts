import { describe, expect, it, vi } from 'vitest'
import type { Ask, Choice } from '../../../../api/play'
import type { BetrayalView } from '../../../../api/views'
import { chanceOf, isFinal, isHarmless, isMain } from './hints'

// Whether pages are covered is a setting of a browser.
vi.mock('../../../../table/page/cover.svelte', () => ({ cover: { isOn: false } }))

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

describe('what is given up', () => {
  const still = { turn: { spaces: 0, moving: false } } as BetrayalView
  const free = { turn: { spaces: 3, moving: true } } as BetrayalView

  it('is asked about once: a secret that is told, a card that is used up', () => {
    expect(isFinal(choice('show-role'), turn(), still)).toBe(true)
    expect(isFinal(choice('use:dynamite', { card: 'dynamite' }), turn(), still)).toBe(true)
    expect(isFinal(choice('use:bell', { card: 'bell' }), turn(), still)).toBe(false)
    expect(isFinal(choice('go:foyer'), turn(), still)).toBe(false)
  })

  it('is asked about once: spaces that can be gone, and an attack', () => {
    expect(isFinal(END, turn(choice('go:foyer')), free)).toBe(true)
    expect(isFinal(END, turn(choice('attack:mummy')), still)).toBe(true)
    expect(isFinal(END, turn(choice('go:foyer')), still)).toBe(false)
    expect(isFinal(END, turn(choice('drop:axe')), free)).toBe(false)
  })

  it('is asked about once: what a goal asks for, and another deed of the haunt', () => {
    const read = { verbs: ['use'], done: 0, of: 1, foes: [], cards: [], rooms: [] }
    const wanted = { ...still, haunt: { objectives: [read] } } as unknown as BetrayalView
    expect(isFinal(END, turn(choice('h46-heroes-open-door:might')), still)).toBe(true)
    expect(isFinal(END, turn(choice('use:book', { card: 'book' })), still)).toBe(false)
    expect(isFinal(END, turn(choice('use:book', { card: 'book' })), wanted)).toBe(true)
    expect(isFinal(END, turn(choice('struggle')), still)).toBe(true)
  })

  it('is not asked about for a way down, or a secret that is kept', () => {
    for (const key of ['fall', 'cross', 'drop-down', 'show-role']) {
      expect(isFinal(END, turn(choice(key)), free)).toBe(false)
    }
  })
})

describe('how likely it is', () => {
  const position = {
    turn: { explorer: 'ox', monster: '' },
    explorers: [{ id: 'ox', traits: [{ trait: 'might', value: 2 }] }],
    monsters: [{ id: 'cat', traits: { might: 1 } }],
  } as unknown as BetrayalView

  const wise = { id: 'ox', traits: [{ trait: 'knowledge', value: 3 }] } as BetrayalView['explorers'][number]

  it('is told by the dice of the trait and what they must reach', () => {
    expect(chanceOf(choice('open', { trait: 'might', target: 4 }), position)).toBeCloseTo(1 / 9)
    expect(chanceOf(choice('open', { trait: 'sanity', target: 4 }), position)).toBeNull()
    expect(chanceOf(choice('open-vault', { room: 'vault' }), { ...position, explorers: [wise] })).toBeCloseTo(1 / 27)
  })

  it('is told by the dice of both sides in a fight', () => {
    expect(chanceOf(choice('attack:cat', { target: 'cat' }), position)).toBeCloseTo(17 / 27)
    expect(chanceOf(choice('attack:ghost', { target: 'ghost' }), position)).toBeNull()
  })

  it('is not told where nothing is rolled', () => {
    expect(chanceOf(choice('go:foyer'), position)).toBeNull()
  })
})
