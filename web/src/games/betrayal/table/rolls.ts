/** The last roll, or the last duel, as the events tell it. */
import { text, type GameEvent } from '../../../api/play'

export interface Cast {
  who: string
  faces: number[]
  total: number
}

export interface Duel {
  kind: 'duel'
  key: number
  attacker: string
  defender: string
  trait: string
  card: string
  attack: Cast | null
  defence: Cast | null
  /** By how much the attacker is ahead, once both have rolled. */
  margin: number | null
}

export interface Single {
  kind: 'single'
  key: number
  /** Which of a card's rolls it is: for damage, an attack, or what else. */
  roll: string
  why: string
  trait: string
  /** What it must reach, where that is printed; else 0. */
  needed: number
  cast: Cast
}

const BACK = 80
/** Dice that fell, and what cards have made of them; a number that was named comes without dice. */
const CAST = ['rolled', 'result']

const lastIndex = (events: readonly GameEvent[], ...kinds: string[]): number =>
  events.findLastIndex((event) => kinds.includes(event.kind))

function castOf(event: GameEvent | undefined): Cast | null {
  if (!event) return null
  const faces = Array.isArray(event.data['faces']) ? event.data['faces'].map(Number) : []
  return { who: text(event.data['who']), faces, total: Number(event.data['total']) }
}

/** The roll on the table, with what cards have made of it. */
export function lastRoll(events: readonly GameEvent[]): Duel | Single | null {
  const from = Math.max(0, events.length - BACK)
  const recent = events.slice(from)
  const last = lastIndex(recent, ...CAST)
  if (last < 0 || isPast(recent.slice(last))) return null
  const begun = lastIndex(recent, 'attacks')
  const clash = recent.findIndex((event, n) => n > begun && event.kind === 'clash')
  if (begun >= 0 && begun < last && (clash < 0 || last < clash) && !ended(recent.slice(begun))) {
    return duelOf(recent.slice(begun), from + begun)
  }
  const event = recent[last]!
  return {
    kind: 'single',
    key: from + last,
    roll: text(event.data['roll']),
    why: text(event.data['why']),
    trait: text(event.data['trait']),
    needed: Number(event.data['needed'] ?? 0),
    cast: castOf(event)!,
  }
}

/** A roll is past when something else happens in a new turn. */
function isPast(events: readonly GameEvent[]): boolean {
  const turn = events.findIndex((event) => event.kind === 'turn-starts')
  return turn >= 0 && turn < events.length - 1
}

/** A fight that came to nothing is over when the next turn begins. */
function ended(events: readonly GameEvent[]): boolean {
  return !events.some((event) => event.kind === 'clash') && events.some((event) => event.kind === 'turn-starts')
}

function duelOf(events: readonly GameEvent[], key: number): Duel {
  const [attacks] = events as [GameEvent, ...GameEvent[]]
  const clash = events.find((event) => event.kind === 'clash')
  const until = clash ? events.indexOf(clash) : events.length
  const rolls = events.slice(0, until).filter((event) => CAST.includes(event.kind))
  const attack = castOf(rolls.findLast((event) => event.data['roll'] === 'attack' || event.data['roll'] === 'card'))
  const defence = castOf(rolls.findLast((event) => event.data['roll'] === 'defence'))
  return {
    kind: 'duel',
    key,
    attacker: text(attacks.data['who']),
    defender: text(attacks.data['target']),
    trait: text(attacks.data['trait']),
    card: text(attacks.data['card']),
    attack: attack && clash ? { ...attack, total: Number(clash.data['roll']) } : attack,
    defence: defence && clash ? { ...defence, total: Number(clash.data['against']) } : defence,
    margin: clash ? Number(clash.data['roll']) - Number(clash.data['against']) : null,
  }
}

export interface Drawn {
  key: number
  who: string
  card: string
  /** Whether it was taken out of its stack, not drawn from the top. */
  searched: boolean
}

/** What has just come up. A card that the question is about stands beside the question, and what was rolled before it is over. */
export function latest(
  events: readonly GameEvent[],
  asked: string,
): { drawn: Drawn | null; roll: Duel | Single | null } {
  const drawn = lastDrawn(events)
  const roll = lastRoll(events)
  if (!drawn || drawn.card !== asked) return { drawn, roll }
  return { drawn: null, roll: roll && roll.key > drawn.key ? roll : null }
}

/** The card that was drawn last, as long as the turn goes on. */
export function lastDrawn(events: readonly GameEvent[]): Drawn | null {
  for (let n = events.length - 1; n >= Math.max(0, events.length - BACK); n--) {
    const event = events[n]!
    if (event.kind === 'turn-starts' || event.kind === 'monster-turn' || event.kind === 'haunt-begins') return null
    const searched = event.kind === 'takes-out'
    if (searched || event.kind === 'draws')
      return { key: n, who: text(event.data['explorer']), card: text(event.data['card']), searched }
  }
  return null
}
