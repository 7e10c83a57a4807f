import { beforeAll, describe, expect, it, vi } from 'vitest'
import { has, LANGUAGES, loadWords, setLanguage } from '../../words/words.svelte'
import { inWords, phrase, PHRASES } from './phrases'

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('document', { documentElement: {} })
  await setLanguage('en')
  await loadWords('common')
})

describe('a phrase', () => {
  it('is read in the language of whoever reads it', async () => {
    expect(inWords(phrase('heal'))).toBe('I need healing.')
    await setLanguage('de')
    expect(inWords(phrase('heal'))).toBe('Ich brauche Heilung.')
  })

  it('has words in every language', async () => {
    for (const language of LANGUAGES) {
      await setLanguage(language)
      expect(PHRASES.filter((id) => !has(`play-phrase-${id}`))).toEqual([])
    }
  })

  it('is not found in what people write', () => {
    for (const text of ['heal', '❝ I said heal', '❝ nonsense', '❝ <b>']) expect(inWords(text)).toBe(text)
  })
})
