/** Sound in this browser: none before the first touch or key, none that is not wanted, none while the page is hidden. */
import { settings, type Kept } from '../settings/settings.svelte'
import type { Mixer } from './mixing/mixer'
import type { Sound } from './names'

let context: AudioContext | undefined
let mixer: Mixer | undefined
let loading: Promise<void> | undefined
let storm: number | null = null
let touched = false

/** Make these sounds, one after the other; what cannot be heard now is not heard later. */
export function play(sounds: readonly Sound[]): void {
  if (settings.sound && !document.hidden) mixer?.play(sounds)
}

/** The weather underneath, from a breath of wind (0) to a storm (1); null where there is none. */
export function underneath(level: number | null): void {
  storm = level
  settle()
}

/** Call whoever looks at something else: the one thing that is heard from a hidden page. */
export async function ring(): Promise<void> {
  if (!settings.sound || !mixer || !context) return
  await context.resume()
  const seconds = mixer.play(['turn'])
  setTimeout(settle, seconds * 1000)
}

/** Change how it sounds; `sample` lets one hear it. */
export async function changeSound(
  part: Partial<Pick<Kept, 'sound' | 'volume' | 'silent'>>,
  sample?: Sound,
): Promise<void> {
  settings.change(part)
  settle()
  await loading
  if (sample) play([sample])
}

function isTouched(): boolean {
  return touched || (navigator.userActivation?.hasBeenActive ?? false)
}

/** Be heard or not, as things stand now. */
function settle(): void {
  if (settings.sound && isTouched() && !context && 'AudioContext' in globalThis) begin(new AudioContext())
  if (!context || !mixer) return
  mixer.tune(settings.volume, settings.silent)
  if (settings.sound && !document.hidden) {
    if (context.state !== 'running') void context.resume()
    mixer.underneath(storm)
  } else {
    mixer.hush()
    void context.suspend()
  }
}

/** The context must be there while a finger is on the page; what is played on it is fetched. */
function begin(made: AudioContext): void {
  context = made
  loading = import('./mixing/mixer').then(
    ({ Mixer: Made }) => {
      mixer = new Made(made)
      settle()
    },
    () => undefined,
  ) // without it the house is silent
}

function touch(): void {
  touched = true
  if (context?.state !== 'running') settle()
}

addEventListener('pointerup', touch, { capture: true })
addEventListener('keydown', touch, { capture: true })
document.addEventListener('visibilitychange', settle)
