/** How often the survivors win, by how dark it is, how many they are and in which house, as bots have played it. */
import { type ChanceOf, middleOf } from '../../../ending/rating'

export async function chances(): Promise<ChanceOf> {
  const { default: known } = await import('virtual:balance/darkest')
  const all = Object.entries(known)
  // A house of one's own was never measured, and is taken for one of those that were.
  return ({ what, side, size }) => {
    const alike = all.filter(([played]) => {
      const [, mode, survivors, house] = /mode=(\w+), survivors=(\d+), house=(\w+)/.exec(played) ?? []
      const isSize = size === undefined || Number(survivors) === size
      return mode === side && isSize && (what === 'own' || house === what)
    })
    return middleOf(alike.map(([, chance]) => chance))
  }
}
