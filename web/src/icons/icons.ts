/** The drawings of the icons: those of the first screen, and more as they come. */
import first from 'virtual:icons/first'

const bodies: Record<string, string> = { ...first }

/** A game's icons are there as soon as a part of it is. */
export function addIcons(more: Record<string, string>): void {
  Object.assign(bodies, more)
}

/** The inside of an SVG, 512 units wide; empty where there is no such icon. */
export function iconBody(name: string): string {
  return bodies[name] ?? ''
}
