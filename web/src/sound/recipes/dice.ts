/** Bone on wood: three dice that bounce ever lower. */
import { noise, tone, type Recipe } from '../mixing/parts'

const BOUNCES = 6

export const dice: Recipe = (place) => {
  for (const first of [0, 0.05, 0.11]) {
    let after = first + place.random() * 0.03
    for (let bounce = 0; bounce < BOUNCES; bounce += 1) {
      const strength = 0.3 * 0.72 ** bounce
      noise(place, {
        pass: 'bandpass',
        pitch: 1900 + place.random() * 1700,
        narrow: 5,
        after,
        seconds: 0.04,
        strength: 2 * strength,
      })
      tone(place, {
        wave: 'triangle',
        pitch: 420 + place.random() * 240,
        after,
        seconds: 0.035,
        strength: strength / 2,
      })
      after += 0.14 * 0.78 ** bounce + place.random() * 0.02
    }
  }
  return 0.8
}
