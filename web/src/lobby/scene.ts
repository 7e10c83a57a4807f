/** Shapes for the picture of the house that are easier to grow than to draw. */

/** A number between 0 and 1 for each call, the same ones every time. */
export function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

export interface Branch {
  d: string
  width: number
}

/** A bare tree: a trunk that forks until its twigs are thin. */
export function tree(x: number, y: number, length: number, lean: number, seed: number): Branch[] {
  const random = chance(seed)
  const branches: Branch[] = []
  const grow = (fromX: number, fromY: number, angle: number, reach: number, depth: number): void => {
    const bend = angle + (random() - 0.5) * 0.5
    const toX = fromX + Math.sin(bend) * reach
    const toY = fromY - Math.cos(bend) * reach
    const midX = (fromX + toX) / 2 + (random() - 0.5) * reach * 0.25
    const midY = (fromY + toY) / 2
    const at = (value: number) => value.toFixed(1)
    branches.push({
      d: `M${at(fromX)} ${at(fromY)}Q${at(midX)} ${at(midY)} ${at(toX)} ${at(toY)}`,
      width: Math.max(0.7, reach * 0.1 * (depth / 6)),
    })
    if (depth === 0) return
    for (let fork = 0; fork < (depth > 3 ? 2 : 3); fork++) {
      const turn = (fork - 0.5 - (depth > 3 ? 0 : 0.5)) * (0.55 + random() * 0.5)
      grow(toX, toY, bend + turn, reach * (0.58 + random() * 0.22), depth - 1)
    }
  }
  grow(x, y, lean, length, 5)
  return branches
}

/** As few paths as there are widths: a forest of single twigs is slow to draw. */
export function bundled(branches: readonly Branch[]): Branch[] {
  const paths = new Map<number, string>()
  for (const { d, width } of branches) {
    const rounded = Math.max(0.75, Math.round(width))
    paths.set(rounded, (paths.get(rounded) ?? '') + d)
  }
  return [...paths].map(([width, d]) => ({ d, width }))
}

/** Stars in a sky of this size, fewer towards the ground: each a dot of a path. */
export function stars(count: number, width: number, height: number): Branch[] {
  const random = chance(7)
  const dots = Array.from({ length: count }, () => ({
    d: `M${Math.round(random() * width)} ${Math.round(random() ** 1.6 * height)}h0`,
    width: 1 + random() * 2,
  }))
  return bundled(dots)
}

/** A window with an arched top, by its middle and its sill. */
export function arched(x: number, sill: number, width: number, height: number): string {
  const half = width / 2
  return `M${x - half} ${sill}V${sill - height + half}A${half} ${half} 0 0 1 ${x + half} ${sill - height + half}V${sill}Z`
}
