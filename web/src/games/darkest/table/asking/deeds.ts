/** What a choice is among all that can be done, whom or what it is about, and whether the team needs it. */
import type { DarkestView } from '../../../../api/views'
import { text, type Ask, type Choice } from '../../../../api/play'
import { name, say } from '../../../../words/words.svelte'
import type { Kind, Subject } from '../../../contract'
import { MONSTERS } from '../../monsters'
import { PORTRAITS } from '../../portraits'
import { BEAST_ICONS, colourOf, ITEM_ICONS, SURVIVOR_ICONS } from '../pieces'
import { itemOfCard } from './asked'
import { missingWithHelp } from './hints'
import { figuresOf, hasPlace } from './spots'

const GAME = 'darkest'

const KINDS: Record<string, Kind> = {
  shift: 'end',
  'not-done': 'end',
  attack: 'fight',
  'free-attack': 'fight',
  escape: 'deed',
  rescue: 'deed',
  unlock: 'deed',
  recode: 'deed',
  use: 'use',
  heal: 'use',
  bandage: 'use',
  learn: 'use',
  pass: 'trade',
  take: 'trade',
  'share-ap': 'trade',
  move: 'go',
  stow: 'small',
  ready: 'small',
  discard: 'small',
}

/** Where something is to be chosen, and nothing is done yet. */
const PLACES = new Set(['room', 'tile', 'door', 'horde', 'token', 'check'])
/** What leaves the rest of a question alone. */
const LEAVES = new Set(['done', 'not-done', 'shift', 'stop', 'stay-out'])

export function kindOf(choice: Choice, ask: Ask, view: DarkestView): Kind {
  const { verb } = choice
  if (LEAVES.has(verb)) return 'end'
  if (ask.prompt !== 'act')
    return isFace(choice, view) ? 'face' : PLACES.has(verb) && hasPlace(choice) ? 'place' : 'answer'
  const kind = KINDS[verb] ?? 'here'
  const isFree = kind !== 'fight' && kind !== 'go' && !isDear(choice, view)
  return isFree && isWanted(choice, view) ? 'want' : kind
}

/** A door whose colours nobody here has: the goal asks for it, but it brings the darkness nearer. */
function isDear({ verb, data }: Choice, { doors, survivors }: DarkestView): boolean {
  const who = survivors.find((one) => one.id === data['survivor'])
  const lock = doors.find((one) => one.id === data['door'])
  return verb === 'unlock' && !!who && !!lock && missingWithHelp(who, lock.colours, survivors).length > 0
}

/** Whom to play is chosen among faces, before they stand in the house. */
function isFace({ verb, data }: Choice, view: DarkestView): boolean {
  return verb === 'survivor' && !view.survivors.some((who) => who.id === data['survivor'])
}

/** What strikes colours from the code, or brings the chips for it; and what stops the reactor. */
const CODE = new Set(['terminal', 'bypass'])
const REACTOR = new Set(['shut-down', 'reactor-chip'])

export function isWanted(choice: Choice, view: DarkestView): boolean {
  const { verb } = choice
  if (REACTOR.has(verb)) return view.reactor !== null && view.reactor.leaking && !view.reactor.shut_down
  if (view.track.showdown) return view.nemesis !== null && figuresOf(choice, view).includes(`beast-${view.nemesis.id}`)
  const hasChips = view.survivors.some((who) => Object.keys(who.chips).length > 0)
  return !view.security.open && (CODE.has(verb) || (verb === 'unlock' && !hasChips))
}

/** A survivor's face. */
export function survivorFace(id: string): Subject | null {
  const icon = SURVIVOR_ICONS[id]
  return icon ? { icon, colour: colourOf(id), picture: PORTRAITS[id] } : null
}

/** Whom an attack can reach: the worst of them. */
function foeOf(choice: Choice, view: DarkestView): Subject | null {
  const figures = figuresOf(choice, view)
  const beast = [view.nemesis, view.creature].find((foe) => foe && figures.includes(`beast-${foe.id}`))
  if (beast)
    return { icon: BEAST_ICONS[beast.id] ?? 'haunting', colour: 'var(--blood-bright)', picture: MONSTERS[beast.id] }
  const horde = view.hordes.find(({ room }) => figures.includes(`horde-${room}`))
  if (!horde) return null
  const kind = horde.specials[0] ?? 'zombie'
  return { icon: 'shambling-zombie', colour: 'var(--moss)', picture: MONSTERS[kind] ?? MONSTERS['zombie'] }
}

export function subjectOf(choice: Choice, view: DarkestView): Subject | null {
  const { verb, data } = choice
  if (verb === 'attack' || verb === 'free-attack') return foeOf(choice, view)
  const other = text(data['other']) || (verb === 'survivor' ? text(data['survivor']) : '')
  if (other) return survivorFace(other)
  const beast = text(data['beast'])
  if (beast) return { icon: BEAST_ICONS[beast] ?? 'haunting', colour: 'var(--blood-bright)', picture: MONSTERS[beast] }
  const icon = ITEM_ICONS[itemOfCard(text(data['card']))]
  return icon ? { icon, colour: 'var(--brass-bright)' } : null
}

/** A way, by where it leads. */
export function shortOf({ verb, data }: Choice): string {
  return verb === 'move' ? name(GAME, 'room', text(data['room'])) : ''
}

/** Whose deeds they are where several can act, and how many actions they have left. */
export function ownerOf({ data }: Choice, view: DarkestView): { face: Subject; left: string } | null {
  const who = view.survivors.find((one) => one.id === data['survivor'])
  const face = survivorFace(who?.id ?? '')
  return who && face ? { face, left: say('darkest-hint-cost', { ap: who.ap }) } : null
}
