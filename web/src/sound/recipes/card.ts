/** A card is drawn over another, and put down. */
import { noise, type Recipe } from '../mixing/parts'

export const card: Recipe = (place) => {
  noise(place, { pass: 'bandpass', pitch: 2400, to: 5600, swell: 0.05, seconds: 0.16, strength: 0.4 })
  noise(place, { pass: 'bandpass', pitch: 1500, narrow: 1.5, after: 0.17, seconds: 0.05, strength: 0.6 })
  return 0.25
}
