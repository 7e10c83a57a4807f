/** A heart that comes near and goes away again. */
import { noise, tone, type Place, type Recipe } from '../mixing/parts'

const NEAR = [0.45, 0.75, 1, 0.85, 0.6, 0.35]
const PAUSE = 0.92

export const heart: Recipe = (place) => {
  NEAR.forEach((near, n) => {
    beat(place, n * PAUSE, near)
    beat(place, n * PAUSE + 0.27, near * 0.7)
  })
  return NEAR.length * PAUSE
}

/** What small loudspeakers leave of a low tone is the thump with which it begins. */
function beat(place: Place, after: number, strength: number): void {
  tone(place, { pitch: 70, to: 42, after, swell: 0.015, seconds: 0.2, strength: strength * 0.5 })
  noise(place, { pass: 'lowpass', pitch: 420, to: 120, after, swell: 0.01, seconds: 0.09, strength: strength * 0.5 })
}
