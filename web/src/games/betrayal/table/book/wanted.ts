/** What one's objectives name, as it is marked in the house. */
import type { BetrayalView, Objective } from '../../../../api/views'
import { cover } from '../../../../table/page/cover.svelte'
import { name } from '../../../../words/words.svelte'
import { GAME } from '../../pieces'
import { roomOf } from '../board/geometry'
import { isHidden, objectiveName } from './book'

/** Rooms, figures and cards, each with what it is wanted for. */
export interface Wanted {
  rooms: ReadonlyMap<string, string>
  figures: ReadonlyMap<string, string>
  cards: ReadonlyMap<string, string>
}

/** Where an objective can be met in more rooms, marks would no longer tell anything. */
const MOST_ROOMS = 8

export const isMet = ({ done, of }: Objective): boolean => of > 0 && done >= of

/** Nothing is marked where it would give away what somebody wants whom nobody knows yet. */
export function wantedIn(position: BetrayalView): Wanted {
  const { haunt, places } = position
  const rooms = new Map<string, string>()
  const figures = new Map<string, string>()
  const cards = new Map<string, string>()
  const open = haunt && !(cover.isOn && isHidden(haunt)) ? haunt.objectives.filter((one) => !isMet(one)) : []
  for (const one of open) {
    const goal = objectiveName(one.id)
    if (!goal) continue
    if (one.rooms.length <= MOST_ROOMS)
      for (const place of one.rooms) put(rooms, places.find(({ id }) => id === place)?.room ?? roomOf(place), goal)
    for (const foe of one.foes) put(figures, foe, goal)
    for (const card of one.cards) put(cards, card, goal)
  }
  return { rooms, figures, cards }
}

/** What is wanted first is what is said. */
function put(marks: Map<string, string>, id: string, goal: string): void {
  if (!marks.has(id)) marks.set(id, goal)
}

/** As many as are named in the book, of each kind. */
const MOST_NAMED = 5

/** What an objective names, each with its page: rooms, those to be beaten, things to have. */
export function namedBy(
  { rooms, foes, cards }: Objective,
  { explorers }: BetrayalView,
): { kind: string; id: string; label: string }[] {
  const links = (kind: string, ids: readonly string[]) =>
    [...new Set(ids)].slice(0, MOST_NAMED).map((id) => ({ kind, id, label: name(GAME, kind, id) }))
  const isExplorer = (id: string) => explorers.some((who) => who.id === id)
  const kinds = foes.filter((id) => !isExplorer(id)).map((id) => id.replace(/-\d+$/, ''))
  return [
    ...links('room', rooms.map(roomOf)),
    ...links('explorer', foes.filter(isExplorer)),
    ...links('creature', kinds),
    ...links('card', cards),
  ].filter(({ id, label }) => label !== id)
}

/** What is wanted for any of these; empty where none of them is named. */
export function goalOf(marks: ReadonlyMap<string, string>, ids: readonly string[]): string {
  return ids.map((id) => marks.get(id)).find((goal) => goal !== undefined) ?? ''
}
