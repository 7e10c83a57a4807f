import { describe, expect, it } from 'vitest'
import type { BetrayalView } from '../../../../api/views'
import type { Ask } from '../../../../api/play'
import { neighbours, walks } from './ways'

/** A row of rooms from west to east, each joined to the next. */
function row(...ids: string[]): BetrayalView['rooms'] {
  return ids.map((id, n) => ({
    id,
    floor: 'ground',
    x: n,
    y: 0,
    turn: 0,
    doors: [1, 3],
    open: [],
    joined: { ...(ids[n + 1] ? { 1: ids[n + 1]! } : {}), ...(ids[n - 1] ? { 3: ids[n - 1]! } : {}) },
    windows: [],
    front_door: null,
    symbol: '',
    far: null,
    destroyed: false,
    condition: [],
  }))
}

function position(changes: Record<string, unknown> = {}): BetrayalView {
  return {
    turn: { explorer: 'ox-bellows', monster: '', seat: 0, spaces: 4, moving: true, attacked: false },
    explorers: [
      { id: 'ox-bellows', seat: 0, place: 'kitchen', room: 'kitchen', side: 'heroes', alive: true },
      { id: 'zoe-ingstrom', seat: 1, place: 'ballroom', room: 'ballroom', side: 'heroes', alive: true },
    ],
    monsters: [],
    rooms: row('kitchen', 'dining-room', 'ballroom', 'bedroom', 'patio'),
    places: [],
    tokens: {},
    companions: {},
    piles: {},
    music: false,
    haunt: null,
    ...changes,
  } as unknown as BetrayalView
}

const ask = (spaces = 4, price = 1): Ask => ({
  prompt: 'turn',
  join: 'all',
  data: { spaces },
  choices: [{ key: 'go:dining-room', verb: 'go', data: { place: 'dining-room', price } }],
})

const goals = (view: BetrayalView, asked = ask()): [string, number][] =>
  walks(asked, view).map(({ places, spaces }) => [places.at(-1)!, spaces])

describe('a walk', () => {
  it('goes as far as the spaces last, step by step as it would be answered', () => {
    expect(goals(position(), ask(3))).toEqual([
      ['dining-room', 1],
      ['ballroom', 2],
      ['bedroom', 3],
    ])
    const [, , walk] = walks(ask(3), position())
    expect(walk).toMatchObject({
      figure: 'ox-bellows',
      from: 'kitchen',
      keys: ['go:dining-room', 'go:ballroom', 'go:bedroom'],
    })
  })

  it('counts what the first step costs', () => {
    expect(goals(position(), ask(3, 2))).toEqual([
      ['dining-room', 2],
      ['ballroom', 3],
    ])
  })

  it('may end where something lies, but not lead through it', () => {
    expect(goals(position({ tokens: { safe: 'ballroom' } }))).toEqual([
      ['dining-room', 1],
      ['ballroom', 2],
    ])
    expect(goals(position({ companions: { dog: 'dining-room' } }))).toEqual([['dining-room', 1]])
  })

  it('does not lead through rooms that act on whoever comes or goes', () => {
    const rooms = row('kitchen', 'dining-room', 'graveyard', 'bedroom')
    expect(goals(position({ rooms })).at(-1)).toEqual(['graveyard', 2])
    expect(goals(position({ rooms: row('kitchen', 'dining-room', 'coal-chute', 'bedroom') })).at(-1)).toEqual([
      'coal-chute',
      2,
    ])
  })

  it('is a single step for whoever must roll to leave, and where music plays', () => {
    const stuck = position({ rooms: row('graveyard', 'dining-room', 'ballroom') })
    stuck.explorers[0]!.place = stuck.explorers[0]!.room = 'graveyard'
    expect(goals(stuck)).toEqual([['dining-room', 1]])
    expect(goals(position({ music: true }))).toEqual([['dining-room', 1]])
  })

  it('neither meets nor passes an opponent', () => {
    const monsters = [{ id: 'mummy', place: 'bedroom', room: 'bedroom', stunned: false }]
    expect(goals(position({ haunt: {}, monsters })).map(([goal]) => goal)).toEqual(['dining-room', 'ballroom'])
    const traitor = position({ haunt: {} })
    traitor.explorers[1]!.side = 'traitor'
    expect(goals(traitor).map(([goal]) => goal)).toEqual(['dining-room'])
  })

  it('is a monster’s, too, and then avoids the heroes', () => {
    const monsters = [{ id: 'mummy', place: 'kitchen', room: 'kitchen', stunned: false }]
    const view = position({ haunt: {}, monsters, turn: { explorer: '', monster: 'mummy', spaces: 4 } })
    expect(walks(ask(), view).map(({ figure, places }) => [figure, places.at(-1)])).toEqual([['mummy', 'dining-room']])
  })
})

it('is one space up and down the stairs', () => {
  const rooms = [
    ...row('grand-staircase', 'foyer'),
    ...row('upper-landing').map((room) => ({ ...room, floor: 'upper' })),
  ]
  expect(neighbours(position({ rooms }), 'grand-staircase')).toEqual(['foyer', 'upper-landing'])
})

it('comes to the side of a barrier on which the door is', () => {
  const rooms = row('kitchen', 'chasm', 'crypt')
  rooms[1]!.far = [1]
  const view = position({ rooms })
  expect(neighbours(view, 'kitchen')).toEqual(['chasm'])
  expect(neighbours(view, 'crypt')).toEqual(['chasm/far'])
  expect(neighbours(view, 'chasm/far')).toEqual(['crypt'])
})
