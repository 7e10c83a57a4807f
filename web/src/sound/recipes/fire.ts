/** Flames that breathe, and wood that cracks. */
import { noise, type Recipe } from '../mixing/parts'

const CRACKS = 16

export const fire: Recipe = (place) => {
  noise(place, { pass: 'lowpass', pitch: 240, to: 700, swell: 0.4, seconds: 1.7, strength: 0.4 })
  for (let crack = 0; crack < CRACKS; crack += 1)
    noise(place, {
      pass: 'bandpass',
      pitch: 1800 + place.random() * 3600,
      narrow: 4,
      after: 0.1 + place.random() * 1.3,
      seconds: 0.015 + place.random() * 0.02,
      strength: 0.2 + place.random() * 0.5,
    })
  return 1.75
}
