/** What a question means for whoever is asked: who is near and what that may do, and what the end of the turn brings. */
import type { BetrayalView } from '../../../../api/views'
import type { Ask } from '../../../../api/play'
import { argumentsOf, has, help, say } from '../../../../words/words.svelte'
import { GAME, ROOMS } from '../../pieces'
import { valueOf } from './hints'
import { chanceOfAtLeast, chanceToBeat, hauntChance, percent } from './odds'
import { actor } from './targets'
import { foesOf, neighbours } from './ways'

/** Whoever is farther away does not matter yet. */
const NEAR = 2

/** What explains itself whenever it is asked. */
const ALWAYS = new Set(['choose-chart-room', 'play-again', 'ready'])

export function meaning(ask: Ask, position: BetrayalView): string {
  switch (ask.prompt) {
    case 'turn':
      return [threat(position), theEnd(position) || theHaunt(ask, position)].filter(Boolean).join(' ')
    case 'monster':
      return threat(position)
    case 'split-damage':
      return say(position.haunt ? 'betrayal-meaning-skull' : 'betrayal-meaning-no-skull')
    case 'before-roll':
    case 'after-roll':
    case 'name-number':
      return needed(ask)
    default:
      return why(ask, position)
  }
}

/** What a roll must reach, as far as one may know; and how likely that is, or how far it is. */
function needed({ data }: Ask): string {
  const { needed, dice, total } = data
  if (typeof needed !== 'number' || needed <= 0) return ''
  if (typeof total === 'number') return say('betrayal-meaning-lies', { total, needed })
  const odds = typeof dice === 'number' ? percent(chanceOfAtLeast(dice, needed)) : 'none'
  return say('betrayal-meaning-needed', { needed, odds })
}

/** Why it is asked: a haunt is being set up, or the chart leaves something open. */
function why({ prompt }: Ask, { phase }: BetrayalView): string {
  const own = help(`betrayal-ask-${prompt}`)
  if (own) return own
  const isPlain = phase === 'haunt-setup' || ALWAYS.has(prompt)
  if (!isPlain) return ''
  return say(has(`betrayal-why-${prompt}`) ? `betrayal-why-${prompt}` : 'betrayal-why-setup')
}

/** How many rooms lie between somebody and each place that is near. */
export function nearby(position: BetrayalView, place: string): Map<string, number> {
  const found = new Map([[place, 0]])
  for (const [here, far] of found) {
    if (far === NEAR) break
    for (const next of neighbours(position, here)) if (!found.has(next)) found.set(next, far + 1)
  }
  return found
}

/** The nearest opponent, and how a fight with it would end. */
function threat(position: BetrayalView): string {
  const who = actor(position)
  if (!who) return ''
  const near = nearby(position, who.place)
  const foes = foesOf(position, who.id)
    .filter((foe) => !foe.stunned && near.has(foe.place))
    .sort((a, b) => near.get(a.place)! - near.get(b.place)!)
  const foe = foes[0]
  if (!foe) return ''
  const isPrey = who.id === position.turn.monster
  const [strong, weak] = isPrey ? [who.id, foe.id] : [foe.id, who.id]
  const said = argumentsOf(GAME, { who: foe.id, rooms: near.get(foe.place), more: foes.length - 1 })
  const [dice, against] = [valueOf(position, strong, 'might'), valueOf(position, weak, 'might')]
  const odds = dice === undefined || against === undefined ? 'none' : percent(chanceToBeat(dice, against))
  return begin(say(isPrey ? 'betrayal-meaning-prey' : 'betrayal-meaning-foe', { ...said, odds }))
}

/** What the room does to whoever stays. */
function theEnd(position: BetrayalView): string {
  const { harm = '', bonus = '' } = ROOMS[actor(position)?.room ?? ''] ?? {}
  if (harm) return say('betrayal-meaning-harm', { harm })
  return bonus ? say('betrayal-meaning-bonus', argumentsOf(GAME, { trait: bonus })) : ''
}

/** What is behind a door may be the omen that brings the haunt. */
function theHaunt(ask: Ask, position: BetrayalView): string {
  const odds = percent(hauntChance(position.omens_drawn + 1))
  const mayFind = ask.choices.some((choice) => choice.verb === 'explore')
  return !position.haunt && mayFind && odds ? say('betrayal-meaning-haunt', { odds }) : ''
}

const begin = (sentence: string): string => sentence.slice(0, 1).toUpperCase() + sentence.slice(1)
