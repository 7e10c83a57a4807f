/** Whom a beat concerns: everybody, or those to whom somebody else does something. */
import { text } from '../../../../api/play'
import type { AnyEvent, FieldsByKind, Kind } from '../../happened'
import type { Beat } from '../../../contract'
import { EXPLORERS } from '../../pieces'
import type { Whereabouts } from './whereabouts'

/** What changes the game for all of them: omens and what they bring, the way a haunt goes, and whoever leaves it. */
const FOR_ALL = new Set<Kind>([
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
const DONE_TO: FieldsByKind = {
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

export function concernsOf(events: readonly AnyEvent[], places: Whereabouts): Pick<Beat, 'concerns'> {
  if (events.some(isForAll)) return { concerns: 'all' }
  const whom = events.flatMap((event) => {
    const field = DONE_TO[event.kind]
    return [field ? text(event.data[field]) : '', ...hunted(event, places)]
  })
  const people = [...new Set(whom)].filter((who) => who in EXPLORERS)
  return people.length ? { concerns: people } : {}
}

const isForAll = ({ kind, data }: AnyEvent): boolean => FOR_ALL.has(kind) || (kind === 'draws' && data.deck === 'omen')

/** Whoever a monster comes upon. */
function hunted({ kind, data }: AnyEvent, places: Whereabouts): string[] {
  const there = kind === 'monster-moves' ? text(data.place) : ''
  return there ? [...places].filter(([, place]) => place === there).map(([who]) => who) : []
}
