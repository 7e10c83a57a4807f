/** What is heard of events, besides dice, steps and cards; and what the house does meanwhile. All of it is known to everybody. */
import type { AnyEvent, Kind } from '../../happened'
import type { BetrayalView } from '../../../../api/views'
import type { Sound } from '../../../../sound/names'

const SOUNDS: Partial<Record<Kind, Sound>> = {
  'haunt-roll': 'heart',
  'haunt-begins': 'stroke',
  'side-changed': 'stroke',
  finds: 'door',
  'elevator-moves': 'door',
  'vault-opened': 'door',
  'front-door-opens': 'door',
  'leaves-house': 'door',
  'comes-back': 'door',
  clash: 'blow',
  stunned: 'blow',
  'monster-killed': 'blow',
  dies: 'harm',
  'room-destroyed': 'harm',
}
/** What burns or bursts in a haunt. */
const FIRE = /^h\d\d-(?:burns|fire|explodes|torch-lit|crashes)$/

/** In the order in which they happen, each once. */
export function soundsIn(events: readonly AnyEvent[]): Sound[] {
  const heard = events.flatMap(({ kind }): Sound[] => {
    const sound = FIRE.test(kind) ? 'fire' : SOUNDS[kind]
    return sound ? [sound] : []
  })
  return [...new Set(heard)]
}

/** So many omens are as good as a haunt. */
const OMENS = 10
/** How bad the weather can be before the haunt. */
const BEFORE = 0.6

/** The more omens, the worse the weather; in a haunt it storms. */
export function storm({ haunt, omens_drawn }: BetrayalView): number {
  return haunt ? 1 : BEFORE * Math.min(1, omens_drawn / OMENS)
}

/** In a haunt, whoever has a trait just above the skull. */
export function nearDeath({ haunt, explorers }: BetrayalView): string[] {
  if (!haunt) return []
  return explorers.filter(({ alive, traits }) => alive && traits.some(({ clip }) => clip === 0)).map(({ id }) => id)
}
