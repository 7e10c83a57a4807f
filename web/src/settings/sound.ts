/** A quiet bell, made on the spot: nothing to download. */

let context: AudioContext | undefined

/** Ring once; `volume` from 0 to 1. */
export function ping(volume: number): void {
  if (volume <= 0 || !('AudioContext' in globalThis)) return
  context ??= new AudioContext()
  const now = context.currentTime
  for (const [pitch, strength] of [
    [660, 0.3],
    [990, 0.12],
    [1654, 0.05],
  ] as const) {
    const tone = context.createOscillator()
    const gain = context.createGain()
    tone.frequency.value = pitch
    gain.gain.setValueAtTime(0, now)
    gain.gain.linearRampToValueAtTime(strength * volume, now + 0.01)
    gain.gain.exponentialRampToValueAtTime(0.0001, now + 1.1)
    tone.connect(gain).connect(context.destination)
    tone.start(now)
    tone.stop(now + 1.2)
  }
}
