/** How long ago something was, counted on while somebody looks. */
import { createSubscriber } from 'svelte/reactivity'

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
