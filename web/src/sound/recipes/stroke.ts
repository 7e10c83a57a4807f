/** The house strikes: one deep bell, and the floor trembles. It is the same for everybody. */
import { noise, tone, type Recipe } from '../mixing/parts'

const BELL = [
  [65.4, 0.3, 4.6],
  [130.8, 0.16, 4],
  [155.6, 0.12, 3.4],
  [196, 0.08, 2.8],
  [274.6, 0.08, 2.2],
  [353.2, 0.06, 1.6],
  [523.3, 0.04, 1.1],
  [784, 0.02, 0.7],
] as const

export const stroke: Recipe = (place) => {
  noise(place, { pass: 'lowpass', pitch: 140, to: 45, seconds: 1.1, strength: 0.5 })
  noise(place, { pass: 'bandpass', pitch: 1100, narrow: 2, seconds: 0.05, strength: 0.15 })
  for (const [pitch, strength, seconds] of BELL) tone(place, { pitch, swell: 0.008, seconds, strength })
  return 4.7
}
