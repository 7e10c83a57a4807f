import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Sitting } from '../../games/contract'
import { loadWords, setLanguage } from '../../words/words.svelte'
import { inCastOrder, takenBy, type Part } from './cast'

const part = (id: string, more: Partial<Part>): Part => ({
  id,
  name: id,
  icon: 'person',
  colour: '',
  picture: undefined,
  life: '',
  taken: '',
  ...more,
})
const choice = { key: 'survivor:leo', verb: 'survivor', data: {} }
const sitting: Sitting[] = ['Ada', 'Ben'].map((name) => ({ name, isBot: false, away: '', isAsked: false }))

describe('whom one can play', () => {
  beforeAll(async () => {
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
    vi.stubGlobal('document', { documentElement: {} })
    await setLanguage('en')
    await loadWords('common')
  })

  it('begins with those who are free, and leaves out whoever is neither free nor taken', () => {
    const all = [part('jack', { taken: 'Ada plays this one' }), part('nina', {}), part('leo', { choice })]
    expect(inCastOrder(all).map((one) => one.id)).toEqual(['leo', 'jack'])
  })

  it('says who plays somebody, and whether it is oneself', () => {
    expect(takenBy(1, sitting, [0])).toContain('Ben')
    expect(takenBy(0, sitting, [0])).toContain('You')
  })
})
