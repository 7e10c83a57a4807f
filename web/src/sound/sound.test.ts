import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeContext } from './fake'
import { SOUNDS, type Kind, type Sound } from './names'

type Listener = () => void
type Module = typeof import('./sound')

let listeners: Map<string, Listener>
let kept: Record<string, unknown>
let page: { hidden: boolean }
let sound: Module

/** A page that nobody has touched yet, with these settings. */
async function open(settings: Record<string, unknown> = {}): Promise<Module> {
  kept = settings
  vi.resetModules()
  sound = await import('./sound')
  return sound
}

const tell = (what: string): void => listeners.get(what)?.()

async function touch(): Promise<void> {
  tell('pointerup')
  await sound.changeSound({})
}

async function hide(hidden: boolean): Promise<void> {
  page.hidden = hidden
  tell('visibilitychange')
  await Promise.resolve()
}

const context = (): FakeContext => FakeContext.made[0]!
/** What is started by these sounds. */
function heard(sounds: Sound[]): string[] {
  const before = context().started.length
  sound.play(sounds)
  return context()
    .started.slice(before)
    .map(({ what }) => what)
}

/** A browser that has sound, and in which nothing moves. */
function stub(): void {
  listeners = new Map()
  FakeContext.made = []
  const listen = (what: string, listener: Listener) => listeners.set(what, listener)
  page = Object.assign(
    { hidden: false },
    { addEventListener: listen, documentElement: { style: { setProperty: vi.fn() }, dataset: {} } },
  )
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', listen)
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn() }))
  vi.stubGlobal('localStorage', {
    getItem: () => JSON.stringify(kept),
    setItem: (_: string, text: string) => (kept = JSON.parse(text) as Record<string, unknown>),
  })
  vi.stubGlobal('AudioContext', FakeContext)
}

beforeAll(async () => {
  stub()
  await open() // whatever is compiled for the first time is compiled here
  await touch()
}, 60_000)
beforeEach(() => {
  vi.useFakeTimers()
  stub()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('sound', () => {
  it('is not there before the first touch, and what happened before is not made up for', async () => {
    await open()
    sound.play(['dice'])
    sound.underneath(0)
    expect(FakeContext.made).toEqual([])
    await touch()
    expect(context().started.map(({ what }) => what)).not.toContain('triangle')
  })

  it('is not there where the browser has none', async () => {
    vi.stubGlobal('AudioContext', undefined)
    Reflect.deleteProperty(globalThis, 'AudioContext')
    await open()
    await touch()
    expect(() => sound.play(['dice'])).not.toThrow()
  })

  it.each(Object.keys(SOUNDS) as Sound[])('of %s begins and ends', async (one) => {
    await open()
    await touch()
    expect(heard([one]).length).toBeGreaterThan(0)
    for (const { at, stopsAt } of context().started) expect(stopsAt).toBeGreaterThan(at)
    expect(Math.max(...context().started.map(({ stopsAt }) => stopsAt))).toBeLessThan(6)
  })

  it('is off where it is not wanted: nothing is made, not even a context', async () => {
    await open({ sound: false })
    await touch()
    sound.underneath(1)
    sound.play(['dice', 'stroke'])
    expect(FakeContext.made).toEqual([])
  })

  it('can be switched off and on, and is suspended meanwhile', async () => {
    await open()
    await touch()
    await sound.changeSound({ sound: false }, 'turn')
    expect(context().state).toBe('suspended')
    expect(kept['sound']).toBe(false)
    expect(heard(['dice', 'door'])).toEqual([])
    await sound.changeSound({ sound: true }, 'turn')
    expect(context().state).toBe('running')
    expect(context().started.filter(({ what }) => what === 'sine')).toHaveLength(3)
    expect(FakeContext.made).toHaveLength(1)
  })

  it.each<[Kind, Sound]>([
    ['pieces', 'dice'],
    ['house', 'stroke'],
    ['bell', 'turn'],
  ])('of the kind %s is off by itself', async (kind, one) => {
    await open({ silent: [kind] })
    await touch()
    expect(heard([one])).toEqual([])
    for (const other of Object.keys(SOUNDS) as Sound[])
      if (SOUNDS[other] !== kind) expect(heard([other])).not.toEqual([])
  })

  it('lies underneath where there is a house, unless it is not wanted', async () => {
    await open()
    await touch()
    expect(context().started).toEqual([])
    sound.underneath(0.5)
    const sources = context().started.length
    expect(sources).toBeGreaterThan(0)
    sound.underneath(1)
    expect(context().started).toHaveLength(sources)
    await sound.changeSound({ silent: ['underneath'] })
    expect(context().started.every(({ stopsAt }) => stopsAt < Infinity)).toBe(true)
    sound.underneath(0)
    expect(context().started).toHaveLength(sources)
  })

  it('ends slowly when one leaves the house', async () => {
    await open()
    await touch()
    sound.underneath(0)
    sound.underneath(null)
    for (const { stopsAt } of context().started) expect(stopsAt).toBeGreaterThan(5)
  })

  it('is suspended while the page is hidden, and goes on afterwards', async () => {
    await open()
    await touch()
    sound.underneath(0)
    const sources = context().started.length
    await hide(true)
    expect(context().state).toBe('suspended')
    expect(context().started.every(({ stopsAt }) => stopsAt === 0)).toBe(true)
    expect(heard(['dice'])).toEqual([])
    await hide(false)
    expect(context().state).toBe('running')
    expect(context().started).toHaveLength(2 * sources)
  })

  it('calls from a hidden page with the bell alone, and is silent again', async () => {
    await open()
    await touch()
    sound.underneath(1)
    await hide(true)
    const before = context().started.length
    await sound.ring()
    expect(
      context()
        .started.slice(before)
        .map(({ what }) => what),
    ).toEqual(['sine', 'sine', 'sine'])
    expect(context().state).toBe('running')
    vi.advanceTimersByTime(2000)
    expect(context().state).toBe('suspended')
  })

  it('comes one after the other, and what has not begun is past once something else happens', async () => {
    await open()
    await touch()
    sound.play(['dice', 'blow'])
    expect(context().started.at(-1)?.at).toBeGreaterThan(0.5)
    context().currentTime = 0.1
    sound.play(['steps'])
    expect(context().cut).toBe(1)
    context().currentTime = 0.5
    sound.play([])
    expect(context().cut).toBe(1)
  })
})
