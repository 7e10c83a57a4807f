/** Whether a choice is meant: what gives something up is asked for twice. */

/** A second press of a key counts so long, in milliseconds; a finger may take its time. */
export const BY_KEY = 2000

export class Sure {
  /** The choice that was pressed once. */
  key = $state('')
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Ask whether a choice is meant. */
  ask(key: string, byKey: boolean): void {
    this.forget()
    this.key = key
    if (byKey) this.#timer = setTimeout(() => this.forget(), BY_KEY)
  }

  forget(): void {
    clearTimeout(this.#timer)
    this.key = ''
  }
}
