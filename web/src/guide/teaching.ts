/** A guided first game, out of what its game plans to teach; its words are `<game>-lesson-…`. */
import type { Ask } from '../api/play'
import type { Lesson } from '../games'
import { say } from '../words/words.svelte'

export interface Plan extends Pick<Lesson, 'options' | 'seats' | 'goals' | 'learnt'> {
  /** The paragraphs that are told before it begins. */
  story: readonly string[]
  /** The question of which the hint depends on what was learnt. */
  question: string
  /** What to do next at that question, once the reader has looked around. */
  next: (verbs: ReadonlySet<string>, met: ReadonlySet<string>) => string
  /** Other questions with a hint of their own. */
  hinted: ReadonlySet<string>
}

/** What helps with the question on the screen. */
export function hintOf(plan: Plan, ask: Ask | null, met: ReadonlySet<string>, over: boolean): string {
  if (over) return 'over'
  if (!ask) return 'wait'
  if (ask.prompt !== plan.question) return plan.hinted.has(ask.prompt) ? ask.prompt : 'other'
  const verbs = new Set(ask.choices.map((choice) => choice.verb))
  return `${plan.question}-${met.has('look') ? plan.next(verbs, met) : 'look'}`
}

export function lessonOf(game: string, plan: Plan): Lesson {
  const { options, goals, learnt } = plan
  return {
    options,
    goals,
    learnt,
    ...(plan.seats && { seats: plan.seats }),
    title: () => say(`${game}-lesson-title`),
    story: () => plan.story.map((part) => say(`${game}-lesson-${part}`)),
    done: () => say(`${game}-lesson-done`),
    goalName: (goal) => say(`${game}-lesson-goal-${goal}`),
    hintFor: (ask, met, over) => {
      const hint = hintOf(plan, ask, met, over)
      const text = say(`${game}-lesson-hint-${hint}`)
      return hint === `${plan.question}-look` ? { text, goal: 'look' } : { text }
    },
  }
}
