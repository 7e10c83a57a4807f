/** The arithmetic of the camera: where it stands, so that what matters is in sight and nothing moves without need. */
import type { Area } from '../games'

/** A point of the board lies on the screen at `point * scale + offset`. */
export interface Frame {
  scale: number
  x: number
  y: number
}

export interface Size {
  w: number
  h: number
}

/** How small and how large the board may be drawn while nobody has zoomed. */
export interface Limits {
  least: number
  most: number
}

const CLOSEST = 4
const FARTHEST = 0.2
/** How far from the edge of the screen whatever matters should be. */
const MARGIN = 16
/** The camera comes closer again when the board would be so much larger. */
const CLOSER = 1.3

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value))

export function clampScale(scale: number, least = FARTHEST, most = CLOSEST): number {
  return between(least, scale, most)
}

const scaleFor = (size: Size, area: Area, limits: Limits): number =>
  between(limits.least, Math.min(size.w / area.w, size.h / area.h), limits.most)

/** All of an area, in the middle of the screen. */
export function fit(size: Size, area: Area): Frame {
  const scale = scaleFor(size, area, { least: FARTHEST, most: CLOSEST })
  return {
    scale,
    x: size.w / 2 - (area.x + area.w / 2) * scale,
    y: size.h / 2 - (area.y + area.h / 2) * scale,
  }
}

/** Whether nothing of an area lies below the screen. */
export function isInSight({ scale, y }: Frame, size: Size, area: Area): boolean {
  return y + (area.y + area.h) * scale <= size.h
}

/** How much of the screen is covered from above and from below, and what has to lie between. */
export interface Covered {
  top: number
  bottom: number
  clear: Area | null
}

/** Where the camera stands next: as it stood, as long as everything is in sight that should be, and moved no farther than
 *  it takes for what matters to lie between whatever covers the edges of the screen. */
export function follow(
  last: Frame | null,
  size: Size,
  content: Area,
  focus: Area | null,
  limits: Limits,
  covered: Covered | null = null,
): Frame {
  const wanted = scaleFor(size, content, limits)
  const stays = last !== null && last.scale <= wanted && last.scale * CLOSER >= wanted
  const scale = stays ? last.scale : wanted
  const offset = (room: number, from: number, length: number, at: number | undefined, wide: number, was: number) =>
    along(room, from * scale, length * scale, (at ?? from) * scale, wide * scale, stays ? was : null)
  const y = offset(size.h, content.y, content.h, focus?.y, focus?.h ?? content.h, last?.y ?? 0)
  return {
    scale,
    x: offset(size.w, content.x, content.w, focus?.x, focus?.w ?? content.w, last?.x ?? 0),
    y: covered?.clear ? uncovered(y, covered.clear, scale, covered.top, size.h - covered.bottom) : y,
  }
}

/** Along one axis: all of the content if there is room for it, else whatever matters, without a gap at the edge. */
function along(room: number, from: number, length: number, at: number, wide: number, was: number | null): number {
  if (length <= room) {
    const isInside = was !== null && was + from >= -0.5 && was + from + length <= room + 0.5
    return isInside ? was : room / 2 - from - length / 2
  }
  const isSeen = was !== null && was + at >= MARGIN && was + at + wide <= room - MARGIN
  return between(room - from - length, isSeen ? was : room / 2 - at - wide / 2, 0 - from)
}

/** As far along as it takes for whatever matters to lie between two lines; in the middle of them where that is not enough. */
function uncovered(was: number, { y, h }: Area, scale: number, from: number, to: number): number {
  const [at, wide] = [y * scale, h * scale]
  if (wide > to - from) return (from + to - wide) / 2 - at
  return between(from - at, was, to - wide - at)
}

/** Zoom so that what is under this point stays under it. */
export function zoomAt(frame: Frame, factor: number, x: number, y: number): Frame {
  const scale = clampScale(frame.scale * factor)
  const grown = scale / frame.scale
  return { scale, x: x - (x - frame.x) * grown, y: y - (y - frame.y) * grown }
}
