/** Whom one can play, and who is taken. */
import type { Choice } from '../../api/play'
import type { Sitting } from '../../games/contract'
import { say } from '../../words/words.svelte'

/** Somebody who can be played, or is. */
export interface Part {
  id: string
  name: string
  icon: string
  colour: string
  picture: string | undefined
  /** Who they are, in a line or two. */
  life: string
  /** Why nobody can choose them any more; empty while they can be. */
  taken: string
  choice?: Choice | undefined
}

/** Who plays somebody already, in words. */
export function takenBy(seat: number, sitting: readonly Sitting[], mine: readonly number[]): string {
  return mine.includes(seat) ? say('play-cast-yours') : say('play-cast-taken', { name: sitting[seat]?.name ?? '' })
}

/** Those who can be chosen, then those who are taken; nobody else is spoken of. */
export function inCastOrder(parts: readonly Part[]): Part[] {
  return [...parts.filter((part) => part.choice), ...parts.filter((part) => !part.choice && part.taken)]
}
