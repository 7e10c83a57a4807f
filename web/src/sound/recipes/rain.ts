/** Rain on the roof, and on the panes. */
import { bed, type Bed } from '../mixing/beds'

export const rain: Bed = (place) => [
  ...bed(place, { pass: 'bandpass', pitch: 1500, narrow: 0.4, strength: 0.25, sways: 200, seconds: 17 }),
  ...bed(place, { pass: 'highpass', pitch: 4200, narrow: 0.3, strength: 0.12, sways: 600, seconds: 29 }),
]
