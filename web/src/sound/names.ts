/** What can be heard, and of which kind it is: each kind can be silenced by itself. */

export const KINDS = ['pieces', 'house', 'bell', 'underneath'] as const
export type Kind = (typeof KINDS)[number]

export const SOUNDS = {
  dice: 'pieces',
  card: 'pieces',
  steps: 'pieces',
  door: 'house',
  fire: 'house',
  blow: 'house',
  gain: 'house',
  harm: 'house',
  stroke: 'house',
  heart: 'house',
  victory: 'house',
  defeat: 'house',
  turn: 'bell',
} as const satisfies Record<string, Kind>
export type Sound = keyof typeof SOUNDS
