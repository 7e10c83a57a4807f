/** What is wanted now: one's side's objectives, or before the haunt what the omens threaten. */
import type { BetrayalView } from '../../../../api/views'
import { say } from '../../../../words/words.svelte'
import { cover } from '../../../../table/page/cover.svelte'
import { isHidden, objectiveName } from '../book/book'
import { isMet } from '../book/wanted'
import { hauntChance, percent } from '../asking/odds'

export interface Goal {
  id: string
  text: string
  progress?: string
  met?: boolean
  open?: () => void
}

/** How likely the next omen brings the haunt, in percent. */
export function nextOdds(position: BetrayalView): number {
  return percent(hauntChance(position.omens_drawn + 1))
}

export function goalsOf(position: BetrayalView, explain: (kind: string, id: string) => void): Goal[] {
  const { haunt } = position
  if (!haunt)
    return [
      {
        id: 'omens',
        text: say('betrayal-people-omens', { count: position.omens_drawn, odds: nextOdds(position) }),
        open: () => explain('thing', 'omens'),
      },
    ]
  if (cover.isOn && isHidden(haunt)) return [{ id: 'page', text: say('betrayal-page-goal') }]
  return haunt.objectives.flatMap((one) => {
    const text = objectiveName(one.id)
    if (!text) return []
    const progress = one.of > 1 || !isMet(one) ? say('betrayal-board-progress', { done: one.done, of: one.of }) : ''
    return [{ id: one.id, text, progress, met: isMet(one) }]
  })
}

/** The first thing that is still wanted, for where there is room for one. */
export function firstGoal(position: BetrayalView): Goal | undefined {
  const goals = position.haunt ? goalsOf(position, () => undefined) : []
  return goals.find((one) => !one.met) ?? goals[0]
}
