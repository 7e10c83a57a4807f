import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { BetrayalRoomView, BetrayalView } from '../../../../api/views'
import { loadWords, LANGUAGES, name, setLanguage } from '../../../../words/words.svelte'
import type { Area } from '../../../contract'
import { GAME } from '../../pieces'
import { FIGURE_NAME, placeBox, signAt, TILE } from './geometry'
import { leadsOn, lowered, lying, placesOf, signsIn, standing } from './placing'
import { tileName } from './tileName'

const CORNER = { x: 0, y: 0 }
const room = (id: string, more: Partial<BetrayalRoomView> = {}) => ({
  id,
  floor: 'ground',
  ...CORNER,
  far: null,
  symbol: '',
  destroyed: false,
  condition: [],
  ...more,
})
const ROOMS = [
  room('attic'),
  room('chapel', { symbol: 'event' }),
  room('abandoned-room', { symbol: 'omen', condition: ['flooded'] }),
  room('grand-staircase'),
  room('upper-landing', { floor: 'upper' }),
  room('vault', { far: [0], symbol: 'event' }),
  room('chasm', { far: [1] }),
] as unknown as BetrayalRoomView[]
const THINGS: Record<string, string>[] = [{}, { safe: 'here' }, { safe: 'here', closet: 'here' }]

const disc = (x: number, y: number, r: number): Area => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r })
const overlap = (one: Area, other: Area): number =>
  Math.min(one.x + one.w, other.x + other.w, Infinity) - Math.max(one.x, other.x) > 1
    ? Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y)
    : 0

/** Everything that is drawn in a place, by what it is. */
function drawn(position: BetrayalView, here: BetrayalRoomView, place: string, count: number): [string, Area][] {
  const { at, size, room: wide } = standing(position, here, place, CORNER, count)
  const { lines, size: letters } = tileName(name(GAME, 'room', here.id), here.far !== null)
  const top = TILE - 14 - (lines.length - 1) * letters
  const title = { x: 10, y: top - 0.7 * letters, w: TILE - 20, h: TILE - 10 - top + 0.7 * letters }
  return [
    ...at.map(({ x, y }): [string, Area] => ['figure', disc(x, y, size / 2)]),
    ...(wide ? at.map(({ x, y }): [string, Area] => ['name', { x: x - wide / 2, y: y + size / 2, w: wide, h: FIGURE_NAME - 4 }]) : []), // prettier-ignore
    ...lying(position, here, place, CORNER).map(({ x, y, wider }): [string, Area] => ['thing', { ...disc(x, y, 11), w: 22 + wider }]), // prettier-ignore
    ...Array.from({ length: signsIn(here, false) }, (_, n): [string, Area] => ['sign', disc(signAt(n).x, signAt(n).y, 11)]), // prettier-ignore
    ...(leadsOn(position, here) ? [['way', { x: 7, y: 7, w: TILE - 15, h: 20 + lowered(position, here) }] as [string, Area]] : []), // prettier-ignore
    ['title', title],
  ]
}

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('document', { documentElement: {} })
  await setLanguage('en')
  await loadWords('betrayal')
})

describe.each(LANGUAGES)('in a room (%s)', (language) => {
  it.each(ROOMS.flatMap((here) => placesOf(here).map((place) => [place, here] as const)))(
    'nothing covers anything else: %s',
    async (place, here) => {
      await setLanguage(language)
      for (const things of THINGS)
        for (const count of [1, 2, 3, 4]) {
          const tokens = Object.fromEntries(Object.keys(things).map((token) => [token, place]))
          const position = { rooms: ROOMS, tokens, companions: {}, piles: {} } as unknown as BetrayalView
          const all = drawn(position, here, place, count)
          const [{ w }] = [placeBox(here, CORNER, false)]
          const isTight = here.far !== null && (Object.keys(things).length > 0 || w < TILE)
          const covered = all.flatMap(([kind, box], n) =>
            all.slice(n + 1).flatMap(([other, area]) => (overlap(box, area) > 3 ? [`${count} ${kind}/${other}`] : [])),
          )
          if (!isTight) expect(covered, JSON.stringify(tokens)).toEqual([])
        }
    },
  )
})
