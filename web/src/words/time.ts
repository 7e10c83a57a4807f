/** Stretches of time. */
import { say } from './words.svelte'

/** A stretch of time as people tell it. */
export function sayTime(seconds: number): string {
  if (seconds < 60) return say('play-seconds', { seconds })
  if (seconds < 3600) return say('play-minutes', { minutes: Math.floor(seconds / 60) })
  if (seconds < 2 * 86_400) return say('play-hours', { hours: Math.floor(seconds / 3600) })
  return say('play-days', { days: Math.floor(seconds / 86_400) })
}
