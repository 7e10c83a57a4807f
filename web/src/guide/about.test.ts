import { expect, test } from 'vitest'
import type { Rulebook } from '../api/views'
import { guide as betrayal } from '../games/betrayal/guide'
import { readAbout, rulesAbout } from './about'

const rule = (id: string) => ({ id, parts: [], rulings: [], example: false })
const BOOK: Rulebook = {
  sections: [
    { number: '3', title: 'Fire', module: '', rules: [rule('A-1'), rule('A-2'), rule('A-3')] },
    { number: '4', title: 'Smoke', module: '', rules: [rule('B-1')] },
  ],
}
const guide = {
  ...betrayal,
  rulebook: () => Promise.resolve(BOOK),
  sectionTitle: ({ title }: { title: string }) => title,
}

test('a rule stands among those of its section', () => {
  expect(rulesAbout(BOOK, 'rule', 'A-2')).toMatchObject({ section: { number: '3' }, before: 'A-1', after: 'A-3' })
  expect(rulesAbout(BOOK, 'rule', 'B-1')).toMatchObject({ before: '', after: '' })
  expect(rulesAbout(BOOK, 'rule', 'C-1')).toBeNull()
})

test('a section has all of its rules', () => {
  expect(rulesAbout(BOOK, 'section', '3')?.rules.map(({ id }) => id)).toEqual(['A-1', 'A-2', 'A-3'])
  expect(rulesAbout(BOOK, 'section', '9')).toBeNull()
})

test('the page of a rule is headed by its number, that of a section by its title', async () => {
  expect(await readAbout(guide, { kind: 'rule', id: 'B-1' })).toMatchObject({ title: 'B-1', kind: '4 Smoke' })
  expect(await readAbout(guide, { kind: 'section', id: '4' })).toMatchObject({ title: 'Smoke', kind: '4' })
  expect(await readAbout(guide, { kind: 'weather', id: 'rain' })).toBeNull()
})
