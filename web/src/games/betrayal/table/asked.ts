/** What a question is about. */
import type { Ask } from '../../../api/play'
import { has } from '../../../words/words.svelte'

/** The card that a question is about, if any. */
export function cardAsked(ask: Ask | null): string {
  const named = [ask?.data['card'], ask?.data['danger']]
  return named.find((id): id is string => typeof id === 'string' && has(`betrayal-card-${id}`)) ?? ''
}
