import { expect, it } from 'vitest'
import { likenessOf, monsterPicture, turnedPicture } from './monsters'

it('a monster is drawn by its kind, whoever it was before', () => {
  expect(monsterPicture('zombie')).toContain('zombie.svg')
  expect(monsterPicture('zombie-lord')).toContain('zombie-lord.svg')
  expect(monsterPicture('cocoon-ox-bellows')).toContain('cocoon.svg')
  expect(likenessOf('cocoon-ox-bellows')).toBeUndefined()
})

it('a twin and a groom have the face of their explorer', () => {
  expect(monsterPicture('twin-zoe-ingstrom')).toBeUndefined()
  expect(likenessOf('twin-zoe-ingstrom')).toContain('zoe-ingstrom.svg')
  expect(likenessOf('groom-ox-bellows')).toContain('ox-bellows.svg')
})

it('only traitors are changed, and only where their haunt changes them', () => {
  expect(turnedPicture(5, 'traitor')).toContain('werewolf.svg')
  expect(turnedPicture(5, 'heroes')).toBeUndefined()
  expect(turnedPicture(6, 'traitor')).toBeUndefined()
})
