/** How long ago something was, counted on while somebody looks. */
import { createSubscriber } from 'svelte/reactivity'
import { say } from '../../words/words.svelte'

const everySecond = createSubscriber((update) => {
  const timer = setInterval(update, 1000)
  return () => clearInterval(timer)
})

/** Whole seconds since a moment; where it is shown, it is shown anew every second. */
export function secondsSince(moment: number): number {
  everySecond()
  return Math.max(0, Math.floor((Date.now() - moment) / 1000))
}

/** The moment that was so many seconds ago. */
export function momentBefore(seconds: number): number {
  return Date.now() - seconds * 1000
}

/** A stretch of time as people tell it. */
export function sayTime(seconds: number): string {
  if (seconds < 60) return say('play-seconds', { seconds })
  if (seconds < 3600) return say('play-minutes', { minutes: Math.floor(seconds / 60) })
  if (seconds < 2 * 86_400) return say('play-hours', { hours: Math.floor(seconds / 3600) })
  return say('play-days', { days: Math.floor(seconds / 86_400) })
}
