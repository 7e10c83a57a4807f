import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { RULES } from '../table/beats/events'
import * as rulesof from './rulesof'

const THERE = new Set(
  [...readFileSync('../docs/rules/darkest/rules.md', 'utf8').matchAll(/^- \*\*([A-Z]+-[A-Z0-9-]+)\*\*/gm)].map(
    (found) => found[1],
  ),
)

it('names only rules that exist', () => {
  const named = Object.values(rulesof).flatMap((table) => Object.values(table).flat())
  expect(named.filter((rule) => !THERE.has(rule))).toEqual([])
})

it('finds the rule of every event in the log', () => {
  expect(Object.values(RULES).filter((rule) => !THERE.has(rule))).toEqual([])
})
