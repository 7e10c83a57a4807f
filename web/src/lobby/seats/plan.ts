/** Who will sit where at a new table, and opening it that way. */
import type { api as Api } from '../../api/client'
import type { HeldKey } from '../../api/keys'
import type { Values } from '../options/options'

/** Me, somebody with a link, or the bot of that name. */
export type Sitter = 'me' | 'other' | `bot:${string}`
export type Company = 'alone' | 'bots' | 'others'

const STRENGTHS = ['gentle', 'clever', 'ruthless']

/** The bots that a person can choose from: by how well they play, where they differ in that. */
export function offered(bots: readonly string[]): string[] {
  const strengths = STRENGTHS.filter((one) => bots.includes(one))
  return strengths.length ? strengths : [...bots]
}

/** The bot that is proposed: one that thinks, where there is one. */
export function bestBot(bots: readonly string[]): string {
  return bots.find((bot) => bot === 'clever') ?? bots.find((bot) => bot !== 'random') ?? bots[0] ?? ''
}

/** A first proposal, with so many seats as are good for company. */
export function proposed(
  company: Company,
  fewest: number,
  most: number,
  bots: readonly string[],
  wanted = 3,
): Sitter[] {
  const seats = Math.min(most, Math.max(fewest, company === 'alone' ? 1 : wanted))
  const filler: Sitter =
    company === 'alone' ? 'me' : company === 'bots' && bots.length ? `bot:${bestBot(bots)}` : 'other'
  return resized(['me'], seats, filler)
}

/** More seats, filled alike, or fewer. */
export function resized(plan: readonly Sitter[], seats: number, filler: Sitter): Sitter[] {
  return Array.from({ length: seats }, (_, seat) => plan[seat] ?? filler)
}

/** Who a further seat is for: whoever has the last one, but for me. */
export function nextSitter(plan: readonly Sitter[]): Sitter {
  const last = plan.at(-1) ?? 'other'
  return last === 'me' ? 'other' : last
}

/** Whether nobody is missing, so that the game can begin at once. */
export function isFull(plan: readonly Sitter[]): boolean {
  return !plan.includes('other')
}

/** Whom one plays with. */
export function companyOf(plan: readonly Sitter[]): Company {
  if (!isFull(plan)) return 'others'
  return plan.some((one) => one !== 'me') ? 'bots' : 'alone'
}

export interface Planned {
  game: string
  plan: readonly Sitter[]
  options: Values
  title: string
  away: number
  turn?: number
  name: string
}

type Server = Pick<typeof Api, 'open' | 'join' | 'bot' | 'start'>

/** Open the table, keep its keys, sit down, seat the bots, and begin if nobody is missing; gives the table's id. */
export async function openPlanned(server: Server, keep: (held: HeldKey) => void, planned: Planned): Promise<string> {
  const { game, plan, options, title, away, turn, name } = planned
  const opened = await server.open({
    game,
    seats: plan.length,
    options,
    title,
    ...(away ? { away } : {}),
    ...(turn ? { turn } : {}),
  })
  const table = opened.table_id
  keep({ table, role: 'spectator', key: opened.spectator_key })
  keep({ table, role: 'invite', key: opened.invite_key })
  keep({ table, role: 'host', key: opened.host_key })
  const sitDown = async () => {
    let beside: string | undefined
    for (const seat of plan.keys()) {
      if (plan[seat] !== 'me') continue
      const joined = await server.join(table, opened.host_key, seat, name, beside)
      beside ??= joined.key
      keep({ table, role: 'seat', key: joined.key, seat })
    }
  }
  const seatBot = ([seat, sitter]: [number, Sitter]) =>
    server.bot(table, opened.host_key, seat, sitter.slice('bot:'.length))
  const bots = [...plan.entries()].filter(([, sitter]) => sitter.startsWith('bot:'))
  // The table is open: whatever is refused from here on can be set right in its lobby.
  const seated = await Promise.allSettled([sitDown(), ...bots.map(seatBot)])
  const isReady = isFull(plan) && seated.every(({ status }) => status === 'fulfilled')
  if (isReady) await server.start(table, opened.host_key).catch(() => undefined)
  return table
}
