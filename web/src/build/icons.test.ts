import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { rounded, tokensOf } from './icons'

const SET = JSON.parse(readFileSync('node_modules/@iconify-json/game-icons/icons.json', 'utf8')) as {
  icons: Record<string, { body: string }>
}
const USED = [
  'src/icons/first.json',
  'src/icons/common.json',
  'src/games/darkest/icons.json',
  'src/games/betrayal/icons.json',
].flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as string[])

/** The numbers and letters of all paths of an icon. */
function tokens(body: string): string[] {
  return [...body.matchAll(/ d="([^"]+)"/g)].flatMap(([, path]) => tokensOf(path!))
}

/** Whether a letter is the same, and a number nearly. */
function isNear(before: string, after: string | undefined): boolean {
  return /[a-zA-Z]/.test(before) ? after === before : Math.abs(Number(before) - Number(after)) <= 0.0501
}

describe('a rounded icon', () => {
  it('keeps numbers apart', () => {
    expect(rounded('<path d="M1.04-.002c.26.34-.51 12 0-.04z"/>')).toBe('<path d="M1 0c.3.3-.5 12 0 0z"/>')
    expect(rounded('<path d="M0 0a5 5.25 0 01.26.3"/>')).toBe('<path d="M0 0a5 5.3 0 0 1 .3.3"/>')
    expect(rounded('<path d="m1.23.46l-.04.55"/>')).toBe('<path d="m1.2.5l0 .6"/>')
  })

  it('has the same lines as before, nearly to the hair', () => {
    for (const name of USED) {
      const body = SET.icons[name]?.body ?? ''
      const [before, after] = [tokens(body), tokens(rounded(body))]
      expect(after.length, name).toBe(before.length)
      expect(
        before.filter((token, n) => !isNear(token, after[n])),
        name,
      ).toEqual([])
    }
  })
})
