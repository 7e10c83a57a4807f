/** What the team needs next. */
import type { DarkestView, FoeView, PartView } from '../../../../api/views'
import { argumentsOf, name, say } from '../../../../words/words.svelte'

const GAME = 'darkest'

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
