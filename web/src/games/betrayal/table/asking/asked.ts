/** What a question is about. */
import type { Ask } from '../../../../api/play'
import { has } from '../../../../words/words.svelte'

/** The card that a question is about, if any; of a roll that a card makes, its lines tell what is needed. */
export function cardAsked(ask: Ask | null): string {
  const named = [ask?.data['card'], ask?.data['danger'], ask?.data['why']]
  return named.find((id): id is string => typeof id === 'string' && has(`betrayal-card-${id}`)) ?? ''
}

const PICTURED = new Set(['split', 'turn'])

/** Whether there is something to look at with a question: see About. */
export function isAbout(ask: Ask): boolean {
  return (
    ask.prompt === 'choose-explorer' || ask.choices.some((choice) => PICTURED.has(choice.verb)) || cardAsked(ask) !== ''
  )
}
