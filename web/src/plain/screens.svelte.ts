/** The screens that packages bring: a module each, which the server serves from the package. */

/** What such a screen is given, and given anew whenever something has changed. */
export interface Shown {
  /** What this seat may know. */
  position: unknown
  seats: number
  language: string
  /** What can be done now, in words; `pick` does it. */
  choices: { key: string; verb: string; data: Record<string, unknown>; text: string }[]
  pick: (key: string) => void
}

export interface DrawnScreen {
  mount: (place: HTMLElement, shown: Shown) => { update: (shown: Shown) => void; destroy?: () => void }
}

const drawn = $state<{ of: Record<string, DrawnScreen> }>({ of: {} })

/** The screen of a game, once it is there. */
export const screenOf = (game: string): DrawnScreen | undefined => drawn.of[game]

/** Fetch the screen of a game; one that cannot be had is told to whoever writes it, and cards and lists stand instead. */
export async function loadScreen(game: string): Promise<void> {
  const address = `/api/games/${encodeURIComponent(game)}/screen/index.js`
  try {
    const found = (await import(/* @vite-ignore */ address)) as Partial<DrawnScreen>
    if (typeof found.mount !== 'function') throw new Error(`${address} exports no function "mount"`)
    drawn.of = { ...drawn.of, [game]: found as DrawnScreen }
  } catch (problem) {
    console.error(`the screen of ${game} cannot be shown:`, problem)
  }
}
