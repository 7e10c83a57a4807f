/** What helps in the lessons of this game, where they say nothing themselves. */
import type { LessonHints } from '../../contract'

export const lesson: LessonHints = {
  question: 'turn',
  hinted: new Set([
    'turn-tile',
    'split-damage',
    'before-roll',
    'after-roll',
    'choose-explorer',
    'ready',
    'agree-to-trade',
    'choose-room',
    'next-monster',
  ]),
}
