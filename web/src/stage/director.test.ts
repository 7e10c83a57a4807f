import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameEvent } from '../api/play'
import type { Beat, GameScreens, Told } from '../games'
import type { Sound } from '../sound/names'
import { Director, type Shown } from './director.svelte'
import { BUDGET, readingTime, SHORTEST, type Pace } from './pace'

const LONG = 100_000
const MOMENT = { kind: 'haunt' as const, over: '', title: 'haunt', lines: [], faces: [] }

/** A game in which every event is a beat, and walks lead where they say; the position is the list of what has been played. */
const screens = {
  beats: ({ events, first }: Told<string>): Beat[] =>
    events.map(({ kind, data }, n) => ({
      from: first + n,
      to: first + n + 1,
      caption: kind,
      icon: '',
      harm: false,
      ...(Array.isArray(data['way']) ? { walk: { figure: 'ox', places: data['way'] as string[] } } : {}),
      ...(kind === 'step' ? { light: true } : {}),
      ...(kind === 'turn' ? { begins: true, light: true } : {}),
      ...(kind === 'omen' ? { concerns: 'all' as const } : {}),
      ...(data['turn'] ? { turn: data['turn'] as string } : {}),
      ...(data['among'] ? { among: data['among'] as string } : {}),
      ...(kind === 'haunt' ? { moment: MOMENT, isRead: true } : {}),
      ...(data['sound'] ? { sounds: [data['sound'] as Sound] } : {}),
    })),
  during: (told: Told<string>, played: readonly Beat[]) =>
    [told.before, ...played.map(({ caption, walk }) => walk?.places.at(-1) ?? caption)].join(' '),
} as unknown as GameScreens

let events: GameEvent[]
let move: number

/** The table goes on: these events happen in one move, and perhaps somebody is asked. */
function told(kinds: (string | GameEvent)[], isAsked = false): Shown {
  move += 1
  events = [...events, ...kinds.map((one) => (typeof one === 'string' ? event(one) : { ...one, move }))]
  const ask = isAsked ? { prompt: 'turn' } : null
  return { view: { game: 'g', move, position: `p${move}`, ask }, number: move, events } as unknown as Shown
}
const event = (kind: string, data: Record<string, unknown> = {}): GameEvent => ({ kind, data, cause: '', move })

interface Pages {
  director: Director
  /** The captions, as they come. */
  seen: string[]
}

function play(pace: Pace = 'calm', isStill = false): Pages {
  const director = new Director(
    () => pace,
    () => isStill,
  )
  director.follow(told([]), screens)
  return { director, seen: [] }
}

/** Let time pass until nothing is played, and note every beat. */
function watch({ director, seen }: Pages): string[] {
  for (let time = 0; director.playing && time < LONG; time += 10) {
    const caption = director.beat?.caption ?? ''
    if (seen.at(-1) !== caption) seen.push(caption)
    vi.advanceTimersByTime(10)
  }
  return seen
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false })
  events = []
  move = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the director', () => {
  it('shows beats in order, also those of moves that come meanwhile', () => {
    const page = play()
    page.director.follow(told(['a', 'b']), screens)
    page.director.follow(told(['c']), screens)
    expect(page.director.position).toBe('p1 a')
    expect(watch(page)).toEqual(['a', 'b', 'c'])
    expect(page.director.position).toBe('p3')
    expect(page.director.beat?.caption).toBe('c')
  })

  it('keeps a question waiting behind the last beat', () => {
    const { director, seen } = play()
    director.follow(told(['a', 'b'], true), screens)
    expect(director.shown?.view.ask).toBeNull()
    watch({ director, seen })
    expect(director.shown?.view.ask).not.toBeNull()
  })

  it('opens the question at once for whoever wants it', () => {
    const { director } = play()
    director.follow(told(['a', 'b'], true), screens)
    director.skip()
    expect(director.playing).toBe(false)
    expect(director.shown?.view.ask).not.toBeNull()
    expect(director.position).toBe('p2')
    expect(director.beat?.caption).toBe('b')
    vi.advanceTimersByTime(LONG)
    expect(director.beat?.caption).toBe('b')
  })

  it('lets everybody read after a turning point, and goes on when they have', () => {
    const { director } = play()
    director.reads = () => true
    director.follow(told(['haunt', 'set-up'], true), screens)
    vi.advanceTimersByTime(LONG)
    expect(director.isReading).toBe(true)
    expect(director.beat?.caption).toBe('haunt')
    expect(director.shown?.view.ask).toBeNull()
    director.goOn()
    expect(director.isReading).toBe(false)
    expect(director.beat?.caption).toBe('set-up')
    vi.advanceTimersByTime(LONG)
    expect(director.shown?.view.ask).not.toBeNull()
  })

  it('begins, for whoever comes to a table, with what they have still to read of, and stands where it stood', () => {
    const director = new Director(() => 'calm')
    director.opening = ({ events }) => events.findIndex(({ kind }) => kind === 'haunt')
    director.reads = () => true
    director.follow(told(['old', 'haunt', 'set-up'], true), screens)
    expect([director.playing, director.beat?.caption]).toEqual([true, 'haunt'])
    vi.advanceTimersByTime(LONG)
    expect(director.isReading).toBe(true)
    director.goOn()
    expect([director.playing, director.position]).toEqual([false, 'p1'])
    expect(director.shown?.view.ask).not.toBeNull()
  })

  it('begins at once with how it stands where nothing is to be read, or nobody wants to watch', () => {
    for (const [pace, first] of [['calm', -1] as const, ['at-once', 1] as const]) {
      const director = new Director(() => pace)
      director.opening = () => first
      director.follow(told(['old', 'haunt'], true), screens)
      expect([director.playing, director.shown?.view.ask === null]).toEqual([false, false])
    }
  })

  it('waits for nobody where nothing is to be read, and goes on at once for whoever wants that', () => {
    const page = play()
    page.director.follow(told(['haunt', 'set-up']), screens)
    page.director.goOn()
    expect(page.director.beat?.caption).toBe('set-up')
    expect(watch(page)).toEqual(['set-up'])
    expect(page.director.isReading).toBe(false)
  })

  it('plays again what has happened since this screen acted', () => {
    const page = play()
    page.director.follow(told(['old']), screens)
    watch(page)
    page.director.acted()
    expect(page.director.beat).toBeNull()
    page.director.follow(told(['own']), screens)
    page.director.follow(told(['theirs'], true), screens)
    watch(page)
    expect(page.director.hasPast).toBe(true)
    page.seen.length = 0
    page.director.again(screens)
    expect(page.director.position).toBe('p2 own')
    expect(watch(page)).toEqual(['own', 'theirs'])
    expect(page.director.position).toBe('p4')
  })

  it('shows only the last beat at once, and can still play all of it again', () => {
    const page = play('at-once')
    page.director.follow(told(['a', 'b'], true), screens)
    expect(page.director.playing).toBe(false)
    expect(page.director.beat?.caption).toBe('b')
    expect(page.director.position).toBe('p2')
    expect(page.director.hasPast).toBe(true)
  })

  it('walks room by room', () => {
    const { director } = play()
    director.follow(told([event('walk', { way: ['foyer', 'hall', 'crypt'] })]), screens)
    const places: unknown[] = []
    for (let time = 0; director.playing && time < LONG; time += 10) {
      if (places.at(-1) !== director.position) places.push(director.position)
      vi.advanceTimersByTime(10)
    }
    expect(places).toEqual(['p1 foyer', 'p1 hall', 'p1 crypt'])
  })

  it('has everybody there at once where nothing may move', () => {
    const { director } = play('calm', true)
    director.follow(told([event('walk', { way: ['foyer', 'hall', 'crypt'] })]), screens)
    expect(director.position).toBe('p1 crypt')
    expect(director.playing).toBe(true)
  })

  it('shows nothing of another table, of a move taken back, or after a long absence', () => {
    const { director } = play()
    const before = told(['a'])
    const after = told(['b'])
    director.follow(after, screens)
    director.follow(before, screens)
    expect([director.playing, director.beat, director.position]).toEqual([false, null, 'p2'])
    director.follow(told(Array.from({ length: 61 }, (_, n) => `${n}`)), screens)
    expect(director.playing).toBe(false)
  })
})

describe('at a brisk pace', () => {
  /** How long it takes until nothing is shown any more. */
  function timeOf(page: Pages): number {
    let time = 0
    for (; page.director.playing && time < LONG; time += 10) vi.advanceTimersByTime(10)
    return time
  }
  const step = (from: string, to: string): GameEvent => event('step', { way: [from, to] })

  it('steps that come one by one are one way', () => {
    const page = play('brisk')
    page.director.follow(told(['turn']), screens)
    page.director.follow(told([step('foyer', 'hall')]), screens)
    page.director.follow(told([step('hall', 'crypt')]), screens)
    expect(watch(page)).toEqual(['turn', 'step'])
    expect(page.director.beat?.walk?.places).toEqual(['foyer', 'hall', 'crypt'])
    expect(page.director.position).toBe('p4')
  })

  it.each([1, 700, 2000])('a turn takes no longer than it may, or than it takes to come: %i ms a move', (apart) => {
    const moves = 12
    const page = play('brisk')
    page.director.follow(told(['turn']), screens)
    for (let move = 0; move < moves; move += 1) {
      vi.advanceTimersByTime(apart)
      page.director.follow(told([`He does something, and that is number ${move} of all that he does.`]), screens)
    }
    const time = moves * apart + timeOf(page)
    expect(time).toBeLessThanOrEqual(Math.max(BUDGET.eventful, moves * apart) + 2 * SHORTEST.read)
  })

  it('a turn behind which another waits is told faster', () => {
    const deeds = Array.from({ length: 9 }, (_, n) => `He does something, and that is number ${n} of all that he does.`)
    const timeWith = (...more: string[][]): number => {
      const page = play('brisk')
      page.director.follow(told(['turn']), screens)
      page.director.follow(told([...deeds, 'turn']), screens)
      for (const kinds of more) page.director.follow(told(kinds), screens)
      const isLast = () => page.director.beat?.caption === 'turn' && page.director.beat.from > 1
      let time = 0
      for (; !isLast() && time < LONG; time += 10) vi.advanceTimersByTime(10)
      return time
    }
    expect(timeWith()).toBeGreaterThan(BUDGET.hurried)
    expect(timeWith(['x', 'turn'])).toBeLessThanOrEqual(BUDGET.hurried + 10)
  })

  it('what the house does in answer to my own doing has as much time as if others had brought it about', () => {
    const timeOfAnswer = (turn: string): number => {
      const page = play('brisk')
      page.director.acted()
      const deeds = Array.from({ length: 5 }, (_, n) => `Something comes through the wall, and that is number ${n}.`)
      page.director.follow(told(deeds.map((kind) => event(kind, { turn }))), screens)
      return timeOf(page)
    }
    expect(timeOfAnswer('')).toBeLessThanOrEqual(BUDGET.own + 10)
    expect(timeOfAnswer('house')).toBeGreaterThan(BUDGET.own + 10)
  })

  it('what several do at once is told as one turn, and what is done here by itself', () => {
    const timeOfGroup = (mine: string[], data: Record<string, unknown> = {}): number => {
      const page = play('brisk')
      page.director.mine = () => [0]
      const deeds = ['leo', 'ox', 'zoe'].flatMap((turn) =>
        [1, 2, 3, 4].map((n) => event(`Somebody does something, and that is number ${n} of all.`, { turn, ...data })),
      )
      page.director.follow(told(deeds), { ...screens, figuresOf: () => mine })
      return timeOf(page)
    }
    const shared = timeOfGroup([], { among: 'group' })
    expect(shared).toBeLessThanOrEqual(BUDGET.first + 10)
    expect(timeOfGroup([])).toBeGreaterThan(2 * shared)
    expect(timeOfGroup(['ox'], { among: 'group' })).toBeGreaterThan(shared)
  })

  it('pressing on leads to every turning point, and then to the question', () => {
    const page = play('brisk')
    page.director.follow(told(['a', 'b']), screens)
    page.director.follow(told(['c', 'haunt', 'd']), screens)
    page.director.follow(told(['e'], true), screens)
    page.director.pressOn(screens)
    expect(page.director.beat?.caption).toBe('haunt')
    expect(page.director.playing).toBe(true)
    page.director.pressOn(screens)
    expect(page.director.beat?.caption).toBe('d')
    page.director.pressOn(screens)
    expect(page.director.playing).toBe(false)
    expect(page.director.shown?.view.ask).not.toBeNull()
    expect(page.director.position).toBe('p4')
  })
})

describe('what is heard', () => {
  const door = event('finds', { way: ['foyer', 'hall', 'crypt'], sound: 'door' })
  const stroke = event('haunt', { sound: 'stroke' })

  /** Somebody who notes all that is heard. */
  function listen(pace: Pace = 'calm', isStill = false): Pages & { heard: Sound[][] } {
    const page = play(pace, isStill)
    const heard: Sound[][] = []
    page.director.hear = (sounds) => sounds.length && heard.push(sounds)
    return { ...page, heard }
  }

  it('is every step as it is taken, and what happens where it leads', () => {
    const page = listen()
    page.director.follow(told([door]), screens)
    expect(page.heard).toEqual([])
    watch(page)
    expect(page.heard).toEqual([['steps'], ['steps', 'door']])
  })

  it('is one step where nothing may move', () => {
    const page = listen('calm', true)
    page.director.follow(told([door]), screens)
    expect(page.heard).toEqual([['steps', 'door']])
  })

  it('is one sound for all that is shown at once', () => {
    const page = listen('at-once')
    page.director.follow(told([stroke, door, 'c']), screens)
    expect(page.heard).toEqual([['stroke']])
  })

  it('is one sound for what is skipped, and none for what was shown already', () => {
    const page = listen()
    page.director.follow(told([stroke, 'b', door, 'd']), screens)
    page.director.skip()
    vi.advanceTimersByTime(LONG)
    expect(page.heard).toEqual([['stroke'], ['door']])
  })

  it('is heard again where it is shown again, and not where a table is seen anew', () => {
    const page = listen()
    page.director.follow(told([stroke]), screens)
    watch(page)
    page.director.again(screens)
    watch(page)
    expect(page.heard).toEqual([['stroke'], ['stroke']])
    const { director, heard } = listen()
    director.follow(null, screens)
    director.follow(told([stroke]), screens)
    expect(heard).toEqual([])
  })
})

describe('a beat', () => {
  const beat: Beat = { from: 0, to: 1, caption: 'Ox goes into the crypt.', icon: '', harm: false }
  const roll = { who: '', what: '', faces: [], verdict: '' }

  it('stays as long as it takes to read', () => {
    expect(readingTime(beat, 'brisk')).toBeLessThan(readingTime(beat, 'calm'))
    expect(readingTime({ ...beat, outcome: 'It is locked.' }, 'calm')).toBeGreaterThan(readingTime(beat, 'calm'))
    expect(readingTime({ ...beat, rolls: [roll] }, 'calm')).toBeGreaterThan(readingTime(beat, 'calm'))
    expect(readingTime({ ...beat, card: { kind: 'card', id: 'axe' } }, 'calm')).toBeGreaterThan(
      readingTime(beat, 'calm'),
    )
  })

  it('is a glance where one has done it oneself', () => {
    const light = { ...beat, light: true }
    expect(readingTime(light, 'calm', true)).toBeLessThan(readingTime(light, 'calm', false))
    expect(readingTime(light, 'calm', false)).toBeLessThan(readingTime(beat, 'calm'))
  })
})
