import { describe, expect, it } from 'vitest'
import type { BetrayalView } from '../../../../api/views'
import { say } from '../../../../words/words.svelte'
import { cardName, pageId } from './music'
import { thingsAt } from './standing'

describe('the Music Box', () => {
  const open = {
    explorers: [],
    monsters: [],
    rooms: [],
    places: [],
    tokens: {},
    music: true,
    companions: {},
    piles: { foyer: ['axe', 'music-box'], crypt: ['axe'] },
  } as unknown as BetrayalView
  it('says that it plays while it is open, and no other card does', () => {
    expect(cardName(open, 'music-box')).toBe(
      `${cardName({ ...open, music: false }, 'music-box')} (${say('betrayal-board-plays')})`,
    )
    expect(['music-box', 'axe'].map((card) => pageId(open, card))).toEqual(['music-box/plays', 'axe'])
    expect(pageId({ ...open, music: false }, 'music-box')).toBe('music-box')
  })
  it('marks the pile it lies in, and none once it is closed', () => {
    const playing = (position: BetrayalView) => ['foyer', 'crypt'].map((place) => thingsAt(position, place)[0]?.plays)
    expect(playing(open)).toEqual([true, false])
    expect(playing({ ...open, music: false })).toEqual([false, false])
  })
})
