/** At which figures a choice lies: at whoever does it, at whom it is done to, and at enemies within reach. */
import type { DarkestView } from '../../../../api/views'
import { text, type Choice } from '../../../../api/play'

const PLACES = ['room', 'tile', 'door'] as const

/** Whether a choice lies in a place of the house. */
export const hasPlace = ({ data }: Choice): boolean => PLACES.some((kind) => typeof data[kind] === 'string')

/** The figures of a choice, by the names under which they stand on the board. */
export function figuresOf(choice: Choice, view: DarkestView): string[] {
  if (hasPlace(choice)) return []
  const { verb, data } = choice
  const people = [text(data['survivor']), text(data['other'])].filter(Boolean).map((id) => `survivor-${id}`)
  return verb === 'attack' || verb === 'free-attack' ? [...people, ...inReach(choice, view)] : people
}

/** The enemies that a weapon reaches. */
function inReach({ data }: Choice, view: DarkestView): string[] {
  const who = view.survivors.find((one) => one.id === data['survivor'])
  const rooms = who?.weapons.find((weapon) => weapon.card === text(data['card']))?.rooms ?? [who?.room ?? '']
  const beasts = [view.creature, view.nemesis].flatMap((foe) => foe ?? []).filter((foe) => rooms.includes(foe.room))
  const hordes = view.hordes.filter((horde) => rooms.includes(horde.room))
  return [...hordes.map((horde) => `horde-${horde.room}`), ...beasts.map((foe) => `beast-${foe.id}`)]
}

/** The choices at every figure. */
export function byFigure(choices: readonly Choice[], view: DarkestView): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>()
  for (const choice of choices)
    for (const figure of figuresOf(choice, view)) found.set(figure, [...(found.get(figure) ?? []), choice])
  return found
}
