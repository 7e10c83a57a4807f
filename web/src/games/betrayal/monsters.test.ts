import { expect, it } from 'vitest'
import { likenessOf, monsterPicture, turnedPicture } from './monsters'
import { EXPLORERS } from './pieces'

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
  expect(turnedPicture(5, 'traitor', 'ox-bellows')).toContain('werewolf.svg')
  expect(turnedPicture(5, 'heroes', 'ox-bellows')).toBeUndefined()
  expect(turnedPicture(6, 'traitor', 'ox-bellows')).toBeUndefined()
})

it('of vampires there are two, as there are of explorers', () => {
  const pictures = Object.keys(EXPLORERS).map((explorer) => turnedPicture(30, 'traitor', explorer))
  expect(pictures.filter((one) => one?.includes('/vampire.svg'))).toHaveLength(6)
  expect(pictures.filter((one) => one?.includes('/vampire-bride.svg'))).toHaveLength(6)
})
