/** What a choice would cost and bring, in a few words beside it. */
import type { BetrayalView } from '../../../api/views'
import { text, type Choice } from '../../../api/play'
import { name, say } from '../../../words/words.svelte'
import { GAME, WEAPONS } from '../pieces'
import { chanceOfAtLeast, chanceToBeat, percent } from './odds'

const MOST_DICE = 8

/** The value of somebody's trait; undefined where it is not known. */
function valueOf(position: BetrayalView, who: string, trait: string): number | undefined {
  const explorer = position.explorers.find((one) => one.id === who)
  if (explorer) return explorer.traits.find((one) => one.trait === trait)?.value
  return position.monsters.find((one) => one.id === who)?.traits[trait]
}

const actorOf = (position: BetrayalView): string => position.turn.monster || position.turn.explorer

export function hint(choice: Choice, position: BetrayalView): string {
  const { verb, data } = choice
  const trait = text(data['trait'])
  if (verb === 'attack' || verb.endsWith('-banish'))
    return attackHint(position, text(data['target']), trait || 'might', text(data['card']))
  if (trait && typeof data['target'] === 'number') return taskHint(position, trait, data['target'])
  return ''
}

/** The attacker's dice, with those of the weapon, against the defender's, and how likely that is a win. */
function attackHint(position: BetrayalView, target: string, trait: string, card: string): string {
  const bare = valueOf(position, actorOf(position), trait)
  const mine = bare === undefined ? undefined : Math.max(bare, Math.min(MOST_DICE, bare + (WEAPONS[card] ?? 0)))
  const theirs = valueOf(position, target, trait)
  if (mine === undefined) return ''
  if (theirs === undefined) return say('betrayal-hint-dice', { dice: mine, trait: name(GAME, 'trait', trait) })
  return say('betrayal-hint-attack', { dice: mine, against: theirs, odds: percent(chanceToBeat(mine, theirs)) })
}

function taskHint(position: BetrayalView, trait: string, target: number): string {
  const dice = valueOf(position, actorOf(position), trait)
  if (dice === undefined) return ''
  return say('betrayal-hint-task', {
    trait: name(GAME, 'trait', trait),
    target,
    odds: percent(chanceOfAtLeast(dice, target)),
  })
}
