import { describe, expect, it } from 'vitest'
import { countOf, type Mark, readMarks, withMark } from './shelf'

const mark = (part: Partial<Mark> = {}): Mark => ({
  table: 'a1',
  game: 'betrayal',
  what: '8',
  side: 'heroes',
  won: true,
  at: 1,
  ...part,
})
const kept = (marks: unknown, version: unknown = 1) => JSON.stringify({ version, marks })

describe('the shelf', () => {
  it('remembers what was put there', () => {
    expect(readMarks(kept([mark(), mark({ what: '9' })]))).toEqual([mark(), mark({ what: '9' })])
  })

  it.each([null, '', 'no', '7', '[]', '{}', kept('all'), kept([mark()], 2)])('is empty where %s was kept', (text) => {
    expect(readMarks(text)).toEqual([])
  })

  it('keeps what makes sense among rubbish', () => {
    const rubbish = [null, 3, {}, { ...mark(), won: 'yes' }, { ...mark(), at: null }, [mark()]]
    expect(readMarks(kept([...rubbish, mark()]))).toEqual([mark()])
  })

  it('counts a game once for each side', () => {
    const marks = [mark(), mark({ at: 2 }), mark({ side: 'traitor', won: false })].reduce(withMark, [] as Mark[])
    expect(marks).toEqual([mark({ side: 'traitor', won: false }), mark()])
  })

  it('counts a game that ended anew as it ended last', () => {
    expect(withMark([mark()], mark({ won: false, at: 2 }))).toEqual([mark({ won: false, at: 2 })])
  })

  it('tells how often something was won and lost, by side or in all', () => {
    const marks = [mark(), mark({ table: 'b', won: false }), mark({ table: 'c', side: 'traitor' }), mark({ what: '9' })]
    expect(countOf(marks, mark())).toEqual({ won: 2, lost: 1 })
    expect(countOf(marks, mark(), 'heroes')).toEqual({ won: 1, lost: 1 })
    expect(countOf(marks, mark({ game: 'darkest' }))).toEqual({ won: 0, lost: 0 })
  })
})
