/** Two small bells, the second higher. */
import { tone, type Recipe } from '../mixing/parts'

export const gain: Recipe = (place) => {
  for (const [after, pitch] of [
    [0, 523.3],
    [0.13, 784],
  ] as const) {
    tone(place, { wave: 'triangle', pitch, after, swell: 0.01, seconds: 0.6, strength: 0.2 })
    tone(place, { pitch: 2 * pitch, after, seconds: 0.3, strength: 0.05 })
  }
  return 0.8
}
