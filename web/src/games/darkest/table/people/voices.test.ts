import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { AnyEvent, Happened, Kind } from '../../happened'
import type { DarkestView } from '../../../../api/views'
import { LANGUAGES, loadWords, setLanguage } from '../../../../words/words.svelte'
import { voices } from './voices'

const PEOPLE = ['leo', 'jack', 'nina', 'bruce', 'lucy']
/** As many letters as a bubble beside a face has room for. */
const ROOM = 42

const event = (kind: Kind, data: AnyEvent['data'] = {}) => ({ kind, cause: '', move: 0, data }) as Happened
const chosen = (survivor: string) => event('survivor-chosen', { survivor, room: 'entrance-hall' })
const wounded = (survivor: string) => event('wounded', { survivor, wounds: 1 })
const inHouse = (...ids: string[]) => ({ survivors: ids.map((id) => ({ id })) }) as Pick<DarkestView, 'survivors'>
const ALL = inHouse(...PEOPLE)
const said = (events: Happened[], since = 0, position = ALL) =>
  voices(events, since, position).map(({ who, number }) => [who, number])

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('document', { documentElement: {} })
  await setLanguage('en')
  await loadWords('darkest')
})

describe('the survivors speak', () => {
  it('when they come, and each at the first wound and not again', () => {
    const events = [chosen('leo'), chosen('nina'), wounded('nina'), wounded('nina'), wounded('leo')]
    expect(said(events)).toEqual([
      ['leo', 0],
      ['nina', 1],
      ['nina', 2],
      ['leo', 4],
    ])
  })

  it('at the door of the laboratory and at the end, if they are still there', () => {
    const events = [chosen('leo'), chosen('nina'), chosen('jack'), event('laboratory-opens')]
    const later = [...events, event('eliminated', { survivor: 'nina' }), event('lost')]
    expect(said(events, 3, inHouse('leo', 'nina', 'jack'))).toEqual([
      ['leo', 3],
      ['nina', 3],
      ['jack', 3],
    ])
    expect(said(later, 4, inHouse('leo', 'nina', 'jack'))).toEqual([
      ['leo', 5],
      ['jack', 5],
    ])
  })

  it('only of what is new, by the number of the event, and with all that was before in mind', () => {
    const events = [chosen('leo'), wounded('leo'), wounded('leo')]
    expect(said(events, 2)).toEqual([])
    expect(voices(events, 1, ALL)).toEqual([
      { who: 'leo', name: 'Leo', line: 'Just a scratch. Keep moving.', number: 1 },
    ])
    expect(voices([event('round-begins'), ...events], 2, ALL)[0]?.line).toBe('I have had worse from a kettle.')
  })

  it.each(LANGUAGES)('has two short lines for everybody and every moment: %s', async (language) => {
    await setLanguage(language)
    const moments = [...PEOPLE.map(wounded), event('laboratory-opens'), event('won'), event('lost')]
    const all = [0, 1].flatMap((shift) =>
      voices([...PEOPLE.map(chosen), ...Array.from({ length: shift }, () => event('shift')), ...moments], 0, ALL),
    )
    const lines = all.map(({ line }) => line)
    expect(lines.filter((line) => line.startsWith('[') || line.length > ROOM)).toEqual([])
    expect(new Set(lines).size).toBeGreaterThan(PEOPLE.length * 8)
    await setLanguage('en')
  })
})
