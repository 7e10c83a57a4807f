import { expect, test, vi } from 'vitest'
import type { HeldKey } from '../../api/keys'
import { bestBot, isFull, nextSitter, offered, openPlanned, proposed, resized, type Sitter } from './plan'

const OPENED = { table_id: 't1', host_key: 'dhh_1', invite_key: 'dhi_1', spectator_key: 'dhw_1' }

function server() {
  let seat = 0
  return {
    open: vi.fn(() => Promise.resolve(OPENED)),
    join: vi.fn((_t: string, _k: string, number: number) =>
      Promise.resolve({ seat: number, key: `dhs_${++seat}`, waiting: false }),
    ),
    bot: vi.fn(() => Promise.resolve({} as never)),
    start: vi.fn(() => Promise.resolve({} as never)),
  }
}

const planned = (plan: Sitter[]) => ({ game: 'darkest', plan, options: {}, title: '', away: 0, name: 'Ada' })

test('a bot that thinks is better than one that does not', () => {
  expect(bestBot(['planner', 'random'])).toBe('planner')
  expect(bestBot(['random'])).toBe('random')
  expect(bestBot(['clever', 'gentle', 'random', 'ruthless', 'scout'])).toBe('clever')
})

test('where bots differ in strength, one chooses among strengths', () => {
  expect(offered(['clever', 'gentle', 'random', 'ruthless', 'scout'])).toEqual(['gentle', 'clever', 'ruthless'])
  expect(offered(['random'])).toEqual(['random'])
})

test('proposals keep to the seats of the game', () => {
  expect(proposed('alone', 1, 5, [])).toEqual(['me'])
  expect(proposed('alone', 3, 6, [])).toEqual(['me', 'me', 'me'])
  expect(proposed('bots', 1, 5, ['random'])).toEqual(['me', 'bot:random', 'bot:random'])
  expect(proposed('others', 1, 2, [])).toEqual(['me', 'other'])
})

test('more seats are filled like the last, fewer lose the last', () => {
  expect(resized(['me', 'bot:random'], 3, nextSitter(['me', 'bot:random']))).toEqual(['me', 'bot:random', 'bot:random'])
  expect(nextSitter(['me'])).toBe('other')
  expect(resized(['me', 'other'], 1, 'other')).toEqual(['me'])
})

test('a full table begins at once, and every key is kept', async () => {
  const there = server()
  const kept: HeldKey[] = []
  expect(isFull(['me', 'me', 'bot:random'])).toBe(true)
  await openPlanned(there, (held) => kept.push(held), planned(['me', 'me', 'bot:random']))
  expect(kept.map((held) => held.role)).toEqual(['spectator', 'invite', 'host', 'seat', 'seat'])
  expect(there.join.mock.calls.map((call) => call.slice(2))).toEqual([
    [0, 'Ada', undefined],
    [1, 'Ada', 'dhs_1'],
  ])
  expect(there.bot).toHaveBeenCalledWith('t1', 'dhh_1', 2, 'random')
  expect(there.start).toHaveBeenCalledOnce()
})

test('a table that misses somebody waits', async () => {
  const there = server()
  await openPlanned(there, () => undefined, planned(['me', 'other']))
  expect(there.start).not.toHaveBeenCalled()
})

test('once the table is open, a refusal leads to its lobby and not to nowhere', async () => {
  const there = { ...server(), bot: vi.fn(async () => Promise.reject(new Error('no'))) }
  expect(await openPlanned(there, () => undefined, planned(['me', 'bot:x']))).toBe('t1')
  expect(there.start).not.toHaveBeenCalled()
})
