/** Walking several steps: each is an answer of its own, and the next one is given only while nothing else has happened. */
import type { Ask, Choice, GameEvent } from '../../api/play'
import type { GameScreens, Walk } from '../../games'

/** A way that somebody is on. */
export interface Journey {
  figure: string
  goal: string
  /** How many steps are left. */
  left: number
  /** How far the game and its log were before the last step. */
  move: number
  told: number
}

/** How it stands now. */
export interface Now {
  move: number
  ask: Ask | null
  position: unknown
  events: readonly GameEvent[]
}

/** What is left of a way once its first step is taken; null where that is all of it. */
export function setOut(walk: Walk, now: Pick<Now, 'move' | 'events'>): Journey | null {
  const left = walk.keys.length - 1
  return left
    ? { figure: walk.figure, goal: walk.places.at(-1) ?? '', left, move: now.move, told: now.events.length }
    : null
}

type Looks = Pick<GameScreens, 'walks' | 'isStep'>

/** The way on; null where something has happened, or it is not as short any more as it was. */
export function wayOn(journey: Journey, now: Now, screens: Looks): { walk: Walk; step: Choice } | null {
  const { ask, position, events, move } = now
  if (move !== journey.move + 1 || !ask) return null
  if (!events.slice(journey.told).every((event) => screens.isStep?.(event))) return null
  const walk = screens
    .walks?.(ask, position)
    .find(
      ({ figure, places, keys }) =>
        figure === journey.figure && places.at(-1) === journey.goal && keys.length === journey.left,
    )
  const step = walk && ask.choices.find((choice) => choice.key === walk.keys[0])
  return step ? { walk, step } : null
}
