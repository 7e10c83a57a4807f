/** What is heard of events, besides dice, steps and cards; and what the house does meanwhile. All of it is known to everybody. */
import type { AnyEvent, Kind } from '../../happened'
import type { DarkestView } from '../../../../api/views'
import type { Sound } from '../../../../sound/names'

const SOUNDS: Partial<Record<Kind, Sound>> = {
  'showdown-begins': 'stroke',
  'door-unlocked': 'door',
  'laboratory-opens': 'door',
  'reactor-opens': 'door',
  'fire-moves': 'fire',
  'fire-stays': 'fire',
  'fire-breaks-out': 'fire',
  'gas-leak': 'fire',
  burns: 'fire',
  'tile-destroyed': 'fire',
  'zombie-burns': 'fire',
  'zombies-burn': 'fire',
  'zombie-dies': 'blow',
  'laid-down': 'blow',
  'knocked-down': 'blow',
  pushed: 'blow',
  'beast-hit': 'blow',
  'beast-dies': 'blow',
  'power-attack': 'blow',
  bitten: 'blow',
  'darkness-grows': 'harm',
  eliminated: 'harm',
  zombified: 'harm',
}

/** In the order in which they happen, each once. */
export function soundsIn(events: readonly AnyEvent[]): Sound[] {
  return [...new Set(events.flatMap(({ kind }) => SOUNDS[kind] ?? []))]
}

/** Its darkness is its weather. */
export function storm({ track }: DarkestView): number {
  return track.showdown ? 1 : Math.min(1, track.darkness / Math.max(1, track.spaces))
}

/** A survivor with so little health left can fall at the next bite. */
const LITTLE = 2

export function nearDeath({ survivors }: DarkestView): string[] {
  return survivors.filter(({ health }) => health <= LITTLE).map(({ id }) => id)
}
