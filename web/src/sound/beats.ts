/** What is heard of a beat: it follows from what the stage shows of it, so that ears learn no more than eyes. */
import type { Beat } from '../games/contract'
import type { Sound } from './names'

/** Of several things that are shown at once, the first of these is heard. */
const TELLING: readonly Sound[] = ['stroke', 'fire', 'blow', 'harm', 'door', 'gain', 'card', 'dice', 'steps']

/** In the order in which they are heard; steps are heard one by one, as somebody walks. */
export function soundsOf({ card, rolls, sounds, changes = [] }: Beat): Sound[] {
  const felt: Sound[] = changes.length ? [changes.some(({ harm }) => harm) ? 'harm' : 'gain'] : []
  const heard: Sound[] = [
    ...(card ? (['card'] as const) : []),
    ...(rolls?.some(({ faces }) => faces.length) ? (['dice'] as const) : []),
    ...(sounds ?? []),
    ...felt,
  ]
  return [...new Set(heard)]
}

/** At most one sound for all that is shown at once. */
export function soundOfAll(beats: readonly Beat[]): Sound[] {
  const all = new Set(beats.flatMap((beat) => [...soundsOf(beat), ...(beat.walk ? (['steps'] as const) : [])]))
  return TELLING.filter((sound) => all.has(sound)).slice(0, 1)
}
