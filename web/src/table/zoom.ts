/** The arithmetic of panning and zooming. */

export interface Frame {
  scale: number
  x: number
  y: number
}

export interface Area {
  x: number
  y: number
  w: number
  h: number
}

export function clampScale(scale: number, least = 0.25, most = 4): number {
  return Math.min(most, Math.max(least, scale))
}

/** The board in the middle of a box of this size, as large as it fits; with a part of it given, that part, even where it reaches beyond the board. */
export function fit(width: number, height: number, board: Area, part: Area | null): Frame {
  const shown = part ?? board
  const scale = clampScale(Math.min(width / shown.w, height / shown.h))
  const x = width / 2 - (shown.x + shown.w / 2 - board.x) * scale
  const y = height / 2 - (shown.y + shown.h / 2 - board.y) * scale
  const far = { w: Math.max(board.w, shown.x + shown.w - board.x), h: Math.max(board.h, shown.y + shown.h - board.y) }
  return { scale, x: within(x, width, far.w * scale), y: within(y, height, far.h * scale) }
}

/** Keep the board's edge from leaving a gap where the board could fill it. */
function within(offset: number, room: number, size: number): number {
  if (size <= room) return (room - size) / 2
  return Math.min(0, Math.max(room - size, offset))
}

/** Zoom so that what is under this point stays under it. */
export function zoomAt(frame: Frame, factor: number, x: number, y: number): Frame {
  const scale = clampScale(frame.scale * factor)
  const grown = scale / frame.scale
  return { scale, x: x - (x - frame.x) * grown, y: y - (y - frame.y) * grown }
}
