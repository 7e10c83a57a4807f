/** The house while beats are played: as it was, with everything done that has been shown, and where it happens. */
import type { DarkestView, HordeView, SurvivorView, TileView, TokenView } from '../../../../api/views'
import { text } from '../../../../api/play'
import { dataOf, type AnyEvent, type Happened, type Kind } from '../../happened'
import type { Beat, Told } from '../../../contract'
import { figureOf, isBeast, roomsOf, wayOf } from './beats'
import type { Keyed } from '../board/standing'

type Step<K extends Kind = Kind> = (view: DarkestView, event: Happened<K>, after: DarkestView) => DarkestView

/** The house in the middle of things: the rooms that are looked at, and the way somebody takes. */
export interface Staged extends DarkestView {
  lit?: readonly string[]
  way?: readonly string[]
}

export function during(told: Told<DarkestView, Happened>, played: readonly Beat[]): Staged {
  const eventsOf = (beat: Beat): Happened[] => told.events.slice(beat.from - told.first, beat.to - told.first)
  const apply = (view: DarkestView, events: readonly Happened[]): DarkestView =>
    events.reduce((now, event) => (STEPS[event.kind] as Step | undefined)?.(now, event, told.after) ?? now, view)
  const before = played.slice(0, -1).reduce((view, beat) => settled(apply(view, eventsOf(beat))), told.before)
  const now = played.at(-1)
  if (!now) return before
  const events = eventsOf(now)
  const view = onTheWay(apply(before, soFar(events, now)), now)
  return { ...view, lit: roomsOf(events, view), ...(now.walk ? { way: events.flatMap(wayOf) } : {}) }
}

/** What has happened in a beat: while somebody walks, nothing yet of what awaits them where they go. */
function soFar(events: Happened[], { walk }: Beat): Happened[] {
  const goes = events.findLastIndex((event) => wayOf(event).length > 0)
  const going = events[goes]
  return walk && walk.places.at(-1) !== (going && dataOf(going).room) ? events.slice(0, goes + 1) : events
}

/** Whoever walks in a beat that is not over yet stands in the last of the rooms they have come to. */
function onTheWay(view: DarkestView, { walk }: Beat): DarkestView {
  const room = walk?.places.at(-1)
  if (!walk || !room) return view
  const walking = new Set(walk.figure.split(' '))
  const put = <T extends { room: string }>(one: T, key: string): T => (walking.has(key) ? { ...one, room } : one)
  return {
    ...view,
    survivors: view.survivors.map((who) => put(who, `survivor-${who.id}`)),
    creature: view.creature && put(view.creature, `beast-${view.creature.id}`),
    nemesis: view.nemesis && put(view.nemesis, `beast-${view.nemesis.id}`),
    hordes: view.hordes.map((horde: Keyed<HordeView>) => put(horde, horde.key ?? '')),
    tokens: view.tokens.map((token: Keyed<TokenView>) => put(token, token.key ?? '')),
  }
}

/** Nobody is on the way any more: the hordes of a room are one. */
function settled(view: DarkestView): DarkestView {
  const rooms = new Map<string, HordeView>()
  for (const { key: _, ...horde } of view.hordes as Keyed<HordeView>[]) {
    const there = rooms.get(horde.room)
    rooms.set(horde.room, there ? joined(there, horde) : horde)
  }
  const tokens = view.tokens.map(({ key: _, ...token }: Keyed<TokenView>) => token)
  return { ...view, hordes: [...rooms.values()], tokens }
}

const joined = (one: HordeView, other: HordeView): HordeView => ({
  ...one,
  zombies: one.zombies + other.zombies,
  specials: [...one.specials, ...other.specials],
  downed: one.downed + other.downed,
  waiting: one.waiting + other.waiting,
  infected: one.infected || other.infected,
})

const EMPTY = { zombies: 0, specials: [], downed: 0, waiting: 0, infected: false }

const roomOf = ({ data }: AnyEvent): string => text(data.room)

/** Change one survivor. */
function survivor(
  view: DarkestView,
  event: AnyEvent,
  change: (who: SurvivorView) => Partial<SurvivorView>,
): DarkestView {
  const survivors = view.survivors.map((who) => (who.id === event.data.survivor ? { ...who, ...change(who) } : who))
  return { ...view, survivors }
}

/** Change one tile. */
function tile(view: DarkestView, event: AnyEvent, change: Partial<TileView>): DarkestView {
  return { ...view, house: view.house.map((one) => (one.square === event.data.tile ? { ...one, ...change } : one)) }
}

/** So many of the dead leave a room; specials by their names. */
function leaving(hordes: Keyed<HordeView>[], room: string, zombies: number, specials: readonly string[]): HordeView[] {
  return hordes.flatMap((horde) => {
    if (horde.room !== room) return [horde]
    const rest = [...horde.specials]
    for (const special of specials) rest.splice(rest.indexOf(special), rest.includes(special) ? 1 : 0)
    const left = Math.max(0, horde.zombies - zombies)
    return left + rest.length
      ? [
          {
            ...horde,
            zombies: left,
            specials: rest,
            downed: Math.min(horde.downed, left),
            waiting: Math.min(horde.waiting, left),
          },
        ]
      : []
  })
}

/** Who stays behind is another now: the key goes with whoever leaves. */
const staying = <T extends { room: string }>(units: Keyed<T>[], room: string, key: string): Keyed<T>[] =>
  units.map((unit, n) => (unit.room === room && !unit.key ? { ...unit, key: `${key}-stays-${n}` } : unit))

const hordeMoves: Step<'zombies-move' | 'horde-called' | 'pushed'> = (view, event) => {
  const data = dataOf(event)
  const from = event.data.room_from
  const key = figureOf(event)
  if (data.unit === 'token') {
    const index = view.tokens.findIndex((token) => token.room === from)
    const rest = view.tokens.filter((_, n) => n !== index)
    const gone = view.tokens[index] && { ...view.tokens[index], room: roomOf(event), key }
    return { ...view, tokens: [...staying(rest, from, key), ...(gone ? [gone] : [])] }
  }
  const pushed = text(data.enemy)
  const specials = pushed && pushed !== 'zombie' ? [pushed] : (data.specials ?? [])
  const ordinary = pushed ? Number(pushed === 'zombie') : (data.zombies ?? 0) - specials.length
  const arrived: Keyed<HordeView> = { ...EMPTY, room: roomOf(event), zombies: ordinary, specials, key }
  return { ...view, hordes: [...staying(leaving(view.hordes, from, ordinary, specials), from, key), arrived] }
}

const beastMoves: Step<'creature-moves' | 'nemesis-moves' | 'pushed'> = (view, event) => {
  const { beast = event.kind === 'pushed' ? event.data.enemy : '' } = dataOf(event)
  const room = roomOf(event)
  if (view.creature?.id === beast) return { ...view, creature: { ...view.creature, room } }
  if (view.nemesis?.id === beast) return { ...view, nemesis: { ...view.nemesis, room } }
  return view
}

const zombieFalls: Step<'zombie-dies' | 'zombie-burns'> = (view, event) => {
  const special = event.data.special
  return { ...view, hordes: leaving(view.hordes, roomOf(event), special ? 0 : 1, special ? [special] : []) }
}

const rises: Step<'zombified'> = (view, event) => ({
  ...view,
  hordes: settled({ ...view, hordes: [...view.hordes, { ...EMPTY, room: roomOf(event), zombies: 1 }] }).hordes,
})

const joins: Step<'returns' | 'survivor-chosen'> = (view, event, after) => {
  const others = view.survivors.filter((who) => who.id !== event.data.survivor)
  return { ...view, survivors: [...others, ...after.survivors.filter((who) => who.id === event.data.survivor)] }
}

const leaves: Step<'eliminated' | 'zombified'> = (view, event) => ({
  ...view,
  survivors: view.survivors.filter((who) => who.id !== event.data.survivor),
})

const doorsAfter: Step = (view, _, after) => ({ ...view, doors: after.doors })
const doorAfter: Step<'door-unlocked' | 'chip-flipped' | 'door-recoded'> = (view, event, after) => ({
  ...view,
  doors: view.doors.map((door) =>
    door.id === event.data.door ? (after.doors.find(({ id }) => id === door.id) ?? door) : door,
  ),
})

/** What the kinds change that change what is seen. */
const STEPS: { [K in Kind]?: Step<K> } = {
  moves: (view, event) => survivor(view, event, () => ({ room: roomOf(event) })),
  'zombies-move': hordeMoves,
  'horde-called': hordeMoves,
  pushed: (view, event, after) => (isBeast(event.data.enemy) ? beastMoves : hordeMoves)(view, event, after),
  'creature-moves': beastMoves,
  'nemesis-moves': beastMoves,
  'creature-appears': (view, event, { creature }) =>
    creature && creature.id === event.data.beast ? { ...view, creature: { ...creature, room: roomOf(event) } } : view,
  'nemesis-appears': (view, event, after) =>
    after.nemesis ? { ...view, creature: null, nemesis: { ...after.nemesis, room: roomOf(event) } } : view,
  'beast-dies': (view, event) => ({
    ...view,
    creature: view.creature?.id === event.data.beast ? null : view.creature,
    nemesis: view.nemesis?.id === event.data.beast ? null : view.nemesis,
  }),
  'token-placed': (view, event) => ({ ...view, tokens: [...view.tokens, { room: roomOf(event), infected: false }] }),
  'token-revealed': (view, event) => {
    const index = view.tokens.findIndex((token) => token.room === roomOf(event))
    const special = event.data.special
    const shown = {
      ...EMPTY,
      room: roomOf(event),
      zombies: event.data.zombies,
      specials: special ? [special] : [],
    }
    const hordes = settled({ ...view, hordes: [...view.hordes, shown] }).hordes
    return { ...view, tokens: view.tokens.filter((_, n) => n !== index), hordes }
  },
  'zombies-rise': (view, event) => ({
    ...view,
    hordes: view.hordes.map((horde) => (horde.room === roomOf(event) ? { ...horde, downed: event.data.now } : horde)),
  }),
  'zombie-dies': zombieFalls,
  'zombie-burns': zombieFalls,
  'zombies-burn': (view, event) => ({ ...view, hordes: view.hordes.filter((horde) => horde.room !== roomOf(event)) }),
  'tokens-burn': (view, event) => ({ ...view, tokens: view.tokens.filter((token) => token.room !== roomOf(event)) }),
  'fire-moves': (view, event) => ({
    ...view,
    house: view.house.map((one) => ({ ...one, fire: one.square === event.data.tile })),
  }),
  'fire-breaks-out': (view, event) => tile(view, event, { fire: true }),
  'fire-is-out': (view) => ({ ...view, house: view.house.map((one) => ({ ...one, fire: false })) }),
  burns: (view, event) => tile(view, event, { burns: event.data.now }),
  'burns-removed': (view, event) => tile(view, event, { burns: event.data.now }),
  'tile-destroyed': (view, event, after) => ({
    ...tile(view, event, { destroyed: true, burns: 0 }),
    doors: view.doors.filter((door) => !door.closed || after.doors.some(({ id, closed }) => closed && id === door.id)),
  }),
  irradiated: (view, event) => tile(view, event, { radiation: true }),
  decontaminated: (view, event) => tile(view, event, { radiation: false }),
  wounded: (view, event) => survivor(view, event, () => ({ health: event.data.now })),
  healed: (view, event) => survivor(view, event, () => ({ health: event.data.now })),
  'gains-xp': (view, event) => survivor(view, event, () => ({ xp: event.data.now })),
  'gains-ap': (view, event) => survivor(view, event, () => ({ ap: event.data.now })),
  entrapped: (view, event) => survivor(view, event, () => ({ entrapped: event.cause })),
  freed: (view, event) => survivor(view, event, () => ({ entrapped: '' })),
  eliminated: leaves,
  zombified: (view, event, after) => rises(leaves(view, event, after), event, after),
  returns: joins,
  'survivor-chosen': joins,
  'group-acts': (view, event) => {
    const acting = new Set(event.data.survivors)
    return { ...view, survivors: view.survivors.map((who) => ({ ...who, active: acting.has(who.id) })) }
  },
  'group-ends': (view) => ({ ...view, survivors: view.survivors.map((who) => ({ ...who, active: false })) }),
  'darkness-grows': (view, event) => ({ ...view, track: { ...view.track, darkness: event.data.now } }),
  'round-begins': (view, event) => ({ ...view, track: { ...view.track, round: event.data.round } }),
  event: (view, event) => ({ ...view, track: { ...view.track, event: event.data.event } }),
  'door-unlocked': doorAfter,
  'chip-flipped': doorAfter,
  'door-recoded': doorAfter,
  'laboratory-opens': doorsAfter,
  'showdown-begins': (view, _, { doors, track }) => ({ ...view, doors, track }),
}
