/** A table at which a lesson is taken: what the lesson would not do is held back, until somebody leaves it. */
import type { Choice } from '../api/play'
import type { Lesson } from '../api/views'
import { TableSession } from '../table/session.svelte'
import { answerNow, aside, choiceOf, isOfAnother, isThrough, learnt, stepNow, type Place } from './following'
import { keepProgress, type Progress } from './lessons'

export class GuidedSession extends TableSession {
  /** What somebody chose that the lesson would not: they are asked whether they mean it. */
  other = $state.raw<Choice | null>(null)
  /** Whether answers are being taken back, to where the lesson was left. */
  returning = $state(false)
  #progress = $state.raw<Progress>()!
  #undoneAt: number | null = null

  constructor(
    readonly game: string,
    readonly lesson: Lesson,
    progress: Progress,
  ) {
    super(progress.table)
    this.#progress = progress
  }

  #keep(change: Partial<Progress>): void {
    this.#progress = { ...this.#progress, ...change }
    keepProgress(this.game, this.lesson.name, this.#progress)
  }

  get move(): number {
    return this.view?.move ?? 0
  }

  /** How many answers of the lesson have been given; those before it began are not its own. */
  #given(move = this.move): number {
    return move - this.lesson.before.length
  }

  get isFree(): boolean {
    return this.#progress.left !== null
  }

  /** Whether the lesson waits for somebody else who acts beside the reader. */
  get isOfAnother(): boolean {
    const ask = this.view?.ask
    return Boolean(ask) && !this.isFree && isOfAnother(this.lesson, this.#given(), ask!)
  }

  /** What the lesson says to whoever is asked now; null where it says nothing. */
  get step(): Place | null {
    const ask = this.view?.ask
    return ask && !this.isFree ? stepNow(this.lesson, this.#given(), ask, this.#progress.read) : null
  }

  /** What it says while others act. */
  get aside(): Place | null {
    return this.isFree ? null : aside(this.lesson, this.#given())
  }

  /** The choice that the lesson would make now. */
  get wanted(): Choice | undefined {
    return choiceOf(this.step?.step, this.view?.ask ?? null)
  }

  get learnt(): Set<string> {
    return learnt(this.lesson, this.#given(this.#progress.left ?? this.move))
  }

  /** Whether all is learnt; the game itself may go on. */
  get isDone(): boolean {
    return !this.isFree && isThrough(this.lesson, this.#given())
  }

  /** What was to be read is read. */
  readOn(): void {
    if (this.step) this.#keep({ read: this.step.place + 1 })
  }

  override async answer(choice: Choice): Promise<void> {
    if (this.busy) return
    const ask = this.view?.ask
    const written = ask && !this.isFree ? answerNow(this.lesson, this.#given(), ask) : null
    if (written && written.step.answer !== choice.key && choiceOf(written.step, ask ?? null)) {
      this.other = choice
      return
    }
    this.other = null
    if (written) this.#keep({ read: written.place + 1 })
    await super.answer(choice)
  }

  /** Go on as one likes, with what was chosen last if it was held back. */
  async playFreely(): Promise<void> {
    const { other } = this
    this.other = null
    this.#keep({ left: this.move, done: this.#progress.done || this.isDone })
    if (other) await this.answer(other)
  }

  /** Take back whatever was done since the lesson was left. */
  goBack(): void {
    this.returning = true
    this.#undoneAt = null
  }

  /** One step of that, whenever the table has moved. */
  followBack(): void {
    const { left } = this.#progress
    if (!this.returning || left === null) return
    if (this.move <= left) {
      this.returning = false
      this.#keep({ left: null })
    } else if (this.#undoneAt !== this.feed?.number) {
      this.#undoneAt = this.feed?.number ?? null
      void this.undo()
    }
  }

  finish(): void {
    if (!this.#progress.done) this.#keep({ done: true })
  }
}
