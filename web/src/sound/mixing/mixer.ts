/** Makes what is heard, each kind as loud as it is wanted; fetched only once there is something to hear. */
import { KINDS, SOUNDS, type Kind, type Sound } from '../names'
import { card } from '../recipes/card'
import { blow } from '../recipes/blow'
import { defeat } from '../recipes/defeat'
import { dice } from '../recipes/dice'
import { door } from '../recipes/door'
import { fire } from '../recipes/fire'
import { gain } from '../recipes/gain'
import { harm } from '../recipes/harm'
import { heart } from '../recipes/heart'
import { steps } from '../recipes/steps'
import { stroke } from '../recipes/stroke'
import { turn } from '../recipes/turn'
import { victory } from '../recipes/victory'
import type { Place, Recipe } from './parts'
import { Weather } from './weather'

const RECIPES: Record<Sound, Recipe> = {
  dice,
  card,
  steps,
  door,
  fire,
  blow,
  gain,
  harm,
  stroke,
  heart,
  victory,
  defeat,
  turn,
}

/** How loud each kind is beside the others. */
const LOUDNESS: Record<Kind, number> = { pieces: 0.8, house: 1, bell: 0.7, underneath: 0.3 }
/** Seconds until the next sound of the same beat: dice lie before it is felt what they bring. */
const PAUSES: Partial<Record<Sound, number>> = { dice: 0.75, door: 0.5 }
const PAUSE = 0.3
const HISS = 4
/** Seconds in which a loudness changes without a click. */
const SMOOTH = 0.02

interface Ahead {
  at: number
  out: AudioNode
}

export class Mixer {
  #all: GainNode
  #kinds: Record<Kind, GainNode>
  #silent: readonly Kind[] = []
  #weather: Weather
  #ahead: Ahead[] = []
  #hiss: AudioBuffer

  constructor(
    private readonly context: BaseAudioContext,
    private readonly random: () => number = Math.random,
  ) {
    this.#all = context.createGain()
    this.#all.connect(context.destination)
    this.#kinds = {
      pieces: this.#quiet('pieces'),
      house: this.#quiet('house'),
      bell: this.#quiet('bell'),
      underneath: this.#quiet('underneath'),
    }
    this.#hiss = context.createBuffer(1, HISS * context.sampleRate, context.sampleRate)
    const samples = this.#hiss.getChannelData(0)
    for (let n = 0; n < samples.length; n += 1) samples[n] = 2 * random() - 1
    this.#weather = new Weather(() => this.#place(this.#kinds.underneath, context.currentTime))
  }

  /** From now on it is so loud, from 0 to 1, and these kinds are not heard. */
  tune(volume: number, silent: readonly Kind[]): void {
    const now = this.context.currentTime
    this.#silent = silent
    this.#all.gain.setTargetAtTime(volume, now, SMOOTH)
    for (const kind of KINDS)
      this.#kinds[kind].gain.setTargetAtTime(silent.includes(kind) ? 0 : LOUDNESS[kind], now, SMOOTH)
  }

  /** Make these sounds, one after the other; whatever has not begun yet is past. Gives the seconds until they are over. */
  play(sounds: readonly Sound[]): number {
    const now = this.context.currentTime
    for (const { at, out } of this.#ahead) if (at > now) out.disconnect()
    this.#ahead = []
    let at = now
    let end = now
    for (const sound of sounds.filter((one) => !this.#silent.includes(SOUNDS[one]))) {
      const out = this.context.createGain()
      out.connect(this.#kinds[SOUNDS[sound]])
      end = Math.max(end, at + RECIPES[sound](this.#place(out, at)))
      this.#ahead.push({ at, out })
      at += PAUSES[sound] ?? PAUSE
    }
    return end - now
  }

  /** Wind, and the more rain the nearer this is to 1; null lets it die away. */
  underneath(storm: number | null): void {
    this.#weather.become(this.#silent.includes('underneath') ? null : storm)
  }

  /** Nothing underneath any more, at once. */
  hush(): void {
    this.#weather.end()
  }

  #place(out: AudioNode, at: number): Place {
    return { context: this.context, out, at, hiss: this.#hiss, random: this.random }
  }

  #quiet(kind: Kind): GainNode {
    const node = this.context.createGain()
    node.gain.value = LOUDNESS[kind]
    node.connect(this.#all)
    return node
  }
}
