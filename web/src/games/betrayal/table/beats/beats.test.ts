import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { AnyEvent, Happened, Kind } from '../../happened'
import type { BetrayalView } from '../../../../api/views'
import { loadWords, setLanguage } from '../../../../words/words.svelte'
import { joined } from '../../../../stage/grouping'
import { readingTime } from '../../../../stage/pace'
import type { Told } from '../../../contract'
import { beats } from './beats'
import { during } from './during'

const event = (kind: Kind, data: AnyEvent['data'] = {}, cause = '') =>
  ({
    kind,
    data,
    cause,
    move: 1,
  }) as Happened
const room = (id: string, x: number, y = 0, floor = 'ground', more = {}) => ({
  id,
  floor,
  x,
  y,
  joined: {},
  open: [],
  condition: [],
  ...more,
})
const BEFORE = {
  turn: { explorer: 'zoe-ingstrom', seat: 1, monster: 'mummy-1' },
  explorers: [
    { id: 'ox-bellows', seat: 0, place: 'foyer', room: 'foyer' },
    { id: 'zoe-ingstrom', seat: 1, place: 'foyer', room: 'foyer' },
  ],
  monsters: [{ id: 'mummy-1', kind: 'mummy', place: 'library', room: 'library' }],
  rooms: [
    room('foyer', 0, 0, 'ground', { open: [2] }),
    room('library', 1),
    room('grand-staircase', -1),
    room('upper-landing', 0, 0, 'upper'),
  ],
  places: [],
} as unknown as BetrayalView
const AFTER = {
  ...BEFORE,
  monsters: [{ id: 'bat-1', kind: 'bat', place: 'foyer', room: 'foyer' }],
  rooms: [
    room('foyer', 0, 0, 'ground', { joined: { 2: 'chapel' }, condition: ['flooded'] }),
    ...BEFORE.rooms.slice(1),
    room('chapel', 0, 1),
  ],
} as unknown as BetrayalView

const told = (...events: Happened[]): Told<BetrayalView, Happened> => ({
  events,
  first: 40,
  before: BEFORE,
  after: AFTER,
})
const step = (explorer: string, from: string, place: string, cause = '') =>
  event('moves', { explorer, from_place: from, place, room: place }, cause)
const roll = (data: Record<string, unknown>, cause = '') =>
  event(
    'rolled',
    { who: 'ox-bellows', roll: 'trait', trait: '', why: cause, faces: [1], total: 1, again: false, needed: null, passed: null, line: null, span: null, cause_kind: 'card', ...data },
    cause,
  ) // prettier-ignore

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('document', { documentElement: {} })
  await setLanguage('en')
  await loadWords('betrayal')
})

describe('a walk', () => {
  it('goes room by room, and stairs begin another one on their floor', () => {
    const [first, second] = beats(
      told(
        step('ox-bellows', 'library', 'foyer'),
        step('ox-bellows', 'foyer', 'grand-staircase'),
        step('ox-bellows', 'grand-staircase', 'upper-landing'),
      ),
    )
    expect(first).toMatchObject({
      from: 40,
      to: 42,
      walk: { figure: 'ox-bellows', places: ['library', 'foyer', 'grand-staircase'] },
      light: true,
    })
    expect(second).toMatchObject({ from: 42, place: { part: 'upper' } })
  })

  it('of another is another, and what throws somebody elsewhere is named', () => {
    const shown = beats(
      told(
        step('ox-bellows', 'library', 'foyer'),
        step('zoe-ingstrom', 'foyer', 'library'),
        step('zoe-ingstrom', 'library', 'foyer', 'coal-chute'),
      ),
    )
    expect(shown).toHaveLength(3)
    expect(shown[2]?.light).toBeUndefined()
    expect(shown[2]?.caption).toContain('Coal Chute')
  })

  it('of a monster begins with its dice', () => {
    const [beat] = beats(
      told(
        roll({ who: 'mummy-1', roll: 'monster', why: 'movement', faces: [2, 2], total: 4 }),
        event('monster-moves', { monster: 'mummy-1', from_place: 'library', place: 'foyer', room: 'foyer' }),
      ),
    )
    expect(beat).toMatchObject({ from: 40, to: 42, walk: { figure: 'mummy-1' }, rolls: [{ verdict: '4 spaces' }] })
  })
})

describe('a room that is found', () => {
  const found = [
    event('finds', { explorer: 'ox-bellows', room: 'chapel' }),
    event('room-placed', { room: 'chapel', floor: 'ground', x: 0, y: 1, turn: 0 }),
    step('ox-bellows', 'foyer', 'chapel'),
  ]

  it('has its line of story, also where it is told together with what follows', () => {
    const [find, draw] = beats(told(...found, event('draws', { explorer: 'ox-bellows', card: 'axe', deck: 'item' })))
    expect(find?.story).toBe('Coloured light falls on empty pews, at midnight.')
    const both = joined(find!, draw!)
    expect(both.story).toBe(find!.story)
    expect(both.card).toEqual(draw!.card)
  })
})

describe('a card', () => {
  const drawn = event(
    'draws',
    { explorer: 'ox-bellows', card: 'creepy-crawlies', deck: 'event', cause_kind: 'room' },
    'chapel',
  )

  it('is opened, then the dice fall, and the line that applied is marked', () => {
    const [card, dice] = beats(
      told(
        drawn,
        roll({ trait: 'sanity', faces: [1, 1], total: 2, line: 1, span: '1–4' }, 'creepy-crawlies'),
        event(
          'loses',
          { explorer: 'ox-bellows', trait: 'sanity', spaces: 1, value: 3, same: false },
          'creepy-crawlies',
        ),
      ),
    )
    expect(card).toMatchObject({ card: { kind: 'card', id: 'creepy-crawlies' } })
    expect(card?.card?.line).toBeUndefined()
    expect(dice?.card?.lines?.[dice.card.line ?? -1]).toMatch(/^1 to 4:/)
    expect(dice).toMatchObject({
      rolls: [{ verdict: '2: the line “1–4” applies' }],
      changes: [{ who: 'ox-bellows', text: 'Sanity −1', harm: true }],
    })
  })

  it('that makes somebody roll twice tells the rolls apart', () => {
    const [beat] = beats(
      told(
        roll({ trait: 'speed', total: 3, line: 1, span: '2–4' }, 'angry-being'),
        roll({ roll: 'damage', faces: [1], total: 1 }, 'angry-being'),
        event('hurt', { explorer: 'ox-bellows', damage: 'mental', points: 1, dealt: 1, spared: 0 }, 'angry-being'),
      ),
    )
    expect(beat?.rolls?.map(({ what, verdict }) => [what, verdict])).toEqual([
      ['Speed', '3: the line “2–4” applies'],
      ['Damage', '1 point of damage'],
    ])
    expect(beat?.changes).toEqual([{ who: 'ox-bellows', text: '1 mental damage', harm: true }])
  })

  it('lies open with its story, which takes no time of anybody', () => {
    const [beat] = beats(told(event('draws', { explorer: 'ox-bellows', card: 'axe', deck: 'item' }, 'chapel')))
    const { story, ...plain } = beat!.card!
    expect(story).toBe('Good for doors, and for what comes through them.')
    expect(readingTime(beat!, 'brisk')).toBe(readingTime({ ...beat!, card: plain }, 'brisk'))
  })

  it('gives somebody what it gives', () => {
    const [beat] = beats(told(event('draws', { explorer: 'ox-bellows', card: 'axe', deck: 'item' }, 'chapel')))
    expect(beat?.changes).toEqual([{ who: 'ox-bellows', text: '+ Axe', harm: false }])
  })
})

describe('a roll', () => {
  it('says what it needed and what came of it', () => {
    const [beat] = beats(
      told(roll({ trait: 'speed', total: 2, needed: 5, passed: false, cause_kind: 'room' }, 'collapsed-room')),
    )
    expect(beat).toMatchObject({
      rolls: [{ verdict: '2, needed 5: failed', passed: false }],
      card: { kind: 'room', id: 'collapsed-room' },
    })
  })

  it('that a card changes is one roll', () => {
    const [beat] = beats(
      told(
        roll({ trait: 'speed', total: 2, needed: 5 }, 'collapsed-room'),
        roll({ trait: 'speed', faces: [2, 2], total: 4, needed: 5, again: true }, 'collapsed-room'),
        event(
          'result',
          { ...roll({}, 'collapsed-room').data, trait: 'speed', faces: [], total: 8, needed: 5, passed: true },
          'collapsed-room',
        ),
      ),
    )
    expect(beat?.rolls).toHaveLength(1)
    expect(beat?.rolls?.[0]).toMatchObject({ faces: [{ face: '2' }, { face: '2' }], verdict: '8, needed 5: made it' })
  })

  it('for the haunt says whether it begins', () => {
    const haunt = roll({ roll: 'haunt', why: 'haunt-roll', total: 3, needed: 4, passed: false }, 'ring')
    const [beat] = beats(
      told(haunt, event('haunt-roll', { explorer: 'ox-bellows', total: 3, omens: 4, begins: true }, 'ring')),
    )
    expect(beat).toMatchObject({ to: 42, rolls: [{ verdict: '3, needed 4: the haunt begins' }] })
    expect(beat?.gauge).toEqual({
      label: '4 omens, and the dice show only 3: the haunt begins.',
      at: 4,
      of: 12,
      mark: 3,
      isReached: true,
    })
    expect(beat?.outcome).toBeUndefined()
    expect(beat?.card).toBeUndefined()
  })
})

describe('a fight', () => {
  const clash = {
    who: 'mummy-1',
    target: 'zoe-ingstrom',
    trait: 'might',
    card: '',
    roll: 9,
    roll_faces: [2, 2, 2, 2, 1, 0, 0, 0],
    against: 5,
    against_faces: [2, 2, 1, 0],
    winner: 'mummy-1',
    margin: 4,
    damage: 'physical',
    harmless: false,
  }

  it('is one thing, with the dice of both and what came of it', () => {
    const shown = beats(
      told(
        event('attacks', { who: 'mummy-1', target: 'zoe-ingstrom', trait: 'might', card: '' }),
        roll({ who: 'mummy-1', roll: 'attack', why: 'attack' }),
        roll({ who: 'zoe-ingstrom', roll: 'defence', why: 'defence' }, 'mummy-1'),
        event('clash', clash),
        event('hurt', { explorer: 'zoe-ingstrom', damage: 'physical', points: 4, dealt: 4, spared: 0 }, 'mummy-1'),
        event('dies', { explorer: 'zoe-ingstrom', room: 'foyer', by: 'mummy-1' }, 'mummy-1'),
      ),
    )
    expect(shown).toHaveLength(2)
    expect(shown[0]).toMatchObject({
      to: 45,
      harm: true,
      rolls: [
        { who: 'mummy-1', total: 9, passed: true },
        { who: 'zoe-ingstrom', total: 5, passed: false },
      ],
      place: { part: 'ground' },
    })
    expect(shown[0]?.outcome).toMatch(/^8 dice against 4: 9 to 5, .* wins by 4\. Zoe takes 4/)
  })

  it('goes on after a question', () => {
    const [beat] = beats(
      told(event('clash', clash), event('stunned', { monster: 'mummy-1', creature: 'mummy' }, 'zoe-ingstrom')),
    )
    expect(beat?.caption).toBe('The mummy against Zoe.')
    expect(beat?.to).toBe(42)
  })
})

describe('a fight in which somebody names the result', () => {
  it('has no dice against others', () => {
    const data = { who: 'ox-bellows', target: 'mummy-1', roll: 3, roll_faces: [2, 1], against: 8, against_faces: [] }
    const [beat] = beats(told(event('clash', { ...data, winner: '', margin: 5 })))
    expect(beat?.outcome).toBe('3 to 8 (named without dice), and nobody wins.')
    const [other] = beats(told(event('clash', { ...data, against: 4, against_added: 4, winner: '', margin: 1 })))
    expect(other?.outcome).toBe('2 dice against 0: 3 to 4 (including a bonus of 4), and nobody wins.')
  })
})

describe('while beats play', () => {
  const walked = told(
    event('turn-starts', { explorer: 'ox-bellows' }),
    event('finds', { explorer: 'ox-bellows', room: 'chapel' }),
    event('room-placed', { room: 'chapel', floor: 'ground', x: 0, y: 1, turn: 0 }),
    step('ox-bellows', 'foyer', 'chapel'),
    event('monster-gone', { monster: 'mummy-1' }),
    event('monster-appears', { monster: 'bat-1', creature: 'bat', room: 'foyer' }),
  )
  const shown = beats(walked)
  const placeOf = (position: BetrayalView, id: string) =>
    [...position.explorers, ...position.monsters].find((one) => one.id === id)?.place

  it('figures are where they are by then, and everything else is as it was', () => {
    expect(shown.map(({ to }) => to)).toEqual([41, 44, 45, 46])
    const begun = during(walked, shown.slice(0, 1))
    expect(begun.turn).toMatchObject({ explorer: 'ox-bellows', seat: 0, monster: '' })
    expect(placeOf(begun, 'ox-bellows')).toBe('foyer')
    expect(begun.rooms).toBe(BEFORE.rooms)
    const end = during(walked, shown)
    expect(placeOf(end, 'ox-bellows')).toBe('chapel')
    expect(end.explorers[0]?.room).toBe('chapel')
    expect(end.monsters.map(({ id }) => id)).toEqual(['bat-1'])
    expect(end.rooms.find(({ id }) => id === 'foyer')).toMatchObject({
      joined: { 2: 'chapel' },
      open: [],
      condition: [],
    })
  })

  it('whoever walks is on the way', () => {
    const beat = shown[1]!
    const onTheWay = during(walked, [shown[0]!, { ...beat, walk: { ...beat.walk!, places: ['foyer'] } }])
    expect(placeOf(onTheWay, 'ox-bellows')).toBe('foyer')
    expect(onTheWay.rooms.some(({ id }) => id === 'chapel')).toBe(true)
    expect(placeOf(onTheWay, 'mummy-1')).toBe('library')
  })
})
