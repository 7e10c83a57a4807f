/** Lines of story: a room has its own when it is found, a card whenever it lies open. */
import { text } from '../../../../api/play'
import type { AnyEvent } from '../../happened'
import { story } from '../../../../words/words.svelte'
import { GAME } from '../../pieces'

/** The story of the room that an event has found; empty where it has found none. */
export function storyOf({ kind, data }: AnyEvent): string {
  return kind === 'finds' ? story(GAME, 'room', text(data.room)) : ''
}

/** The first story that these events have to tell. */
export const storyIn = (events: readonly AnyEvent[]): string => events.map(storyOf).find(Boolean) ?? ''

/** The story of what lies open: rooms have told theirs when they were found. */
export const storyOfCard = (kind: string, id: string): string => (kind === 'card' ? story(GAME, kind, id) : '')
