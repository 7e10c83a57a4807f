import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { AnyEvent, Happened, Kind } from '../../happened'
import type { BetrayalView } from '../../../../api/views'
import { condensed, joined } from '../../../../stage/grouping'
import {
  BUDGET,
  isPlain,
  isWeighty,
  readingTime,
  SHORTEST,
  sum,
  timed,
  walkingTime,
  type Telling,
} from '../../../../stage/pace'
import { loadWords, setLanguage } from '../../../../words/words.svelte'
import type { Beat, Told } from '../../../contract'
import { beats } from './beats'
import recorded from './turns.json'

/** Whole turns, recorded from games of bots (`tools/write_tellings.py`). */
const TURNS = recorded.map(
  ({ events, first, before, after }) =>
    ({ events, first, before, after: { ...before, ...after } }) as unknown as Told<BetrayalView, Happened>,
)
/** Somebody who looks on while others have their turn. */
const WATCHING: Telling = {
  pace: 'brisk',
  mine: [],
  isOwn: false,
  spent: 0,
  isEventful: false,
  waiting: 0,
  isAsked: false,
  isFirst: false,
}

const told = (turn: Told<BetrayalView, Happened>, telling = WATCHING) => timed(condensed(beats(turn), telling), telling)
const timeOf = (turn: Told<BetrayalView, Happened>, telling = WATCHING): number =>
  sum(told(turn, telling).map(({ beat, time }) => time + walkingTime(beat, 'brisk')))
const weightOf = (turn: Told<BetrayalView, Happened>): number =>
  sum(
    told(turn)
      .filter(({ beat }) => isWeighty(beat, WATCHING))
      .map(({ time }) => time),
  )

const event = (kind: Kind, data: AnyEvent['data'] = {}, cause = '') =>
  ({
    kind,
    data: cause ? { cause_kind: 'card', ...data } : data,
    cause,
    move: 1,
  }) as Happened

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('document', { documentElement: {} })
  await setLanguage('en')
  await loadWords('betrayal')
})

describe('a turn of somebody else', () => {
  it('in which nothing comes of anything is told in two seconds', () => {
    const way = ['entrance-hall', 'foyer', 'grand-staircase', 'upper-landing', 'gallery', 'balcony', 'tower']
    const moves = way.slice(1).map((place, n) => event('moves', { explorer: 'ox-bellows', from_place: way[n], place, room: place })) // prettier-ignore
    const shown = { ...TURNS[0]!, events: [event('turn-starts', { explorer: 'ox-bellows' }), ...moves] }
    expect(told(shown)).toHaveLength(1)
    expect(told(shown)[0]?.beat.walk?.places).toEqual(way)
    expect(timeOf(shown)).toBeLessThanOrEqual(BUDGET.plain)
  })

  it('in which something does is told in six, and what is for everybody takes its time besides', () => {
    for (const turn of TURNS) expect(timeOf(turn) - weightOf(turn)).toBeLessThanOrEqual(BUDGET.eventful)
    expect(TURNS.filter((turn) => weightOf(turn) > 0).length).toBeGreaterThan(3)
  })

  it('is told faster where the next one waits', () => {
    const hurried = { ...WATCHING, waiting: 1 }
    for (const turn of TURNS) expect(timeOf(turn, hurried) - weightOf(turn)).toBeLessThanOrEqual(BUDGET.hurried)
  })

  it('is told in short before the first turn of whoever looks on, omens and all', () => {
    for (const waiting of [0, 4]) {
      const first = { ...WATCHING, waiting, isAsked: waiting > 0, isFirst: true }
      for (const turn of TURNS.slice(0, 5))
        expect(timeOf(turn, first)).toBeLessThanOrEqual(BUDGET.first + SHORTEST.read)
      expect(sum(TURNS.slice(0, 5).map((turn) => timeOf(turn, first)))).toBeLessThanOrEqual(10_000)
    }
  })

  it('takes longer where it is done to me than where it is for everybody, and longest where there is time', () => {
    const done = { from: 0, to: 1, caption: 'The dragon takes the spear.', icon: '', harm: false }
    const time = (beat: Beat, telling: Telling): number => timed([beat], { ...telling, mine: ['ox'] })[0]!.time
    const [mine, all] = [time({ ...done, concerns: ['ox'] }, WATCHING), time({ ...done, concerns: 'all' }, WATCHING)]
    expect(mine).toBeGreaterThan(all)
    expect(all).toBeGreaterThan(time(done, WATCHING))
    expect(time({ ...done, concerns: 'all' }, { ...WATCHING, isFirst: true })).toBeLessThan(all)
  })

  it('is told in three seconds to whoever has had it themselves', () => {
    const own = { ...WATCHING, isOwn: true }
    for (const turn of TURNS) expect(timeOf(turn, own) - weightOf(turn)).toBeLessThanOrEqual(BUDGET.own)
  })

  it('tells a roll that changes nothing in words where it is told with something else', () => {
    const beat = { from: 0, to: 1, caption: 'Ox rolls.', icon: '', harm: false }
    const rolls = [{ who: 'ox', what: '', faces: [], verdict: 'Nothing happens.' }]
    const other = { ...beat, from: 1, to: 2, caption: 'Zoe falls.', rolls: [{ ...rolls[0]!, verdict: 'She falls.' }] }
    const both = joined({ ...beat, idle: true, rolls }, other)
    expect(both.rolls).toEqual(other.rolls)
    expect([both.caption, both.outcome].join(' ')).toContain('falls')
    expect(joined({ ...beat, rolls }, other).rolls).toHaveLength(2)
  })

  it('that is told as one says three sentences at most below what it is about', () => {
    const plain = { from: 0, to: 1, icon: '', harm: false }
    const four = ['a', 'b', 'c', 'd'].map((caption) => ({ ...plain, caption, outcome: `${caption} ends` }))
    const all = four.reduce<Beat>((one, next) => joined(one, next), { ...plain, caption: 'first', outcome: 'it ends' })
    expect(all.caption).toBe('first')
    expect(all.outcome).toBe('c ends d d ends')
  })

  it('is looked at where it happens, and not where somebody else walks meanwhile', () => {
    const area = { x: 0, y: 0, w: 1, h: 1 }
    const at = (part: string, more: Partial<Beat>): Beat => ({
      ...{ from: 0, to: 1, caption: part, icon: '', harm: false, place: { part, area } },
      ...more,
    })
    const fight = at('basement', { outcome: 'Missy wins', figures: ['sucker-2', 'missy-dubourde'] })
    const walk = (figure: string) => at('ground', { walk: { figure, places: ['foyer', 'gardens'] } })
    expect(joined(fight, walk('sucker-3')).place?.part).toBe('basement')
    expect(joined(fight, walk('missy-dubourde')).place?.part).toBe('ground')
  })

  it('leaves out nothing that has happened', () => {
    for (const turn of TURNS) {
      const shown = told(turn).map(({ beat }) => beat)
      expect(shown[0]?.from).toBe(turn.first)
      expect(shown.at(-1)?.to).toBe(turn.first + turn.events.length)
      shown.slice(1).forEach((beat, n) => expect(beat.from).toBe(shown[n]!.to))
    }
  })

  it('has no beat that is over before it is read', () => {
    for (const { beat, time } of TURNS.flatMap((turn) => told(turn)))
      if (!isPlain(beat)) expect(time).toBeGreaterThanOrEqual(Math.min(1200, readingTime(beat, 'brisk')) - 1)
  })
})

const THREE = ['ox-bellows', 'zoe-ingstrom', 'vivian-lopez']
const shriek: Told<BetrayalView, Happened> = {
  ...TURNS[0]!,
  events: [
    event('draws', { explorer: 'ox-bellows', card: 'hideous-shriek', deck: 'event' }, 'gardens'),
    ...THREE.flatMap((who) => [
      event('rolled', { who, why: 'hideous-shriek', roll: 'trait', trait: 'sanity', faces: [2, 2], total: 4, again: false, needed: null, passed: null, line: 0, span: '4+' }, 'hideous-shriek'), // prettier-ignore
      event('nothing-happens', { explorer: who }, 'hideous-shriek'),
    ]),
  ],
}

describe('an event that does nothing to anybody', () => {
  const only = (telling: Telling): Beat => {
    const [beat, ...more] = condensed(beats(shriek), telling)
    expect(more).toEqual([])
    return beat!
  }

  it('is its card with one line, however many have rolled', () => {
    const beat = only(WATCHING)
    expect(beat.card?.id).toBe('hideous-shriek')
    expect(beat.outcome).toBe('Hideous Shriek: nothing happens to Ox, Zoe, and Vivian.')
    expect(beat.rolls).toBeUndefined()
    expect(timeOf(shriek)).toBeLessThan(4000)
  })

  it('shows the dice to whoever has rolled', () => {
    expect(only({ ...WATCHING, mine: ['zoe-ingstrom'] }).rolls).toHaveLength(3)
  })
})
