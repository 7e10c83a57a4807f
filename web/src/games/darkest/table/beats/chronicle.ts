/** What is counted in a game of Dark, Darker, Darkest. */
import type { DarkestView } from '../../../../api/views'
import type { Chronicle, Deed, Reading } from '../../../../replay/statistics'
import { name, say } from '../../../../words/words.svelte'
import { colourOf } from '../pieces'

const GAME = 'darkest'

/** Which deed an event is, and how many of it; one each unless the event counts. */
const DEEDS: Record<string, { what: string; counted?: string }> = {
  moves: { what: 'moves' },
  'search-roll': { what: 'searches' },
  'door-unlocked': { what: 'doors' },
  'zombie-dies': { what: 'kills' },
  'beast-hit': { what: 'hits' },
  wounded: { what: 'wounds', counted: 'wounds' },
}

const COLOURS: Record<string, string> = { darkness: 'var(--brass)', zombies: 'var(--moss)' }

function readings(position: unknown): Reading[] {
  const view = position as DarkestView
  const zombies = view.hordes.reduce((sum, horde) => sum + horde.zombies + horde.specials.length, 0)
  return [
    { chart: 'darkness', line: 'darkness', value: view.track.darkness },
    ...view.survivors.map((who) => ({ chart: 'health', line: who.id, value: who.health })),
    { chart: 'zombies', line: 'zombies', value: zombies },
  ]
}

function deedOf(event: { kind: string; cause: string; data: Record<string, unknown> }): Deed | null {
  const deed = DEEDS[event.kind]
  const who = event.data['survivor']
  if (!deed || typeof who !== 'string' || !who) return null
  if (event.kind === 'moves' && event.cause !== 'move') return null
  const counted = deed.counted ? event.data[deed.counted] : 1
  return { who, what: deed.what, count: typeof counted === 'number' ? counted : 1 }
}

export const chronicle: Chronicle = {
  charts: ['darkness', 'health', 'zombies'],
  deeds: ['moves', 'searches', 'doors', 'kills', 'hits', 'wounds'],
  readings,
  deedOf,
  chartName: (chart) => say(`darkest-chart-${chart}`),
  lineName: (chart, line) => (chart === 'health' ? name(GAME, 'survivor', line) : say(`darkest-chart-${chart}`)),
  lineColour: (line) => COLOURS[line] ?? colourOf(line),
  deedName: (what) => say(`darkest-deed-${what}`),
  whoName: (who) => name(GAME, 'survivor', who),
}
