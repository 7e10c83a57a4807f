import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { DarkestView } from '../../../../api/views'
import type { AnyEvent, Happened, Kind } from '../../happened'
import type { Told } from '../../../contract'
import { loadWords, setLanguage } from '../../../../words/words.svelte'
import { beats } from './beats'
import { TELLINGS } from './tellings'

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('document', { documentElement: {} })
  await setLanguage('en')
  await Promise.all(['common', 'darkest'].map(loadWords))
})

type Happening = [kind: Kind, data: AnyEvent['data'], cause?: string]

function telling(...events: Happening[]): Told<DarkestView, Happened> {
  const { before } = TELLINGS[0]!
  const told = events.map(([kind, data, cause = '']) => ({ kind, data, cause, move: 1 }) as Happened)
  return { events: told, first: 10, before, after: before }
}

const shots = { room: 'vault', survivor: 'nina' }
const die: Happening = ['zombie-dies', { ...shots, special: '', was: 2, now: 1, cause_kind: 'act' }, 'attack']
const xp = (now: number): Happening => [
  'gains-xp',
  { survivor: 'nina', xp: 1, was: now - 1, now, of: 10, cause_kind: 'enemy' },
]

describe('beats', () => {
  it.each(TELLINGS.map((told) => [told.events.length, told] as const))('leave out none of %i events', (_, told) => {
    const all = beats(told)
    expect(all[0]?.from).toBe(told.first)
    expect(all.at(-1)?.to).toBe(told.first + told.events.length)
    all.slice(1).forEach((beat, n) => expect(beat.from).toBe(all[n]!.to))
    for (const beat of all) expect(beat.caption).toMatch(/^[^[].*[.!?)]$/)
  })

  it('take the whole screen for a death, whatever it comes of, and for whoever waits in the showdown', () => {
    const [dead] = beats(
      telling(
        ['zombified', { survivor: 'nina', room: 'vault', was: 0, now: 1 }, 'virus'],
        ['eliminated', { survivor: 'nina', room: 'vault' }, 'zombified'],
      ),
    )
    expect(dead?.moment).toMatchObject({ kind: 'death', title: 'Nina' })
    const [nemesis] = beats(
      telling(['nemesis-appears', { beast: 'doctor-mortimer', room: 'laboratory', cubes: 7, each: 1 }]),
    )
    expect(nemesis?.moment).toMatchObject({ kind: 'showdown', title: 'Doctor Mortimer' })
    expect(nemesis?.moment?.faces[0]).toMatchObject({ isMonster: true })
  })

  it('make an attack with its dice, hits and who falls one thing', () => {
    const roll = {
      ...shots,
      card: 'ST1',
      rounds: null,
      purpose: 'attack',
      dice: ['success', 'aim', 'success'],
      needed: 1,
      reached: 2,
      passed: true,
    }
    const result = { ...shots, card: 'ST1', hits: 2, reach: 0, knockbacks: 0, retreats: 1, passed: true }
    const [beat, ...more] = beats(telling(['attack-rolled', roll], ['attack-result', result], die, xp(4), die, xp(5)))
    expect(more).toEqual([])
    expect(beat).toMatchObject({
      from: 10,
      to: 16,
      outcome: 'Nina strikes down 2 zombies (Vault).',
      rolls: [{ what: 'Attack', verdict: '2 hits, 1 retreat', passed: true }],
      changes: [{ who: 'nina', text: 'Nina: +2 experience', harm: false }],
    })
    expect(beat?.rolls?.[0]?.faces.map(({ word }) => word)).toEqual(['success', 'aim', 'success'])
  })

  it('put the number that was needed beside the dice', () => {
    const roll = {
      survivor: 'leo',
      room: 'vault',
      purpose: 'search',
      dice: ['aim'],
      needed: 1,
      reached: 0,
      finds: 0,
      noise: false,
      passed: false,
    }
    expect(beats(telling(['search-roll', roll]))[0]).toMatchObject({
      caption: 'Leo searches the vault.',
      rolls: [{ verdict: 'No success, 1 needed: nothing found', passed: false }],
    })
  })

  it('are part of what a group does at once, but for what the house does', () => {
    const search = { room: 'vault', purpose: 'search', dice: ['aim'], needed: 1, reached: 0, finds: 0, noise: false }
    const deeds = (['leo', 'nina'] as const).map((survivor): Happening => [
      'search-roll',
      { ...search, survivor, passed: false },
    ])
    const told = beats(telling(...deeds, ['reaction', {}]))
    expect(told.map(({ turn, among }) => [turn, among])).toEqual([
      ['leo', 'group'],
      ['nina', 'group'],
      ['house', undefined],
    ])
  })

  it('are a glance where somebody has only said which die is warded off', () => {
    const warded: Happening = ['icon-cancelled', { icon: 'fear', attacker: 'zombies', room: 'vault', target: '' }]
    expect(beats(telling(warded))[0]?.light).toBe(true)
    const wasted: Happening = [
      'icons-wasted',
      { icon: 'bite', icons: ['bite'], attacker: 'zombies', room: 'vault', target: '' },
    ]
    expect(beats(telling(warded, wasted))[0]?.light).toBeUndefined()
  })

  it('tell once of all the chips that somebody enters', () => {
    const chip = (survivor: 'leo' | 'nina'): Happening => ['chip-entered', { survivor, room: 'vault', chip: 'K2-01' }]
    const struck = (colour: 'red' | 'yellow', left: number): Happening => [
      'code-token-removed',
      { colour, left, was: left + 1, now: left },
    ]
    const [both, other, ...more] = beats(
      telling(chip('leo'), struck('red', 2), chip('leo'), struck('yellow', 1), chip('nina'), struck('red', 0)),
    )
    expect(more).toEqual([])
    expect(both).toMatchObject({
      caption: 'Leo enters 2 chips.',
      outcome: 'Struck from the code: red and yellow. Left: 1.',
      concerns: 'all',
    })
    expect(other?.outcome).toBe('The last colour is struck from the code: red.')
  })

  it('let those who go together walk together, at a glance', () => {
    const way = { room_from: 'vault', through: ['great-hall'], room: 'gallery', cause_kind: 'act' }
    const [beat, ...more] = beats(
      telling(['moves', { ...way, survivor: 'leo' }, 'move'], ['moves', { ...way, survivor: 'nina' }, 'move']),
    )
    expect(more).toEqual([])
    expect(beat).toMatchObject({
      caption: 'Leo and Nina go into the gallery.',
      light: true,
      walk: { figure: 'survivor-leo survivor-nina', places: ['vault', 'great-hall', 'gallery'] },
    })
  })

  it('show a few hordes at a time where many move', () => {
    const moves = ['vault', 'gallery', 'kitchen', 'library', 'workshop'].map((room_from): Happening => [
      'zombies-move',
      { unit: 'horde', zombies: 2, specials: [], room_from, through: [], room: 'great-hall' },
      'reaction',
    ])
    const [first, second, ...more] = beats(telling(...moves))
    expect(more).toEqual([])
    expect(first?.caption).toBe('4 hordes are on the move.')
    expect(first?.outcome).toContain('2 zombies from the kitchen into the great hall')
    expect(second?.walk).toEqual({ figure: 'horde-workshop', places: ['workshop', 'great-hall'] })
  })

  it('show what a token on its way was hiding', () => {
    const way = { unit: 'token', zombies: 0, specials: [], room_from: 'vault', through: [], room: 'great-hall' }
    const seen = { room: 'great-hall', zombies: 4, special: '', was: 0, now: 4 }
    const [beat, ...more] = beats(telling(['zombies-move', way, 'reaction'], ['token-revealed', seen, 'seen']))
    expect(more).toEqual([])
    expect(beat?.caption).toBe('Shuffling steps lead from the vault into the great hall.')
    expect(beat?.outcome).toBe('4 zombies show themselves in the great hall.')
  })

  it('say from where to where the darkness grows, and why', () => {
    const [beat] = beats(telling(['darkness-grows', { space: 3, spaces: 5, was: 2, now: 3, of: 5 }, 'tile-destroyed']))
    expect(beat).toMatchObject({ harm: true, outcome: 'From 2 to 3 of 5.' })
    expect(beat?.caption).toContain('burns down')
  })

  it('bring what is suffered to the face it belongs to', () => {
    const roll = {
      room: 'vault',
      attacker: 'zombies',
      target: '',
      purpose: 'enemy-attack',
      dice: ['damage'],
      reached: 1,
      passed: null,
    }
    const wound = { survivor: 'leo', room: 'vault', wounds: 1, left: 8, was: 9, now: 8, of: 10, cause_kind: 'enemy' }
    const [beat, ...more] = beats(
      telling(['attack-roll', roll], ['wounded', wound, 'zombies'], ['wounded', { ...wound, now: 7 }, 'zombies']),
    )
    expect(more).toEqual([])
    expect(beat).toMatchObject({ harm: true, changes: [{ who: 'leo', text: 'Leo: −2 health, 7 left', harm: true }] })
    expect(beat?.rolls?.[0]).not.toHaveProperty('passed')
  })

  it('show a find with its story, whoever takes it in the end, and tell that of a foe who comes', () => {
    const [find, foe] = beats(
      telling(
        ['card-found', { survivor: 'leo', card: 'EQ46' }, 'search'],
        ['creature-appears', { beast: 'undead-bird', room: 'study' }, 'terror'],
      ),
    )
    expect(find?.card).toEqual({ kind: 'item', id: 'dynamite', story: 'It sweats. So do you.' })
    expect(foe?.story).toBe('It used to sing in the conservatory. Now it practises screaming.')
  })

  it('happen somewhere, where there is a place', () => {
    for (const beat of TELLINGS.flatMap(beats)) if (beat.walk) expect(beat.place?.part).toBe('house')
  })
})
