/** A tile in the hand: picked up by a click, a drag or a key, and put down on another place. */

const DRAG_FROM = 7

export class Hand {
  /** Where the tile in the hand lies: a square, or the id of a tile that lies aside. */
  picked = $state<string | null>(null)
  /** The place under the pointer while dragging. */
  over = $state<string | null>(null)
  /** Where the dragged tile floats on the screen, while it does. */
  floats = $state<{ x: number; y: number } | null>(null)
  #down: { place: string; x: number; y: number; pointer: number } | null = null
  #dragged = false

  constructor(private readonly put: (from: string, to: string) => void) {}

  /** Pick up, put down elsewhere, or put back. */
  choose(place: string): void {
    if (this.picked === null) this.picked = place
    else {
      const from = this.picked
      this.picked = null
      if (from !== place) this.put(from, place)
    }
  }

  drop(): void {
    this.picked = this.over = this.floats = null
    this.#down = null
  }

  /** A click that ended a drag is none. */
  clicked(place: string): void {
    if (this.#dragged) this.#dragged = false
    else this.choose(place)
  }

  down(event: PointerEvent, place: string): void {
    this.#dragged = false
    if (event.button === 0) this.#down = { place, x: event.clientX, y: event.clientY, pointer: event.pointerId }
  }

  move(event: PointerEvent): void {
    const down = this.#down
    if (!down || down.pointer !== event.pointerId) return
    const far = Math.hypot(event.clientX - down.x, event.clientY - down.y)
    if (this.floats === null && far < DRAG_FROM) return
    this.#dragged = true
    this.picked = down.place
    this.floats = { x: event.clientX, y: event.clientY }
    this.over = placeAt(event.clientX, event.clientY)
  }

  up(event: PointerEvent): void {
    const down = this.#down
    if (!down || down.pointer !== event.pointerId) return
    this.#down = null
    if (this.floats === null) return
    const to = placeAt(event.clientX, event.clientY)
    this.floats = this.over = this.picked = null
    if (to !== null && to !== down.place) this.put(down.place, to)
  }
}

function placeAt(x: number, y: number): string | null {
  const found = document.elementFromPoint(x, y)?.closest('[data-place]')
  return found?.getAttribute('data-place') ?? null
}
