/** Dawn: a chord that opens upwards. */
import { tone, type Recipe } from '../mixing/parts'

const DAWN = [196, 261.6, 329.6, 392, 523.3, 659.3]

export const victory: Recipe = (place) => {
  DAWN.forEach((pitch, n) => {
    tone(place, { wave: 'triangle', pitch, after: n * 0.2, swell: 0.06, seconds: 2.6, strength: 0.13 })
    tone(place, { pitch: pitch * 2.003, after: n * 0.2, swell: 0.2, seconds: 1.8, strength: 0.03 })
  })
  return 3.65
}
