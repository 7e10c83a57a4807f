/** What a question is about. */
import { text, type Ask } from '../../../../api/play'
import { name } from '../../../../words/words.svelte'
import { ITEM_ICONS } from '../pieces'

const GAME = 'darkest'

/** Whether the question is whom to play. */
export const isCasting = (ask: Ask): boolean => ask.prompt === 'choose-survivor' || ask.prompt === 'return'

/** The card that a question is about, if any. */
export function cardAsked({ data }: Ask): string {
  return [text(data['card']), text(data['thing'])].find((id) => id && name(GAME, 'card', id) !== id) ?? ''
}

/** What is on a card: cards of the same thing are called the same, and those of other packages are counted. */
export function itemOfCard(card: string): string {
  const called = card && name(GAME, 'card', card)
  return (
    Object.keys(ITEM_ICONS).find((item) => called && name(GAME, 'item', item) === called) ?? card.replace(/-\d+$/, '')
  )
}

/** Whether there is something to look at with a question: see About. */
export const isAbout = (ask: Ask): boolean => isCasting(ask) || cardAsked(ask) !== ''
