/** How long a beat stays on the stage, by the pace that somebody likes. */
import type { Beat } from '../games'

export const PACES = ['calm', 'brisk', 'at-once'] as const
export type Pace = (typeof PACES)[number]

interface Tempo {
  /** The least time for a beat, and what every letter adds that is read. */
  least: number
  letter: number
  most: number
  /** For dice to fall, and for a room that is walked through. */
  dice: number
  room: number
  /** For a turning point, at least. */
  breath: number
}

const TEMPI: Record<Exclude<Pace, 'at-once'>, Tempo> = {
  calm: { least: 1100, letter: 38, most: 6000, dice: 900, room: 420, breath: 4200 },
  brisk: { least: 550, letter: 16, most: 2600, dice: 450, room: 260, breath: 2200 },
}

/** How long a figure takes from one room to the next. */
export const roomTime = (pace: Pace): number => (pace === 'at-once' ? 0 : TEMPI[pace].room)

/** How long a beat is shown once everybody in it has arrived; whoever did a light thing at this screen knows it already. */
export function readingTime(beat: Beat, pace: Pace, isOwn = false): number {
  if (pace === 'at-once') return 0
  const tempo = TEMPI[pace]
  if (beat.moment) return tempo.breath + beat.moment.lines.join().length * tempo.letter
  if (beat.light) return isOwn ? tempo.room : tempo.least
  const letters = beat.caption.length + (beat.outcome?.length ?? 0)
  const dice = (beat.rolls?.length ?? 0) * tempo.dice
  const card = beat.card ? 2 * tempo.dice : 0
  return Math.min(tempo.most, tempo.least + letters * tempo.letter) + dice + card
}
