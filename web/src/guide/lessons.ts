/** The lessons of a game, and how far somebody has come with them, as this browser remembers it. */
import type { Lesson } from '../api/views'
import type { LessonHints } from '../games'
import type { GameCard } from '../lobby/card'

/** The lessons of a game, and those of them that were begun and can be taken up again. */
export interface Course {
  game: string
  hints: LessonHints | null
  lessons: Lesson[]
  card: GameCard | null
  begun: ReadonlyMap<string, Progress>
}

export interface Progress {
  /** The table at which it is taken. */
  table: string
  /** How many of its steps have been read. */
  read: number
  /** After how many answers it was left to play on freely; null while it is followed. */
  left: number | null
  /** Whether it was ever taken to its end. */
  done: boolean
}

interface Kept {
  /** The lesson that was taken last. */
  last: string
  lessons: Record<string, Progress>
}

const kept = (game: string) => `dreadhall-tutorial-${game}`

function recall(game: string): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(kept(game)) ?? '') as Partial<Kept>
    return { last: found.last ?? '', lessons: found.lessons ?? {} }
  } catch {
    return { last: '', lessons: {} }
  }
}

export function progressOf(game: string, lesson: string): Progress | null {
  return recall(game).lessons[lesson] ?? null
}

export function keepProgress(game: string, lesson: string, progress: Progress): void {
  const { lessons } = recall(game)
  localStorage.setItem(kept(game), JSON.stringify({ last: lesson, lessons: { ...lessons, [lesson]: progress } }))
}

/** The table of the lesson that was taken last. */
export function lessonTable(game: string): string {
  const { last, lessons } = recall(game)
  return lessons[last]?.table ?? ''
}
