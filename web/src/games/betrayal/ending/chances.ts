/** How often each side of a haunt wins, as bots have played it. */
import { type ChanceOf, middleOf } from '../../../ending/rating'

/** The numbers of explorers that were measured. */
const SIZES = [3, 4, 5, 6]

export async function chances(): Promise<ChanceOf> {
  const { default: known } = await import('virtual:balance/betrayal')
  return ({ what, side, size }) => {
    const sizes = size === undefined ? SIZES : [size]
    const heroes = middleOf(sizes.map((each) => known[`${each} seats, haunt=${what}`]))
    return heroes === null || side === 'heroes' ? heroes : 1 - heroes
  }
}
