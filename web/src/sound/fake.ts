/** An audio context for tests that makes no sound: it counts what is started, and of what it is made. */
import { vi } from 'vitest'

export interface Started {
  /** Its wave, or hiss for what comes from a buffer. */
  what: string
  at: number
  stopsAt: number
}

const param = () => ({
  value: 0,
  setValueAtTime: vi.fn(),
  setTargetAtTime: vi.fn(),
  linearRampToValueAtTime: vi.fn(),
  exponentialRampToValueAtTime: vi.fn(),
})

const node = () => ({ connect: (to: unknown) => to, disconnect: () => undefined })

export class FakeContext {
  /** Every context that was made since the last test. */
  static made: FakeContext[] = []
  state = 'running'
  currentTime = 0
  sampleRate = 100
  destination = node()
  started: Started[] = []
  /** How many sounds were cut off. */
  cut = 0

  constructor() {
    FakeContext.made.push(this)
  }

  createGain = () => ({ ...node(), gain: param(), disconnect: () => (this.cut += 1) })
  createBiquadFilter = () => ({ ...node(), type: '', frequency: param(), Q: param() })
  createBuffer = (_: number, length: number) => ({ duration: 4, getChannelData: () => new Float32Array(length) })
  createBufferSource = () => this.#source({ buffer: null, loop: false }, () => 'hiss')
  createOscillator = () => this.#source({ type: 'sine', frequency: param() }, ({ type }) => type)
  suspend = vi.fn(() => this.#become('suspended'))
  resume = vi.fn(() => this.#become('running'))

  #become(state: string): Promise<void> {
    this.state = state
    return Promise.resolve()
  }

  #source<T extends object>(parts: T, whatOf: (made: T) => string) {
    const started: Started = { what: '', at: 0, stopsAt: Infinity }
    const made = {
      ...node(),
      ...parts,
      start: (at: number) => {
        this.started.push(Object.assign(started, { what: whatOf(made), at }))
      },
      stop: (at = this.currentTime) => {
        if (!started.what) throw new Error('cannot call stop without calling start first')
        started.stopsAt = at
      },
    }
    return made
  }
}
