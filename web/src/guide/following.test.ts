import { describe, expect, it } from 'vitest'
import type { Ask } from '../api/play'
import type { Lesson, Step } from '../api/views'
import { answerNow, aside, choiceOf, isOfAnother, isThrough, learnt, stepNow } from './following'

const step = (some: Partial<Step>): Step => ({
  say: '',
  point: '',
  seat: 0,
  prompt: '',
  answer: '',
  learns: '',
  ...some,
})
const ask = (prompt: string, ...keys: string[]): Ask =>
  ({ prompt, data: {}, choices: keys.map((key) => ({ key, verb: key, data: {} })) }) as unknown as Ask

const STEPS = [
  step({ say: 'look' }),
  step({ say: 'people' }),
  step({ say: 'go', prompt: 'turn', answer: 'go:hall', learns: 'move' }),
  step({ say: 'end', prompt: 'turn', answer: 'end', learns: 'end' }),
  step({ say: 'others', seat: 1, prompt: 'turn', answer: 'go:attic' }),
  step({ seat: 1, prompt: 'turn', answer: 'end' }),
  step({ say: 'book', prompt: 'ready', answer: 'ready' }),
  step({ seat: 1, prompt: 'ready', answer: 'ready' }),
  step({ say: 'win', prompt: 'turn', answer: 'attack' }),
]
const LESSON = { name: 'first', seats: 2, steps: STEPS, goals: ['move', 'end'] } as unknown as Lesson
const TURN = ask('turn', 'go:hall', 'end')

describe('following a lesson', () => {
  it('says what is to be read first, then what is to be done', () => {
    const said = [0, 1, 2, 3].map((read) => stepNow(LESSON, 0, TURN, read)?.step.say)
    expect(said).toEqual(['look', 'people', 'go', 'go'])
    expect(stepNow(LESSON, 1, TURN, 0)?.step.say).toBe('end')
  })

  it('waits for somebody else who acts beside the reader', () => {
    const together = [2, 1, 1].map((seat, n) => step({ seat, prompt: 'act', answer: `act:${n}` }))
    const lesson = { ...LESSON, steps: [...together, step({ prompt: 'act', answer: 'mine' })] }
    const act = ask('act', 'mine')
    expect([0, 1, 2, 3].map((move) => isOfAnother(lesson, move, act))).toEqual([true, true, false, false])
    expect(isOfAnother(lesson, 1, ask('defend', 'defend'))).toBe(false)
  })

  it('knows what is done by how many answers there are, also where all answer at once', () => {
    expect(answerNow(LESSON, 0, TURN)?.step.answer).toBe('go:hall')
    expect([4, 5].map((move) => answerNow(LESSON, move, ask('ready', 'ready'))?.step.say)).toEqual(['book', 'book'])
    expect(answerNow(LESSON, 6, ask('turn', 'attack'))?.step.say).toBe('win')
  })

  it('says nothing where something else is asked', () => {
    expect(answerNow(LESSON, 0, ask('split-damage', '1-1'))).toBeNull()
    expect(stepNow(LESSON, 3, ask('ready', 'ready'), 0)?.step.say).toBe('book')
    expect(stepNow(LESSON, 2, ask('ready', 'ready'), 0)).toBeNull()
  })

  it('speaks of what others do until it is the reader’s turn again', () => {
    expect([1, 2, 3, 5, 6].map((move) => aside(LESSON, move)?.step.say)).toEqual([
      undefined,
      'others',
      'others',
      undefined,
      undefined,
    ])
  })

  it('counts what was learnt, and knows its end', () => {
    expect([0, 1, 2].map((move) => [...learnt(LESSON, move)])).toEqual([[], ['move'], ['move', 'end']])
    expect([6, 7].map((move) => isThrough(LESSON, move))).toEqual([false, true])
  })

  it('finds the choice, if it can be made', () => {
    expect(choiceOf(STEPS[2], TURN)?.key).toBe('go:hall')
    expect(choiceOf(STEPS[8], TURN)).toBeUndefined()
    expect(choiceOf(undefined, TURN)).toBeUndefined()
    expect(choiceOf(STEPS[0], null)).toBeUndefined()
  })
})
