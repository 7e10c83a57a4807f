/** Where we are in the past, and how fast it goes by. */
import type { History, Moment } from './history'

const PACE = 1400
const AHEAD = 4

export class Player {
  /** The moment on the screen, and the one that was asked for; they differ while something is fetched. */
  shown = $state.raw<Moment | null>(null)
  wanted = $state(0)
  /** Where the log begins and ends; that of a copy begins where it was taken. */
  first = $state(0)
  last = $state(0)
  speed = $state(1)
  playing = $state(false)
  failed = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(public history: History) {}

  /** Show the moment after this entry of the log. */
  async go(number: number, step = 1): Promise<void> {
    const goal = Math.min(Math.max(this.first, Math.round(number)), this.last)
    this.wanted = goal
    const history = this.history
    try {
      const moment = await history.at(goal)
      if (this.wanted !== goal || this.history !== history) return
      this.shown = moment
      this.failed = false
      void history.ahead(goal, step, AHEAD, this.last, this.first)
    } catch {
      if (this.wanted === goal) this.failed = true
      this.stop()
    }
  }

  async step(by: number): Promise<void> {
    await this.go(this.wanted + by, Math.sign(by))
  }

  toggle(): void {
    if (this.playing) return this.stop()
    this.playing = true
    if (this.wanted === this.last) void this.go(this.first).then(() => this.#tick())
    else this.#tick()
  }

  stop(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  /** See the same moment with other eyes. */
  look(history: History): void {
    this.history = history
    void this.go(this.wanted)
  }

  #tick(): void {
    clearTimeout(this.#timer)
    if (!this.playing) return
    this.#timer = setTimeout(() => {
      void this.step(1).then(() => {
        if (this.wanted === this.last) this.stop()
        else this.#tick()
      })
    }, PACE / this.speed)
  }
}
