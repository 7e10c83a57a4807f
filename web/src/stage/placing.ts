/** Where slips and cards lie on the stage: beside what matters, and never on it. */
import type { Area } from '../games'
import type { Size } from './camera'

/** What should be seen, and how much it matters. */
export interface Kept {
  box: Area
  weight: number
  /** Whether it can be pressed now. */
  isTarget?: boolean
}

/** Where something would lie if nothing were in its way. */
export interface Corner {
  x: 'left' | 'right'
  y: 'top' | 'bottom'
}

export interface Point {
  x: number
  y: number
}

/** The distance to the edge of the stage, and to what should be seen. */
const EDGE = 10
const GAP = 8
/** For so little, told by the area of what lies there, nothing is laid anew. */
const HARDLY = 0.02

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most))

/** How much two boxes share. */
export function overlap(one: Area, other: Area): number {
  const w = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x)
  const h = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y)
  return w > 0 && h > 0 ? w * h : 0
}

/** How much of what should be seen something covers that lies there. */
export const covers = (at: Point, size: Size, kept: readonly Kept[]): number =>
  kept.reduce((all, { box, weight }) => all + weight * overlap({ ...at, ...size }, box), 0)

/** The upper left corner of something on a stage: where it lay, as long as that covers hardly more than it must; else near
 *  its own corner of the stage, as near as it can be without lying on anything that should be seen. */
export function placed(size: Size, stage: Size, kept: readonly Kept[], corner: Corner, last: Point | null): Point {
  const [right, below] = [Math.max(EDGE, stage.w - EDGE - size.w), Math.max(EDGE, stage.h - EDGE - size.h)]
  const isInside = last && last.x >= 0 && last.y >= 0 && last.x <= right && last.y <= below
  const own = { x: corner.x === 'left' ? EDGE : right, y: corner.y === 'top' ? EDGE : below }
  const beside = (from: number, length: number, wide: number) => [from - GAP - wide, from + length + GAP]
  const xs = [EDGE, right, ...kept.flatMap(({ box }) => beside(box.x, box.w, size.w))]
  const ys = [EDGE, below, ...kept.flatMap(({ box }) => beside(box.y, box.h, size.h))]
  const all = [own, ...unique(xs, EDGE, right).flatMap((x) => unique(ys, EDGE, below).map((y) => ({ x, y })))]
  const far = (at: Point): number => Math.hypot(at.x - own.x, at.y - own.y)
  const ranked = all.map((at) => ({ at, cost: covers(at, size, kept), far: far(at) }))
  const best = ranked.reduce((found, one) =>
    one.cost < found.cost || (one.cost === found.cost && one.far < found.far) ? one : found,
  )
  const isGoodEnough = isInside && covers(last, size, kept) <= best.cost + HARDLY * size.w * size.h
  return isGoodEnough ? last : best.at
}

const unique = (values: readonly number[], least: number, most: number): number[] => [
  ...new Set(values.map((value) => between(least, value, most))),
]
