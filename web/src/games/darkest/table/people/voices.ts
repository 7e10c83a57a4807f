/** What the survivors say at the turning points of the night: it follows from what everybody was told, and is the same on every screen. */
import { text } from '../../../../api/play'
import type { AnyEvent } from '../../happened'
import type { DarkestView } from '../../../../api/views'
import { name, say } from '../../../../words/words.svelte'
import type { Voice } from '../../../contract'

type When = 'start' | 'blood' | 'door' | 'won' | 'lost'

/** So many lines there are for each moment. */
const LINES = 2
/** When everybody speaks who is still there. */
const FOR_ALL: Record<string, When> = { 'laboratory-opens': 'door', won: 'won', lost: 'lost' }

/** What somebody says at a moment: the number of the event says which of the lines it is. */
function voiceOf(who: string, when: When, number: number): Voice {
  const line = say(`darkest-voice-${who}-${when}-${(number % LINES) + 1}`)
  return { who, name: name('darkest', 'survivor', who), line, number }
}

/** What is said with these events, from one of them on, by those who are in the house. */
export function voices(
  events: readonly AnyEvent[],
  since: number,
  { survivors }: Pick<DarkestView, 'survivors'>,
): Voice[] {
  const gone = new Set<string>()
  const hurt = new Set<string>()
  return events.flatMap((event, number) => {
    const who = text(event.data.survivor)
    const speaking = speakersAt(event, hurt.has(who))
    if (event.kind === 'wounded') hurt.add(who)
    if (event.kind === 'eliminated') gone.add(who)
    if (event.kind === 'survivor-chosen' || event.kind === 'returns') gone.delete(who)
    if (!speaking || number < since) return []
    const speakers = speaking.who ? [speaking.who] : survivors.map(({ id }) => id).filter((one) => !gone.has(one))
    return speakers.map((one) => voiceOf(one, speaking.when, number))
  })
}

/** Who speaks at an event, or everybody, and about what. */
function speakersAt({ kind, data }: AnyEvent, wasHurt: boolean): { who: string; when: When } | null {
  const who = text(data.survivor)
  if (kind === 'survivor-chosen') return { who, when: 'start' }
  if (kind === 'wounded') return wasHurt ? null : { who, when: 'blood' }
  const when = FOR_ALL[kind]
  return when ? { who: '', when } : null
}
