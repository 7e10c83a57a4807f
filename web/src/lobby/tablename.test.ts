import { beforeAll, describe, expect, it, vi } from 'vitest'
import { LANGUAGES, loadWords, say, setLanguage } from '../words/words.svelte'
import { LESSON, MOODS, tableName, THINGS } from './tablename'

const numbered = (count: number) => Array.from({ length: count }, (_, number) => number)

describe('the name of a table', () => {
  beforeAll(async () => {
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
    vi.stubGlobal('document', { documentElement: {} })
    await setLanguage('en')
    await loadWords('common')
  })

  it('is the one that somebody gave it', () => {
    expect(tableName({ id: '0013000a', title: 'Friday' })).toBe('Friday')
  })

  it('comes from its id where nobody did, in the language of the reader', async () => {
    const name = () => tableName({ id: '0013001cff', title: '' })
    expect(name()).toBe('The Lantern in the Rain')
    await setLanguage('de')
    expect(name()).toBe('Die Laterne im Regen')
    await setLanguage('fr')
    expect(name()).toBe('La lanterne sous la pluie')
  })

  it('tells that somebody learns there', async () => {
    await setLanguage('de')
    expect(tableName({ id: 'ab', title: LESSON })).toBe('Ein begleiteter erster Abend')
  })

  it.each(LANGUAGES)('has different words for every number: %s', async (language) => {
    await setLanguage(language)
    const things = numbered(THINGS).map((thing) => say('web-name-thing', { thing }))
    const moods = numbered(MOODS).map((mood) => say('web-name-mood', { mood }))
    expect([new Set(things).size, new Set(moods).size]).toEqual([THINGS, MOODS])
    expect(say('web-name-thing', { thing: THINGS })).toBe(things.at(-1))
    expect(say('web-name-mood', { mood: MOODS })).toBe(moods.at(-1))
  })
})
