/** The dice of an event: what they are for, and in words what came of them. */
import { text } from '../../../../api/play'
import type { AnyEvent } from '../../happened'
import { argumentsOf, has, name, say } from '../../../../words/words.svelte'
import type { BeatRoll } from '../../../contract'
import { FACE_ICONS } from '../pieces'

const GAME = 'darkest'

export type Face = BeatRoll['faces'][number]

const DIRECTIONS = new Set(['n', 'e', 's', 'w'])

/** A face as it lies: an icon, a number or a direction. */
export function faceOf(die: unknown): Face {
  const face = String(die)
  if (DIRECTIONS.has(face)) return { face, icon: 'compass', word: name(GAME, 'direction', face) }
  return { face, icon: FACE_ICONS[face] ?? '', word: name(GAME, 'icon', face) }
}

/** The roll of an event that is one; `events` are what happens with it. */
export function rollOf(event: AnyEvent, events: readonly AnyEvent[]): BeatRoll | null {
  const dice = event.data.dice
  if (!Array.isArray(dice) || !dice.length) return null
  const purpose = text(event.data.purpose)
  const passed = passedOf(event, events)
  return {
    who: text(event.data.survivor),
    what: whatFor(purpose, event.kind === 'rerolled'),
    faces: dice.map(faceOf),
    verdict: verdictOf(purpose, event, events),
    ...(passed === null ? {} : { passed }),
  }
}

function whatFor(purpose: string, isAgain: boolean): string {
  if (!has(`darkest-roll-${purpose}`)) return ''
  const roll = say(`darkest-roll-${purpose}`)
  return isAgain ? say('darkest-roll-again', { roll }) : roll
}

function passedOf(event: AnyEvent, events: readonly AnyEvent[]): boolean | null {
  const result = resultOf(event, events) ?? event
  return typeof result.data.passed === 'boolean' ? result.data.passed : null
}

/** What an attack comes to once failures are taken off. */
const resultOf = (event: AnyEvent, events: readonly AnyEvent[]): AnyEvent | undefined =>
  event.data.purpose === 'attack' ? events.find(({ kind }) => kind === 'attack-result') : undefined

/** In words: how many there are, how many it takes, and what follows. */
function verdictOf(purpose: string, event: AnyEvent, events: readonly AnyEvent[]): string {
  const result = resultOf(event, events)
  const message = `darkest-verdict-${result ? 'hits' : purpose}`
  if (!has(message)) return ''
  // Dice that were rolled again say no more than how they lie.
  const [face] = event.data.dice as unknown[]
  return say(
    message,
    argumentsOf(GAME, { face, direction: face, ...event.data, ...result?.data, icons: count(event.data.icons) }),
  )
}

const count = (value: unknown): number => (Array.isArray(value) ? value.length : 0)
