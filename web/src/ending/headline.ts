/** How it went for whoever looks, in a few words. */
import { say } from '../words/words.svelte'
import type { Over } from './contract'

/** Whether they have won; null for who looks on, sat on several sides, or gave it up. */
export function hasWon({ mine, result }: Pick<Over, 'mine' | 'result'>): boolean | null {
  const own = new Set(mine.map((seat) => result.winners.includes(seat)))
  return own.size === 1 && result.reason !== 'given-up' ? own.has(true) : null
}

/** Won or lost is the headline, as whoever looks has it; else who has won. */
export function headlineOf(over: Pick<Over, 'mine' | 'result'>, winner: string): string {
  const won = hasWon(over)
  if (won !== null) return say(won ? 'ending-you-won' : 'ending-you-lost')
  return over.result.reason === 'given-up' ? say('ending-given-up') : winner
}
