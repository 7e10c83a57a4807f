/** A turn of somebody else in fewer beats: what belongs together is one, and what does not fit into the time is told in short. */
import type { Beat } from '../games'
import { around } from './areas'
import { budgetFor, isPlain, isWeighty, shortest, sum, type Telling } from './pace'

/** So many sentences stand below what a beat is about; of more than that, the last. */
const MOST_LINES = 3

/** The beats as they are told at a brisk pace; at any other, as they are. */
export function condensed(beats: readonly Beat[], telling: Telling): Beat[] {
  if (telling.pace !== 'brisk') return [...beats]
  const lines = beats.map((beat) => asLine(beat, telling))
  return inShort(together(lines, telling), telling)
}

/** A roll of others that changes nothing is one line, without its dice. */
const asLine = (beat: Beat, { mine, isOwn }: Telling): Beat =>
  isOwn || beat.rolls?.some(({ who }) => mine.includes(who)) ? beat : inWords(beat)

/** What is one thing to whoever watches: a whole way, a turn and its first deed, a card and what it does. */
function together(beats: readonly Beat[], telling: Telling): Beat[] {
  const found: Beat[] = []
  for (const next of beats) {
    const last = found.at(-1)
    if (last && isOneThing(last, next) && mayJoin(last, next, telling)) found[found.length - 1] = joined(last, next)
    else found.push(next)
  }
  return found
}

const mayJoin = (one: Beat, next: Beat, telling: Telling): boolean =>
  !one.moment && !next.moment && !one.isRead && !next.begins && (!isWeighty(one, telling) || isSameCard(one, next))

const isSameCard = (one: Beat, next: Beat): boolean =>
  one.card !== undefined && one.card.kind === next.card?.kind && one.card.id === next.card.id

function isOneThing(last: Beat, next: Beat): boolean {
  if (last.light && isBare(last)) return true
  if (isSameCard(last, next)) return true
  if (last.idle && next.idle) return true
  return last.walk !== undefined && isPlain(last) && last.walk.figure === next.walk?.figure
}

/** Whether a beat says no more than its words. */
const isBare = ({ walk, card, rolls, changes, outcome }: Beat): boolean =>
  !walk && !card && !rolls?.length && !changes?.length && !outcome

/** As many beats as there is time for: those next to each other that take the least are told as one. */
function inShort(beats: Beat[], telling: Telling): Beat[] {
  const told = [...beats]
  const budget = budgetFor(beats, telling)
  while (sum(told.map((beat) => shortest(beat, telling))) > budget) {
    const at = leastPair(told, telling)
    if (at < 0) break
    told.splice(at, 2, joined(told[at]!, told[at + 1]!))
  }
  return told
}

/** The first of the two neighbours that say the least; none where nothing can be told together. */
function leastPair(beats: readonly Beat[], telling: Telling): number {
  const lengthOf = (at: number): number => [beats[at]!, beats[at + 1]!].reduce((all, one) => all + lettersOf(one), 0)
  const pairs = beats
    .slice(1)
    .flatMap((next, at) => (mayJoin(beats[at]!, next, telling) && !isWeighty(next, telling) ? [at] : []))
  return pairs.reduce((best, at) => (best < 0 || lengthOf(at) < lengthOf(best) ? at : best), -1)
}

const lettersOf = ({ caption, outcome = '' }: Beat): number => caption.length + outcome.length

/** Two beats as one: where it ends, what matters in both, and everything that comes of them. */
export function joined(first: Beat, second: Beat): Beat {
  const [one, next] = isSameCard(first, second) ? [first, second] : [inWords(first), inWords(second)]
  const [main, rest] = isPlain(one) ? [next, []] : [one, [isTold(one, next) ? '' : next.caption, ...outcomesOf(next)]]
  const lines = [...new Set([...outcomesOf(main), ...rest])]
    .filter((line) => line && line !== main.caption)
    .slice(-MOST_LINES)
  const walk = walkOf(one, next)
  const place = placeOf(one, next)
  const card = next.card ?? one.card
  const story = next.story ?? one.story
  const rolls = [...(one.rolls ?? []), ...(next.rolls ?? [])]
  const changes = [...(one.changes ?? []), ...(next.changes ?? [])]
  const sounds = [...new Set([...(one.sounds ?? []), ...(next.sounds ?? [])])]
  const figures = [...new Set([...(one.figures ?? []), ...(next.figures ?? [])])]
  const places = [...new Set([...(one.places ?? []), ...(next.places ?? [])])]
  const concerns = concernsOf(one, next)
  return {
    from: one.from,
    to: next.to,
    caption: main.caption,
    icon: main.icon || one.icon || next.icon,
    harm: one.harm || next.harm,
    ...(lines.length ? { outcome: lines.join(' '), outcomes: lines } : {}),
    ...(place ? { place } : {}),
    ...(walk ? { walk } : {}),
    ...(card ? { card } : {}),
    ...(story ? { story } : {}),
    ...(rolls.length ? { rolls } : {}),
    ...(changes.length ? { changes } : {}),
    ...(sounds.length ? { sounds } : {}),
    ...(figures.length ? { figures } : {}),
    ...(places.length ? { places } : {}),
    ...(concerns?.length ? { concerns } : {}),
    ...(next.moment ? { moment: next.moment } : {}),
    ...(next.isRead ? { isRead: true } : {}),
    ...(one.light && next.light ? { light: true } : {}),
    ...(isPlain(one) && isPlain(next) && (one.idle ?? next.idle) ? { idle: true } : {}),
    ...(one.turn ? { turn: one.turn } : {}),
    ...(one.among ? { among: one.among } : {}),
    ...(one.begins ? { begins: true } : {}),
  }
}

/** A roll that changes nothing, without its dice: what came of it. */
function inWords(beat: Beat): Beat {
  const { rolls, ...rest } = beat
  if (!beat.idle || !rolls?.length) return beat
  const outcome = beat.outcome ?? (rolls.length === 1 ? rolls[0]!.verdict : '')
  return { ...rest, ...(outcome ? { outcome } : {}) }
}

/** Whether the card that lies open and the dice beside it tell who does what. */
function isTold(one: Beat, next: Beat): boolean {
  const rollers = new Set([...(one.rolls ?? []), ...(next.rolls ?? [])].map(({ who }) => who))
  return (
    isSameCard(one, next) && (next.idle ? Boolean(next.outcome) : rollers.size === 1 && Boolean(next.rolls?.length))
  )
}

function concernsOf(one: Beat, next: Beat): Beat['concerns'] {
  if (one.concerns === 'all' || next.concerns === 'all') return 'all'
  return [...new Set([...(one.concerns ?? []), ...(next.concerns ?? [])])]
}

/** One way where the same figure goes on; else that of whoever walks last. */
function walkOf({ walk: one }: Beat, { walk: next }: Beat): Beat['walk'] {
  if (!one || !next || one.figure !== next.figure) return next ?? one
  const isOn = one.places.at(-1) === next.places[0]
  return { figure: one.figure, places: [...one.places, ...(isOn ? next.places.slice(1) : next.places)] }
}

/** All of it where that is in one part of the board; else where it ends, unless that is only somebody else's walk. */
function placeOf(first: Beat, second: Beat): Beat['place'] {
  const [one, next] = [first.place, second.place]
  if (one && next && one.part === next.part) return { part: next.part, area: around([one.area, next.area])! }
  const isAside = one && !isPlain(first) && isPlain(second) && !first.figures?.includes(second.walk?.figure ?? '')
  return isAside ? one : (next ?? one)
}

const outcomesOf = ({ outcome, outcomes }: Beat): readonly string[] => outcomes ?? (outcome ? [outcome] : [])
