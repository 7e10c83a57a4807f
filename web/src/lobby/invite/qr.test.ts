import jsQR from 'jsqr'
import { expect, it } from 'vitest'
import { qrPath } from './qr'

const SCALE = 6
const QUIET = 4

/** The picture of a code as a camera sees it: dark squares on light ground with a quiet border, as `Qr.svelte` draws them. */
function picture(text: string): { pixels: Uint8ClampedArray; width: number } {
  const { size, d } = qrPath(text)
  const width = (size + 2 * QUIET) * SCALE
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x, y, run] of d.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    const left = (Number(x) + QUIET) * SCALE
    const top = (Number(y) + QUIET) * SCALE
    for (let row = top; row < top + SCALE; row++) {
      for (let column = left; column < left + Number(run) * SCALE; column++)
        pixels.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3)
    }
  }
  return { pixels, width }
}

it.each([
  'http://127.0.0.1:8000/#/join/Zm9vYmFy?key=abc',
  `https://dreadhall.example/#/join/0a2c2a57-9d1e?key=${'k'.repeat(43)}&watch=${'w'.repeat(43)}&seat=3`,
])('a reader finds the link in its code: %s', (link) => {
  const { pixels, width } = picture(link)
  expect(jsQR(pixels, width, width)?.data).toBe(link)
})
