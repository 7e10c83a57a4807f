/** A quiet bell on the table. */
import { tone, type Recipe } from '../mixing/parts'

export const turn: Recipe = (place) => {
  for (const [pitch, strength] of [
    [660, 0.3],
    [990, 0.12],
    [1654, 0.05],
  ] as const)
    tone(place, { pitch, swell: 0.01, seconds: 1.1, strength })
  return 1.15
}
