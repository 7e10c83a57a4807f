/** What lies underneath: hiss without end, of which a band sways slowly to and fro. */
import type { Place } from './parts'

/** Begins something without end, and gives what has to be stopped. */
export type Bed = (place: Place) => AudioScheduledSourceNode[]

interface Sway {
  pass: BiquadFilterType
  pitch: number
  narrow: number
  strength: number
  /** How far the pitch goes to either side, and how many seconds it takes there and back. */
  sways: number
  seconds: number
}

export function bed({ context, out, at, hiss, random }: Place, sway: Sway): AudioScheduledSourceNode[] {
  const source = context.createBufferSource()
  source.buffer = hiss
  source.loop = true
  const filter = context.createBiquadFilter()
  filter.type = sway.pass
  filter.Q.value = sway.narrow
  filter.frequency.value = sway.pitch
  const loudness = context.createGain()
  loudness.gain.value = sway.strength
  const slow = context.createOscillator()
  slow.frequency.value = 1 / sway.seconds
  const width = context.createGain()
  width.gain.value = sway.sways
  slow.connect(width).connect(filter.frequency)
  source.connect(filter).connect(loudness).connect(out)
  source.start(at, random() * hiss.duration)
  slow.start(at)
  return [source, slow]
}
