/** The house keeps them: a chord that sinks, and a door that falls shut. */
import { noise, tone, type Recipe } from '../mixing/parts'

const SINKS = [220, 174.6, 146.8, 110]

export const defeat: Recipe = (place) => {
  SINKS.forEach((pitch, n) => {
    const through = { pass: 'lowpass', pitch: 700, to: 220 } as const
    tone(place, { wave: 'sawtooth', pitch, through, after: n * 0.45, swell: 0.08, seconds: 2, strength: 0.2 })
  })
  noise(place, { pass: 'lowpass', pitch: 300, to: 50, after: 2.2, seconds: 0.9, strength: 0.9 })
  return 3.4
}
