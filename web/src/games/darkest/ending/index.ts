/** How a night of Dark, Darker, Darkest ends: in which house, how dark it was, and what became of everybody. */
import { text } from '../../../api/play'
import type { Happened, Kind } from '../happened'
import type { DarkestView } from '../../../api/views'
import type { Fate, GameEnding, Next, Over, Scene, SceneKind } from '../../../ending/contract'
import { argumentsOf, begin, name, say } from '../../../words/words.svelte'
import { SQUARES } from '../house/layout'
import { MONSTERS } from '../monsters'
import { PORTRAITS } from '../portraits'
import { colourOf, SURVIVOR_ICONS } from '../table/pieces'
import { voices } from '../table/people/voices'
import { chances } from './chances'

type Ended = Over<DarkestView>

const GAME = 'darkest'
/** Who is seen at the window of each house on the shelf. */
const KEEPERS = {
  recommended: 'doctor-mortimer',
  hard: 'security-guard',
  random: 'disco-doll',
  own: 'zombie-dog',
} as const
const HOUSES = ['recommended', 'hard', 'random', 'own'] as const
const MODES = ['dark', 'darker', 'darkest'] as const
/** An attack with so many hits is told of. */
const GREAT = 3

const WEIGHTS: Partial<Record<Kind, number>> = {
  'showdown-begins': 10,
  eliminated: 9,
  'beast-dies': 8,
  'cure-found': 8,
  'laboratory-opens': 7,
  'creature-appears': 3,
  'tile-destroyed': 2,
  'fire-breaks-out': 2,
}

const houseOf = ({ table }: Ended): string => {
  const house = text(table.options['house'])
  return HOUSES.find((one) => one === house) ?? 'own'
}

/** What has happened, as this game tells it. */
const eventsOf = ({ events }: Ended): readonly Happened[] => events as readonly Happened[]

const modeOf = ({ table }: Ended): string => text(table.options['mode'])
const isGivenUp = ({ result }: Ended): boolean => result.reason === 'given-up'
const isWon = ({ result }: Ended): boolean => result.winners.length > 0

function weight(event: Happened): number {
  if (event.kind !== 'attack-result') return WEIGHTS[event.kind] ?? 0
  const { hits } = event.data
  return hits >= GREAT ? 3 + Math.min(3, hits / GREAT) : 0
}

/** Whoever stands in the house at the end, and whoever has died there. */
function whatBecame(over: Ended): Fate[] {
  const seats = new Map<string, number>(over.position.fallen.map(({ survivor, seat }) => [survivor, seat]))
  const dead = new Map<string, Happened<'eliminated'>>()
  for (const event of eventsOf(over)) if (event.kind === 'eliminated') dead.set(event.data.survivor, event)
  const living = over.position.survivors.filter(({ id }) => !dead.has(id))
  const died = [...dead].map(([id, event]) =>
    fate(id, seats.get(id) ?? -1, event.cause === 'zombified' ? 'zombified' : 'dead', event.data.room),
  )
  return [
    ...living.map(({ id, seat }) => fate(id, seat, isWon(over) ? 'out' : isGivenUp(over) ? 'left' : 'kept', '')),
    ...died,
  ]
}

function fate(id: string, seat: number, how: string, room: string): Fate {
  return {
    id,
    icon: SURVIVOR_ICONS[id] ?? 'person',
    colour: colourOf(id),
    picture: PORTRAITS[id],
    name: name(GAME, 'survivor', id),
    seat,
    part: '',
    text: say(`darkest-ending-fate-${how}`, argumentsOf(GAME, { room })),
    isLost: how === 'dead' || how === 'zombified',
  }
}

/** What became of everybody, and what those who are left say about it. */
function fates(over: Ended): Fate[] {
  const { position } = over
  const events = eventsOf(over)
  const end = events.findLastIndex(({ kind }) => kind === 'won' || kind === 'lost')
  const said = end < 0 ? [] : voices(events, end, position)
  return whatBecame(over).map((one) => ({ ...one, says: said.find(({ who }) => who === one.id)?.line }))
}

/** The house as it stands, to be built again; what the option says where it cannot be told. */
export function layoutOf({ position, table }: Ended): string {
  const cells = SQUARES.map((square) => position.house.find((tile) => tile.square === square))
  const isWhole = cells.every((tile) => tile !== undefined)
  return isWhole ? cells.map((tile) => `${tile.tile}.${tile.rotation}`).join(' ') : text(table.options['house'])
}

function next(over: Ended): Next[] {
  const { options } = over.table
  const house = houseOf(over) === 'random' ? layoutOf(over) : options['house']
  return [
    { id: 'same-house', label: say('darkest-ending-same-house'), icon: 'house', options: { ...options, house } },
    {
      id: 'other-house',
      label: say('darkest-ending-other-house'),
      icon: 'rolling-dices',
      options: { ...options, house: 'random' },
    },
  ]
}

/** What took the house, by why it ended. */
const SCENES: Record<string, SceneKind> = {
  'nemesis-dead': 'dawn',
  'cure-lost': 'fire',
  'corners-destroyed': 'fire',
  'given-up': 'empty',
}

function scene(over: Ended): Scene {
  const kind = SCENES[over.result.reason] ?? 'night'
  const left = fates(over).filter(({ isLost }) => !isLost)
  if (kind === 'dawn') return { kind, people: left.flatMap(({ picture }) => picture ?? []) }
  if (kind !== 'night') return { kind, people: [] }
  return { kind, figure: MONSTERS[over.position.nemesis?.id ?? ''] ?? MONSTERS['doctor-mortimer'], people: [] }
}

export const ending: GameEnding = {
  scene,
  isWon,
  played: (over: Ended) =>
    say('darkest-ending-played', {
      mode: say(`option-darkest-mode-${modeOf(over)}`),
      house: say(`darkest-ending-house-${houseOf(over)}`),
    }),
  winner: (over: Ended) => say(`darkest-ending-${isWon(over) ? 'won' : isGivenUp(over) ? 'given-up' : 'lost'}`),
  ownSide: () => '',
  fates,
  weight,
  isDecisive: ({ data }: Happened) => 'passed' in data,
  next,
  marks: (over: Ended) =>
    over.mine.length
      ? [{ what: houseOf(over), side: modeOf(over), won: isWon(over), size: whatBecame(over).length }]
      : [],
  chances,
  plates: () =>
    HOUSES.map((what) => ({
      what,
      title: begin(say(`darkest-ending-house-${what}`)),
      picture: MONSTERS[KEEPERS[what]],
      icon: 'house',
      options: what === 'own' ? {} : { house: what },
    })),
  sides: MODES,
  sideName: (side) => say(`option-darkest-mode-${side}`),
}
