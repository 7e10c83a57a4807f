/** A horde as it is drawn: one figure for each of the dead, close together, so that its size is seen. */
import type { Point } from './geometry'
import type { Size } from './packing'

export interface Crowd extends Size {
  /** How tall each of them is. */
  figure: number
  /** Where their middles are, those at the back first. */
  places: Point[]
  /** Where the number stands. */
  badge: Point
}

export const BADGE = 13

/** A crowd beside figures of this size, drawn around the origin. */
export function crowdOf(count: number, size: number): Crowd {
  const figure = Math.round(size * 0.75)
  const across = Math.max(1, Math.round(Math.sqrt(count * 1.7)))
  const rows = Math.ceil(count / across)
  const step = { x: figure * 0.56, y: figure * 0.44 }
  const wide = figure + (Math.min(count, across) - 1) * step.x + (rows > 1 ? step.x / 2 : 0)
  const w = wide + BADGE
  const h = Math.max(figure + (rows - 1) * step.y, 2 * BADGE) + BADGE / 2
  const left = -w / 2 + figure / 2
  const top = h / 2 - figure / 2 - (rows - 1) * step.y
  return {
    w,
    h,
    figure,
    places: Array.from({ length: count }, (_, n) => {
      const row = Math.floor(n / across)
      return { x: left + (n % across) * step.x + (row % 2 ? step.x / 2 : 0), y: top + row * step.y }
    }),
    badge: { x: w / 2 - BADGE, y: -h / 2 + BADGE },
  }
}
