/** The weather outside, which comes and goes slowly. */
import { rain } from '../recipes/rain'
import { wind } from '../recipes/wind'
import type { Bed } from './beds'
import type { Place } from './parts'

/** Seconds in which it changes for the most part, and after which it is gone. */
const SLOW = 3
const GONE = 15

/** How loud each is, when nothing stirs and in a storm. */
const BEDS: readonly { bed: Bed; calm: number; storm: number }[] = [
  { bed: wind, calm: 0.45, storm: 1 },
  { bed: rain, calm: 0, storm: 1 },
]

interface Running {
  loudness: GainNode[]
  sources: AudioScheduledSourceNode[]
}

export class Weather {
  #running: Running | null = null

  constructor(private readonly place: () => Place) {}

  /** From a breath of wind (0) to a storm (1); null lets it die away. */
  become(storm: number | null): void {
    if (storm === null) return this.#dieDown()
    this.#running ??= this.#begin()
    const { at } = this.place()
    this.#running.loudness.forEach(({ gain }, n) => {
      const { calm, storm: loud } = BEDS[n]!
      gain.setTargetAtTime(calm + (loud - calm) * storm, at, SLOW)
    })
  }

  end(): void {
    for (const node of this.#running?.loudness ?? []) node.disconnect()
    for (const source of this.#running?.sources ?? []) source.stop()
    this.#running = null
  }

  #begin(): Running {
    const place = this.place()
    const loudness = BEDS.map(() => {
      const node = place.context.createGain()
      node.gain.value = 0
      node.connect(place.out)
      return node
    })
    return { loudness, sources: BEDS.flatMap(({ bed }, n) => bed({ ...place, out: loudness[n]! })) }
  }

  #dieDown(): void {
    if (!this.#running) return
    const { at } = this.place()
    for (const { gain } of this.#running.loudness) gain.setTargetAtTime(0, at, SLOW)
    for (const source of this.#running.sources) source.stop(at + GONE)
    this.#running = null
  }
}
