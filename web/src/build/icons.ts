/** Only the icons that are named go into the client, out of the thousands in the set. */
import { existsSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const SET = 'node_modules/@iconify-json/game-icons/icons.json'
const ID = /^virtual:icons\/([a-z]+)$/
const OWN = ['first', 'common']

interface IconSet {
  icons: Record<string, { body: string }>
  aliases?: Record<string, { parent: string }>
}

/** A tenth of a unit on a grid of 512 is more than any screen shows. */
export function rounded(body: string): string {
  return body.replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${tokensOf(path).map(shortest).reduce(joined)}"`)
}

/** The letters and numbers of a path. The flags of an arc, its fourth and fifth number, may stick to what follows them. */
export function tokensOf(path: string): string[] {
  const tokens: string[] = []
  let arc = -1
  for (let rest = path.trim(); rest; rest = rest.replace(/^[\s,]+/, '')) {
    const isFlag = arc >= 0 && (arc % 7 === 3 || arc % 7 === 4)
    const token = (isFlag ? /^[01]/ : /^(?:[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/).exec(rest)?.[0]
    if (token === undefined) throw new Error(`cannot read the path at ${rest.slice(0, 20)}`)
    arc = /^[a-zA-Z]/.test(token) ? (/^[aA]/.test(token) ? 0 : -1) : arc < 0 ? -1 : arc + 1
    tokens.push(token)
    rest = rest.slice(token.length)
  }
  return tokens
}

/** A number of a path as short as it can be written. */
function shortest(token: string): string {
  return /[a-df-zA-DF-Z]/.test(token) ? token : String(Number(Number(token).toFixed(1))).replace(/^(-?)0\./, '$1.')
}

/** Two numbers need a space between them only where they would be read as one. */
function joined(before: string, token: string): string {
  const last = /[\d.]+$/.exec(before)?.[0] ?? ''
  const apart = last === '' || /^[a-zA-Z-]/.test(token) || (token.startsWith('.') && last.includes('.'))
  return before + (apart ? '' : ' ') + token
}

/** `virtual:icons/first` are those of the first screen, `…/common` the client's other ones, `…/<game>` those that a game names. */
export function icons(): Plugin {
  let set: IconSet | undefined
  const bodyOf = (name: string) => {
    set ??= JSON.parse(readFileSync(SET, 'utf8')) as IconSet
    return set.icons[name]?.body ?? set.icons[set.aliases?.[name]?.parent ?? '']?.body
  }
  return {
    name: 'icons',
    resolveId: (source) => (ID.test(source) ? `\0${source}` : undefined),
    load(source) {
      const found = source.startsWith('\0') ? ID.exec(source.slice(1)) : null
      if (!found) return undefined
      const [, whose = ''] = found
      const file = OWN.includes(whose) ? `src/icons/${whose}.json` : `src/games/${whose}/icons.json`
      if (!existsSync(file)) this.error(`${file} is missing: it lists the icons of ${whose}`)
      this.addWatchFile(file)
      const names = JSON.parse(readFileSync(file, 'utf8')) as string[]
      const bodies: Record<string, string> = {}
      for (const name of names) {
        const body = bodyOf(name)
        if (body === undefined) this.error(`${file}: game-icons has no icon called ${name}`)
        bodies[name] = rounded(body)
      }
      return `export default ${JSON.stringify(bodies)}`
    },
  }
}
