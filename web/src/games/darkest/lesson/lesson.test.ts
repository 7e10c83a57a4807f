import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Ask, GameEvent } from '../../../api/play'
import { hintOf } from '../../../guide/teaching'
import { GOALS, HINTED, learnt, PLAN } from '.'

const heard = (...kinds: string[]): GameEvent[] => kinds.map((kind) => ({ kind, cause: '', move: 1, data: {} }))
const asked = (prompt: string, ...verbs: string[]): Ask => ({
  prompt,
  join: 'any',
  data: {},
  choices: verbs.map((verb) => ({ key: `${verb}:x`, verb, data: {} })),
})

const NOTHING = new Set<string>()

describe('the guided first game', () => {
  it('ticks off what was done', () => {
    expect([...learnt(heard('house-built'), NOTHING)]).toEqual([])
    expect(learnt(heard('moves', 'search-roll'), new Set(['look']))).toEqual(
      new Set<string>(['look', 'move', 'search']),
    )
    expect(learnt(heard('group-acts', 'reaction'), NOTHING)).toEqual(new Set<string>(['end']))
    expect(learnt(heard('reaction', 'round-begins'), NOTHING)).toEqual(new Set<string>(['end', 'reaction']))
  })

  it('leads to what is possible and not yet done', () => {
    const act = asked('act', 'move', 'search', 'done')
    expect(hintOf(PLAN, act, new Set(), false)).toBe('act-look')
    expect(hintOf(PLAN, act, new Set<string>(['look']), false)).toBe('act-search')
    expect(hintOf(PLAN, act, new Set<string>(['look', 'search']), false)).toBe('act-move')
    expect(hintOf(PLAN, asked('act', 'attack', 'done'), new Set<string>(['look']), false)).toBe('act-fight')
    expect(hintOf(PLAN, act, new Set<string>(['look', 'search', 'move']), false)).toBe('act-end')
    expect(hintOf(PLAN, act, new Set(GOALS), false)).toBe('act-free')
  })

  it('has words for every question', () => {
    expect(hintOf(PLAN, asked('defend'), new Set(), false)).toBe('defend')
    expect(hintOf(PLAN, asked('free-skill'), new Set(), false)).toBe('other')
    expect(hintOf(PLAN, null, new Set(), false)).toBe('wait')
    expect(hintOf(PLAN, null, new Set(), true)).toBe('over')
    const text = readFileSync('../locales/en/darkest-lesson.ftl', 'utf8')
    const ways = [...GOALS.filter((goal) => goal !== 'reaction'), 'escape', 'free'].map((way) => `act-${way}`)
    const missing = [...HINTED, ...ways, 'other', 'wait', 'over'].filter(
      (hint) => !text.includes(`\ndarkest-lesson-hint-${hint} =`),
    )
    expect(missing).toEqual([])
  })
})
