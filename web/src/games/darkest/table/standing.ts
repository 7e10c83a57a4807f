/** Who and what stands in a room, in the order in which it is drawn. */
import type { DarkestView } from '../../../api/views'
import { name, say } from '../../../words/words.svelte'
import { SURVIVOR_COLOURS } from './pieces'

export interface Standing {
  key: string
  kind: 'survivor' | 'horde' | 'token' | 'beast'
  id: string
  label: string
  text: string
  colour: string
  count: number
  ring: boolean
}

const GAME = 'darkest'
const SHORT = 8

/** A name in lines: a long one has a line for each word. */
export function linesOf(text: string): string[] {
  return text.length > SHORT ? text.split(' ') : [text]
}

export function piecesIn(view: DarkestView, room: string): Standing[] {
  return [...survivors(view, room), ...beasts(view, room), ...hordes(view, room), ...tokens(view, room)]
}

function survivors(view: DarkestView, room: string): Standing[] {
  return view.survivors
    .filter((who) => who.room === room)
    .map((who) => {
      const called = name(GAME, 'survivor', who.id)
      return {
        key: `survivor-${who.id}`,
        kind: 'survivor',
        id: who.id,
        label: called,
        text: called.split(' ')[0] ?? called,
        colour: SURVIVOR_COLOURS[who.colour] ?? 'var(--darkest-survivor-unknown)',
        count: 0,
        ring: who.active,
      }
    })
}

function beasts(view: DarkestView, room: string): Standing[] {
  return [view.creature, view.nemesis]
    .filter((foe) => foe !== null && foe.room === room)
    .map((foe) => ({
      key: `beast-${foe!.id}`,
      kind: 'beast',
      id: foe!.id,
      label: name(GAME, 'beast', foe!.id),
      text: name(GAME, 'beast', foe!.id),
      colour: 'var(--blood-bright)',
      count: 0,
      ring: false,
    }))
}

function hordes(view: DarkestView, room: string): Standing[] {
  return view.hordes
    .filter((horde) => horde.room === room)
    .map((horde) => {
      const count = horde.zombies + horde.specials.length
      return {
        key: `horde-${room}`,
        kind: 'horde',
        id: 'zombie',
        label: say('darkest-board-horde', { count, downed: horde.downed }),
        text: '',
        colour: 'var(--moss)',
        count,
        ring: false,
      }
    })
}

function tokens(view: DarkestView, room: string): Standing[] {
  return view.tokens
    .filter((token) => token.room === room)
    .map((_, n) => ({
      key: `token-${room}-${n}`,
      kind: 'token',
      id: 'token',
      label: say('darkest-board-token'),
      text: '?',
      colour: 'var(--moss)',
      count: 0,
      ring: false,
    }))
}
