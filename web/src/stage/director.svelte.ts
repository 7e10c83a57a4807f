/** Shows what has happened, one beat after the other, and keeps everything else waiting behind the last one. */
import type { GameEvent, View } from '../api/play'
import type { Beat, GameScreens, Told } from '../games'
import { soundOfAll, soundsOf } from '../sound/beats'
import type { Sound } from '../sound/names'
import { nameAlone, sayEvent } from '../words/words.svelte'
import { readingTime, roomTime, type Pace } from './pace'

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

const moveOf = (shown: Shown): number => shown.events.at(-1)?.move ?? 0

export class Director {
  /** What stands on the table: everything up to the beat that is played. */
  shown = $state.raw<Shown | null>(null)
  /** What the board shows: that, with what the beats since then have changed. */
  position = $state.raw<unknown>(null)
  /** The beat that is played, or the last one while nothing else has begun. */
  beat = $state.raw<Beat | null>(null)
  playing = $state(false)
  /** Whether there is something to be shown again. */
  hasPast = $state(false)
  /** Whether a question waits behind the beats. */
  isAsked = $state(false)
  /** Whether somebody reads a page of their own, for which the rest waits. */
  isReading = $state(false)
  /** Whether there is a page to be read at this screen. */
  reads: () => boolean = () => false
  /** Told what is heard with what is shown, whoever wants to hear it. */
  hear: (sounds: Sound[]) => void = () => undefined
  #latest: Shown | null = null
  #queue: Scene[] = []
  #past: Scene[] = []
  #hasActed = false
  #timer: ReturnType<typeof setTimeout> | undefined
  /** What comes after the beat that is shown. */
  #next: () => void = () => undefined

  constructor(
    private readonly pace: () => Pace,
    /** Without movement: everybody is where they go at once. */
    private readonly isStill: () => boolean = () => false,
  ) {}

  /** Take what the table tells now. */
  follow(next: Shown | null, screens: GameScreens): void {
    const last = this.#latest
    if (next === last) return
    this.#latest = next
    this.isAsked = Boolean(next?.view.ask)
    nameAlone((next && screens.alone?.(next.view.position, next.events)) || [])
    if (!last || next?.view.game !== last.view.game || next.view.move < last.view.move) return this.#cut(next)
    this.#append(sceneOf(last, next, screens, this.#hasActed), screens)
  }

  /** Somebody at this screen has acted: what others do from now on is what happens until the next time. */
  acted(): void {
    this.#hasActed = true
    if (!this.playing) this.beat = null
  }

  /** Go on with what comes next, without waiting any longer. */
  goOn(): void {
    if (!this.playing) return
    clearTimeout(this.#timer)
    this.isReading = false
    this.#next()
  }

  /** Show how it stands now. */
  skip(): void {
    clearTimeout(this.#timer)
    this.isReading = false
    const all = this.#queue.flatMap((scene) => scene.beats)
    const left = all.slice(this.beat ? all.indexOf(this.beat) + 1 : 0)
    this.#queue = []
    this.playing = false
    this.#stand(this.#latest)
    this.beat = all.at(-1) ?? this.beat
    this.hear(soundOfAll(left))
  }

  /** Show once more what has happened since this screen last acted. */
  again(screens: GameScreens): void {
    clearTimeout(this.#timer)
    this.isReading = false
    this.#queue = [...this.#past]
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
    this.#past = []
    this.hasPast = false
    this.playing = false
    this.beat = null
    this.#stand(next)
  }

  #stand(shown: Shown | null): void {
    this.shown = shown
    this.position = shown?.view.position ?? null
  }

  #append(scene: Scene, screens: GameScreens): void {
    if (this.#hasActed && !scene.shown.view.ask) {
      this.#hasActed = false
      this.#past = []
    }
    if (scene.beats.length) this.#past = [...this.#past, scene].slice(-MOST_SCENES)
    this.hasPast = this.#past.length > 0
    this.#queue.push(scene)
    const count = this.#queue.reduce((all, one) => all + one.beats.length, 0)
    if (this.pace() === 'at-once' || count > MOST_BEATS || document.hidden) this.skip()
    else if (!this.playing) this.#play(screens)
  }

  #play(screens: GameScreens): void {
    const scene = this.#queue[0]
    if (!scene) return
    this.playing = true
    this.#beat(scene, 0, screens)
  }

  #beat(scene: Scene, number: number, screens: GameScreens): void {
    const beat = scene.beats[number]
    if (!beat) return this.#end(scene, screens)
    this.beat = beat
    this.#walk(scene, number, 0, screens)
  }

  /** Move whoever walks by one room, and when they are there, give time to read. */
  #walk(scene: Scene, number: number, room: number, screens: GameScreens): void {
    const beat = scene.beats[number]!
    const places = beat.walk?.places ?? []
    const isThere = this.isStill() || room >= places.length - 1
    const now = beat.walk && !isThere ? { ...beat, walk: { ...beat.walk, places: places.slice(0, room + 1) } } : beat
    this.position = screens.during?.(scene.told, [...scene.beats.slice(0, number), now]) ?? scene.told.before
    const steps: Sound[] = beat.walk && (isThere || room > 0) ? ['steps'] : []
    this.hear(isThere ? [...steps, ...soundsOf(beat)] : steps)
    const time = isThere ? readingTime(beat, this.pace(), scene.isOwn) : roomTime(this.pace())
    this.#next = () => (isThere ? this.#leave(scene, number, screens) : this.#walk(scene, number, room + 1, screens))
    this.#timer = setTimeout(() => this.#next(), time)
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
    this.playing = false
    this.#stand(this.#latest)
  }
}

function sceneOf(last: Shown, shown: Shown, screens: GameScreens, isOwn: boolean): Scene {
  const seen = moveOf(last)
  const first = shown.events.findIndex((event) => event.move > seen)
  const events = first < 0 ? [] : shown.events.slice(first)
  const told = { events, first, before: last.view.position, after: shown.view.position }
  return { shown, told, isOwn, beats: screens.beats?.(told) ?? plainBeats(shown.view.game, told, screens) }
}

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
