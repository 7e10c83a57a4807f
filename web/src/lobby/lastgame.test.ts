import { beforeEach, expect, test, vi } from 'vitest'
import { keepGame, lastFirst } from './lastgame'

const GAMES = [{ name: 'darkest' }, { name: 'betrayal' }, { name: 'torches' }]
const order = () => lastFirst(GAMES).map(({ name }) => name)

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

test('games stand as the server has them until one was played', () => {
  expect(order()).toEqual(['darkest', 'betrayal', 'torches'])
})

test('the game that was played last stands first', () => {
  keepGame('torches')
  expect(order()).toEqual(['torches', 'darkest', 'betrayal'])
})

test('a game that is not there any more changes nothing', () => {
  keepGame('chess')
  expect(order()).toEqual(['darkest', 'betrayal', 'torches'])
})
