import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { lesson } from '.'

it.each(['en', 'de', 'fr'])('has words in %s wherever a lesson says nothing', (language) => {
  const text = readFileSync(`../locales/${language}/betrayal-lesson.ftl`, 'utf8')
  const hints = [...lesson.hinted, 'free', 'other', 'wait', 'over']
  expect(hints.filter((hint) => !text.includes(`\nbetrayal-lesson-hint-${hint} =`))).toEqual([])
})
