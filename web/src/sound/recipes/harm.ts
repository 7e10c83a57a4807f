/** A low fall of two notes that rub against each other, and a breath lost. */
import { noise, tone, type Recipe } from '../mixing/parts'

export const harm: Recipe = (place) => {
  const dull = { pass: 'lowpass', pitch: 900, to: 260 } as const
  tone(place, { wave: 'sawtooth', pitch: 196, to: 139, through: dull, swell: 0.02, seconds: 0.8, strength: 0.3 })
  tone(place, { wave: 'sawtooth', pitch: 207.7, to: 147, through: dull, swell: 0.02, seconds: 0.8, strength: 0.22 })
  noise(place, { pass: 'bandpass', pitch: 700, to: 320, swell: 0.08, seconds: 0.5, strength: 0.3 })
  return 0.85
}
