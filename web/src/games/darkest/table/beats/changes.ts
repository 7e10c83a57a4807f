/** What becomes of people, each change at the face it belongs to; several of a kind are one. */
import { text } from '../../../../api/play'
import type { Data } from '../../told'
import type { AnyEvent, Kind } from '../../happened'
import { argumentsOf, say } from '../../../../words/words.svelte'
import type { BeatChange } from '../../../contract'

/** Kinds of events that change somebody: by which number, and whether it is harm. */
const CHANGES: { [K in Kind]?: { amount: keyof Data[K] | ''; harm: boolean } } = {
  wounded: { amount: 'wounds', harm: true },
  healed: { amount: 'wounds', harm: false },
  'gains-xp': { amount: 'xp', harm: false },
  'gains-ap': { amount: 'ap', harm: false },
  bitten: { amount: '', harm: true },
  'virus-cured': { amount: '', harm: false },
  'radiation-token': { amount: '', harm: true },
  'radiation-cured': { amount: '', harm: false },
  entrapped: { amount: '', harm: true },
  freed: { amount: '', harm: false },
  zombification: { amount: '', harm: true },
  eliminated: { amount: '', harm: true },
  'marker-lost': { amount: '', harm: true },
  'markers-gained': { amount: 'markers', harm: false },
}

export function changesOf(events: readonly AnyEvent[]): BeatChange[] {
  const found = new Map<string, { event: AnyEvent; amount: number }>()
  for (const event of events) {
    const change = CHANGES[event.kind]
    const who = text(event.data.survivor)
    if (!change || !who) continue
    const key = `${event.kind} ${who}`
    const before = found.get(key)?.amount ?? 0
    found.set(key, { event, amount: before + (change.amount ? Number(event.data[change.amount]) || 0 : 0) })
  }
  return [...found.values()].map(({ event, amount }) => ({
    who: text(event.data.survivor),
    text: say(`darkest-change-${event.kind}`, { ...argumentsOf('darkest', event.data), amount }),
    harm: CHANGES[event.kind]!.harm,
  }))
}
