/** What a choice would cost and bring, in a few words beside it; and how it stands among the others. */
import type { DarkestView, SurvivorView } from '../../../../api/views'
import { text, type Ask, type Choice } from '../../../../api/play'
import { argumentsOf, help, list, name, say } from '../../../../words/words.svelte'
import { asked } from './meaning'

const GAME = 'darkest'

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

const MAIN = new Set(['defend', 'yes', 'match'])
/** Small things that cost no action. */
const FREE = new Set(['stow', 'ready', 'discard', 'learn'])
const FIGHTS = new Set(['attack', 'free-attack'])
const isShift = ({ verb }: Choice): boolean => verb === 'shift'
/** The end of a turn; in the showdown the shift, after which all enemies react. */
const isEnd = (choice: Choice): boolean =>
  isShift(choice) || (choice.verb === 'done' && choice.data['matter'] === 'turn')

/** The end of a turn is the main thing once nothing but small things is left; what brings the darkness nearer never is. */
export function isMain(choice: Choice, ask: Ask): boolean {
  if (!isEnd(choice)) return MAIN.has(choice.verb) && ask.prompt !== 'force-door'
  return ask.choices.every((other) => other === choice || FREE.has(other.verb))
}

/** A step into a quiet room is taken at once, as is an answer to any question but what to do. */
export function isHarmless(choice: Choice, ask: Ask, position: DarkestView): boolean {
  if (ask.prompt !== 'act') return true
  return choice.verb === 'move' && moveHint(position, text(choice.data['room'])) === ''
}

/** What is thrown away is gone, and so are actions that nobody has spent; before a shift they are of most use. */
export function isFinal(choice: Choice, ask: Ask, position: DarkestView): boolean {
  if (isShift(choice)) return unspent(position.survivors) > 0 || ask.choices.some(({ verb }) => FIGHTS.has(verb))
  return choice.verb === 'discard' || (isEnd(choice) && endHint(ask, position) !== '')
}

export function hint(choice: Choice, position: DarkestView, ask?: Ask): string {
  if (isShift(choice)) return say('darkest-hint-shift', { ap: unspent(position.survivors) })
  if (isEnd(choice)) return ask ? endHint(ask, position) : ''
  if (ask && ask.prompt !== 'act') return answerHint(choice, ask, position)
  const who = position.survivors.find((one) => one.id === choice.data['survivor'])
  if (!who) return ''
  switch (choice.verb) {
    case 'attack':
    case 'free-attack':
      return attackHint(who, text(choice.data['card']))
    case 'search':
      return rollHint('darkest-hint-search', position.survivors.filter((one) => one.room === who.room).length)
    case 'unlock':
      return lockHint(who, text(choice.data['door']), position)
    case 'move':
      return moveHint(position, text(choice.data['room']))
    case 'bypass':
      return say('darkest-hint-darkness')
    default:
      return COST[choice.verb] ? say('darkest-hint-cost', { ap: COST[choice.verb] }) : ''
  }
}

/** What decides an answer: whose health, whose hands, what it costs the team. */
function answerHint({ verb, data }: Choice, ask: Ask, position: DarkestView): string {
  const who = position.survivors.find((one) => one.id === data['survivor'])
  if (verb === 'survivor' && who) return personHint(who, ask)
  if (ask.prompt === 'night-vision' && data['icon'] !== 'stop') return againHint(ask, 5)
  if (ask.prompt === 'cancel-icon') return help('darkest-choice-icon', argumentsOf(GAME, data))
  if (verb === 'defend') return rollHint('darkest-hint-defend', Number(ask.data['dice'] ?? 0))
  if (verb !== 'yes') return ''
  if (ask.prompt === 'map') return againHint(ask, TWICE.has(text(ask.data['face'])) ? 4 : 5)
  if (ask.prompt === 'force-door') return say('darkest-hint-force', { steps: Number(ask.data['steps']) })
  return ask.prompt === 'help-unlock' ? helpHint(ask, position) : ''
}

/** What two of the six faces of the terror die show; anything else is on one. */
const TWICE = new Set(['horde-nearby', 'creature-reaction'])

/** How likely a die that is rolled again shows one of so many faces out of six, and what these are. */
const againHint = ({ prompt }: Ask, faces: number): string =>
  say(`darkest-hint-${prompt}`, { odds: Math.round((100 * faces) / 6) })

/** Questions about wounds, and about who takes a thing. */
const ABOUT_HEALTH = new Set(['allocate', 'heal-whom', 'dog-snatches', 'bird-pins', 'guard-shoots', 'flashbang-whom'])
const ABOUT_THINGS = new Set(['search-keep', 'pass-to'])

function personHint(who: SurvivorView, { prompt, data }: Ask): string {
  const after = (data['after'] as Record<string, Health> | undefined)?.[who.id]
  if (after) return woundHint(who, after)
  if (ABOUT_HEALTH.has(prompt)) return say('darkest-hint-health', { health: who.health, of: who.track.length })
  const count = who.hands.length + who.pack.length
  return ABOUT_THINGS.has(prompt) ? say('darkest-hint-carried', { count, of: who.limit }) : ''
}

/** The health that would be left to somebody, and the action points it gives. */
interface Health {
  health: number
  ap: number
}

/** What a wound would leave, and what it would cost in actions from the next round on. */
export function woundHint({ health, track }: Pick<SurvivorView, 'health' | 'track'>, after: Health): string {
  if (!after.health) return say('darkest-hint-dies', { was: health })
  const before = track[track.length - health] ?? 0
  return say('darkest-hint-wound', { was: health, now: after.health, cost: before - after.ap })
}

/** So many dice, four at most, and how likely one of them is a success; two of six faces are. */
function rollHint(message: string, most: number): string {
  const dice = Math.min(4, most)
  return dice ? say(message, { dice, odds: Math.round(100 * (1 - (2 / 3) ** dice)) }) : ''
}

/** The colours on somebody's cards. */
const coloursOf = (who: Pick<SurvivorView, 'hands' | 'pack'>): string[] =>
  [...who.hands, ...who.pack].flatMap(({ colours }) => colours)

/** The colours of a lock that some cards do not cover. */
export function missingOf(lock: readonly string[], cards: readonly string[]): string[] {
  const left = [...cards]
  return lock.filter((colour) => {
    const at = left.indexOf(colour)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** Who turns a key: what they carry, where they stand, and whether they can act. */
type AtDoor = Pick<SurvivorView, 'id' | 'active' | 'ap' | 'room' | 'hands' | 'pack'>

/** The colours of a lock that somebody lacks even with the help of all who stand there and can act. */
export function missingWithHelp(who: AtDoor, lock: readonly string[], survivors: readonly AtDoor[]): string[] {
  const helpers = survivors.filter((one) => one.id !== who.id && one.active && one.ap > 0 && one.room === who.room)
  return missingOf(lock, [who, ...helpers].flatMap(coloursOf))
}

const named = (colours: readonly string[]): string => list(colours.map((one) => name(GAME, 'colour', one)))

function lockHint(who: SurvivorView, id: string, { doors, survivors }: DarkestView): string {
  const door = doors.find((one) => one.id === id)
  if (!door) return ''
  if (!door.colours.length) return door.icons ? say('darkest-hint-lock-hidden', { count: door.icons }) : ''
  const own = missingOf(door.colours, coloursOf(who))
  if (!own.length) return say('darkest-hint-lock-open')
  const missing = missingWithHelp(who, door.colours, survivors)
  if (!missing.length) return say('darkest-hint-lock-help', { colours: named(own) })
  return say('darkest-hint-lock-missing', { colours: named(missing), count: missing.length })
}

/** What somebody would add to a lock. */
function helpHint({ data }: Ask, { survivors }: DarkestView): string {
  const who = survivors.find((one) => one.id === data['survivor'])
  const missing = Array.isArray(data['missing']) ? data['missing'].map(String) : []
  if (!who) return ''
  const still = missingOf(missing, coloursOf(who))
  const added = missingOf(missing, still)
  return added.length ? say('darkest-hint-adds', { colours: named(added) }) : ''
}

const COST: Record<string, number> = {
  extinguish: 2,
  terminal: 2,
  sprinkler: 2,
  'medic-bay': 2,
  'ammo-reserve': 2,
  'antidote-cabinet': 2,
}

const unspent = (people: readonly SurvivorView[]): number => people.reduce((all, who) => all + who.ap, 0)

/** What is lost with the turn: actions, as long as there is anything to do with them. */
function endHint(ask: Ask, position: DarkestView): string {
  if (!ask.choices.some(({ verb }) => verb !== 'done' && !FREE.has(verb))) return ''
  const ap = unspent(asked(ask, position))
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
