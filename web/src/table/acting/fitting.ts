/** How much of a panel fits into its box: groups of buttons, each marked with its rank (`data-rank`). */

/** The most of `all` that fits; `fits` tries so many of them. */
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
function holds(box: HTMLElement): boolean {
  return box.scrollWidth <= box.clientWidth + HAIR && box.scrollHeight <= box.clientHeight + HAIR
}

/** How many buttons (`--row` high, `--gap` apart) have room below each other, under a heading. */
export function rowsIn(box: HTMLElement): number {
  const style = getComputedStyle(box)
  const inside = box.clientHeight - parseFloat(style.paddingBottom)
  const heading = Math.max(0, ...[...box.querySelectorAll<HTMLElement>('.title')].map((one) => one.offsetHeight + 2))
  const [row = 1, gap = 0] = ['--row', '--gap'].map((name) => parseFloat(style.getPropertyValue(name)))
  const size = row * parseFloat(getComputedStyle(document.documentElement).fontSize)
  return Math.max(1, Math.floor((inside - heading + gap) / (size + gap)))
}

/** How many of the buttons fit, those of the lowest rank first; `tried` hears how many are there while that is found out. */
export function roomIn(box: HTMLElement, rows: number, all: number, tried: (count: number) => void): number {
  const groups = [...box.querySelectorAll<HTMLElement>('.section')].map((group) => ({
    group,
    parts: [...group.querySelectorAll<HTMLElement>('[data-rank]')],
    rows: group.style.getPropertyValue('--rows'),
  }))
  const show = (count: number): void => {
    for (const { group, parts } of groups) {
      for (const part of parts) part.style.display = Number(part.dataset['rank']) < count ? '' : 'none'
      const there = parts.filter((part) => part.style.display === '').length
      group.style.display = there ? '' : 'none'
      group.style.setProperty('--rows', String(Math.min(there, rows)))
    }
    tried(count)
  }
  const most = mostThatFit(all, (count) => {
    show(count)
    return holds(box)
  })
  show(all)
  // What a component has written there it writes anew only where that is something else.
  for (const { group, rows: own } of groups) group.style.setProperty('--rows', own)
  return most
}
