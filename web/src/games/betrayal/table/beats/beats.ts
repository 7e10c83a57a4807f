/** What has happened as the stage shows it: who does what, where, with which card and dice, and what becomes of whom. */
import { text } from '../../../../api/play'
import type { Data } from '../../told'
import { dataOf, type AnyEvent, type Field, type Happened, type Kind } from '../../happened'
import type { BetrayalView } from '../../../../api/views'
import { argumentsOf, begin, say, sayEvent } from '../../../../words/words.svelte'
import type { Beat, BeatChange, Told } from '../../../contract'
import { EXPLORERS, GAME } from '../../pieces'
import { cardLines, lineHit } from './cardlines'
import { concernsOf } from './concerns'
import { eventIcon, HARM, secrecy } from './events'
import { grouped, isIdle, isRoll, isStep, walkerOf, type Group } from './grouping'
import { clashOf, rollsOf, sidesOf } from './rolls'
import { areaOf } from '../board/sight'
import { MAY_TURN } from '../book/turned'
import { momentOf } from './moments'
import { soundsIn } from './sounds'
import { storyIn, storyOfCard } from './stories'
import { follow, roomAt, whereabouts, type Whereabouts } from './whereabouts'

/** What somebody chose to do and everybody can see: a glance is enough. */
const LIGHT = new Set<Kind>([
  'takes-part',
  'game-begins',
  'turn-starts',
  'monster-turn',
  'takes',
  'drops',
  'mask-on',
  'mask-off',
  'elevator-stays',
])
/** What six dice show at most. */
const HAUNT_MOST = 12
/** With these another turn begins. */
const BEGINS = new Set<Kind>(['turn-starts', 'monster-turn'])
/** What is seen anyway, and not said a second time beside what it belongs to. */
const SEEN = new Set<Kind>([
  'room-placed',
  'tile-searched-out',
  'gains',
  'loses',
  'attacks',
  'takes-part',
  'haunt-roll',
])
/** What becomes of a monster is no harm to those who watch. */
const BEATEN = new Set<Kind>(['stunned', 'monster-killed'])
/** Who has a card afterwards, and who had it. */
const GETS: { [K in Kind]?: { to: keyof Data[K]; from?: keyof Data[K] } } = {
  draws: { to: 'explorer' },
  'takes-out': { to: 'explorer' },
  'joined-by': { to: 'explorer' },
  takes: { to: 'explorer' },
  'dog-fetches': { to: 'explorer' },
  steals: { to: 'explorer', from: 'victim' },
  trades: { to: 'other', from: 'explorer' },
}
/** Where a figure is named in an event, whoever acts first. */
const FIGURES: readonly Field[] = ['explorer', 'target', 'monster', 'who', 'victim']

export function beats(told: Told<BetrayalView, Happened>): Beat[] {
  const places = whereabouts(told.before)
  return grouped(told.events, (place) => roomAt(told, place)?.floor ?? '').flatMap((group) => {
    for (const event of group.events) follow(places, event)
    return group.events.every((event) => secrecy(event) === 'hidden') ? [] : [beatOf(group, told, places)]
  })
}

function beatOf(group: Group, told: Told<BetrayalView, Happened>, places: Whereabouts): Beat {
  const { kind, at, events } = group
  const main = mainOf(group)
  const rolls = kind === 'fight' ? sidesOf(events) : rollsOf(events)
  const changes = changesOf(events)
  const card = cardOf(group)
  const story = storyIn(events)
  const outcome = outcomeOf(group, main)
  const walk = walkOf(events)
  const place = placeOf(group, told, places)
  const sounds = soundsIn(events)
  const figures = figuresIn(events)
  const rooms = [...new Set(events.map(dataOf).map(({ place, room }) => text(place) || text(room)))].filter(Boolean)
  const isLight = (isStep(main) || LIGHT.has(main.kind)) && !main.cause && !changes.length
  return {
    from: told.first + at,
    to: told.first + at + events.length,
    caption: captionOf(group, main),
    icon: eventIcon(main.kind),
    harm:
      events.some(({ kind: what }) => HARM.has(what) && !BEATEN.has(what)) &&
      !events.some(({ kind: what }) => what === 'gains'),
    ...(outcome ? { outcome } : {}),
    ...(place ? { place } : {}),
    ...(walk ? { walk } : {}),
    ...(card ? { card } : {}),
    ...(story ? { story } : {}),
    ...(rolls.length ? { rolls } : {}),
    ...gaugeOf(events),
    ...(changes.length ? { changes } : {}),
    ...(sounds.length ? { sounds } : {}),
    ...(figures.length ? { figures } : {}),
    ...(rooms.length ? { places: rooms } : {}),
    ...(isLight ? { light: true } : {}),
    ...(isIdle(group) ? { idle: true } : {}),
    ...(BEGINS.has(main.kind) ? { begins: true } : {}),
    ...concernsOf(events, places),
    ...(events.some((event) => MAY_TURN.has(event.kind)) ? { isRead: true } : {}),
    ...momentOf(main, told),
  }
}

/** The haunt roll: as many omens as were drawn, out of all that six dice can show. The haunt comes where the dice stay below. */
function gaugeOf(events: readonly AnyEvent[]): Pick<Beat, 'gauge'> {
  const data = events.find(({ kind }) => kind === 'haunt-roll')?.data
  if (!data) return {}
  const [at, mark, isReached] = [Number(data.omens), Number(data.total), data.begins === true]
  const label = say('betrayal-beat-doom', { omens: at, total: mark, begins: isReached ? 'yes' : 'no' })
  return { gauge: { label, at, of: HAUNT_MOST, mark, isReached } }
}

/** The event that says what the whole group is. */
function mainOf({ kind, events }: Group): Happened {
  const first = events[0]!
  if (kind === 'walk') return events.findLast(isStep) ?? first
  if (kind === 'find') return events.find((event) => event.kind === 'finds') ?? events.find(isStep) ?? first
  return first
}

/** Everybody whom these events name. */
const figuresIn = (events: readonly AnyEvent[]): string[] =>
  [...new Set(events.flatMap(({ data }) => FIGURES.map((key) => text(data[key]))))].filter(Boolean)

function captionOf({ kind, events }: Group, main: Happened): string {
  if (kind === 'nothing') {
    const explorers = [...new Set(events.map((event) => text(dataOf(event).explorer)))].filter(Boolean)
    return begin(say('betrayal-beat-nothing', argumentsOf(GAME, { cause: main.cause, ...main.data, explorers })))
  }
  if (isRoll(main)) return begin(say('betrayal-beat-roll', argumentsOf(GAME, main.data)))
  if (main.kind === 'clash') return begin(say('betrayal-beat-fight', argumentsOf(GAME, main.data)))
  if (events.length > 1 && kind === 'appear')
    return say('betrayal-beat-appear', argumentsOf(GAME, { monsters: events.map((event) => dataOf(event).monster) }))
  if (events.length > 1 && kind === 'arrival')
    return say('betrayal-beat-arrival', argumentsOf(GAME, { explorers: events.map((event) => dataOf(event).explorer) }))
  return secrecy(main) === 'open' ? sayEvent(GAME, main) : say('play-secret-told')
}

/** How it went: the sums of a fight, and what came of it that is not seen otherwise. */
function outcomeOf({ kind, events }: Group, main: Happened): string {
  if (kind === 'appear' || kind === 'nothing') return ''
  return events
    .filter((event) => event !== main && !SEEN.has(event.kind) && !isRoll(event) && !isStep(event))
    .filter((event) => secrecy(event) === 'open')
    .map((event) => (event.kind === 'clash' ? clashOf(event) : sayEvent(GAME, event)))
    .concat(main.kind === 'clash' ? [clashOf(main)] : [])
    .join(' ')
}

/** The card that is drawn, or the card or the room that makes something happen. */
function cardOf({ kind, events }: Group): Beat['card'] {
  const first = events[0]!
  const drawn = kind === 'draw' ? text(dataOf(first).card) : ''
  const isCause =
    first.cause && (kind === 'roll' || kind === 'nothing' || kind === 'change') && dataOf(first).why !== 'haunt-roll'
  const by = isCause ? text(first.data.cause_kind) : ''
  const [what, id] = drawn ? ['card', drawn] : by === 'card' || by === 'room' ? [by, first.cause] : ['', '']
  if (!id) return undefined
  const lines = cardLines(what, id)
  const last = events
    .filter(isRoll)
    .map(dataOf)
    .findLast(({ line }) => typeof line === 'number')
  const line = lineHit(lines, last?.line, last?.span)
  const story = storyOfCard(what, id)
  return { kind: what, id, lines, ...(story ? { story } : {}), ...(line === undefined ? {} : { line }) }
}

function walkOf(events: readonly AnyEvent[]): Beat['walk'] {
  const steps = events.filter(isStep)
  const [first] = steps
  if (!first) return undefined
  const from = text(first.data.from_place)
  const way = steps.flatMap(({ data }) => (Array.isArray(data.way) ? data.way.map(String) : [text(data.place)]))
  return { figure: walkerOf(first), places: from ? [from, ...way] : way }
}

/** Where it happens: in the room that is named, or where whoever it is about stands. */
function placeOf({ events }: Group, told: Told<BetrayalView, Happened>, places: Whereabouts): Beat['place'] {
  const named = events.map(dataOf).flatMap(({ place, room }) => [text(place), text(room)])
  const stand = events.map(dataOf).flatMap((data) => FIGURES.map((key) => places.get(text(data[key])) ?? ''))
  const room = [...named, ...stand]
    .filter(Boolean)
    .map((place) => roomAt(told, place))
    .find(Boolean)
  return room && { part: room.floor, area: areaOf(room) }
}

/** What somebody gains or loses, as it is shown at their face. */
function changesOf(events: readonly AnyEvent[]): BeatChange[] {
  const changes = events.flatMap(changesIn)
  // Damage that is still to be divided has no traits yet.
  const pain = events.filter(({ kind }) => kind === 'hurt' && !events.some((event) => event.kind === 'loses'))
  const all = [...changes, ...pain.map((event) => change(event, 'explorer', 'betrayal-beat-hurt', true))]
  return all.filter(({ who }) => who in EXPLORERS)
}

function changesIn(event: AnyEvent): BeatChange[] {
  if (event.kind === 'gains') return [change(event, 'explorer', 'betrayal-beat-gain', false)]
  if (event.kind === 'loses') return [change(event, 'explorer', 'betrayal-beat-loss', true)]
  const gets = event.data.deck === 'event' ? undefined : GETS[event.kind]
  if (!gets) return []
  const got = change(event, gets.to, 'betrayal-beat-card', false)
  return gets.from ? [got, change(event, gets.from, 'betrayal-beat-no-card', true)] : [got]
}

function change({ data }: AnyEvent, who: Field, message: string, harm: boolean): BeatChange {
  return { who: text(data[who]), text: say(message, argumentsOf(GAME, data)), harm }
}
