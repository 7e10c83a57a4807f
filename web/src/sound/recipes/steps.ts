/** Two steps on old boards. */
import { noise, type Recipe } from '../mixing/parts'

export const steps: Recipe = (place) => {
  for (const [after, strength] of [
    [0, 1],
    [0.2, 0.75],
  ] as const) {
    noise(place, { pass: 'lowpass', pitch: 260, to: 90, after, seconds: 0.12, strength: strength * 1.3 })
    noise(place, { pass: 'bandpass', pitch: 850, narrow: 2, after, seconds: 0.035, strength: strength * 0.4 })
  }
  return 0.35
}
