/** What is counted in a game of Betrayal at House on the Hill. */
import type { BetrayalView } from '../../../../api/views'
import type { Chronicle, Deed, Reading } from '../../../../replay/statistics'
import { name, say } from '../../../../words/words.svelte'
import { colourOf, EXPLORERS, GAME, TRAITS } from '../../pieces'

/** Which deed an event is, who did it, and how many of it; one each unless the event counts. */
const DEEDS: Record<string, { what: string; who?: string; counted?: string }> = {
  moves: { what: 'moves' },
  finds: { what: 'rooms' },
  draws: { what: 'cards' },
  attacks: { what: 'attacks', who: 'who' },
  hurt: { what: 'wounds', counted: 'points' },
  dies: { what: 'deaths' },
}

function readings(position: unknown): Reading[] {
  const view = position as BetrayalView
  const strength = (who: BetrayalView['explorers'][number], traits: readonly string[]) =>
    who.alive ? who.traits.filter((one) => traits.includes(one.trait)).reduce((sum, one) => sum + one.value, 0) : 0
  return [
    ...view.explorers.map((who) => ({ chart: 'traits', line: who.id, value: strength(who, TRAITS) })),
    ...view.explorers.map((who) => ({ chart: 'body', line: who.id, value: strength(who, ['might', 'speed']) })),
    ...view.explorers.map((who) => ({ chart: 'mind', line: who.id, value: strength(who, ['knowledge', 'sanity']) })),
    { chart: 'omens', line: 'omens', value: view.omens_drawn },
    { chart: 'omens', line: 'rooms', value: view.rooms.length },
  ]
}

function deedOf(event: { kind: string; data: Record<string, unknown> }): Deed | null {
  const deed = DEEDS[event.kind]
  const who = event.data[deed?.who ?? 'explorer']
  if (!deed || typeof who !== 'string' || !(who in EXPLORERS)) return null
  const counted = deed.counted ? event.data[deed.counted] : 1
  return { who, what: deed.what, count: typeof counted === 'number' ? counted : 1 }
}

export const chronicle: Chronicle = {
  charts: ['traits', 'body', 'mind', 'omens'],
  deeds: ['moves', 'rooms', 'cards', 'attacks', 'wounds', 'deaths'],
  readings,
  deedOf,
  chartName: (chart) => say(`betrayal-chart-${chart}`),
  lineName: (_, line) => (line in EXPLORERS ? name(GAME, 'explorer', line) : say(`betrayal-chart-line-${line}`)),
  lineColour: (line) =>
    line === 'omens' ? 'var(--betrayal-card-omen)' : line === 'rooms' ? 'var(--brass-bright)' : colourOf(line),
  deedName: (what) => say(`betrayal-deed-${what}`),
  whoName: (who) => name(GAME, 'explorer', who),
}
