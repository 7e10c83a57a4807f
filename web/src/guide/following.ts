/** Where somebody is in a lesson: by how many answers have been given, and what is asked. */
import type { Ask, Choice } from '../api/play'
import type { Lesson, Step } from '../api/views'

/** The seat of whoever takes a lesson. */
const READER = 0

/** A step and its place in the lesson. */
export interface Place {
  step: Step
  place: number
}

const answers = (lesson: Lesson): Place[] =>
  lesson.steps.map((step, place) => ({ step, place })).filter(({ step }) => step.answer)

/**
 * The answer that the reader gives now; null where another question is asked than the lesson expects.
 * Where several answer at once, each may be the first to do so.
 */
export function answerNow(lesson: Lesson, move: number, ask: Ask): Place | null {
  const near = answers(lesson)
    .map((found, number) => ({ ...found, far: Math.abs(number - move) }))
    .filter(({ step, far }) => step.seat === READER && step.prompt === ask.prompt && far < lesson.seats)
    .sort((one, other) => one.far - other.far)
  return near[0] ?? null
}

/** Whether somebody else answers the same question first, where several act at once. */
export function isOfAnother(lesson: Lesson, move: number, ask: Ask): boolean {
  const next = answers(lesson)[move]?.step
  return next?.seat !== READER && next?.prompt === ask.prompt && !answerNow(lesson, move, ask)
}

/** What is said now: what has not been read before an answer comes first, then the answer. */
export function stepNow(lesson: Lesson, move: number, ask: Ask, read: number): Place | null {
  const answer = answerNow(lesson, move, ask)
  if (!answer) return null
  let place = answer.place
  while (place > 0 && !lesson.steps[place - 1]?.answer) place--
  place = Math.min(Math.max(place, read), answer.place)
  return { step: lesson.steps[place]!, place }
}

/** What is said while others answer: since the reader's last answer, up to the one that comes next. */
export function aside(lesson: Lesson, move: number): Place | null {
  const given = answers(lesson).slice(0, move + 1)
  const own = given.slice(0, move).findLastIndex(({ step }) => step.seat === READER)
  return given.slice(own + 1).findLast(({ step }) => step.seat !== READER && step.say) ?? null
}

/** What has been learnt after so many answers. */
export function learnt(lesson: Lesson, move: number): Set<string> {
  return new Set(
    answers(lesson)
      .slice(0, move)
      .flatMap(({ step }) => step.learns || []),
  )
}

export const isThrough = (lesson: Lesson, move: number): boolean => move >= answers(lesson).length

/** The choice that a step asks for, if it can be made. */
export function choiceOf(step: Step | undefined, ask: Ask | null): Choice | undefined {
  return ask?.choices.find((choice) => choice.key === step?.answer)
}
