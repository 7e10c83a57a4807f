/** A blow that lands. */
import { noise, tone, type Recipe } from '../mixing/parts'

export const blow: Recipe = (place) => {
  noise(place, { pass: 'lowpass', pitch: 1500, to: 180, seconds: 0.16, strength: 0.45 })
  noise(place, { pass: 'bandpass', pitch: 2400, narrow: 3, seconds: 0.025, strength: 0.25 })
  tone(place, { pitch: 140, to: 48, seconds: 0.22, strength: 0.32 })
  return 0.25
}
