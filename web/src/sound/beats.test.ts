import { describe, expect, it } from 'vitest'
import type { Beat } from '../games/contract'
import { soundOfAll, soundsOf } from './beats'

const beat = (parts: Partial<Beat> = {}): Beat => ({ from: 0, to: 1, caption: '', icon: '', harm: false, ...parts })
const roll = (...faces: string[]) => ({
  who: 'ox',
  what: '',
  verdict: '',
  faces: faces.map((face) => ({ face, icon: '', word: face })),
})
const change = (harm: boolean) => ({ who: 'ox', text: '', harm })

describe('what is heard of a beat', () => {
  it('is nothing where nothing is shown but words, be they bad', () => {
    expect(soundsOf(beat({ caption: 'You are the traitor.', harm: true }))).toEqual([])
  })

  it('follows from what is shown: card, dice, what the game says, and what becomes of people', () => {
    const all = beat({
      card: { kind: 'card', id: 'bat' },
      rolls: [roll('1', '2')],
      sounds: ['blow'],
      changes: [change(false), change(true)],
    })
    expect(soundsOf(all)).toEqual(['card', 'dice', 'blow', 'harm'])
    expect(soundsOf(beat({ changes: [change(false)] }))).toEqual(['gain'])
  })

  it('has no dice where none lie there', () => {
    expect(soundsOf(beat({ rolls: [roll()] }))).toEqual([])
  })

  it('is each sound once', () => {
    expect(soundsOf(beat({ sounds: ['harm'], changes: [change(true)] }))).toEqual(['harm'])
  })
})

describe('what is shown at once', () => {
  it('is heard as its most telling sound alone', () => {
    const walk = beat({ walk: { figure: 'ox', places: ['a', 'b'] } })
    expect(soundOfAll([walk])).toEqual(['steps'])
    expect(soundOfAll([beat({ sounds: ['stroke'] }), beat({ rolls: [roll('1')] }), walk])).toEqual(['stroke'])
    expect(soundOfAll([beat()])).toEqual([])
  })
})
