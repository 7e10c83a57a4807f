import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { ChatHeard, ChatLine } from '../../api/views'
import { loadWords, setLanguage } from '../../words/words.svelte'
import { pointingAt } from './pointing'
import { firstWords, hear, remarksAmong, sayNotice, unreadAmong } from './talk'

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('document', { documentElement: {} })
  await setLanguage('en')
  await Promise.all([loadWords('common'), loadWords('darkest')])
})

const line = (number: number, text: string): ChatLine => ({
  number,
  text,
  seat: 0,
  name: 'Ann',
  at: number,
  channel: '',
  notice: null,
})
const told = (anew: boolean, ...lines: ChatLine[]): ChatHeard => ({ type: 'chat', lines, channels: [], anew })

describe('what is heard', () => {
  const known = [line(1, 'one'), line(2, 'two')]
  const texts = (message: ChatHeard) => hear(known, message).map(({ text }) => text)

  it('goes on after what is known', () => {
    expect(texts(told(false, line(3, 'three')))).toEqual(['one', 'two', 'three'])
  })

  it('is not said twice', () => {
    expect(texts(told(false, line(2, 'two'), line(3, 'three')))).toEqual(['one', 'two', 'three'])
  })

  it('takes the place of everything when it is told anew', () => {
    expect(texts(told(true, line(1, 'two')))).toEqual(['two'])
    expect(texts(told(true))).toEqual([])
  })
})

describe('what the house says', () => {
  it('counts seats as people do and calls bots by their names', () => {
    const data = { name: 'Ann', seat: 1, bot: 'scout' }
    expect(sayNotice({ kind: 'seat-left', data })).toBe('Ann has left seat 2. Quick bot plays on.')
    expect(sayNotice({ kind: 'seat-left', data: { ...data, bot: null } })).toBe('Ann has left seat 2.')
  })

  it('lets companions speak, where there are words for it', () => {
    const data = { seat: 1, bot: 'clever-barnaby', game: 'darkest', line: 'fire' }
    expect(sayNotice({ kind: 'bot-says', data })).toBe('Barnaby: “I put the fire out before it grows.”')
    expect(sayNotice({ kind: 'bot-says', data: { ...data, line: 'nonsense' } })).toBe('')
  })

  it('counts what was taken back', () => {
    const taken = [0, 1, 2].map((count) => sayNotice({ kind: 'rules-changed', data: { taken: count } }))
    expect(taken).toEqual([
      'The game goes on under newer rules. Every answer stands.',
      'The game goes on under newer rules. One answer was taken back.',
      'The game goes on under newer rules. 2 answers were taken back.',
    ])
  })

  it('is left out where there are no words for it', () => {
    expect(sayNotice({ kind: 'from-the-future', data: {} })).toBe('')
  })
})

describe('what is shown beside a face', () => {
  it('is what somebody has said last to everybody', () => {
    const lines = [
      line(1, 'one'),
      line(2, 'two'),
      { ...line(3, 'secret'), channel: 'traitor' },
      line(4, pointingAt('room', 'attic')),
      { ...line(5, 'the host speaks'), seat: null },
      { ...line(6, 'here'), seat: 2 },
    ]
    const said = remarksAmong(lines)
    expect(Object.entries(said).map(([seat, { text }]) => [seat, text])).toEqual([
      ['0', 'two'],
      ['2', 'here'],
    ])
  })

  it('is no more than its first words', () => {
    expect(firstWords(line(1, 'Come here!'))).toBe('Come here!')
    const long = firstWords(line(1, 'word '.repeat(40)))
    expect(long.length).toBeLessThan(65)
    expect(long.endsWith('word …')).toBe(true)
  })
})

describe('what is new', () => {
  const notice = { ...line(3, ''), notice: { kind: 'seat-back', data: { name: 'Ann', seat: 0 } } }

  it('is what others said since the last line that was read', () => {
    const lines = [line(1, 'one'), line(2, 'two'), notice, { ...line(4, 'mine'), seat: 1 }]
    expect(unreadAmong(lines, 1, [1]).map(({ text }) => text)).toEqual(['two'])
    expect(unreadAmong(lines, 0, [0, 1])).toEqual([])
    expect(unreadAmong([{ ...line(5, 'the host speaks'), seat: null }], 4, [0])).toHaveLength(1)
    expect(unreadAmong([line(6, pointingAt('room', 'attic'))], 4, [1])).toEqual([])
  })
})
