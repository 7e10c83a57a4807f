import { beforeAll, expect, it, vi } from 'vitest'
import type { AnyEvent, Happened, Kind } from '../../happened'
import { loadWords, setLanguage } from '../../../../words/words.svelte'
import { storyInLog } from './stories'

const event = (kind: Kind, data: AnyEvent['data']) => ({ kind, cause: '', move: 0, data }) as Happened

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('document', { documentElement: {} })
  await setLanguage('en')
  await loadWords('darkest')
})

it('tells of a room when somebody is there for the first time, and of a foe when it comes', () => {
  const events = [
    event('survivor-chosen', { survivor: 'leo', room: 'entrance-hall' }),
    event('moves', { survivor: 'leo', room: 'dining-room' }),
    event('moves', { survivor: 'leo', room: 'entrance-hall' }),
    event('moves', { survivor: 'nina', room: 'dining-room' }),
    event('wounded', { survivor: 'nina', room: 'kitchen' }),
    event('creature-appears', { beast: 'zombie-dog', room: 'kitchen' }),
  ]
  expect(events.map((_, number) => storyInLog(events, number))).toEqual([
    'Five coats still hang here, and they are all damp.',
    'The soup is still warm. The guests are not.',
    '',
    '',
    '',
    'It still wears its collar, and still comes when it hears a voice.',
  ])
})
