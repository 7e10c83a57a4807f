/** What is said at a table: how its lines come together, and what the house says itself. */
import type { ChatHeard, ChatLine, Notice } from '../api/views'
import { botName, personName } from '../lobby/names'
import { argumentsOf, has, say } from '../words/words.svelte'

/** The lines that are known after hearing some: told anew they replace all others, else they go on where they begin. */
export function hear(known: readonly ChatLine[], { lines, anew }: ChatHeard): ChatLine[] {
  return [...known.slice(0, anew ? 0 : (lines[0]?.number ?? 1) - 1), ...lines]
}

/** What the house says, in words; empty where it says something that we have no words for. */
export function sayNotice({ kind, data }: Notice): string {
  const message = `notice-${kind}`
  if (!has(message)) return ''
  const { bot, name } = data
  return say(message, {
    ...argumentsOf('', data),
    ...(typeof bot === 'string' && { bot: botName(bot) }),
    ...(typeof name === 'string' && { name: personName(name) }),
  })
}
