/** Why the server refused something, in the language of the screen. */
import { Refused } from '../api/client'
import { has, say } from '../words/words.svelte'

/** One line for people; the server's own words only where we have none. */
export function sayRefusal(error: unknown): string {
  if (!(error instanceof Refused)) return say('web-refused', { reason: String(error) })
  const message = `web-refused-${error.code}`
  return say(has(message) ? message : 'web-refused', { reason: error.message })
}
