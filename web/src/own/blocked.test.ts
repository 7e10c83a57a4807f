import { expect, test } from 'vitest'
import { blockedTogether } from './blocked.svelte'

const said = (name: string, blocked: boolean, at: number) => ({ name, blocked, at })

test('of a name counts what was said of it last, on whichever device and however it is written', () => {
  const here = [said('Eve', true, 1), said('Zoe', true, 2)]
  const there = [said('EVE ', false, 3)]
  expect(blockedTogether(here, there)).toEqual([said('EVE ', false, 3), said('Zoe', true, 2)])
  expect(blockedTogether(there, here)).toEqual(blockedTogether(here, there))
})
