import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chances } from './balance'

const ROWS = `study,cell,bots,games,side,what,count,share,low,high
balance-duel,"duel with 3 seats, haunt=1",scout,73,heroes,win,4,0.0548,0.0215,0.1326
balance-duel,"duel with 3 seats, haunt=2",scout,40,heroes,win,40,1.0000,0.9124,1.0000
pieces-duel,"duel with 3 seats, haunt=3",scout,40,heroes,win,40,1.0000,0.9124,1.0000
balance-other,"other with 3 seats, haunt=1",scout,40,heroes,win,10,0.2500,0.1,0.4`

test('what the bots have won is a chance, and never none or all', () => {
  expect(chances(ROWS, 'duel')).toEqual({ '3 seats, haunt=1': 0.061, '3 seats, haunt=2': 0.988 })
})

test('the documents know how every printed haunt ends, for every number of players, and every night', () => {
  const table = readFileSync('../docs/balance.csv', 'utf8')
  expect(Object.keys(chances(table, 'betrayal'))).toHaveLength(200)
  expect(Object.keys(chances(table, 'darkest')).length).toBeGreaterThan(30)
})
