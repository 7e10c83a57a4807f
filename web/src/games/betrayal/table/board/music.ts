/** The Music Box: while it is open it plays, wherever the card is. */
import type { BetrayalView } from '../../../../api/views'
import { name, say } from '../../../../words/words.svelte'
import { GAME } from '../../pieces'

export function plays(position: BetrayalView, card: string): boolean {
  return position.music && card === 'music-box'
}

/** A card for whoever lists it in words: a box that plays says so. */
export function cardName(position: BetrayalView, card: string): string {
  const called = name(GAME, 'card', card)
  return plays(position, card) ? `${called} (${say('betrayal-board-plays')})` : called
}

/** The page about a card as it is now. */
export function pageId(position: BetrayalView, card: string): string {
  return plays(position, card) ? `${card}/plays` : card
}
