/** A heart that comes near and goes away again. */
import { tone, type Recipe } from '../mixing/parts'

const NEAR = [0.45, 0.75, 1, 0.85, 0.6, 0.35]
const PAUSE = 0.92

export const heart: Recipe = (place) => {
  NEAR.forEach((near, n) => {
    const after = n * PAUSE
    tone(place, { pitch: 70, to: 42, after, swell: 0.015, seconds: 0.2, strength: near * 0.6 })
    tone(place, { pitch: 62, to: 40, after: after + 0.27, swell: 0.015, seconds: 0.18, strength: near * 0.42 })
  })
  return NEAR.length * PAUSE
}
