/** Shows what has happened, one beat after the other, and keeps everything else waiting behind the last one. */
import type { GameEvent, View } from '../api/play'
import type { Beat, GameScreens, Told } from '../games'
import { soundOfAll, soundsOf } from '../sound/beats'
import type { Sound } from '../sound/names'
import { nameAlone, sayEvent } from '../words/words.svelte'
import { condensed } from './grouping'
import { isPlain, roomTime, timed, walkingTime, type Pace, type Timed } from './pace'

/** What the table has told so far. */
export interface Shown {
  view: View
  number: number | null
  events: GameEvent[]
}

interface Scene {
  shown: Shown
  told: Told<unknown>
  beats: Beat[]
  /** Whether it follows from what was done at this screen. */
  isOwn: boolean
}

/** After a longer absence nobody wants to see everything: it can be played again on request. */
const MOST_BEATS = 60
/** What is kept to be shown again. */
const MOST_SCENES = 200
/** Whoever is told something for so long, in milliseconds, has the whole stage for it. */
const LONG = 1500

const moveOf = (shown: Shown): number => shown.events.at(-1)?.move ?? 0

export class Director {
  /** What stands on the table: everything up to the beat that is played. */
  shown = $state.raw<Shown | null>(null)
  /** What the board shows: that, with what the beats since then have changed. */
  position = $state.raw<unknown>(null)
  /** The beat that is played, or the last one while nothing else has begun. */
  beat = $state.raw<Beat | null>(null)
  playing = $state(false)
  /** Whether what is played takes a while. */
  lasts = $state(false)
  /** Whether there is something to be shown again. */
  hasPast = $state(false)
  /** What the table has told last, if it asks: behind the beats a question waits. */
  coming = $state.raw<View | null>(null)
  /** Whether somebody reads a page of their own, for which the rest waits. */
  isReading = $state(false)
  /** Whether there is a page to be read at this screen. */
  reads: () => boolean = () => false
  /** The number of the event by which began what is to be read: whoever comes to a table sees that first. */
  opening: (shown: Shown, screens: GameScreens) => number = () => -1
  /** The seats of this screen. */
  mine: () => readonly number[] = () => []
  /** Told what is heard with what is shown, whoever wants to hear it. */
  hear: (sounds: Sound[]) => void = () => undefined
  #latest: Shown | null = null
  #queue: Scene[] = []
  #past: Scene[] = []
  #hasActed = false
  /** Whether what comes next follows from what was done here. */
  #isOwn = false
  /** What is played now, and what is left of it. */
  #told: Timed[] = []
  /** How long each turn has been told so far, and those in which something has come of it. */
  #spent = new Map<string, number>()
  #eventful = new Set<string>()
  #turn = ''
  /** Whether somebody at this screen has been asked in a turn of theirs. */
  #hadTurn = false
  #isTurn: GameScreens['isTurn']
  #timer: ReturnType<typeof setTimeout> | undefined
  /** What comes after the beat that is shown. */
  #next: () => void = () => undefined

  constructor(
    private readonly pace: () => Pace,
    /** Without movement: everybody is where they go at once. */
    private readonly isStill: () => boolean = () => false,
  ) {}

  get isAsked(): boolean {
    return this.coming !== null
  }

  /** Take what the table tells now. */
  follow(next: Shown | null, screens: GameScreens): void {
    const last = this.#latest
    if (next === last) return
    this.#latest = next
    this.#isTurn = screens.isTurn
    this.coming = next?.view.ask ? next.view : null
    if (next) screens.learn?.(next.view.position)
    nameAlone((next && screens.alone?.(next.view.position, next.events)) || [])
    if (!last || next?.view.game !== last.view.game || next.view.move < last.view.move) {
      this.#cut(next)
      const first = last || !next ? -1 : this.opening(next, screens)
      if (next && first >= 0) this.#append(openingScene(next, first, screens), screens)
      return
    }
    this.#append(sceneOf(last, next, screens, this.#isOwn), screens)
  }

  /** Somebody at this screen has acted: what others do from now on is what happens until the next time. */
  acted(): void {
    this.#hasActed = true
    this.#isOwn = true
    if (!this.playing) this.beat = null
  }

  /** Go on with what comes next, without waiting any longer. */
  goOn(): void {
    if (!this.playing) return
    clearTimeout(this.#timer)
    this.isReading = false
    this.#next()
  }

  /** Whoever does not want to watch goes on to how it stands now, by way of every turning point that is still to come. */
  pressOn(screens: GameScreens): void {
    if (!this.playing) return
    if (this.isReading || this.beat?.moment) return this.goOn()
    const at = this.#told.findIndex(({ beat }) => beat.moment)
    const scene = this.#queue[0]
    if (at >= 0 && scene) return this.#leap(scene, at, screens)
    const later = this.#queue.slice(1).findIndex(({ beats }) => beats.some(({ moment }) => moment))
    if (later < 0) return this.skip()
    clearTimeout(this.#timer)
    const before = this.#queue.splice(0, later + 1).at(-1)
    this.#stand(before?.shown ?? this.#latest)
    this.#play(screens)
    if (!this.beat?.moment) this.pressOn(screens)
  }

  /** Show how it stands now. */
  skip(): void {
    clearTimeout(this.#timer)
    this.isReading = false
    const left = [...this.#told.map(({ beat }) => beat), ...this.#queue.slice(1).flatMap(({ beats }) => beats)]
    this.#queue = []
    this.#told = []
    this.playing = this.lasts = false
    this.#rest()
    this.#stand(this.#latest)
    this.beat = left.at(-1) ?? this.beat
    this.hear(soundOfAll(left))
  }

  /** Show once more what has happened since this screen last acted. */
  again(screens: GameScreens): void {
    clearTimeout(this.#timer)
    this.isReading = false
    this.#queue = this.#past.flatMap(byTurn)
    this.#play(screens)
  }

  close(): void {
    clearTimeout(this.#timer)
  }

  /** Something quite different is shown: another seat, a move taken back, a table seen for the first time. */
  #cut(next: Shown | null): void {
    clearTimeout(this.#timer)
    this.isReading = false
    this.#queue = []
    this.#told = []
    this.#rest()
    this.#past = []
    this.hasPast = false
    this.playing = this.lasts = false
    this.beat = null
    this.#stand(next)
  }

  #stand(shown: Shown | null): void {
    const ask = shown?.view.ask
    if (ask && this.#isTurn?.(ask)) this.#hadTurn = true
    this.shown = shown
    this.position = shown?.view.position ?? null
  }

  #append(scene: Scene, screens: GameScreens): void {
    this.#isOwn = false
    if (this.#hasActed && !scene.shown.view.ask) {
      this.#hasActed = false
      this.#past = []
    }
    if (scene.beats.length) this.#past = [...this.#past, scene].slice(-MOST_SCENES)
    this.hasPast = this.#past.length > 0
    this.#queue.push(...byTurn(scene))
    const count = this.#queue.reduce((all, one) => all + one.beats.length, 0)
    if (this.pace() === 'at-once' || count > MOST_BEATS || document.hidden) this.#showAll()
    else if (!this.playing) this.#play(screens)
  }

  /** All of it at once, and the last of it stays. */
  #showAll(): void {
    if (!this.playing) this.#told = (this.#queue[0]?.beats ?? []).map((beat) => ({ beat, time: 0 }))
    this.skip()
  }

  #play(screens: GameScreens): void {
    this.#gather(screens)
    const next = this.#queue[0]
    if (!next) return
    this.playing = true
    this.#told = this.#timesOf(next, screens)
    this.lasts ||= this.#told.reduce((all, { beat, time }) => all + time + walkingTime(beat, this.pace()), 0) > LONG
    const scene = { ...next, beats: this.#told.map(({ beat }) => beat) }
    this.#queue[0] = scene
    this.#beat(scene, 0, screens)
  }

  /** What has been told of the same turn meanwhile is one thing to tell, so that steps become a way. */
  #gather(screens: GameScreens): void {
    if (this.pace() !== 'brisk') return
    const [first, next] = this.#queue
    if (!first || !next || first.isOwn !== next.isOwn || next.beats[0]?.begins) return
    const told = {
      events: [...first.told.events, ...next.told.events],
      first: first.told.events.length ? first.told.first : next.told.first,
      before: first.told.before,
      after: next.told.after,
    }
    this.#queue.splice(0, 2, { ...next, told, beats: beatsOf(next.shown.view.game, told, screens) })
    this.#gather(screens)
  }

  /** The beats of a scene as they are told at this pace, each with its time: every turn in it has its own. */
  #timesOf(scene: Scene, screens: GameScreens): Timed[] {
    const mine = screens.figuresOf?.(scene.told.after, this.mine()) ?? []
    const later = this.#queue.slice(1).map(({ beats }) => beats)
    // Of a turn that has only just begun there is nothing to tell yet.
    const waiting = later.filter(([first], n) => first?.begins && (later[n]!.length > 1 || n < later.length - 1)).length
    const shared = sharedBut(mine)
    return turnsIn(scene.beats, shared).flatMap((beats) => {
      const [first] = beats
      if (first?.begins) this.#rest()
      this.#turn = (first && shared(first)) ?? this.#turn
      const telling = {
        pace: this.pace(),
        mine,
        // What the house does in answer is nobody's own doing.
        isOwn: scene.isOwn && (first?.turn === undefined || mine.includes(first.turn)),
        spent: this.#spent.get(this.#turn) ?? 0,
        isEventful: this.#eventful.has(this.#turn),
        waiting,
        isAsked: this.isAsked,
        isFirst: !this.#hadTurn && this.mine().length > 0,
      }
      const told = timed(condensed(beats, telling), telling)
      const time = told.reduce((all, one) => all + one.time + walkingTime(one.beat, telling.pace), telling.spent)
      this.#spent.set(this.#turn, time)
      if (!beats.every(isPlain)) this.#eventful.add(this.#turn)
      return told
    })
  }

  /** What was told so far takes no time from what comes. */
  #rest(): void {
    this.#spent.clear()
    this.#eventful.clear()
  }

  /** Go on with a beat that is still to come, and leave out those before it. */
  #leap(scene: Scene, at: number, screens: GameScreens): void {
    clearTimeout(this.#timer)
    const number = scene.beats.length - this.#told.length + at
    this.#told.splice(0, at)
    this.#beat(scene, number, screens)
  }

  #beat(scene: Scene, number: number, screens: GameScreens): void {
    const told = this.#told.shift()
    if (!told) return this.#end(scene, screens)
    this.beat = told.beat
    this.#walk(scene, number, 0, told, screens)
  }

  /** Move whoever walks by one room, and when they are there, give time to read. */
  #walk(scene: Scene, number: number, room: number, { beat, time }: Timed, screens: GameScreens): void {
    const places = beat.walk?.places ?? []
    const isThere = this.isStill() || room >= places.length - 1
    const now = beat.walk && !isThere ? { ...beat, walk: { ...beat.walk, places: places.slice(0, room + 1) } } : beat
    this.position = screens.during?.(scene.told, [...scene.beats.slice(0, number), now]) ?? scene.told.before
    const steps: Sound[] = beat.walk && (isThere || room > 0) ? ['steps'] : []
    this.hear(isThere ? [...steps, ...soundsOf(beat)] : steps)
    this.#next = () =>
      isThere ? this.#leave(scene, number, screens) : this.#walk(scene, number, room + 1, { beat, time }, screens)
    this.#timer = setTimeout(() => this.#next(), isThere ? time : roomTime(this.pace(), places.length - 1))
  }

  /** A beat is over: the next follows, unless everybody reads first. */
  #leave(scene: Scene, number: number, screens: GameScreens): void {
    this.#next = () => this.#beat(scene, number + 1, screens)
    this.isReading = Boolean(scene.beats[number]?.isRead) && this.reads()
    if (!this.isReading) this.#next()
  }

  #end(scene: Scene, screens: GameScreens): void {
    this.#queue.shift()
    this.#stand(scene.shown)
    if (this.#queue.length) return this.#play(screens)
    this.playing = this.lasts = false
    if (this.isAsked) this.#rest()
    this.#stand(this.#latest)
  }
}

/** A scene with whose end another turn begins is two, so that the turn is told as a whole. */
function byTurn(scene: Scene): Scene[] {
  const { told, beats, shown } = scene
  const at = beats.findIndex(({ begins }, n) => n > 0 && begins)
  const turn = beats[at]
  if (!turn) return [scene]
  const events = turn.from - told.first
  const before = { ...scene, beats: beats.slice(0, at), told: { ...told, events: told.events.slice(0, events) } }
  const rest = { events: told.events.slice(events), first: turn.from, before: shown.view.position, after: told.after }
  return [before, ...byTurn({ shown, isOwn: false, told: rest, beats: beats.slice(at) })]
}

/** What shares its time: a turn, or what all others do who act at once. */
const sharedBut =
  (mine: readonly string[]) =>
  ({ turn, among }: Beat): string | undefined =>
    turn !== undefined && mine.includes(turn) ? turn : (among ?? turn)

/** Beats in turns: another one begins, or goes on, where a beat says whose it is. */
function turnsIn(beats: readonly Beat[], shared: (beat: Beat) => string | undefined): Beat[][] {
  const turns: Beat[][] = []
  let turn: string | undefined
  for (const beat of beats) {
    const next = shared(beat)
    const isOther = beat.begins || (next !== undefined && next !== turn)
    const last = turns.at(-1)
    if (last && !isOther) last.push(beat)
    else turns.push([beat])
    turn = next ?? turn
  }
  return turns
}

function sceneOf(last: Shown, shown: Shown, screens: GameScreens, isOwn: boolean): Scene {
  const seen = moveOf(last)
  const first = shown.events.findIndex((event) => event.move > seen)
  const events = first < 0 ? [] : shown.events.slice(first)
  const told = { events, first, before: last.view.position, after: shown.view.position }
  return { shown, told, isOwn, beats: beatsOf(shown.view.game, told, screens) }
}

function openingScene(shown: Shown, first: number, screens: GameScreens): Scene {
  const { game, position } = shown.view
  const told = { events: shown.events.slice(first, first + 1), first, before: position, after: position }
  return { shown, told, isOwn: false, beats: beatsOf(game, told, screens) }
}

const beatsOf = (game: string, told: Told<unknown>, screens: GameScreens): Beat[] =>
  screens.beats?.(told) ?? plainBeats(game, told, screens)

/** Without a game that knows better, every event is a beat of its own. */
function plainBeats(game: string, told: Told<unknown>, screens: GameScreens): Beat[] {
  return told.events.map((event, n) => {
    const rolled = screens.rolled(event)
    return {
      from: told.first + n,
      to: told.first + n + 1,
      caption: sayEvent(game, event),
      icon: screens.eventIcon(event),
      harm: screens.isHarm(event),
      ...(rolled ? { rolls: [{ who: '', what: rolled.what, faces: rolled.faces, verdict: '' }] } : {}),
    }
  })
}
