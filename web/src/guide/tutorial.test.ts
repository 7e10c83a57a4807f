import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Ask, GameEvent } from '../api/play'
import { GOALS, hintFor, HINTED, learnt, type Goal } from './tutorial'

const heard = (...kinds: string[]): GameEvent[] => kinds.map((kind) => ({ kind, cause: '', move: 1, data: {} }))
const asked = (prompt: string, ...verbs: string[]): Ask => ({
  prompt,
  join: 'any',
  data: {},
  choices: verbs.map((verb) => ({ key: `${verb}:x`, verb, data: {} })),
})

describe('the guided first game', () => {
  it('ticks off what was done', () => {
    expect([...learnt(heard('house-built'), false)]).toEqual([])
    expect(learnt(heard('moves', 'search-roll'), true)).toEqual(new Set<Goal>(['look', 'move', 'search']))
    expect(learnt(heard('group-acts', 'reaction'), false)).toEqual(new Set<Goal>(['end']))
    expect(learnt(heard('reaction', 'round-begins'), false)).toEqual(new Set<Goal>(['end', 'reaction']))
  })

  it('leads to what is possible and not yet done', () => {
    const act = asked('act', 'move', 'search', 'end-turn')
    expect(hintFor(act, new Set(), false)).toBe('guide-hint-act-look')
    expect(hintFor(act, new Set<Goal>(['look']), false)).toBe('guide-hint-act-search')
    expect(hintFor(act, new Set<Goal>(['look', 'search']), false)).toBe('guide-hint-act-move')
    expect(hintFor(asked('act', 'attack', 'end-turn'), new Set<Goal>(['look']), false)).toBe('guide-hint-act-fight')
    expect(hintFor(act, new Set<Goal>(['look', 'search', 'move']), false)).toBe('guide-hint-act-end')
    expect(hintFor(act, new Set(GOALS), false)).toBe('guide-hint-act-free')
  })

  it('has words for every question', () => {
    expect(hintFor(asked('defend'), new Set(), false)).toBe('guide-hint-defend')
    expect(hintFor(asked('free-skill'), new Set(), false)).toBe('guide-hint-other')
    expect(hintFor(null, new Set(), false)).toBe('guide-hint-wait')
    expect(hintFor(null, new Set(), true)).toBe('guide-hint-over')
    const text = readFileSync('../locales/en/guide.ftl', 'utf8')
    const ways = [...GOALS.filter((goal) => goal !== 'reaction'), 'escape', 'free'].map((way) => `act-${way}`)
    const missing = [...HINTED, ...ways, 'other', 'wait', 'over'].filter((hint) => !text.includes(`\nguide-hint-${hint} =`))
    expect(missing).toEqual([])
  })
})
