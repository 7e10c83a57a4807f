/** What the team needs next. */
import type { DarkestView, FoeView, PartView, TileView } from '../../../../api/views'
import { argumentsOf, name, say } from '../../../../words/words.svelte'

const GAME = 'darkest'
const LABORATORY = 'laboratory'
const SHUTDOWN = 'reactor-shutdown'

export interface Goal {
  id: string
  text: string
  progress?: string
  open?: () => void
}

/** A creature's cubes are the hits it has taken, the nemesis' those it can still take. */
export const sizeOf = (part: PartView): number => part.hits || part.cubes
export const leftOf = (part: PartView): number => (part.hits ? part.hits - part.cubes : part.cubes)

/** How many hits somebody can still take. */
export const hitsLeft = (foe: FoeView): number => foe.parts.reduce((all, part) => all + leftOf(part), 0)

/** How many colours of the code are struck off. */
export const struck = ({ security }: DarkestView): number => security.code_at_start.length - security.code.length

export function goalsOf(view: DarkestView, explain: (kind: string, id: string) => void): Goal[] {
  const goals = view.track.showdown ? showdown(view, explain) : code(view, explain)
  const { reactor } = view
  if (reactor?.leaking && !reactor.shut_down)
    goals.push({ id: 'reactor', text: say('darkest-goal-reactor'), open: () => explain('thing', 'reactor') })
  return goals
}

/** Rooms and figures that the goals name, each with what is wanted there. */
export interface Wanted {
  rooms: ReadonlyMap<string, string>
  figures: ReadonlyMap<string, string>
}

/** What of the house the goals are about. Doors show by their colours what they give. */
export function wantedIn(view: DarkestView): Wanted {
  const { house, nemesis, cure } = view
  const rooms = new Map<string, string>()
  const figures = new Map<string, string>()
  const mark = (goal: string, is: (tile: TileView) => boolean) => {
    for (const tile of house.filter((one) => !one.destroyed && is(one))) rooms.set(tile.rooms[0]?.id ?? '', goal)
  }
  for (const { id, text } of goalsOf(view, () => undefined)) {
    if (id === 'chips') mark(text, (tile) => tile.terminal)
    if (id === 'laboratory') mark(text, (tile) => tile.rooms.some((room) => room.id === LABORATORY))
    if (id === 'reactor') mark(text, (tile) => tile.function === SHUTDOWN)
    if (id === 'nemesis' && nemesis) figures.set(nemesis.id, text)
    if (id === 'cure' && cure) figures.set(cure, text)
  }
  return { rooms, figures }
}

function code(view: DarkestView, explain: (kind: string, id: string) => void): Goal[] {
  const { security } = view
  if (security.open)
    return [{ id: 'laboratory', text: say('darkest-goal-laboratory'), open: () => explain('thing', 'cure') }]
  const chips = view.survivors.reduce((all, who) => all + Object.keys(who.chips).length, 0)
  return [
    {
      id: 'code',
      text: say('darkest-goal-code'),
      progress: say('darkest-goal-progress', { done: struck(view), of: security.code_at_start.length }),
      open: () => explain('thing', 'code'),
    },
    chips
      ? { id: 'chips', text: say('darkest-goal-chips', { count: chips }), open: () => explain('thing', 'code') }
      : { id: 'doors', text: say('darkest-goal-doors'), open: () => explain('thing', 'door') },
  ]
}

function showdown(view: DarkestView, explain: (kind: string, id: string) => void): Goal[] {
  const { nemesis, cure } = view
  return [
    ...(nemesis
      ? [
          {
            id: 'nemesis',
            text: say('darkest-goal-nemesis', argumentsOf(GAME, { beast: nemesis.id })),
            progress: say('darkest-goal-hits', { count: hitsLeft(nemesis) }),
            open: () => explain('beast', nemesis.id),
          },
        ]
      : []),
    ...(cure
      ? [
          {
            id: 'cure',
            text: say('darkest-goal-cure', { survivor: name(GAME, 'survivor', cure) }),
            open: () => explain('thing', 'cure'),
          },
        ]
      : []),
  ]
}
