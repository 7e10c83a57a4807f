/** The page about a piece of Dark, Darker, Darkest: its name, its numbers, our words, and its rules. */
import type { Catalogue } from '../../../api/views'
import type { Page } from '../../contract'
import { FUNCTION_ICONS } from '../table/board/tileicons'
import { beast, die, face, power, special } from './foes'
import { chip, fittings, option, room, thing } from './house'
import { plain } from './page'
import { ability, card, item, skill, survivor } from './people'
import * as rules from './rulesof'

/** Other words for the same kind of thing. */
const KINDS: Record<string, string> = {
  icon: 'face',
  dice: 'face',
  condition: 'thing',
  creature: 'beast',
  nemesis: 'beast',
  passive: 'power',
  species: 'special',
  tile: 'room',
  enemy: 'thing',
  zombie: 'thing',
  horde: 'thing',
  token: 'thing',
  door: 'thing',
  track: 'thing',
  state: 'thing',
}

/** Kinds of things that are told apart; the others are one thing each. */
const NAMED_BY_ID = new Set(['condition', 'state', 'thing', 'track'])

/** The page about a thing; null where there is none. */
export function pageOf(book: Catalogue, kind: string, id: string): Page | null {
  switch (KINDS[kind] ?? kind) {
    case 'item':
      return item(book, id)
    case 'card':
      return card(book, id)
    case 'survivor':
      return survivor(book, id)
    case 'skill':
      return skill(book, id)
    case 'ability':
      return ability(book, id)
    case 'beast':
      return beast(book, id)
    case 'power':
      return power(book, id)
    case 'part':
      return plain('part', id, 'broken-bone', rules.PART_RULES[id])
    case 'die':
      return die(book, id)
    case 'face':
      return face(book, id)
    case 'special':
      return special(id)
    case 'function':
      return fittings(book, id)
    case 'tile-icon':
      return id === 'terminal' || id in FUNCTION_ICONS ? fittings(book, id) : thing(book, id)
    case 'room':
      return room(book, id)
    case 'chip':
      return chip(book, id)
    case 'option':
      return option(id)
    case 'thing':
      return thing(book, NAMED_BY_ID.has(kind) ? id : kind)
    default:
      return null
  }
}
