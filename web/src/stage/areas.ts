/** Areas of the board, taken together. */
import type { Area } from '../games'

/** All of these areas; null where there is none. */
export function around(areas: readonly Area[]): Area | null {
  if (!areas.length) return null
  const [x, y] = [Math.min(...areas.map((one) => one.x)), Math.min(...areas.map((one) => one.y))]
  const [right, below] = [
    Math.max(...areas.map((one) => one.x + one.w)),
    Math.max(...areas.map((one) => one.y + one.h)),
  ]
  return { x, y, w: right - x, h: below - y }
}
