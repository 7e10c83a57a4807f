/** How this browser likes it: kept here, applied to the document at once, and asked for by the rest of the client. */

import { KINDS, type Kind } from '../sound/names'
import { PACES, type Pace } from '../stage/pace'

export type Motion = 'system' | 'less'
/** Pages for one pair of eyes: open while they are held, or always. */
export type Pages = 'held' | 'open'
export const SIZES = [0.9, 1, 1.15, 1.3, 1.5] as const

export interface Kept {
  size: number
  motion: Motion
  pace: Pace
  sound: boolean
  volume: number
  silent: readonly Kind[]
  notify: boolean
  pages: Pages
  voices: boolean
}

const KEPT = 'dreadhall-settings'
const DEFAULTS: Kept = {
  size: 1,
  motion: 'system',
  pace: 'brisk',
  sound: true,
  volume: 0.6,
  silent: [],
  notify: false,
  pages: 'held',
  voices: true,
}

/** What was kept, with the default for whatever is missing or makes no sense. */
export function readKept(text: string | null): Kept {
  let read: Partial<Record<keyof Kept, unknown>> = {}
  try {
    const parsed: unknown = JSON.parse(text ?? '{}')
    if (parsed && typeof parsed === 'object') read = parsed
  } catch {
    // Whoever wrote that, it was not us.
  }
  const { size, motion, pace, sound, volume, silent, notify, pages, voices } = read
  return {
    size: SIZES.find((one) => one === size) ?? DEFAULTS.size,
    motion: motion === 'less' ? 'less' : DEFAULTS.motion,
    pace: PACES.find((one) => one === pace) ?? DEFAULTS.pace,
    sound: typeof sound === 'boolean' ? sound : DEFAULTS.sound,
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : DEFAULTS.volume,
    silent: Array.isArray(silent) ? KINDS.filter((kind) => silent.includes(kind)) : DEFAULTS.silent,
    notify: notify === true,
    pages: pages === 'open' ? 'open' : DEFAULTS.pages,
    voices: typeof voices === 'boolean' ? voices : DEFAULTS.voices,
  }
}

class Settings {
  #kept = $state<Kept>(readKept(localStorage.getItem(KEPT)))
  #systemStill = $state(false)

  constructor() {
    const asked = matchMedia('(prefers-reduced-motion: reduce)')
    this.#systemStill = asked.matches
    asked.addEventListener('change', () => (this.#systemStill = asked.matches))
    addEventListener('storage', (event) => {
      if (event.key === KEPT) this.#take(readKept(event.newValue))
    })
    this.#apply()
  }

  /** The size of all text, 1 being the usual. */
  get size(): number {
    return this.#kept.size
  }

  get motion(): Motion {
    return this.#kept.motion
  }

  /** How fast what happens is shown. */
  get pace(): Pace {
    return this.#kept.pace
  }

  /** Whether nothing may move, because the player or the system wants it so. */
  get still(): boolean {
    return this.#kept.motion === 'less' || this.#systemStill
  }

  /** Whether pages for one pair of eyes have to be held. */
  get pages(): Pages {
    return this.#kept.pages
  }

  /** Whether the characters say something now and then. */
  get voices(): boolean {
    return this.#kept.voices
  }

  /** Whether there may be sound; nothing is heard before the page was touched. */
  get sound(): boolean {
    return this.#kept.sound
  }

  /** From 0 to 1. */
  get volume(): number {
    return this.#kept.volume
  }

  /** The kinds of sounds that are not wanted. */
  get silent(): readonly Kind[] {
    return this.#kept.silent
  }

  /** Whether the browser may call when it is the player's turn: wanted here, and allowed by the browser. */
  get notify(): boolean {
    return this.#kept.notify && notificationState() === 'granted'
  }

  change(part: Partial<Kept>): void {
    this.#take({ ...this.#kept, ...part })
    localStorage.setItem(KEPT, JSON.stringify(this.#kept))
  }

  /** Want notifications; asks the browser's leave, and says whether it was given. */
  async wantNotifications(yes: boolean): Promise<boolean> {
    const granted = yes && notificationState() !== 'none' && (await Notification.requestPermission()) === 'granted'
    this.change({ notify: granted })
    return granted
  }

  #take(kept: Kept): void {
    this.#kept = kept
    this.#apply()
  }

  #apply(): void {
    const root = document.documentElement
    root.style.setProperty('--size', String(this.#kept.size))
    root.dataset['motion'] = this.#kept.motion
  }
}

/** What the browser says about notifications; `none` where it has no such thing. */
export function notificationState(): NotificationPermission | 'none' {
  return 'Notification' in globalThis ? Notification.permission : 'none'
}

export const settings = new Settings()
