/** What characters have just said, each beside their face for a while; nothing of it waits for anybody, and nothing waits for it. */
import { untrack } from 'svelte'
import type { GameScreens, Voice } from '../../games'
import { settings } from '../../settings/settings.svelte'
import type { Shown } from '../../stage/director.svelte'

/** How long what somebody says stands beside their face. */
const SPOKEN_MILLISECONDS = 7000

export class Voices {
  /** What was said last, by who said it. */
  said = $state.raw<Readonly<Record<string, Voice>>>({})
  /** How many events have been heard; none before the table is seen for the first time. */
  #heard: number | null = null

  /** Hear what is said with the events that are new. */
  follow(shown: Shown | null, { voices }: Pick<GameScreens, 'voices'>): void {
    if (!shown || !voices) return
    const { events, view } = shown
    const since = this.#heard
    this.#heard = events.length
    if (since === null || since >= events.length || !untrack(() => settings.voices)) return
    untrack(() => this.#note(voices(events, since, view.position)))
  }

  #note(said: readonly Voice[]): void {
    if (!said.length) return
    this.said = { ...this.said, ...Object.fromEntries(said.map((voice) => [voice.who, voice])) }
    setTimeout(() => {
      const left = Object.entries(this.said).filter(([, voice]) => !said.includes(voice))
      this.said = Object.fromEntries(left)
    }, SPOKEN_MILLISECONDS)
  }
}
