import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { DarkestView } from '../../../../api/views'
import type { Happened } from '../../happened'
import type { Told } from '../../../contract'
import { loadWords, setLanguage } from '../../../../words/words.svelte'
import { beats } from './beats'
import { during } from './during'
import { TELLINGS } from './tellings'

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('document', { documentElement: {} })
  await setLanguage('en')
  await Promise.all(['common', 'darkest'].map(loadWords))
})

/** Where everybody and everything is. */
const standing = (view: DarkestView) => ({
  survivors: Object.fromEntries(view.survivors.map((who) => [who.id, [who.room, who.health, who.xp]])),
  hordes: Object.fromEntries(view.hordes.map(({ room, zombies, specials }) => [room, [zombies, specials.length]])),
  tokens: view.tokens.map(({ room }) => room).sort(),
  beasts: [view.creature, view.nemesis].map((foe) => foe?.room),
  fire: view.house.map(({ square, burns, fire, destroyed }) => [square, destroyed ? 'ashes' : burns, fire]),
  closed: view.doors.filter((door) => door.closed).map(({ id }) => id),
  track: [view.track.round, view.track.darkness],
})

const emptyHouse = TELLINGS[0]!.before

const telling = (
  before: Partial<DarkestView>,
  ...events: [string, Record<string, unknown>][]
): Told<DarkestView, Happened> => {
  const told = events.map(([kind, data]) => ({ kind, data, cause: 'reaction', move: 1 }) as Happened)
  return { events: told, first: 0, before: { ...emptyHouse, ...before }, after: emptyHouse }
}

const horde = (room: string, zombies: number, specials: string[] = []) => ({
  ...{ room, zombies, specials, downed: 0, waiting: 0, infected: false },
})

describe('the house while something happens', () => {
  it.each(TELLINGS.map((told) => [told.events.map(({ kind }) => kind).join(', '), told] as const))(
    'stands as it does afterwards when all has been shown: %s',
    (_, told) => {
      expect(standing(during(told, beats(told)))).toEqual(standing(told.after))
    },
  )

  it('stands as before when nothing has been shown', () => {
    const told = TELLINGS[0]!
    expect(standing(during(told, []))).toEqual(standing(told.before))
  })

  it('shows a horde on its way apart from the one it will join, and as one when it is there', () => {
    const way = {
      unit: 'horde',
      zombies: 3,
      specials: ['guts'],
      room_from: 'vault',
      through: ['great-hall'],
      room: 'gallery',
    }
    const told = telling(
      { hordes: [horde('vault', 2, ['guts']), horde('gallery', 4)] },
      ['zombies-move', way],
      ['reaction', {}],
    )
    const [walk, next] = beats(told)
    expect(walk?.walk).toEqual({ figure: 'horde-vault', places: ['vault', 'great-hall', 'gallery'] })
    const half = { ...walk!, walk: { ...walk!.walk!, places: ['vault', 'great-hall'] } }
    expect(during(told, [half]).hordes).toMatchObject([
      { room: 'gallery', zombies: 4 },
      { room: 'great-hall', zombies: 2, specials: ['guts'], key: 'horde-vault' },
    ])
    expect(during(told, [walk!, next!]).hordes).toEqual([horde('gallery', 6, ['guts'])])
  })

  it('shows what a token hides only when it is there', () => {
    const way = {
      unit: 'token',
      zombies: 0,
      specials: [],
      room_from: 'vault',
      through: ['great-hall'],
      room: 'gallery',
    }
    const told = telling(
      { hordes: [], tokens: [{ room: 'vault', infected: false }] },
      ['zombies-move', way],
      ['token-revealed', { room: 'gallery', zombies: 3, special: '', was: 0, now: 3 }],
    )
    const [beat] = beats(told)
    const half = { ...beat!, walk: { ...beat!.walk!, places: ['vault', 'great-hall'] } }
    expect(during(told, [half])).toMatchObject({ hordes: [], tokens: [{ room: 'great-hall' }] })
    expect(during(told, [beat!])).toMatchObject({ hordes: [{ room: 'gallery', zombies: 3 }], tokens: [] })
  })

  it('leaves behind who does not go', () => {
    const told = telling({ hordes: [horde('vault', 5)] }, [
      'pushed',
      { enemy: 'zombie', survivor: 'leo', room_from: 'vault', through: [], room: 'gallery' },
    ])
    expect(during(told, beats(told)).hordes).toMatchObject([horde('vault', 4), horde('gallery', 1)])
  })
})
