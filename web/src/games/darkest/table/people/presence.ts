/** The creature and the nemesis as they stand now: what is left of their bodies, and what they are about to do. */
import type { DarkestView, FoeView } from '../../../../api/views'
import { has, help, name, say } from '../../../../words/words.svelte'
import type { Presence } from '../../../contract'
import { MONSTERS } from '../../monsters'
import { distance } from '../asking/meaning'
import { BEAST_ICONS, PART_COLOURS } from '../pieces'
import { leftOf, sizeOf } from './goals'

const GAME = 'darkest'

export function presence(kind: string, id: string, view: DarkestView): Presence | null {
  const foe = kind === 'beast' ? [view.creature, view.nemesis].find((one) => one?.id === id) : undefined
  return foe ? sheetOf(foe, view) : null
}

function sheetOf(foe: FoeView, view: DarkestView): Presence {
  return {
    title: name(GAME, 'beast', foe.id),
    icon: BEAST_ICONS[foe.id] ?? 'haunting',
    colour: 'var(--blood-bright)',
    picture: MONSTERS[foe.id],
    where: name(GAME, 'room', foe.room),
    parts: foe.parts.map((part) => ({
      name: name(GAME, 'part', part.colour),
      note: help(`darkest-part-${part.colour}`),
      colour: PART_COLOURS[part.colour] ?? 'var(--darkest-part-unknown)',
      left: leftOf(part),
      of: sizeOf(part),
      told: say('darkest-board-part', {
        part: name(GAME, 'part', part.colour),
        left: leftOf(part),
        of: sizeOf(part),
      }),
    })),
    facts: [
      { label: say('darkest-board-foe-moves'), value: String(foe.movement ?? '1–4') },
      { label: say('darkest-board-foe-dice'), value: String(foe.dice) },
    ],
    plans: plansOf(foe, view),
  }
}

/** How near it is, what it wants, and what its power does. */
function plansOf(foe: FoeView, view: DarkestView): string[] {
  const near = Math.min(...view.survivors.map((who) => distance(view, foe.room, who.room)))
  const power = has(`darkest-power-${foe.power}`) ? 'power' : 'passive'
  return [
    Number.isFinite(near) ? say('darkest-plan-near', { rooms: near }) : '',
    foe === view.nemesis ? say('darkest-plan-nemesis') : '',
    foe.power
      ? say('darkest-plan-power', { power: name(GAME, power, foe.power), what: help(`darkest-${power}-${foe.power}`) })
      : '',
  ].filter(Boolean)
}
