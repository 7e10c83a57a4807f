/** How cards look: what is found in the house, and what the beasts can do. */
import type { CardLook } from '../contract'
import { ITEM_ICONS } from './table/pieces'

export function lookOf(kind: string, id: string): CardLook | null {
  if (kind === 'power') return { icon: 'terror', sign: 'death-skull', colour: 'var(--blood-bright)' }
  const icon = kind === 'item' ? ITEM_ICONS[id] : undefined
  return icon ? { icon, sign: 'magnifying-glass', colour: 'var(--brass-bright)' } : null
}
