/** The Fluent catalogues, bundled so that each screen fetches what it says and little more. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { shortIds } from '../words/ids.ts'

const LOCALES = '../locales'
const GAMES = 'src/games'
const ID = /^virtual:words(?:\/([a-z]+)\/([a-z]+))?$/
const FIRST = 'web.ftl'
/** The client's own catalogues, by how their names begin; `table.ftl` is the terminal's. */
const OWN = ['guide', 'play', 'replay', 'web']
/** Of a game, the first screen shows its title, its blurb, and the names of its presets and of its own screens. */
const OF_GAMES = /^[a-z]+-(?:title|blurb|(?:place|preset)-[a-z]+) = .*$/gm

/** `virtual:words` has what the first screen says and the way to all else: `common`, and the words of each game. */
export function words(): Plugin {
  return {
    name: 'words',
    resolveId: (source) => (ID.test(source) ? `\0${source}` : undefined),
    load(source) {
      const found = source.startsWith('\0') ? ID.exec(source.slice(1)) : null
      if (!found) return undefined
      const [, language, group] = found
      if (language && group) {
        for (const file of filesOf(language, group)) this.addWatchFile(file)
        return `export default ${JSON.stringify(shortIds(filesOf(language, group).map(read).join('\n')))}`
      }
      return index()
    },
  }
}

function folders(path: string): string[] {
  return readdirSync(path, { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map((one) => one.name)
}

/** The games that have a screen. */
function games(): string[] {
  return folders(GAMES).filter((game) => existsSync(join(GAMES, game, 'index.ts')))
}

/** The group a catalogue belongs to, by how its name begins: a game's, or what is common to all. */
function groupOf(file: string): string | undefined {
  const [begin = ''] = file.split(/[-.]/)
  return OWN.includes(begin) ? 'common' : games().find((game) => game === begin)
}

function filesOf(language: string, group: string): string[] {
  return readdirSync(join(LOCALES, language))
    .filter((file) => file.endsWith('.ftl') && file !== FIRST && groupOf(file) === group)
    .map((file) => join(LOCALES, language, file))
}

/** A catalogue without its comments and empty lines, and with no more room between its signs than Fluent needs. */
export function read(file: string): string {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map(tight)
    .join('\n')
}

/** A line of a catalogue: what goes on keeps one space before it, and a variant none. */
export function tight(line: string): string {
  return line
    .replace(/\{ +(?=\$)/g, '{')
    .replace(/(?<=\$[a-z_]+) +(?=\})/g, '')
    .replace(/^ +(?=\*?\[)/, '')
    .replace(/^ +/, ' ')
    .replace(/^([a-z0-9-]+) =(?: |$)/, '$1=')
    .replace(/^(\*?\[[^\]]+\]) +/, '$1')
}

function index(): string {
  const languages = folders(LOCALES)
  const groups = [...games(), 'common']
  const first = languages.map((language) => {
    const own = groups.flatMap((group) =>
      filesOf(language, group).flatMap((file) => readFileSync(file, 'utf8').match(OF_GAMES) ?? []),
    )
    return [language, [read(join(LOCALES, language, FIRST)), ...own].join('\n')]
  })
  const ways = languages.map((language) => {
    const each = groups.map((group) => `${group}: () => import('virtual:words/${language}/${group}')`)
    return `${language}: { ${each.join(', ')} }`
  })
  return `export const first = ${JSON.stringify(Object.fromEntries(first))}\nexport const groups = { ${ways.join(', ')} }`
}
