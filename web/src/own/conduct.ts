/** By what I am known among strangers, and what I am told of them: how many games they have played, and left early. */
import type { ConductInfo } from '../api/views'
import { text64 } from '../parts/base64'
import { say } from '../words/words.svelte'

const KEPT = 'dreadhall-conduct'
const BYTES = 32

/** The key that I bring to tables of strangers; empty before the first. */
export const conductHere = (): string => localStorage.getItem(KEPT) ?? ''

export const keepConduct = (key: string): void => localStorage.setItem(KEPT, key)

/** The same, made now where there was none. */
export function myConduct(): string {
  if (!conductHere()) keepConduct(text64(crypto.getRandomValues(new Uint8Array(BYTES))))
  return conductHere()
}

/** What there is to know of a stranger, as a plain figure. */
export function sayConduct({ finished, abandoned }: ConductInfo): string {
  return say('web-open-conduct', { games: finished + abandoned, abandoned })
}
