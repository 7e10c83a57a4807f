/** Why the server refused something, in the language of the screen. */
import { Refused } from '../api/client'
import { has, say } from '../words/words.svelte'

/** One line for people; the server's own words only where we have none. */
export function sayRefusal(error: unknown, game = ''): string {
  if (!(error instanceof Refused)) return say('web-refused', { reason: String(error) })
  if (error.code === 'bad-option') return sayBadOption(error.message, game)
  const message = `web-refused-${error.code}`
  return say(has(message) ? message : 'web-refused', { reason: error.message })
}

/** The server names the option it objects to first, as in `option split: …`; its name we know. */
function sayBadOption(reason: string, game: string): string {
  const named = /^option ([a-z_]+):/.exec(reason)?.[1]?.replaceAll('_', '-') ?? ''
  const message = [`option-${game}-${named}`, `option-table-${named}`].find(has)
  return message ? say('web-refused-option', { option: say(message) }) : say('web-refused-bad-option', { reason })
}
