/** What is in a place of the house: figures in the middle, things at the edge. */
import { text } from '../../../../api/play'
import type { AnyEvent } from '../../happened'
import type { BetrayalView, MonsterView } from '../../../../api/views'
import { has, list, name, say } from '../../../../words/words.svelte'
import { faceOf } from '../../monsters'
import { GAME } from '../../pieces'
import { cardName, plays } from './music'
import { actor } from '../asking/targets'

export interface FigurePiece {
  kind: 'explorer' | 'monster'
  /** Figures that are alike stand as one. */
  ids: string[]
  /** The explorer's name, or the kind of the monster. */
  what: string
  /** Where the face of an explorer lies: their own, or that of what they have become. */
  picture: string | undefined
  text: string
  label: string
  stunned: boolean
  facing: number | null
  acting: boolean
  traitor: boolean
}

export interface ThingPiece {
  kind: 'token' | 'pile' | 'companion'
  id: string
  cards: string[]
  label: string
  /** How many cards a pile has, or the number on a token; 0 for none. */
  count: number
  /** Whether music comes from it. */
  plays: boolean
}

/** The name of a kind of monsters, or of one of them. */
export function monsterName(id: string): string {
  return name(GAME, 'creature', id)
}

/** The monsters that are and were the only ones of their kind. */
export function alone({ monsters }: BetrayalView, events: readonly AnyEvent[]): string[] {
  const seen = events.flatMap(({ kind, data }) => (kind === 'monster-appears' ? [text(data.monster)] : []))
  const kinds = new Map<string, Set<string>>()
  for (const id of [...monsters.map((one) => one.id), ...seen]) {
    const kind = id.replace(/-\d+$/, '')
    kinds.set(kind, (kinds.get(kind) ?? new Set()).add(id))
  }
  return [...kinds.values()].flatMap((ids) => (ids.size === 1 ? [...ids] : []))
}

/** The states of somebody that there are words for; some have a number. */
export function statesOf(status: Record<string, number>): string[] {
  return Object.entries(status)
    .filter(([state]) => has(`betrayal-status-${state}`))
    .map(([state, number]) => say(`betrayal-status-${state}`, { number }))
}

/** Everybody in a place. */
export function figuresAt(position: BetrayalView, place: string): FigurePiece[] {
  const acting = actor(position)?.id
  const people = position.explorers
    .filter((who) => who.place === place)
    .map((who): FigurePiece => {
      const text = name(GAME, 'explorer', who.id)
      const isTraitor = who.side === 'traitor'
      return {
        kind: 'explorer',
        ids: [who.id],
        what: who.id,
        picture: faceOf(position, who),
        text: text.split(' ').at(-1) ?? text,
        label: isTraitor ? `${text} (${say('betrayal-board-side-traitor')})` : text,
        stunned: false,
        facing: null,
        acting: who.id === acting,
        traitor: isTraitor,
      }
    })
  const packs = new Map<string, MonsterView[]>()
  for (const one of position.monsters.filter((other) => other.place === place)) {
    const alike = `${one.kind} ${one.stunned} ${one.looks ? one.facing : ''} ${JSON.stringify(one.status)} ${one.id === acting ? one.id : ''}`
    packs.set(alike, [...(packs.get(alike) ?? []), one])
  }
  const monsters = [...packs.values()].map((pack): FigurePiece => {
    const [first] = pack as [MonsterView, ...MonsterView[]]
    const each = pack.map((one) => monsterName(one.id))
    return {
      kind: 'monster',
      ids: pack.map((one) => one.id),
      what: first.kind,
      picture: undefined,
      text: monsterName(pack.length > 1 ? first.kind : first.id),
      label: list([...each, ...(first.stunned ? [say('betrayal-board-stunned')] : []), ...statesOf(first.status)]),
      stunned: first.stunned,
      facing: first.looks ? first.facing : null,
      acting: pack.some((one) => one.id === acting),
      traitor: false,
    }
  })
  return [...people, ...monsters]
}

/** The number at the end of a token's id; 0 where there is none. */
function numberOn(token: string): number {
  return Number(/-(\d+)$/.exec(token)?.[1] ?? 0)
}

/** Everything that lies in a place. */
export function thingsAt(position: BetrayalView, place: string): ThingPiece[] {
  const tokens = Object.entries(position.tokens)
    .filter(([, where]) => where === place)
    .map(([id]): ThingPiece => ({
      kind: 'token',
      id,
      cards: [],
      label: name(GAME, 'token', id),
      count: numberOn(id),
      plays: false,
    }))
  const companions = Object.entries(position.companions)
    .filter(([, where]) => where === place)
    .map(([id]): ThingPiece => ({
      kind: 'companion',
      id,
      cards: [id],
      label: name(GAME, 'card', id),
      count: 0,
      plays: false,
    }))
  const cards = position.piles[place] ?? []
  const named = list(cards.map((card) => cardName(position, card)))
  const pile: ThingPiece[] = cards.length
    ? [
        {
          kind: 'pile',
          id: place,
          cards,
          label: `${name(GAME, 'token', 'item-pile')}: ${named}`,
          count: cards.length,
          plays: cards.some((card) => plays(position, card)),
        },
      ]
    : []
  return [...pile, ...companions, ...tokens]
}
