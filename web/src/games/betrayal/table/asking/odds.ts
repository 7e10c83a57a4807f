/** Chances with the dice of this game, which show 0, 1 or 2. */

/** How likely each total of so many dice is, from 0 on. */
export function totals(dice: number): number[] {
  let chances = [1]
  for (let n = 0; n < dice; n++) {
    const next = Array.from({ length: chances.length + 2 }, () => 0)
    chances.forEach((chance, total) => [0, 1, 2].forEach((face) => (next[total + face]! += chance / 3)))
    chances = next
  }
  return chances
}

const sum = (chances: readonly number[]): number => chances.reduce((all, one) => all + one, 0)

export function chanceOfAtLeast(dice: number, target: number): number {
  return sum(totals(dice).slice(Math.max(0, target)))
}

/** The haunt begins when six dice show less than the number of omens. */
export function hauntChance(omens: number): number {
  return 1 - chanceOfAtLeast(6, omens)
}

/** The chance that the first roll is higher than the second. */
export function chanceToBeat(dice: number, against: number): number {
  const theirs = totals(against)
  return totals(dice).reduce((all, chance, total) => all + chance * sum(theirs.slice(0, total)), 0)
}

export const percent = (chance: number): number => Math.round(100 * chance)
