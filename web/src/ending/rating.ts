/** How good one is, reckoned in this browser from the shelf and for nobody else: Glicko-2 against what sides usually win.
 *
 *  Each game is one against a side whose strength is chosen so that a player of the usual rating wins as often as the
 *  bots did that have played it hundreds of times. So a hopeless part lost costs next to nothing, and is much if won. */
import rate from 'glicko2-lite'
import { type Mark, MOST_CARRIED } from './shelf'

/** What a mark was worth before anybody played: the chance of its side, or null where nobody has measured it. */
export type ChanceOf = (mark: Mark) => number | null

export interface Rating {
  value: number
  /** So far off it may be, 19 times in 20. */
  within: number
  games: number
}

const USUAL = 1500
const UNKNOWN = 350
const VOLATILITY = 0.06
const LIKELY = 1.96
/** What was measured in some dozens of games is known no better. */
const LEAST = 0.02
const KEPT = 'dreadhall-rating'

/** The rating after all games on the shelf that go along to other devices; null where none of them counts. */
export function ratingOf(marks: readonly Mark[], chanceOf: ChanceOf): Rating | null {
  const games = marks.slice(0, MOST_CARRIED).flatMap((mark) => {
    // Whoever sat on both sides has played against themselves.
    const isAlone = !marks.some((one) => one.table === mark.table && one.side !== mark.side)
    const chance = isAlone ? chanceOf(mark) : null
    return chance === null ? [] : [{ won: mark.won, at: mark.at, strength: strengthAgainst(chance) }]
  })
  if (!games.length) return null
  games.sort((one, other) => one.at - other.at)
  let now = { rating: USUAL, rd: UNKNOWN, vol: VOLATILITY }
  for (const { won, strength } of games) now = rate(now.rating, now.rd, now.vol, [[strength, 0, won ? 1 : 0]])
  return { value: Math.round(now.rating), within: Math.round(LIKELY * now.rd), games: games.length }
}

/** The rating of an opponent against whom the usual player has this chance. */
function strengthAgainst(chance: number): number {
  const known = Math.min(1 - LEAST, Math.max(LEAST, chance))
  return USUAL + 400 * Math.log10((1 - known) / known)
}

/** The chance in the middle of those that there are; null where there are none. */
export function middleOf(chances: readonly (number | undefined)[]): number | null {
  const known = chances.filter((one) => one !== undefined)
  return known.length ? known.reduce((sum, one) => sum + one, 0) / known.length : null
}

export const isRatingWanted = (): boolean => localStorage.getItem(KEPT) === 'yes'

export function wantRating(wanted: boolean): void {
  if (wanted) localStorage.setItem(KEPT, 'yes')
  else localStorage.removeItem(KEPT)
}
