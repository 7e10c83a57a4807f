/** Who and what stands in a room, the largest first, and how much space each of them takes. */
import type { DarkestView, HordeView, TokenView } from '../../../../api/views'
import { name, say } from '../../../../words/words.svelte'
import { crowdOf } from './crowd'
import type { Size } from './packing'
import { colourOf } from '../pieces'

export interface Standing {
  key: string
  kind: 'survivor' | 'horde' | 'token' | 'beast'
  id: string
  label: string
  text: string
  colour: string
  count: number
  ring: boolean
  /** Of a horde: special zombies, those who lie on the ground, and those who have only just come. */
  specials: readonly string[]
  downed: number
  waiting: number
  infected: boolean
}

/** A horde or a token on its way keeps the key of where it came from, so that it glides. */
export type Keyed<T> = T & { key?: string }

const GAME = 'darkest'
const SHORT = 10
/** The size of a name under a figure, and about how wide its letters are. */
export const NAME = 18
const LETTER = 0.55
const PLAIN = { text: '', count: 0, ring: false, specials: [], downed: 0, waiting: 0, infected: false } as const

/** A name in lines: a long one has a line for each word. */
export function linesOf(text: string): string[] {
  return text.length > SHORT ? text.split(' ') : [text]
}

/** The space for a piece, its dashed ring and its name with it. */
export function spaceOf(piece: Standing, size: number, named: boolean): Size {
  if (piece.kind === 'horde') return crowdOf(piece.count, size)
  const round = discOf(piece, size) + 2 * ringOf(size)
  if (!named || !piece.text) return { w: round, h: round }
  const lines = linesOf(piece.text)
  const wide = Math.max(...lines.map((line) => line.length)) * LETTER * NAME + 6
  return { w: Math.max(round, wide), h: round + lines.length * NAME + 2 }
}

/** How far the dashed ring of whoever acts is from the disc. */
export const ringOf = (size: number): number => Math.max(1.5, size / 11)

/** How wide a figure's disc is: beasts are larger than people, tokens smaller. */
export function discOf({ kind }: Pick<Standing, 'kind'>, size: number): number {
  return Math.round(size * (kind === 'beast' ? 1.4 : kind === 'token' ? 0.8 : 1))
}

export function piecesIn(view: DarkestView, room: string): Standing[] {
  return [...hordes(view, room), ...beasts(view, room), ...survivors(view, room), ...tokens(view, room)]
}

function survivors(view: DarkestView, room: string): Standing[] {
  return view.survivors
    .filter((who) => who.room === room)
    .map((who) => {
      const called = name(GAME, 'survivor', who.id)
      return {
        ...PLAIN,
        key: `survivor-${who.id}`,
        kind: 'survivor',
        id: who.id,
        label: called,
        text: called.split(' ')[0] ?? called,
        colour: colourOf(who.id),
        ring: who.active,
      }
    })
}

function beasts(view: DarkestView, room: string): Standing[] {
  return [view.creature, view.nemesis]
    .filter((foe) => foe !== null && foe.room === room)
    .map((foe) => ({
      ...PLAIN,
      key: `beast-${foe!.id}`,
      kind: 'beast',
      id: foe!.id,
      label: name(GAME, 'beast', foe!.id),
      text: name(GAME, 'beast', foe!.id),
      colour: 'var(--blood-bright)',
      infected: foe!.infected,
    }))
}

function hordes(view: DarkestView, room: string): Standing[] {
  return view.hordes
    .filter((horde) => horde.room === room)
    .map((horde: Keyed<HordeView>) => {
      const count = horde.zombies + horde.specials.length
      return {
        ...PLAIN,
        key: horde.key ?? `horde-${room}`,
        kind: 'horde',
        id: 'zombie',
        label: say('darkest-board-horde', { count, downed: horde.downed }),
        colour: 'var(--moss)',
        count,
        specials: horde.specials,
        downed: horde.downed,
        waiting: horde.waiting,
        infected: horde.infected,
      }
    })
}

function tokens(view: DarkestView, room: string): Standing[] {
  return view.tokens
    .filter((token) => token.room === room)
    .map((token: Keyed<TokenView>, n) => ({
      ...PLAIN,
      key: token.key ?? `token-${room}-${n}`,
      kind: 'token',
      id: 'token',
      label: say('darkest-board-token'),
      colour: 'var(--moss)',
      infected: token.infected,
    }))
}
