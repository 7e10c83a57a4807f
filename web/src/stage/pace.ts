/** How long a beat stays on the stage, by the pace that somebody likes. */
import type { Beat } from '../games'

export const PACES = ['calm', 'brisk', 'at-once'] as const
export type Pace = (typeof PACES)[number]

interface Tempo {
  /** The least time for a beat, and what every letter adds that is read. */
  least: number
  letter: number
  most: number
  /** For dice to fall, and for a room that is walked through. */
  dice: number
  room: number
  /** For a glance at what somebody else has done on purpose. */
  glance: number
  /** For a way on foot, however long it is. */
  way: number
  /** For a turning point, at least. */
  breath: number
}

const TEMPI: Record<Exclude<Pace, 'at-once'>, Tempo> = {
  calm: { least: 1100, letter: 38, most: 6000, dice: 900, room: 420, glance: 1100, way: Infinity, breath: 4200 },
  brisk: { least: 600, letter: 16, most: 2600, dice: 350, room: 260, glance: 450, way: 800, breath: 2200 },
}
/** What concerns me, or everybody, takes so much longer than it would at a brisk pace, up to a limit. */
const CONCERNED = { me: 1.3, all: 1.1 } as const
const LONGEST = 4000

/** How long a brisk telling may take: a turn of somebody else in which nothing comes of anything, one in which something
 *  does, one behind which another turn or one's own question waits already, one before somebody's first (whoever has only
 *  just sat down wants to play), and what somebody has done themselves. */
export const BUDGET = { plain: 2000, eventful: 6000, hurried: 4000, asked: 4500, first: 1800, own: 3000 } as const
/** Several turns that wait before one's own question share so much, as long as each has enough. */
const BEFORE_A_QUESTION = 8000
const ENOUGH = 2500
/** No beat is shorter than a glance, and none is shorter than this where there is something to read. */
export const SHORTEST = { glance: 250, read: 1200 } as const

/** How long a figure takes from one room to the next on a way of so many rooms. */
export function roomTime(pace: Pace, rooms = 1): number {
  if (pace === 'at-once') return 0
  const { room, way } = TEMPI[pace]
  return Math.min(room, way / Math.max(1, rooms))
}

/** How long somebody walks in a beat before there is time to read. */
export function walkingTime({ walk }: Beat, pace: Pace): number {
  const rooms = Math.max(0, (walk?.places.length ?? 0) - 1)
  return rooms * roomTime(pace, rooms)
}

/** How long a beat is shown once everybody in it has arrived; whoever did a light thing at this screen knows it already. */
export function readingTime(beat: Beat, pace: Pace, isOwn = false): number {
  if (pace === 'at-once') return 0
  const tempo = TEMPI[pace]
  if (beat.moment) return tempo.breath + beat.moment.lines.join().length * tempo.letter
  if (beat.light) return isOwn ? tempo.room : tempo.glance
  const letters = beat.caption.length + (beat.outcome?.length ?? 0)
  const dice = (beat.rolls?.length ?? 0) * tempo.dice
  const card = beat.card ? 2 * tempo.dice : 0
  return Math.min(tempo.most, tempo.least + letters * tempo.letter) + dice + card
}

/** Whether a beat takes its time at any pace: it is a turning point, everybody's affair, or somebody else's doing to me.
 *  Before one's first turn the others' omens can be told in short: nothing has come of them yet. */
export function isWeighty(beat: Beat, telling: Pick<Telling, 'mine' | 'isOwn' | 'isFirst'>): boolean {
  if (beat.moment || beat.concerns === 'all') return Boolean(beat.moment) || !telling.isFirst
  return isDoneToMe(beat, telling)
}

const isDoneToMe = ({ concerns }: Beat, { mine, isOwn }: Pick<Telling, 'mine' | 'isOwn'>): boolean =>
  !isOwn && concerns !== 'all' && (concerns?.some((who) => mine.includes(who)) ?? false)

/** Whether nothing comes of a beat: somebody walks, does a small thing, or rolls for nothing. */
export const isPlain = ({ light, idle, walk, card, rolls, changes, outcome, harm }: Beat): boolean =>
  Boolean(light ?? idle) || Boolean(walk && !card && !rolls?.length && !changes?.length && !outcome && !harm)

/** A beat, and how long it is shown once everybody in it has arrived. */
export interface Timed {
  beat: Beat
  time: number
}

export interface Telling {
  pace: Pace
  /** The figures of this screen: what is done to them takes its time. */
  mine: readonly string[]
  /** Whether all of it was done at this screen. */
  isOwn: boolean
  /** What was told of this turn before, in milliseconds, and whether anything had come of it. */
  spent: number
  isEventful: boolean
  /** How many other turns wait behind this one, and whether a question does. */
  waiting: number
  isAsked: boolean
  /** Whether nobody at this screen has had a turn yet. */
  isFirst: boolean
}

/** How much time there is for the beats of one turn, as far as it has been told now. */
export function budgetFor(beats: readonly Beat[], telling: Telling): number {
  const isPlainTurn = !telling.isEventful && beats.every(isPlain)
  const whole = telling.isOwn ? BUDGET.own : isPlainTurn ? BUDGET.plain : eventful(telling)
  return Math.max(0, whole - telling.spent)
}

function eventful({ waiting, isAsked, isFirst }: Telling): number {
  if (isFirst) return BUDGET.first
  if (!isAsked) return waiting ? BUDGET.hurried : BUDGET.eventful
  return waiting ? Math.max(ENOUGH, BEFORE_A_QUESTION / (waiting + 1)) : BUDGET.asked
}

/** How short a beat may be at most, with what is walked in it. */
export function shortest(beat: Beat, telling: Telling): number {
  if (isWeighty(beat, telling)) return wanted(beat, telling)
  const least = isPlain(beat) ? SHORTEST.glance : SHORTEST.read
  return walkingTime(beat, telling.pace) + Math.min(least, readingTime(beat, telling.pace, telling.isOwn))
}

/** How long a beat would be if there were time enough, with what is walked in it. */
function wanted(beat: Beat, telling: Telling): number {
  const { pace, isOwn, mine } = telling
  const isMyTurn = beat.begins && beat.light && beat.figures?.some((who) => mine.includes(who))
  const reading = readingTime(beat, pace, isOwn || isMyTurn)
  const isSlow = pace === 'brisk' && !beat.moment && !telling.isFirst && isWeighty(beat, telling)
  const slower = isDoneToMe(beat, telling) ? CONCERNED.me : CONCERNED.all
  return walkingTime(beat, pace) + (isSlow ? Math.min(LONGEST, reading * slower) : reading)
}

/** The beats of one turn with their times: at a brisk pace they share what there is, in proportion to what each would take. */
export function timed(beats: readonly Beat[], telling: Telling): Timed[] {
  const times = beats.map((beat) => wanted(beat, telling))
  const least = beats.map((beat) => shortest(beat, telling))
  const budget = telling.pace === 'brisk' ? budgetFor(beats, telling) : Infinity
  const over = sum(times) - budget
  const spare = sum(times) - sum(least)
  const share = over > 0 && spare > 0 ? Math.min(1, over / spare) : 0
  return beats.map((beat, n) => ({
    beat,
    time: Math.floor(times[n]! - (times[n]! - least[n]!) * share - walkingTime(beat, telling.pace)),
  }))
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
