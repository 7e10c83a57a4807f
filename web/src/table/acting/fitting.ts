/** How much of a panel fits into its box. */

/** The most of `all` that fits, where the first so many are always tried together; `fits` looks at so many of them. */
export function mostThatFit(all: number, fits: (count: number) => boolean): number {
  if (fits(all)) return all
  let [least, most] = [0, all - 1]
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    if (fits(middle)) least = middle
    else most = middle - 1
  }
  return least
}

/** A hair's breadth, by which boxes are rounded. */
const HAIR = 1

/** Whether nothing in a box sticks out of it. */
export function holds(box: HTMLElement): boolean {
  return box.scrollWidth <= box.clientWidth + HAIR && box.scrollHeight <= box.clientHeight + HAIR
}
