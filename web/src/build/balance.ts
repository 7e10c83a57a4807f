/** How often the bots of a study have won, for whoever wants to know how hard something was: out of the documents. */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const TABLE = '../docs/balance.csv'
const ID = /^virtual:balance\/([a-z]+)$/
/** study, what was played, who played, games, side, what became of it, how often */
const ROW = /^balance-([a-z]+),"[a-z]+ with ([^"]+)",[^,]*,(\d+),[^,]*,win,(\d+),/

/** `virtual:balance/<game>` has the chance of those whom everybody begins with, by what was played. */
export function balance(): Plugin {
  return {
    name: 'balance',
    resolveId: (source) => (ID.test(source) ? `\0${source}` : undefined),
    load(source) {
      const found = source.startsWith('\0') ? ID.exec(source.slice(1)) : null
      if (!found) return undefined
      this.addWatchFile(TABLE)
      return `export default ${JSON.stringify(chances(readFileSync(TABLE, 'utf8'), found[1]!))}`
    },
  }
}

/** Nobody has no chance at all because so few games were played: half a game more was won, and half a game lost. */
export function chances(table: string, game: string): Record<string, number> {
  const rows = table.split('\n').map((line) => ROW.exec(line))
  return Object.fromEntries(
    rows.flatMap((row) =>
      row?.[1] === game ? [[row[2]!, Math.round((1000 * (Number(row[4]) + 0.5)) / (Number(row[3]) + 1)) / 1000]] : [],
    ),
  )
}
