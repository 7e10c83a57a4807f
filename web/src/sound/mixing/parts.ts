/** What sounds are made of: tones and noise, each of which swells from nothing and dies away to nothing. */

/** Where and when something is heard. */
export interface Place {
  context: BaseAudioContext
  out: AudioNode
  /** The time of the context at which it begins. */
  at: number
  /** Some seconds of hiss. */
  hiss: AudioBuffer
  random: () => number
}

/** Makes a sound, and says how many seconds it takes. */
export type Recipe = (place: Place) => number

interface Shape {
  /** Seconds after the beginning. */
  after?: number
  /** Seconds until it is at its loudest. */
  swell?: number
  /** Seconds until it has died away. */
  seconds: number
  strength: number
}

interface Band {
  pass: BiquadFilterType
  pitch: number
  /** Where the pitch glides to. */
  to?: number
  /** How narrow it is. */
  narrow?: number
}

export interface Tone extends Shape {
  wave?: OscillatorType
  pitch: number
  to?: number
  through?: Band
}

export interface Noise extends Shape, Band {}

/** The part that is left when something has died away: it goes to nothing without a click. */
const REST = 0.001
const TAIL = 0.02

/** A tone of one pitch, or one that glides. */
export function tone(place: Place, { wave = 'sine', pitch, to, through, ...shape }: Tone): void {
  const source = place.context.createOscillator()
  const { begin, end } = spanOf(place, shape)
  source.type = wave
  glide(source.frequency, pitch, to, begin, end)
  wire(place, source, through && band(place, through, begin, end), shape)
  source.start(begin)
  source.stop(end + TAIL)
}

/** Hiss, of which a band is heard. */
export function noise(place: Place, { pass, pitch, to, narrow, ...shape }: Noise): void {
  const source = place.context.createBufferSource()
  const { begin, end } = spanOf(place, shape)
  source.buffer = place.hiss
  source.loop = true
  const passed = { pass, pitch, ...(to === undefined ? {} : { to }), ...(narrow === undefined ? {} : { narrow }) }
  wire(place, source, band(place, passed, begin, end), shape)
  source.start(begin, place.random() * place.hiss.duration)
  source.stop(end + TAIL)
}

function spanOf({ at }: Place, { after = 0, seconds }: Shape): { begin: number; end: number } {
  return { begin: at + after, end: at + after + seconds }
}

function wire(place: Place, source: AudioScheduledSourceNode, filter: AudioNode | undefined, shape: Shape): void {
  const { swell = 0.004, strength } = shape
  const { begin, end } = spanOf(place, shape)
  const loudness = place.context.createGain()
  loudness.gain.setValueAtTime(0, begin)
  loudness.gain.linearRampToValueAtTime(strength, begin + swell)
  loudness.gain.exponentialRampToValueAtTime(strength * REST, end)
  loudness.gain.linearRampToValueAtTime(0, end + TAIL)
  source.connect(filter ?? loudness)
  filter?.connect(loudness)
  loudness.connect(place.out)
}

function band({ context }: Place, { pass, pitch, to, narrow = 1 }: Band, begin: number, end: number): AudioNode {
  const filter = context.createBiquadFilter()
  filter.type = pass
  filter.Q.value = narrow
  glide(filter.frequency, pitch, to, begin, end)
  return filter
}

function glide(param: AudioParam, from: number, to: number | undefined, begin: number, end: number): void {
  param.setValueAtTime(from, begin)
  if (to !== undefined) param.exponentialRampToValueAtTime(to, end)
}
