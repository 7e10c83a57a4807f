/** What a choice would cost and bring, in a few words beside it; and how it stands among the others. */
import type { DarkestView, SurvivorView } from '../../../../api/views'
import { text, type Ask, type Choice } from '../../../../api/play'
import { say } from '../../../../words/words.svelte'
import { asked } from './meaning'

/** Two of six faces are a success; a failure takes one icon away. Chance of at least one hit with so many dice. */
export function hitChance(dice: number): number {
  const FACES: [number, number][] = [
    [2 / 6, 1], // success
    [1 / 6, -1], // failure
    [3 / 6, 0], // anything else, which a failure may take instead
  ]
  let chance = 0
  const roll = (left: number, odds: number, successes: number, failures: number, others: number): void => {
    if (left === 0) {
      if (survives(successes, failures, others)) chance += odds
      return
    }
    for (const [share, kind] of FACES) {
      roll(
        left - 1,
        odds * share,
        successes + Number(kind === 1),
        failures + Number(kind === -1),
        others + Number(kind === 0),
      )
    }
  }
  roll(dice, 1, 0, 0, 0)
  return chance
}

/** Whether a success is left when failures cancel other icons, failures included, as the attacker likes best. */
function survives(successes: number, failures: number, others: number): boolean {
  const spare = Math.max(0, failures - others)
  return successes - Math.ceil(spare / 2) > 0
}

/** Small things that wait in a fold, and what is done with somebody beside one: it lies at the figures. */
const MINOR = new Set(['stow', 'ready', 'discard', 'use', 'learn', 'pass', 'take', 'share-ap'])
export const isMinor = (choice: Choice): boolean => MINOR.has(choice.verb)

const MAIN = new Set(['defend', 'yes', 'match'])
/** Small things that cost no action. */
const FREE = new Set(['stow', 'ready', 'discard', 'learn'])
const isEnd = (choice: Choice): boolean => choice.verb === 'done' && choice.data['matter'] === 'turn'

/** The end of a turn is the main thing once nothing but small things is left. */
export function isMain(choice: Choice, ask: Ask): boolean {
  if (!isEnd(choice)) return MAIN.has(choice.verb)
  return ask.choices.every((other) => other === choice || FREE.has(other.verb))
}

/** A step into a quiet room is taken at once, as is an answer to any question but what to do. */
export function isHarmless(choice: Choice, ask: Ask, position: DarkestView): boolean {
  if (ask.prompt !== 'act') return true
  return choice.verb === 'move' && moveHint(position, text(choice.data['room'])) === ''
}

/** What is thrown away is gone. */
export const isFinal = (choice: Choice): boolean => choice.verb === 'discard'

export function hint(choice: Choice, position: DarkestView, ask?: Ask): string {
  if (isEnd(choice)) return ask ? endHint(ask, position) : ''
  const who = position.survivors.find((one) => one.id === choice.data['survivor'])
  if (!who) return ''
  switch (choice.verb) {
    case 'attack':
    case 'free-attack':
      return attackHint(who, text(choice.data['card']))
    case 'search':
      return say('darkest-hint-search', {
        dice: Math.min(4, position.survivors.filter((one) => one.room === who.room).length),
      })
    case 'move':
      return moveHint(position, text(choice.data['room']))
    case 'bypass':
      return say('darkest-hint-darkness')
    default:
      return COST[choice.verb] ? say('darkest-hint-cost', { ap: COST[choice.verb] }) : ''
  }
}

const COST: Record<string, number> = {
  extinguish: 2,
  terminal: 2,
  sprinkler: 2,
  'medic-bay': 2,
  'ammo-reserve': 2,
  'antidote-cabinet': 2,
}

/** What is lost with the turn. */
function endHint(ask: Ask, position: DarkestView): string {
  const ap = asked(ask, position).reduce((all, who) => all + who.ap, 0)
  return ap ? say('darkest-hint-end', { ap }) : ''
}

function attackHint(who: SurvivorView, card: string): string {
  const weapon = who.weapons.find((one) => one.card === card)
  const dice = weapon?.dice ?? 1
  return say('darkest-hint-attack', { dice, range: weapon?.range ?? 0, odds: Math.round(100 * hitChance(dice)) })
}

function moveHint(position: DarkestView, room: string): string {
  const tile = position.house.find((one) => one.rooms.some((other) => other.id === room))
  const horde = position.hordes.find((one) => one.room === room)
  if (tile?.destroyed) return say('darkest-hint-fire', { heat: 3 })
  if (tile?.burns) return say('darkest-hint-fire', { heat: tile.burns })
  if (horde) return say('darkest-board-horde', { count: horde.zombies + horde.specials.length, downed: horde.downed })
  return ''
}
