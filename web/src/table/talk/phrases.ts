/** Phrases that everybody hears in their own language: a line of chat that starts with a sign, and names one of them. */
import { has, say } from '../../words/words.svelte'

export const PHRASES = ['follow', 'wait', 'heal', 'help', 'split', 'run', 'thanks', 'well', 'sorry', 'back'] as const

const SIGN = '❝ '

/** The line that says a phrase. */
export function phrase(id: string): string {
  return `${SIGN}${id}`
}

/** What a line says to whoever reads it: a phrase in the language on the screen, anything else as it was written. */
export function inWords(text: string): string {
  const id = /^❝ ([a-z]+)$/.exec(text)?.[1]
  return id && has(`play-phrase-${id}`) ? say(`play-phrase-${id}`) : text
}
