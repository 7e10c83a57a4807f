/** The past of a table, fetched piece by piece: each number of the log once, and only what is new since one we have. */
import type { GameEvent, View } from '../api/play'
import type { PlayState } from '../api/views'

/** The game after one entry of the log. */
export interface Moment {
  number: number
  view: View
  events: GameEvent[]
  /** Whether it was played by older rules, so that the view is the last one before that is known. */
  older: boolean
  /** What bots thought of the odds then, by side and from 0 to 1, where the record has it. */
  estimates?: Record<string, number>
}

export type Fetch = (number: number, since?: number) => Promise<PlayState>

const MOST = 400

export class History {
  #moments = new Map<number, Moment>()
  #coming = new Map<number, Promise<Moment>>()

  constructor(private readonly fetch: Fetch) {}

  /** The moment, if it is here already. */
  known(number: number): Moment | undefined {
    return this.#moments.get(number)
  }

  /** The moment after this entry of the log; asked for once, however often it is wanted. */
  at(number: number): Promise<Moment> {
    const known = this.#moments.get(number)
    if (known) return Promise.resolve(known)
    const coming = this.#coming.get(number) ?? this.#bring(number)
    this.#coming.set(number, coming)
    return coming
  }

  /** Fetch what will probably be wanted next; a failure is seen when it is really wanted. */
  async ahead(from: number, step: number, count: number, last: number, first = 0): Promise<void> {
    for (let n = 1; n <= count; n++) {
      const number = from + n * step
      if (number < first || number > last) return
      try {
        await this.at(number)
      } catch {
        return
      }
    }
  }

  /** The number at which so many answers stood, as the game went in the end: what was taken back is passed over.
   *  With every entry of the log there is at most one answer more, so that nothing between is ever skipped. */
  async numberOf(move: number, first: number, last: number): Promise<number> {
    let number = last
    for (;;) {
      const { view } = await this.at(number)
      const ahead = view.move - move
      if (ahead <= 0) return number
      if (number - ahead <= first) return first
      number -= ahead
    }
  }

  async #bring(number: number): Promise<Moment> {
    try {
      const base = this.#before(number)
      const play = await this.fetch(number, base?.number)
      const moment = momentOf(play, base)
      this.#keep(moment)
      return moment
    } finally {
      this.#coming.delete(number)
    }
  }

  /** The nearest moment before this one that we have. */
  #before(number: number): Moment | undefined {
    let best: Moment | undefined
    for (const moment of this.#moments.values()) {
      if (moment.number < number && moment.number > (best?.number ?? -1)) best = moment
    }
    return best
  }

  #keep(moment: Moment): void {
    this.#moments.set(moment.number, moment)
    const oldest = this.#moments.keys().next().value
    if (this.#moments.size > MOST && oldest !== undefined) this.#moments.delete(oldest)
  }
}

/** A moment from what the server tells, on top of one we had. */
export function momentOf(play: PlayState, base: Moment | undefined): Moment {
  const told = play.events
  const kept =
    play.since === null || !base
      ? []
      : play.back === null
        ? base.events
        : base.events.filter((e) => e.move <= play.back!)
  return { number: play.number, view: play.view, events: [...kept, ...told], older: play.older }
}
