/** Hinges that nobody has oiled, and the latch. */
import { noise, tone, type Recipe } from '../mixing/parts'

export const door: Recipe = (place) => {
  const hinge = { wave: 'sawtooth', swell: 0.18 } as const
  tone(place, {
    ...hinge,
    pitch: 46,
    to: 78,
    through: { pass: 'bandpass', pitch: 620, to: 980, narrow: 7 },
    seconds: 0.75,
    strength: 0.7,
  })
  tone(place, {
    ...hinge,
    pitch: 61,
    to: 97,
    through: { pass: 'bandpass', pitch: 1350, to: 1800, narrow: 9 },
    after: 0.12,
    seconds: 0.55,
    strength: 0.35,
  })
  noise(place, { pass: 'lowpass', pitch: 240, to: 80, after: 0.72, seconds: 0.2, strength: 0.9 })
  noise(place, { pass: 'bandpass', pitch: 2600, narrow: 6, after: 0.72, seconds: 0.03, strength: 0.3 })
  return 0.95
}
