/** The odds over time as a curve: where it goes, where the night turned on it, and the same in a few words. */
import type { GameEvent } from '../api/play'
import type { Guess } from '../api/views'

export interface Size {
  w: number
  h: number
}

export interface Mark {
  event: GameEvent
  x: number
  y: number
}

/** Where a move lies from left to right, and a chance from bottom to top. */
export function scales(guesses: readonly Guess[], last: number, { w, h }: Size) {
  const first = guesses[0]?.move ?? 0
  return {
    x: (move: number) => ((move - first) / Math.max(1, last - first)) * w,
    y: (chance: number) => (1 - chance) * h,
  }
}

/** The curve, as a path; the result is its last point. */
export function curve(guesses: readonly Guess[], last: Guess, size: Size): string {
  const { x, y } = scales(guesses, last.move, size)
  return [...guesses, last]
    .map(({ move, chance }, n) => `${n ? 'L' : 'M'}${x(move).toFixed(1)} ${y(chance).toFixed(1)}`)
    .join('')
}

/** How it looked when so many answers stood: on the line between two guesses. */
export function chanceAt(guesses: readonly Guess[], move: number): number | undefined {
  const before = guesses.findLast((guess) => guess.move <= move)
  const after = guesses.find((guess) => guess.move > move)
  if (!before || !after) return before?.chance
  return before.chance + ((after.chance - before.chance) * (move - before.move)) / (after.move - before.move)
}

/** The moments at which the night turned, on the curve; those before it begins are not on it. */
export function marksOn(points: readonly GameEvent[], guesses: readonly Guess[], last: Guess, size: Size): Mark[] {
  const { x, y } = scales(guesses, last.move, size)
  return points.flatMap((event) => {
    const chance = chanceAt([...guesses, last], event.move)
    return chance === undefined ? [] : [{ event, x: x(Math.min(event.move, last.move)), y: y(chance) }]
  })
}

export interface Course {
  first: number
  least: number
  most: number
  last: number
}

const percent = (chance: number): number => Math.round(100 * chance)

/** In percent: how it looked at first, at worst, at best and just before the end. */
export function courseOf(guesses: readonly Guess[]): Course {
  const chances = guesses.map(({ chance }) => chance)
  return {
    first: percent(chances[0] ?? 0),
    least: percent(Math.min(...chances)),
    most: percent(Math.max(...chances)),
    last: percent(chances.at(-1) ?? 0),
  }
}
