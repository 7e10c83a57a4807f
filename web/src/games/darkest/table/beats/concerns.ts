/** Whose turn a beat is part of, whom it concerns, and who is in it. */
import { text } from '../../../../api/play'
import type { Data } from '../../told'
import type { AnyEvent, Field, Kind } from '../../happened'
import type { DarkestView } from '../../../../api/views'
import type { Beat } from '../../../contract'

/** What changes the night for all of them: the dark, a death, the goal, and whoever waits at the end. */
const FOR_ALL = new Set<Kind>([
  'darkness-grows',
  'last-round',
  'eliminated',
  'zombified',
  'chip-entered',
  'laboratory-opens',
  'cure-found',
  'showdown-begins',
  'nemesis-appears',
  'tile-destroyed',
])
/** Who suffers or is given something, by the kind of event. */
const DONE_TO: { [K in Kind]?: readonly (keyof Data[K])[] } = {
  'attack-roll': ['target', 'survivors'],
  wounded: ['survivor'],
  bitten: ['survivor'],
  entrapped: ['survivor'],
  freed: ['survivor'],
  zombification: ['survivor'],
  'radiation-token': ['survivor'],
  'marker-lost': ['survivor'],
  'card-kept': ['survivor'],
  'handed-over': ['to_survivor'],
}
/** What survivors do of their own accord: the turn is theirs. */
const ACTS = new Set<Kind>([
  'moves',
  'search-roll',
  'attack-rolled',
  'armor-used',
  'escape-roll',
  'function-used',
  'card-used',
  'door-unlocked',
  'unlock-fails',
  'handed-over',
  'stowed',
  'readied',
])
/** With these the house takes over. */
const HOUSE = new Set<Kind>(['reaction', 'round-begins', 'showdown-begins'])
/** Rolls and looks that change nothing by themselves. */
const IDLE = new Set<Kind>([
  'camera-check',
  'terror',
  'lurking-check',
  'radiation-check',
  'attack-rolled',
  'attack-result',
  'failure-cancels',
  'rerolled',
  'nothing-happens',
  'icons-wasted',
  'event',
])
const FIGURES: readonly Field[] = ['survivor', 'survivors', 'target', 'to_survivor', 'captives']

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [text(value)])

/** A group acts together: what bots do in it one after the other is told as one. */
export function turnOf(lead: AnyEvent): Pick<Beat, 'turn' | 'among' | 'begins'> {
  if (HOUSE.has(lead.kind)) return { turn: 'house', ...(lead.kind === 'round-begins' ? { begins: true } : {}) }
  const who = ACTS.has(lead.kind) ? text(lead.data.survivor) : ''
  return who ? { turn: who, among: 'group' } : {}
}

export function concernsOf(events: readonly AnyEvent[]): Pick<Beat, 'concerns'> {
  if (events.some(({ kind }) => FOR_ALL.has(kind))) return { concerns: 'all' }
  const whom = events.flatMap(({ kind, data }) => (DONE_TO[kind] ?? []).flatMap((field) => texts(data[field])))
  const people = [...new Set(whom)].filter(Boolean)
  return people.length ? { concerns: people } : {}
}

/** Whether somebody has rolled or looked, and nothing has come of it. */
export function isIdle(events: readonly AnyEvent[]): boolean {
  const [lead] = events
  if (lead?.kind === 'search-roll') return events.length === 1 && !lead.data.finds && lead.data.noise !== true
  if (lead?.kind === 'movement-roll') return events.every(({ kind }) => kind !== 'creature-moves') && events.length > 1
  return events.some(({ kind }) => kind === 'nothing-happens') && events.every(({ kind }) => IDLE.has(kind))
}

/** Where a figure stands, as events and the board name it. */
export function standsAt(figure: string, { survivors, creature, nemesis }: DarkestView): string {
  const [kind, ...rest] = figure.split('-')
  if (kind === 'horde') return rest.join('-')
  const beast = [creature, nemesis].find((one) => one && figure === `beast-${one.id}`)
  return beast?.room ?? survivors.find(({ id }) => id === figure)?.room ?? ''
}

/** Everybody whom these events name, as the board marks their figures. */
export function figuresIn(events: readonly AnyEvent[]): Pick<Beat, 'figures'> {
  const people = events.flatMap(({ data }) => FIGURES.flatMap((field) => texts(data[field])))
  const beasts = events.flatMap(({ data }) => [data.beast, data.enemy].map((who) => text(who) && `beast-${text(who)}`))
  const hordes = events.flatMap(({ data }) =>
    [data.attacker_room, data.room_from].map((room) => text(room) && `horde-${text(room)}`),
  )
  const figures = [...new Set([...people, ...beasts, ...hordes])].filter(Boolean)
  return figures.length ? { figures } : {}
}
