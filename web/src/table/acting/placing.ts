/** Where a menu stands: beside what was touched, on the screen, and never under the finger. */
import type { Area } from '../../games'

export interface Point {
  x: number
  y: number
}

export interface Size {
  w: number
  h: number
}

/** The distance to what was touched, to the finger, and to the edge of the screen. */
const BESIDE = 8
const FINGER = 26
const EDGE = 8

const within = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most))

/** The upper left corner, and how high it may be: beside what was touched, else above or below the finger. */
export function placed(touched: Area, finger: Point, size: Size, screen: Size): Point & { most: number } {
  const most = screen.h - 2 * EDGE
  const x = (wanted: number) => within(EDGE, wanted, screen.w - EDGE - size.w)
  const y = (wanted: number) => within(EDGE, wanted, screen.h - EDGE - size.h)
  const [right, left] = [touched.x + touched.w + BESIDE, touched.x - BESIDE - size.w]
  const [below, above] = [touched.y + touched.h + BESIDE, touched.y - BESIDE - size.h]
  if (size.h <= most) {
    if (right === x(right)) return { x: right, y: y(finger.y - size.h / 2), most }
    if (left === x(left)) return { x: left, y: y(finger.y - size.h / 2), most }
    if (below === y(below)) return { x: x(finger.x - size.w / 2), y: below, most }
    if (above === y(above)) return { x: x(finger.x - size.w / 2), y: above, most }
  }
  const over = finger.y - FINGER - EDGE
  const under = screen.h - finger.y - FINGER - EDGE
  const room = Math.max(over, under)
  const high = Math.min(size.h, room)
  return { x: x(finger.x - size.w / 2), y: under >= over ? finger.y + FINGER : finger.y - FINGER - high, most: room }
}
