/** How far those who act can walk, and the way that somebody looks at: by pointer, keyboard, or with a figure in the hand. */
import type { BoardPlace, Walk } from '../games'

export interface Point {
  x: number
  y: number
}

/** A way, and where it ends. */
export interface Goal {
  walk: Walk
  place: string
  at: BoardPlace
}

interface Known {
  walks: Walk[]
  placeOf: (place: string) => BoardPlace | undefined
}

/** How far a pointer moves before a figure is lifted. */
const LIFTED = 8

export class Ways {
  /** The place at which somebody looks. */
  meant = $state('')
  /** The figure in the hand, and where the hand is on the board. */
  held = $state.raw<{ figure: string; at: Point } | null>(null)
  /** Where a pointer went down on a figure. */
  #pressed: { figure: string; pointer: number; at: Point } | null = null
  readonly #known: Known = $derived.by(() => this.read())
  /** Every goal, each with its way: several figures may have one. */
  readonly goals: Goal[] = $derived(
    this.#known.walks.flatMap((walk) => {
      const place = walk.places.at(-1) ?? ''
      const at = this.#known.placeOf(place)
      return at ? [{ walk, place, at }] : []
    }),
  )
  /** What is farther than a step: each place once. */
  readonly far: Goal[] = $derived(
    this.goals.filter(
      (goal, n) =>
        goal.walk.keys.length > 1 &&
        !this.goals.some((other) => other.place === goal.place && other.walk.keys.length === 1) &&
        this.goals.findIndex((other) => other.place === goal.place) === n,
    ),
  )
  /** The way to the place that is looked at, from where it begins. */
  readonly path: BoardPlace[] = $derived.by(() => {
    const goal = this.goalAt(this.meant)
    if (!goal || (goal.walk.keys.length === 1 && !this.held)) return []
    return [goal.walk.from, ...goal.walk.places].flatMap((place) => this.#known.placeOf(place) ?? [])
  })

  constructor(
    private readonly read: () => Known,
    readonly go: (walk: Walk) => void,
  ) {}

  /** Whether a place can be walked to in several steps. */
  leadTo(place: string): boolean {
    return this.far.some((goal) => goal.place === place)
  }

  canWalk(figure: string): boolean {
    return this.goals.some((goal) => goal.walk.figure === figure)
  }

  /** The goal at a place: of the figure in the hand, if there is one. */
  goalAt(place: string): Goal | undefined {
    return this.goals.find((goal) => goal.place === place && (!this.held || goal.walk.figure === this.held.figure))
  }

  // A figure is taken in the hand.

  /** A pointer goes down on a figure: whether it may be lifted. */
  press(figure: string, pointer: number, at: Point): boolean {
    if (!this.canWalk(figure)) return false
    this.#pressed = { figure, pointer, at }
    return true
  }

  /** Whether this pointer went down on a figure. */
  isPressed(pointer: number): boolean {
    return this.#pressed?.pointer === pointer
  }

  /** The pointer moves, on the screen and on the board. */
  move(pointer: number, screen: Point, board: Point, part: string): void {
    const pressed = this.#pressed
    if (pressed?.pointer !== pointer) return
    if (!this.held && Math.hypot(screen.x - pressed.at.x, screen.y - pressed.at.y) < LIFTED) return
    this.held = { figure: pressed.figure, at: board }
    this.meant = placeUnder(this.goals, pressed.figure, board, part)
  }

  /** The pointer goes up: whether a figure was in the hand, and is put down. */
  release(pointer: number): boolean {
    if (this.#pressed?.pointer !== pointer) return false
    const wasHeld = this.held !== null
    const goal = wasHeld ? this.goalAt(this.meant) : undefined
    this.letGo()
    if (goal) this.go(goal.walk)
    return wasHeld
  }

  letGo(): void {
    this.#pressed = null
    if (this.held) this.meant = ''
    this.held = null
  }
}

/** The smallest place under a point of the board that a figure can walk to; empty where there is none. */
export function placeUnder(goals: readonly Goal[], figure: string, { x, y }: Point, part: string): string {
  const under = goals.filter(
    ({ walk, at: { part: here, area } }) =>
      walk.figure === figure &&
      here === part &&
      x >= area.x &&
      x <= area.x + area.w &&
      y >= area.y &&
      y <= area.y + area.h,
  )
  under.sort((a, b) => a.at.area.w * a.at.area.h - b.at.area.w * b.at.area.h)
  return under[0]?.place ?? ''
}
