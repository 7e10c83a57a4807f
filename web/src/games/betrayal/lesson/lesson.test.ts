import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Ask, GameEvent } from '../../../api/play'
import { SECTIONS } from '../guide'
import { hintOf } from '../../../guide/teaching'
import { GOALS, HINTED, learnt, PLAN } from '.'

const event = (kind: string, data: Record<string, unknown> = {}): GameEvent => ({ kind, data, cause: '', move: 0 })
const ask = (prompt: string, ...verbs: string[]): Ask =>
  ({ prompt, data: {}, choices: verbs.map((verb) => ({ key: verb, verb, data: {} })) }) as unknown as Ask
const words = (language: string, file: string) => readFileSync(`../locales/${language}/betrayal-${file}.ftl`, 'utf8')

describe('the lesson', () => {
  it('counts what the reader does, not what the others do', () => {
    const begun = [
      event('takes-part', { explorer: 'ox-bellows', seat: 0 }),
      event('takes-part', { explorer: 'zoe-ingstrom', seat: 1 }),
    ]
    expect(learnt([...begun, event('moves', { explorer: 'zoe-ingstrom' })], new Set())).toEqual(new Set())
    const played = [
      ...begun,
      event('turn-starts', { explorer: 'ox-bellows' }),
      event('finds', { explorer: 'ox-bellows' }),
      event('turn-starts', { explorer: 'zoe-ingstrom' }),
    ]
    expect(learnt(played, new Set(['look']))).toEqual(new Set(['look', 'discover', 'end']))
  })

  it('leads from looking around to discovering', () => {
    expect(hintOf(PLAN, ask('turn', 'go', 'explore', 'end-turn'), new Set(), false)).toBe('turn-look')
    expect(hintOf(PLAN, ask('turn', 'go', 'explore', 'end-turn'), new Set(['look']), false)).toBe('turn-discover')
    expect(hintOf(PLAN, ask('turn', 'go', 'end-turn'), new Set(['look']), false)).toBe('turn-move')
    expect(hintOf(PLAN, ask('turn', 'end-turn'), new Set(['look', 'discover']), false)).toBe('turn-end')
    expect(hintOf(PLAN, null, new Set(), false)).toBe('wait')
    expect(hintOf(PLAN, ask('something-else'), new Set(), false)).toBe('other')
  })

  it('has words for every hint and every goal, and the guide for every paragraph', () => {
    const hints = [
      'over',
      'wait',
      'other',
      ...HINTED,
      ...['look', 'move', 'discover', 'attack', 'more', 'end', 'free'].map((goal) => `turn-${goal}`),
    ]
    for (const language of ['en', 'de', 'fr']) {
      for (const hint of hints) expect(words(language, 'lesson')).toContain(`betrayal-lesson-hint-${hint} = `)
      for (const goal of GOALS) expect(words(language, 'lesson')).toContain(`betrayal-lesson-goal-${goal} = `)
      for (const [section, count] of SECTIONS) {
        expect(words(language, 'guide')).toContain(`betrayal-guide-section-${section} = `)
        expect(words(language, 'guide')).toContain(`betrayal-guide-${section}-${count} = `)
        expect(words(language, 'guide')).not.toContain(`betrayal-guide-${section}-${count + 1} = `)
      }
    }
  })
})
