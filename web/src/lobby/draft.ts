/** A table being planned, kept while the player looks at another screen, such as the house builder. */
import type { GameInfo } from '../api/views'
import { proposedPreset, valuesOf, type GameCard } from './card'
import { leftBehind, type OptionHints, type Values } from './options/options'
import { proposed, type Sitter } from './seats/plan'

export interface Draft {
  plan: Sitter[]
  options: Values
  title: string
  away: number
  /** How many days a turn may take; 0 where all are there together. */
  turn: number
}

const key = (game: string) => `dreadhall-new-${game}`
const madeSeen = (storage: string) => `${storage}-seen`

/** What was planned before, or a first proposal: with bots. Whatever the game does not know any more is left out. */
export function draftOf(game: GameInfo, hints: OptionHints, card: GameCard | null): Draft {
  const preset = proposedPreset(game.name, card)
  const seated = proposed('bots', game.fewest_seats, game.most_seats, game.bots, preset?.seats)
  const fresh: Draft = {
    plan: seated,
    options: valuesOf(preset, game, seated.length),
    title: '',
    away: 0,
    turn: 0,
  }
  const kept = read(key(game.name))
  const plan = Array.isArray(kept?.plan) ? kept.plan.filter((one) => isSitter(one, game.bots)) : []
  const options = Object.fromEntries(Object.entries(kept?.options ?? {}).filter(([name]) => name in fresh.options))
  return {
    plan: plan.length >= game.fewest_seats && plan.length <= game.most_seats ? plan : fresh.plan,
    options: withMade(game, hints, { ...fresh.options, ...options }),
    title: typeof kept?.title === 'string' ? kept.title : '',
    away: typeof kept?.away === 'number' ? kept.away : 0,
    turn: typeof kept?.turn === 'number' ? kept.turn : 0,
  }
}

/** Something newly made on another screen is taken at once, and only once. */
function withMade(game: GameInfo, hints: OptionHints, options: Values): Values {
  const made: Values = {}
  for (const option of game.options) {
    const field = hints.field(option, options, game.fewest_seats)
    if (field?.kind !== 'made') continue
    const there = leftBehind(field.storage)
    if (there && there !== localStorage.getItem(madeSeen(field.storage))) made[option.name] = there
    localStorage.setItem(madeSeen(field.storage), there)
  }
  return { ...options, ...made }
}

function isSitter(one: unknown, bots: readonly string[]): one is Sitter {
  return one === 'me' || one === 'other' || bots.some((bot) => one === `bot:${bot}`)
}

function read(name: string): Partial<Draft> | null {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null') as Partial<Draft> | null
  } catch {
    return null
  }
}

/** Plan a table with these options beside whatever was planned: the next page of a new table proposes it. */
export function wishFor(game: string, options: Values): void {
  const kept = read(key(game))
  sessionStorage.setItem(key(game), JSON.stringify({ ...kept, options: { ...kept?.options, ...options } }))
}

export function keepDraft(game: string, draft: Draft): void {
  sessionStorage.setItem(key(game), JSON.stringify(draft))
}

export function dropDraft(game: string): void {
  sessionStorage.removeItem(key(game))
}
