/** How a night of Dark, Darker, Darkest ends: in which house, how dark it was, and what became of everybody. */
import { text, type GameEvent } from '../../../api/play'
import type { DarkestView } from '../../../api/views'
import type { Fate, GameEnding, Next, Over } from '../../../ending/contract'
import { argumentsOf, name, say } from '../../../words/words.svelte'
import { SQUARES } from '../house/layout'
import { PORTRAITS } from '../portraits'
import { SURVIVOR_COLOURS, SURVIVOR_ICONS, SURVIVOR_WEARS } from '../table/pieces'

type Ended = Over<DarkestView>

const GAME = 'darkest'
const HOUSES = ['recommended', 'hard', 'random', 'own'] as const
const MODES = ['dark', 'darker', 'darkest'] as const
/** An attack with so many hits is told of. */
const GREAT = 3

const WEIGHTS: Record<string, number> = {
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

const modeOf = ({ table }: Ended): string => text(table.options['mode'])
const isWon = ({ result }: Ended): boolean => result.winners.length > 0

function weight({ kind, data }: GameEvent): number {
  const hits = Number(data['hits'])
  if (kind === 'attack-result') return hits >= GREAT ? 3 + Math.min(3, hits / GREAT) : 0
  return WEIGHTS[kind] ?? 0
}

/** Whoever stands in the house at the end, and whoever has died there. */
function fates(over: Ended): Fate[] {
  const seats = new Map<string, number>(over.position.fallen.map(({ survivor, seat }) => [survivor, seat]))
  const dead = new Map<string, GameEvent>()
  for (const event of over.events) if (event.kind === 'eliminated') dead.set(text(event.data['survivor']), event)
  const living = over.position.survivors.filter(({ id }) => !dead.has(id))
  const died = [...dead].map(([id, event]) =>
    fate(id, seats.get(id) ?? -1, event.cause === 'zombified' ? 'zombified' : 'dead', text(event.data['room'])),
  )
  return [...living.map(({ id, seat }) => fate(id, seat, isWon(over) ? 'out' : 'kept', '')), ...died]
}

function fate(id: string, seat: number, how: string, room: string): Fate {
  return {
    id,
    icon: SURVIVOR_ICONS[id] ?? 'person',
    colour: SURVIVOR_COLOURS[SURVIVOR_WEARS[id] ?? ''] ?? 'var(--darkest-survivor-unknown)',
    picture: PORTRAITS[id],
    name: name(GAME, 'survivor', id),
    seat,
    part: '',
    text: say(`darkest-ending-fate-${how}`, argumentsOf(GAME, { room })),
    isLost: how === 'dead' || how === 'zombified',
  }
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

export const ending: GameEnding = {
  isDawn: isWon,
  played: (over: Ended) =>
    say('darkest-ending-played', {
      mode: say(`option-darkest-mode-${modeOf(over)}`),
      house: say(`darkest-ending-house-${houseOf(over)}`),
    }),
  winner: (over: Ended) => say(isWon(over) ? 'darkest-ending-won' : 'darkest-ending-lost'),
  fates,
  weight,
  isDecisive: ({ data }) => 'passed' in data,
  next,
  marks: (over: Ended) => (over.mine.length ? [{ what: houseOf(over), side: modeOf(over), won: isWon(over) }] : []),
  plates: () => HOUSES.map((what) => ({ what, title: say(`darkest-ending-house-${what}`) })),
  sides: MODES,
  sideName: (side) => say(`option-darkest-mode-${side}`),
}
