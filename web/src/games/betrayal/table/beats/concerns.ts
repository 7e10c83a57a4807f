/** Whom a beat concerns: everybody, or those to whom somebody else does something. */
import { text, type GameEvent } from '../../../../api/play'
import type { Beat } from '../../../contract'
import { EXPLORERS } from '../../pieces'
import type { Whereabouts } from './whereabouts'

/** What changes the game for all of them: omens and what they bring, the way a haunt goes, and whoever leaves it. */
const FOR_ALL = new Set([
  'haunt-roll',
  'haunt-begins',
  'dies',
  'role-shown',
  'side-changed',
  'track',
  'counter',
  'leaves-house',
])

/** Who suffers or is given something, by the kind of event. */
const DONE_TO: Record<string, string> = {
  attacks: 'target',
  clash: 'target',
  hurt: 'explorer',
  unhurt: 'explorer',
  gains: 'explorer',
  loses: 'explorer',
  offers: 'other',
  trades: 'other',
  steals: 'victim',
  dragged: 'explorer',
  spellbound: 'explorer',
  freed: 'explorer',
}

export function concernsOf(events: readonly GameEvent[], places: Whereabouts): Pick<Beat, 'concerns'> {
  if (events.some(isForAll)) return { concerns: 'all' }
  const whom = events.flatMap((event) => [text(event.data[DONE_TO[event.kind] ?? '']), ...hunted(event, places)])
  const people = [...new Set(whom)].filter((who) => who in EXPLORERS)
  return people.length ? { concerns: people } : {}
}

const isForAll = ({ kind, data }: GameEvent): boolean =>
  FOR_ALL.has(kind) || (kind === 'draws' && data['deck'] === 'omen')

/** Whoever a monster comes upon. */
function hunted({ kind, data }: GameEvent, places: Whereabouts): string[] {
  const there = kind === 'monster-moves' ? text(data['place']) : ''
  return there ? [...places].filter(([, place]) => place === there).map(([who]) => who) : []
}
