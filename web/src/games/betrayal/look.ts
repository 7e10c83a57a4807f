/** How cards look: their own emblem, on the back of their deck. Rooms that act lie open like cards. */
import type { CardLook } from '../contract'
import { cardIcon, DECK_COLOURS, DECK_ICONS, deckOf } from './pieces'

export function lookOf(kind: string, id: string): CardLook | null {
  const deck = kind === 'room' ? kind : deckOf(id)
  const sign = DECK_ICONS[deck]
  const colour = DECK_COLOURS[deck]
  return sign && colour ? { icon: kind === 'room' ? sign : cardIcon(id), sign, colour } : null
}
