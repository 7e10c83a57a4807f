/** Wind around the house: a broad breath, and a whistle in the chimney. */
import { bed, type Bed } from '../mixing/beds'

export const wind: Bed = (place) => [
  ...bed(place, { pass: 'bandpass', pitch: 320, narrow: 0.9, strength: 0.5, sways: 150, seconds: 13 }),
  ...bed(place, { pass: 'bandpass', pitch: 780, narrow: 9, strength: 0.22, sways: 240, seconds: 21 }),
]
