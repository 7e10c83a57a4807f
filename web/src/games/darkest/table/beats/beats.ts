/** What happens, as people see it: events that belong together are one beat, with its dice, its outcome and its place. */
import type { DarkestView } from '../../../../api/views'
import { text } from '../../../../api/play'
import { dataOf, type AnyEvent, type Field, type Happened, type Kind } from '../../happened'
import type { Beat, Told } from '../../../contract'
import { argumentsOf, has, list, name, say, sayEvent, story } from '../../../../words/words.svelte'
import { changesOf } from './changes'
import { concernsOf, figuresIn, isIdle, turnOf } from './concerns'
import { eventIcon, HARM } from './events'
import { areaOf, corner, TILE, type Box } from '../board/geometry'
import { around } from '../board/packing'
import { momentOf } from './moments'
import { rollOf } from './rolls'
import { itemOfCard } from '../asking/asked'
import { soundsIn } from './sounds'
import { storyIn } from './stories'

const GAME = 'darkest'

const BLOWS: readonly Kind[] = [
  'zombie-dies',
  'laid-down',
  'knocked-down',
  'pushed',
  'beast-hit',
  'beast-dies',
  'gains-xp',
  'freed',
]
const SUFFERED: readonly Kind[] = [
  'wounded',
  'bitten',
  'entrapped',
  'icons-wasted',
  'nothing-happens',
  'icon-cancelled',
  'discarded',
]
const FLAMES: readonly Kind[] = [
  'burns',
  'gas-leak',
  'zombie-burns',
  'zombies-burn',
  'tokens-burn',
  'wounded',
  'beast-hit',
  'beast-dies',
]
const ARRIVING: readonly Kind[] = [
  'spawn-displaced',
  'token-placed',
  'horde-arrives',
  'token-revealed',
  'no-tokens-left',
]
const HELPED: readonly Kind[] = [
  'healed',
  'gains-ap',
  'reloaded',
  'virus-cured',
  'burns-removed',
  'radiation-cured',
  'fire-is-out',
]

/** What belongs to a thing that has begun: everything else begins a new one. */
const GOES_WITH: Partial<Record<Kind, readonly Kind[]>> = {
  'round-begins': ['event', 'nothing-happens'],
  'search-roll': ['rerolled', 'card-found', 'card-kept'],
  moves: ['chip-flipped'],
  'attack-rolled': ['rerolled', 'failure-cancels', 'attack-result', 'nothing-happens', ...BLOWS],
  'attack-result': BLOWS,
  'zombie-dies': BLOWS,
  'beast-hit': BLOWS,
  'laid-down': BLOWS,
  pushed: BLOWS,
  'attack-roll': ['rerolled', ...SUFFERED],
  'armor-used': ['defense-roll', 'rerolled', ...SUFFERED],
  'defense-roll': ['armor-used', 'rerolled', ...SUFFERED],
  'icon-cancelled': SUFFERED,
  wounded: SUFFERED,
  bitten: SUFFERED,
  entrapped: SUFFERED,
  'power-attack': SUFFERED,
  'fire-moves': FLAMES,
  'fire-stays': FLAMES,
  'fire-breaks-out': FLAMES,
  burns: FLAMES,
  'token-placed': ['token-revealed', 'spawn-displaced'],
  'horde-arrives': ['token-revealed'],
  'spawn-displaced': ARRIVING,
  'zombies-move': ['token-revealed'],
  'movement-roll': ['creature-moves', 'creature-stays'],
  'nemesis-appears': ['nemesis-cube'],
  'camera-check': ['nothing-happens'],
  terror: ['nothing-happens', 'hordes-stir'],
  'lurking-check': ['nothing-happens'],
  'radiation-check': ['radiation-token', 'nothing-happens', 'wounded'],
  'door-unlocked': ['gains-xp', 'chip-flipped'],
  'chip-entered': ['code-token-removed'],
  'code-token-removed': ['code-token-removed'],
  'escape-roll': ['rerolled', 'escape-fails', 'freed', 'moves'],
  'function-used': HELPED,
  'card-used': [...HELPED, ...BLOWS, 'wounded', 'burns', 'rerolled'],
  'tile-destroyed': ['tokens-burn', 'zombies-burn', 'beast-dies'],
  'reactor-leaks': ['irradiated'],
  irradiated: ['irradiated', 'enemy-infected'],
  'enemy-infected': ['enemy-infected'],
  event: ['nothing-happens'],
  'zombies-rise': ['zombies-rise'],
  'gains-xp': ['gains-xp'],
  'chip-flipped': ['chip-flipped'],
  zombification: ['zombification'],
  zombified: ['eliminated'],
  'camera-aimed': ['camera-aimed'],
  'survivor-chosen': ['survivor-chosen', 'chip-flipped'],
}

/** What somebody has done on purpose and sees anyway. */
const LIGHT = new Set<Kind>([
  'moves',
  'done',
  'not-done',
  'groups',
  'group-ends',
  'stowed',
  'readied',
  'discarded',
  'card-kept',
  'handed-over',
  'shift',
  'survivor-chosen',
  'camera-aimed',
  'house-built',
  'code-set',
  'group-acts',
  'reaction',
  'icon-cancelled',
])
/** Their dice or the faces of people tell what they say. */
const TOLD_ELSEWHERE = new Set<Kind>([
  'attack-result',
  'rerolled',
  'wounded',
  'healed',
  'gains-xp',
  'gains-ap',
  'bitten',
  'entrapped',
  'freed',
  'radiation-token',
  'virus-cured',
  'radiation-cured',
  'chip-flipped',
  'icon-cancelled',
])
/** So many hordes may move in one beat: more of them would be all over the house. */
const MOST_HORDES = 4

interface Numbered {
  event: Happened
  number: number
}
type Group = [Numbered, ...Numbered[]]

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

export function beats(told: Told<DarkestView, Happened>): Beat[] {
  return grouped(told).map((group) => beatOf(group, told))
}

function grouped({ events, first }: Told<DarkestView, Happened>): Group[] {
  const groups: Group[] = []
  events.forEach((event, n) => {
    const last = groups.at(-1)
    const one = { event, number: first + n }
    if (last && belongs(event, last)) last.push(one)
    else groups.push([one])
  })
  return groups
}

/** Whether an event is part of what is going on. */
function belongs(event: Happened, group: Group): boolean {
  const lead = group[0].event
  const last = group.at(-1)!.event
  switch (event.kind) {
    case 'moves':
      return (
        (lead.kind === 'moves' && isTogether(event, lead)) || (lead.kind === 'escape-roll' && event.cause === 'escape')
      )
    case 'zombies-move':
      return lead.kind === 'zombies-move' && last.kind === 'zombies-move' && group.length < MOST_HORDES
    case 'chip-entered':
      return lead.kind === 'chip-entered' && event.data.survivor === lead.data.survivor
    case 'nemesis-moves':
      return last.kind === 'nemesis-moves'
    case 'location-roll':
      return last.kind === 'location-roll' && last.data.again === true
    case 'wounded':
      return (GOES_WITH[lead.kind]?.includes('wounded') ?? false) && isOf(event, lead)
  }
  if (lead.kind === 'location-roll')
    return [...ARRIVING, 'creature-appears', 'fire-breaks-out', 'burns'].includes(event.kind)
  return GOES_WITH[lead.kind]?.includes(event.kind) ?? false
}

/** Whether they walk side by side: the same way, for the same reason. */
const isTogether = (one: AnyEvent, other: AnyEvent): boolean =>
  one.cause === other.cause && one.data.room_from === other.data.room_from && one.data.room === other.data.room

/** Whether a wound comes from what is going on: flames do not bite, and teeth do not burn. */
function isOf(wound: AnyEvent, lead: Happened): boolean {
  const isFire = (GOES_WITH[lead.kind] ?? []).includes('zombie-burns')
  return !isFire || wound.data.cause_kind === 'hazard'
}

function beatOf(group: Group, told: Told<DarkestView, Happened>): Beat {
  const events = group.map((one) => one.event)
  const lead = events[0]!
  const place = placeOf(events, told)
  const walk = walkOf(events)
  const rolls = events.flatMap((event) => rollOf(event, events) ?? [])
  const changes = changesOf(events)
  const outcome = outcomeOf(events)
  const newcomer = storyIn(events)
  const sounds = soundsIn(events)
  const rooms = roomsOf(events, told.after.house.length ? told.after : told.before)
  return {
    from: group[0].number,
    to: group.at(-1)!.number + 1,
    caption: captionOf(events),
    icon: eventIcon(lead.kind),
    harm: events.some((event) => HARM.has(event.kind)),
    ...(outcome ? { outcome } : {}),
    ...(place ? { place: { part: 'house', area: place } } : {}),
    ...(walk ? { walk } : {}),
    ...(rolls.length ? { rolls } : {}),
    ...(changes.length ? { changes } : {}),
    ...(sounds.length ? { sounds } : {}),
    ...cardOf(events),
    ...(newcomer ? { story: newcomer } : {}),
    ...(isLight(events) ? { light: true } : {}),
    ...(isIdle(events) ? { idle: true } : {}),
    ...figuresIn(events),
    ...(rooms.length ? { places: rooms } : {}),
    ...turnOf(lead),
    ...concernsOf(events),
    ...momentOf(events),
  }
}

/** Whether a glance is enough: what they chose themselves, and nobody is hurt. */
function isLight(events: Happened[]): boolean {
  const lead = events[0]!
  return (
    LIGHT.has(lead.kind) &&
    !(lead.kind === 'moves' && lead.cause === 'fear') &&
    events.every(({ kind }) => kind === lead.kind)
  )
}

/** The hordes and tokens that move. */
const hordesOn = (events: Happened[]): Happened[] => events.filter(({ kind }) => kind === 'zombies-move')

/** Who does what. */
function captionOf(events: Happened[]): string {
  const lead = events[0]!
  const everybody = together(events, 'survivor', 'survivors')
  if (lead.kind === 'moves' && everybody.length > 1 && lead.cause === 'move')
    return spoken('go-together', { ...lead.data, survivors: everybody })
  const hordes = hordesOn(events)
  if (hordes.length > 1) return spoken('hordes-move', { hordes: hordes.length })
  if (lead.kind === 'zombie-dies' && events.filter(({ kind }) => kind === 'zombie-dies').length > 1)
    return blows(events)
  const chips = events.filter(({ kind }) => kind === 'chip-entered').length
  if (chips > 1) return spoken('chips-entered', { ...lead.data, chips })
  return has(`darkest-beat-${lead.kind}`)
    ? spoken(lead.kind, { cause: lead.cause, ...lead.data })
    : sayEvent(GAME, lead)
}

const spoken = (what: string, data: Record<string, unknown>): string => {
  const said = say(`darkest-beat-${what}`, argumentsOf(GAME, data))
  return said.slice(0, 1).toUpperCase() + said.slice(1)
}

/** Everybody whom these events name, each once. */
const together = (events: Happened[], ...fields: Field[]): string[] =>
  [
    ...new Set(
      events.map(dataOf).flatMap((data) => fields.flatMap((field) => [text(data[field]), ...texts(data[field])])),
    ),
  ].filter(Boolean)

/** How many of the dead somebody has struck down, and where. */
function blows(events: Happened[]): string {
  const dead = events.filter((event) => event.kind === 'zombie-dies')
  const rooms = together(dead, 'room')
  return spoken('fall-together', { survivor: dead[0]!.data.survivor, zombies: dead.length, rooms })
}

/** How it went, as far as neither dice nor faces tell. */
function outcomeOf(events: Happened[]): string {
  const [lead, ...rest] = events as [Happened, ...Happened[]]
  if (lead.kind === 'darkness-grows') return spoken('darkness', lead.data)
  const hordes = hordesOn(events)
  if (hordes.length > 1) return list(hordes.map(({ data }) => spoken('horde-moves', data)))
  const summed = sumsOf(lead, rest)
  const single = rest.filter(
    (event, n) =>
      !summed.some(({ kinds }) => kinds.includes(event.kind)) &&
      !TOLD_ELSEWHERE.has(event.kind) &&
      !(event.kind === lead.kind && ['moves', 'location-roll', 'chip-entered'].includes(event.kind)) &&
      !rest.slice(n + 1).some((later) => isSamePart(later, event)),
  )
  return [...new Set([...summed.map(({ said }) => said), ...single.map((event) => sayEvent(GAME, event))])]
    .filter(Boolean)
    .join(' ')
}

/** What happens several times is said once. */
function sumsOf(lead: Happened, rest: Happened[]): { kinds: string[]; said: string }[] {
  const all = (...kinds: string[]): Happened[] => rest.filter(({ kind }) => kinds.includes(kind))
  const struck = all('code-token-removed').map(dataOf)
  const dead = all('zombie-dies')
  const burnt = all('zombie-burns')
  const warded = all('icon-cancelled')
  const idle = all('icons-wasted', 'nothing-happens')
  const wasted = together(idle, 'icons')
  return [
    ...(lead.kind === 'zombie-dies' ? [{ kinds: ['zombie-dies'], said: '' }] : []),
    ...(lead.kind !== 'zombie-dies' && dead.length > 1 ? [{ kinds: ['zombie-dies'], said: blows(dead) }] : []),
    ...(struck.length > 1
      ? [
          {
            kinds: ['code-token-removed'],
            said: spoken('code-struck', { colours: struck.map(({ colour }) => colour), left: struck.at(-1)!.left }),
          },
        ]
      : []),
    ...(burnt.length > 1
      ? [{ kinds: ['zombie-burns'], said: spoken('burn-together', { zombies: burnt.length, ...burnt[0]!.data }) }]
      : []),
    ...(warded.length ? [{ kinds: [], said: spoken('warded-off', { icons: together(warded, 'icon') }) }] : []),
    ...(idle.length > 1 && wasted.length
      ? [{ kinds: ['icons-wasted', 'nothing-happens'], said: spoken('no-effect', { icons: wasted }) }]
      : []),
  ]
}

/** Whether two blows strike the same part of a beast: the last one tells how it stands. */
const isSamePart = (one: AnyEvent, other: AnyEvent): boolean =>
  one.kind === 'beast-hit' &&
  other.kind === 'beast-hit' &&
  one.data.beast === other.data.beast &&
  one.data.number === other.data.number

/** The rooms it happens in. */
export function roomsOf(events: Happened[], { house }: Pick<DarkestView, 'house'>): string[] {
  const known = new Set(house.flatMap((tile) => tile.rooms.map((room) => room.id)))
  const doors = together(events, 'door').map((door) => door.split('.')[0]!)
  const rooms = new Set([...together(events, 'room', 'room_from', 'through', 'camera', 'attacker_room'), ...doors])
  return [...rooms].filter((room) => known.has(room))
}

/** Where the camera looks: at these rooms, or at the tiles that are meant. */
function placeOf(events: Happened[], { before, after }: Told<DarkestView, Happened>): Box | null {
  const view = after.house.length ? after : before
  const rooms = roomsOf(events, view)
  const tiles = together(events, 'tiles').map((square) => ({ ...corner(square), w: TILE, h: TILE }))
  const areas = [...(rooms.length ? [areaOf(view, rooms)] : []), ...tiles]
  return areas.length ? around(areas) : null
}

/** The rooms somebody goes through, one after the other; none where nobody walks, or the fire goes through walls. */
export function wayOf({ data }: AnyEvent): string[] {
  const from = text(data.room_from)
  return from && !('tile_from' in data) ? [from, ...texts(data.through), text(data.room)] : []
}

/** Whoever walks: several who go the same way walk together. */
function walkOf(events: Happened[]): Beat['walk'] | undefined {
  const lead = events.find((event) => wayOf(event).length > 0)
  if (!lead) return undefined
  const movers = events.filter(({ kind }) => kind === lead.kind)
  if (lead.kind === 'zombies-move' && movers.length > 1) return undefined
  const places =
    lead.kind === 'nemesis-moves'
      ? [text(lead.data.room_from), ...movers.map((event) => text(dataOf(event).room))]
      : wayOf(lead)
  return { figure: movers.map(figureOf).join(' '), places }
}

/** The key of the figure that moves, as it stands on the board. */
export function figureOf({ data }: AnyEvent): string {
  if (data.unit === 'token') return `token-${text(data.room_from)}-0`
  const who = text(data.survivor) && !data.enemy ? `survivor-${text(data.survivor)}` : ''
  const beast = text(data.beast) || (isBeast(text(data.enemy)) ? text(data.enemy) : '')
  return who || (beast ? `beast-${beast}` : `horde-${text(data.room_from)}`)
}

export const isBeast = (enemy: string): boolean => name(GAME, 'beast', enemy) !== enemy

/** What was found, is used or acts, with its own words. */
function cardOf(events: Happened[]): Pick<Beat, 'card'> {
  const power = text(events.find((event) => event.kind === 'power-attack')?.data.power)
  if (power) return { card: withStory('power', power) }
  const shown = events.find((event) => event.kind === 'card-found' || event.kind === 'card-used')
  const item = itemOfCard(text(shown?.data.card))
  return item ? { card: withStory('item', item) } : {}
}

const withStory = (kind: string, id: string): Beat['card'] => ({ kind, id, story: story(GAME, kind, id) })
