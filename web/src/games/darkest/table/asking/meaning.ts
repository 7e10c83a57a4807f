/** What a question means for whoever is asked: what the end of the turn brings them, or why it is asked at all. */
import type { DarkestView, HordeView, SurvivorView } from '../../../../api/views'
import { text, type Ask } from '../../../../api/play'
import { argumentsOf, help, say } from '../../../../words/words.svelte'
import { corner, TILE, tileOf } from '../board/geometry'
import { neighbours } from './ways'

export function meaning(ask: Ask, view: DarkestView, seat: number | null): string {
  const own = view.survivors.filter((who) => who.seat === seat).length
  if (ask.prompt === 'choose-survivor' && own) return say('darkest-why-another', { number: own + 1 })
  if (ask.prompt !== 'act') return help(`darkest-ask-${ask.prompt}`, argumentsOf('darkest', ask.data))
  const people = asked(ask, view)
  const near = [attackers(view, people), reaching(view, people), beasts(view, people), fire(view, people)]
  const said = near.filter(Boolean)
  return people.length ? said.join(' ') || say('darkest-meaning-quiet') : ''
}

/** The survivors who are asked what they do. */
export function asked(ask: Ask, view: DarkestView): SurvivorView[] {
  const ids = new Set(ask.choices.map((choice) => text(choice.data['survivor'])))
  return view.survivors.filter((who) => who.active && ids.has(who.id))
}

const roomsOf = (people: readonly SurvivorView[]): string[] => [...new Set(people.map((who) => who.room))]

function zombiesIn(view: DarkestView, rooms: readonly string[]): number {
  const here = view.hordes.filter((horde) => rooms.includes(horde.room))
  return here.reduce((all, horde) => all + horde.zombies + horde.specials.length, 0)
}

/** The dead in the same room attack. */
function attackers(view: DarkestView, people: SurvivorView[]): string {
  const count = zombiesIn(view, roomsOf(people))
  return count ? say('darkest-meaning-here', { count }) : ''
}

/** How many rooms the dead go. */
const ZOMBIE_STEPS = 2

/** The dead who come in: those around whoever has acted wake up. */
function reaching(view: DarkestView, people: SurvivorView[]): string {
  const rooms = roomsOf(people)
  const comes = ({ room }: HordeView): boolean =>
    rooms.some((goal) => {
      const steps = distance(view, room, goal)
      return steps > 0 && steps <= ZOMBIE_STEPS && isAround(view, room, goal)
    })
  const hordes = view.hordes.filter((horde) => comes(horde) && !rooms.includes(horde.room))
  const count = zombiesIn(
    view,
    hordes.map((horde) => horde.room),
  )
  return count ? say('darkest-meaning-near', { count }) : ''
}

/** Whether two rooms are on tiles that touch. */
function isAround(view: DarkestView, one: string, other: string): boolean {
  const [here, there] = [one, other].map((room) => tileOf(view, room)?.square)
  if (!here || !there) return false
  const [a, b] = [corner(here), corner(there)]
  return Math.abs(a.x - b.x) <= TILE && Math.abs(a.y - b.y) <= TILE
}

/** Creatures that are near enough, or already here. */
function beasts(view: DarkestView, people: SurvivorView[]): string {
  return [view.creature, view.nemesis]
    .flatMap((foe) => foe ?? [])
    .map((foe) => {
      const rooms = Math.min(...people.map((who) => distance(view, foe.room, who.room)))
      if (rooms > (foe.movement ?? 0)) return ''
      const said = say('darkest-meaning-beast', { ...argumentsOf('darkest', { beast: foe.id }), rooms })
      return said.slice(0, 1).toUpperCase() + said.slice(1)
    })
    .filter(Boolean)
    .join(' ')
}

/** How many rooms lie between two, by open ways. */
export function distance(view: DarkestView, from: string, to: string): number {
  const found = new Map([[from, 0]])
  for (const [room, far] of found) {
    if (room === to) return far
    for (const next of neighbours(view, room)) if (!found.has(next)) found.set(next, far + 1)
  }
  return Infinity
}

/** Where it burns, the fire hurts whoever stays. */
function fire(view: DarkestView, people: SurvivorView[]): string {
  if (!view.house.some((tile) => tile.fire)) return ''
  const heat = Math.max(0, ...roomsOf(people).map((room) => tileOf(view, room)?.burns ?? 0))
  return heat ? say('darkest-meaning-fire', { heat }) : ''
}
