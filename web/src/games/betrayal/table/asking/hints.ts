/** What a choice would cost and bring, in a few words beside it; and how it stands among the others. */
import type { BetrayalView } from '../../../../api/views'
import { text, type Ask, type Choice } from '../../../../api/play'
import { list, name, say } from '../../../../words/words.svelte'
import { GAME, ROOMS, USED_UP, WEAPONS } from '../../pieces'
import { isAttack, isTurn, kindOf } from './deeds'
import { chanceOfAtLeast, chanceToBeat, percent } from './odds'
import { isOfHaunt } from './targets'

const MOST_DICE = 8

/** The value of somebody's trait; undefined where it is not known. */
export function valueOf(position: BetrayalView, who: string, trait: string): number | undefined {
  const explorer = position.explorers.find((one) => one.id === who)
  if (explorer) return explorer.traits.find((one) => one.trait === trait)?.value
  return position.monsters.find((one) => one.id === who)?.traits[trait]
}

const actorOf = (position: BetrayalView): string => position.turn.monster || position.turn.explorer

export function hint(choice: Choice, position: BetrayalView, ask?: Ask): string {
  const { verb, data } = choice
  const trait = text(data['trait'])
  if (isAttack(choice)) return attackHint(choice, position)
  if (ask && isTurnEnd(choice, ask)) return endHint(ask, position)
  if (taskOf(choice)) return taskHint(choice, position)
  if (verb === 'trait' && ask) return valueHint(position, text(ask.data['explorer']), trait)
  if (isGone(choice)) return say(verb === 'use' ? 'betrayal-hint-used-up' : 'betrayal-hint-final')
  return ''
}

/** What is worth a turn: a struggle to get free as well. */
const DEEDS = new Set(['want', 'deed', 'fight'])
/** Small things, for which no turn is kept open. */
const MINOR = new Set(['drop', 'trade', 'take-off', 'put-on'])
const isMinor = (choice: Choice): boolean => MINOR.has(choice.verb)

const MAIN = new Set(['end-turn', 'ready', 'yes', 'done', 'roll'])
/** The end of a turn is the main thing once nothing but small things is left. */
export function isMain(choice: Choice, ask: Ask): boolean {
  if (!MAIN.has(choice.verb)) return false
  return !isTurn(ask) || ask.choices.every((other) => other === choice || isMinor(other))
}

/** The number on which a trait stands. */
function valueHint(position: BetrayalView, who: string, trait: string): string {
  const value = valueOf(position, who, trait)
  return value === undefined ? '' : say('betrayal-hint-value', { value })
}

/** What somebody may do in a turn and thinks about first; an answer to any other question is given at once. */
const RISKY = new Set(['attack', 'cross', 'fall', 'drop-down', 'open-vault', 'try', 'struggle', 'use', 'drop', 'trade'])

export function isHarmless({ verb }: Choice, ask: Ask): boolean {
  return !isTurn(ask) || !(RISKY.has(verb) || verb === 'show-role' || isOfHaunt(verb))
}

/** A card that is used up, a secret that is told, and a turn in which something is left. */
export function isFinal(choice: Choice, ask: Ask, position: BetrayalView): boolean {
  return isGone(choice) || (isTurnEnd(choice, ask) && endHint(ask, position) !== '')
}

const isGone = ({ verb, data }: Choice): boolean =>
  verb === 'show-role' || (verb === 'use' && USED_UP.has(text(data['card'])))

const isTurnEnd = ({ verb }: Choice, ask: Ask): boolean => isTurn(ask) && (verb === 'end-turn' || verb === 'done')

/** Ways that are no steps; and a secret that may be kept. */
const NO_DEEDS = new Set(['cross', 'fall', 'drop-down', 'show-role'])

/** What is lost with the turn: spaces to go, an attack, what a goal asks for and other deeds. */
function endHint(ask: Ask, position: BetrayalView): string {
  const { moving, spaces } = position.turn
  const isDeed = (choice: Choice): boolean =>
    !NO_DEEDS.has(choice.verb) && !isAttack(choice) && DEEDS.has(kindOf(choice, ask, position))
  const goes = moving && spaces > 0 && ask.choices.some(({ verb }) => verb === 'go' || verb === 'explore')
  const left: string[] = []
  if (goes) left.push(say('betrayal-left-spaces', { spaces }))
  if (ask.choices.some(isAttack)) left.push(say('betrayal-left-attack'))
  if (ask.choices.some(isDeed)) left.push(say('betrayal-left-deed'))
  return left.length ? say('betrayal-hint-end', { left: list(left) }) : ''
}

/** How likely an attack is a win, or a roll reaches what it needs; null where nothing is rolled, or it is not known. */
export function chanceOf(choice: Choice, position: BetrayalView): number | null {
  if (isAttack(choice)) {
    const { mine, theirs } = sidesOf(choice, position)
    return mine === undefined || theirs === undefined ? null : chanceToBeat(mine, theirs)
  }
  const task = taskOf(choice)
  const dice = task && valueOf(position, actorOf(position), task.trait)
  return !task || dice == null ? null : chanceOfAtLeast(dice, task.needed)
}

/** What opens the Vault. */
const VAULT = { trait: 'knowledge', needed: 6 }

/** The trait that is rolled for a deed, and what the roll must reach; null where it is no roll. */
function taskOf({ verb, data }: Choice): { trait: string; needed: number } | null {
  const trait = text(data['trait'])
  if (trait && typeof data['target'] === 'number') return { trait, needed: data['target'] }
  if (verb === 'cross') return { trait, needed: ROOMS[text(data['room'])]?.barrier ?? 0 }
  return verb === 'open-vault' ? VAULT : null
}

/** The attacker's dice, with those of the weapon, and the defender's, as far as they are known. */
function sidesOf({ data }: Choice, position: BetrayalView) {
  const trait = text(data['trait']) || 'might'
  const bare = valueOf(position, actorOf(position), trait)
  const armed = (bare ?? 0) + (WEAPONS[text(data['card'])] ?? 0)
  const mine = bare === undefined ? undefined : Math.max(bare, Math.min(MOST_DICE, armed))
  return { trait, mine, theirs: valueOf(position, text(data['target']), trait) }
}

/** The dice of both sides, and how likely that is a win. */
function attackHint(choice: Choice, position: BetrayalView): string {
  const { trait, mine, theirs } = sidesOf(choice, position)
  if (mine === undefined) return ''
  if (theirs === undefined) return say('betrayal-hint-dice', { dice: mine, trait: name(GAME, 'trait', trait) })
  return say('betrayal-hint-attack', { dice: mine, against: theirs, odds: percent(chanceToBeat(mine, theirs)) })
}

function taskHint(choice: Choice, position: BetrayalView): string {
  const [task, chance] = [taskOf(choice), chanceOf(choice, position)]
  if (!task || chance === null) return ''
  const trait = name(GAME, 'trait', task.trait)
  return say('betrayal-hint-task', { trait, target: task.needed, odds: percent(chance) })
}
