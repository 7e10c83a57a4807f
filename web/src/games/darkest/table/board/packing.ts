/** Finds free places on the board: what is put down never covers what lies there already. */
import { middle, type Box, type Point } from './geometry'

export interface Size {
  w: number
  h: number
}

/** Less than anybody sees: what lies side by side does not overlap by what adding up leaves. */
const HAIR = 0.01

export function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.w - HAIR && b.x < a.x + a.w - HAIR && a.y < b.y + b.h - HAIR && b.y < a.y + a.h - HAIR
}

const isWithin = (box: Box, area: Box): boolean =>
  box.x >= area.x && box.y >= area.y && box.x + box.w <= area.x + area.w && box.y + box.h <= area.y + area.h

/** How much worse it is to be off to the side, or up and down. */
export interface Weight {
  x: number
  y: number
}
/** What is fuller than this is not tried. */
const TIGHT = 0.92
const EVEN: Weight = { x: 1, y: 1.7 }

/** The free place whose middle is nearest to where it should be; null if there is none. */
export function freePlace({ w, h }: Size, area: Box, taken: readonly Box[], near: Point, weight = EVEN): Box | null {
  const xs = candidates(near.x - w / 2, area.x, area.x + area.w - w)
  const ys = candidates(near.y - h / 2, area.y, area.y + area.h - h)
  for (const box of taken) {
    xs.add(box.x + box.w).add(box.x - w)
    ys.add(box.y + box.h)
      .add(box.y - h)
      .add(box.y + (box.h - h) / 2)
  }
  let best: Box | null = null
  let least = Infinity
  for (const x of xs) {
    const aside = weight.x * Math.abs(x + w / 2 - near.x)
    if (x < area.x || x + w > area.x + area.w || aside >= least) continue
    for (const y of ys) {
      const cost = aside + weight.y * Math.abs(y + h / 2 - near.y)
      if (y < area.y || y + h > area.y + area.h || cost >= least) continue
      const box = { x, y, w, h }
      if (taken.some((other) => overlaps(box, other))) continue
      best = box
      least = cost
    }
  }
  return best
}

/** Where it should be as far as it can, and the ends. */
const candidates = (wanted: number, from: number, to: number): Set<number> =>
  new Set([Math.min(Math.max(wanted, from), to), from, to])

/** Whether there is space enough at all. */
function hasSpace(sizes: readonly Size[], area: Box, taken: readonly Box[]): boolean {
  const covered = taken.reduce((sum, box) => {
    const w = Math.min(box.x + box.w, area.x + area.w) - Math.max(box.x, area.x)
    const h = Math.min(box.y + box.h, area.y + area.h) - Math.max(box.y, area.y)
    return sum + Math.max(0, w) * Math.max(0, h)
  }, 0)
  return sizes.reduce((sum, { w, h }) => sum + w * h, 0) <= TIGHT * (area.w * area.h - covered)
}

/** Places for all of them around a point, in their order; where that does not do, closely from a corner; null if they do not fit. */
export function pack(sizes: readonly Size[], area: Box, taken: readonly Box[], near: Point): Box[] | null {
  if (!hasSpace(sizes, area, taken)) return null
  for (const start of [near, { x: area.x, y: area.y }, { x: area.x, y: area.y + area.h }]) {
    const placed = packFrom(start, sizes, area, taken)
    if (placed) return centred(centred(placed, area, taken, near, 'x'), area, taken, near, 'y')
  }
  return null
}

function packFrom(near: Point, sizes: readonly Size[], area: Box, taken: readonly Box[]): Box[] | null {
  const placed: Box[] = []
  for (const size of sizes) {
    const box = freePlace(size, area, [...taken, ...placed], near)
    if (!box) return null
    placed.push(box)
  }
  return placed
}

/** The same places, moved together so that their middle is as near to the point as what lies there allows. */
function centred(places: Box[], area: Box, taken: readonly Box[], near: Point, axis: 'x' | 'y'): Box[] {
  const off = near[axis] - middle(around(places))[axis]
  for (const share of [1, 0.75, 0.5, 0.25]) {
    const moved = places.map((box) => ({ ...box, [axis]: box[axis] + off * share }))
    if (moved.every((box) => isWithin(box, area) && !taken.some((other) => overlaps(box, other)))) return moved
  }
  return places
}

/** The smallest box around all of them. */
export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  return {
    x,
    y,
    w: Math.max(...boxes.map((box) => box.x + box.w)) - x,
    h: Math.max(...boxes.map((box) => box.y + box.h)) - y,
  }
}
