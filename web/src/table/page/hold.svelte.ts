/** What opens a page that is covered. */

/** A page in somebody's hand: open while it is held, or until it is let go of where it was left open. */
export class Hold {
  #held = $state(false)
  #left = $state(false)

  get isOpen(): boolean {
    return this.#held || this.#left
  }

  get isLeft(): boolean {
    return this.#left
  }

  press(): void {
    this.#held = true
  }

  release(): void {
    this.#held = false
  }

  leave(open: boolean): void {
    this.#left = open
  }

  /** Somebody else may be looking now. */
  close(): void {
    this.#held = false
    this.#left = false
  }
}
