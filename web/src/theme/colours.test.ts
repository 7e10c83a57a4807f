import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const FILES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:svelte|css|ts)$/.test(file) && !/\.test\.ts$|^api\/views\.ts$/.test(file))
  .map((file) => `src/${file}`)
const THEMES = FILES.filter((file) => /^src\/theme\/.*\.css$|\/colours\.css$/.test(file))
const TEXTS = FILES.filter((file) => !THEMES.includes(file)).map((file) => ({ file, text: read(file) }))

const LITERAL = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?!-)|\b(?:rgba?|hsla?|hwb|(?:ok)?(?:lab|lch)|color)\(/gi
const NAMES =
  'white|black|gr[ae]y|silver|red|maroon|yellow|gold|orange|green|lime|olive|blue|navy|teal|aqua|purple|pink|brown'
const NAMED = new RegExp(
  `(?:color|fill|stroke|background|border|outline|shadow)[\\w-]*[:=][^;{}<>\\n]*(?<![\\w-])(?:${NAMES})(?![\\w-])`,
  'g',
)
const TOKENS = THEMES.flatMap((file) => [...read(file).matchAll(/(--[\w-]+):/g)].map(([, token]) => token!))

describe('a colour', () => {
  it('is named by what it is for, in the theme and nowhere else', () => {
    const literals = (text: string) => [...text.matchAll(LITERAL), ...text.matchAll(NAMED)].map(([found]) => found)
    expect(literals('a { color: #fff; fill: rgb(1 2 3) } <b stroke="red">')).toHaveLength(3)
    expect(TEXTS.flatMap(({ file, text }) => literals(text).map((found) => `${file}: ${found}`))).toEqual([])
  })

  it('is named once, and wanted', () => {
    const texts = TEXTS.map(({ text }) => text).join('\n')
    expect(TOKENS.length).toBeGreaterThan(200)
    expect(TOKENS.filter((token, n) => TOKENS.indexOf(token) !== n || !texts.includes(`var(${token})`))).toEqual([])
  })

  it('has a name that is there', () => {
    const own = new Set([...TOKENS, ...TEXTS.flatMap(({ text }) => text.match(/--[\w-]+(?=["'}]*:|=)/g) ?? [])])
    const used = TEXTS.flatMap(({ file, text }) =>
      [...text.matchAll(/var\((--[\w-]+)/g)].map(([, token]) => [file, token!]),
    )
    expect(used.filter(([, token]) => !own.has(token!))).toEqual([])
  })

  it('of the frame around the page is the night', () => {
    const night = /--night: (#\w+);/.exec(read('src/theme/colours.css'))?.[1]
    expect(read('index.html')).toContain(`name="theme-color" content="${night}"`)
  })
})
