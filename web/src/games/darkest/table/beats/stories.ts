/** Lines of story: a foe has its own when it comes, a thing when it is found, a room when somebody is there for the first time. */
import { text } from '../../../../api/play'
import type { AnyEvent, Kind } from '../../happened'
import { story } from '../../../../words/words.svelte'

const GAME = 'darkest'
const COMES = new Set<Kind>(['creature-appears', 'nemesis-appears'])
const ENTERS = new Set<Kind>(['survivor-chosen', 'moves'])

/** The story of the foe that an event brings into the house; empty where it brings none. */
export function storyOf({ kind, data }: AnyEvent): string {
  return COMES.has(kind) ? story(GAME, 'beast', text(data.beast)) : ''
}

/** The first story that these events have to tell. */
export const storyIn = (events: readonly AnyEvent[]): string => events.map(storyOf).find(Boolean) ?? ''

/** The story that one of these events has to tell in the log, where there is time to read that of a room as well. */
export function storyInLog(events: readonly AnyEvent[], number: number): string {
  const event = events[number]
  if (!event) return ''
  const room = text(event.data.room)
  const enters = ({ kind, data }: AnyEvent): boolean => ENTERS.has(kind) && data.room === room
  return enters(event) && events.findIndex(enters) === number ? story(GAME, 'room', room) : storyOf(event)
}
