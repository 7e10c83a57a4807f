/** What goes along to another device: my name, the links to my tables, my shelf. Put together here, and taken apart. */
import { droppedKeys, heldKeys, type HeldKey } from '../api/keys'
import { marksHere, MOST_CARRIED, MOST_KEPT, withMark, type Mark } from '../ending/shelf'
import { keepName, myName } from '../lobby/tables'
import { blocked, blockedTogether, type BlockedName } from './blocked.svelte'
import { conductHere, keepConduct } from './conduct'

export interface Bundle {
  name: string
  keys: HeldKey[]
  /** The ends of keys that were thrown away: they come back from no other device. */
  dropped: string[]
  marks: Mark[]
  /** By what one is known among strangers, and whom one has blocked; an older version kept neither. */
  conduct?: string
  blocked?: BlockedName[]
}

const MOST_KEYS = 200

/** What this browser has. */
export function bundleHere(): Bundle {
  return {
    name: myName(),
    keys: heldKeys(),
    dropped: droppedKeys(),
    marks: marksHere(),
    conduct: conductHere(),
    blocked: [...blocked.all],
  }
}

/** Keep what has come together. */
export function keepBundle({ name, keys, dropped, marks, conduct, blocked: others }: Bundle): void {
  if (name) keepName(name)
  if (conduct) keepConduct(conduct)
  if (others) blocked.keep(others)
  localStorage.setItem('dreadhall-keys', JSON.stringify(keys))
  localStorage.setItem('dreadhall-dropped', JSON.stringify(dropped))
  localStorage.setItem('dreadhall-shelf', JSON.stringify({ version: 1, marks: marks.slice(0, MOST_KEPT) }))
}

/** Both together: what one of them threw away stays away; of the name, the one that is here counts. Among strangers
 *  one is the same on all devices, and who the first of them was. */
export function together(here: Bundle, there: Bundle): Bundle {
  const dropped = [...new Set([...here.dropped, ...there.dropped])].slice(-MOST_KEYS)
  const known = new Set(here.keys.map(({ key }) => key))
  const keys = [...here.keys, ...there.keys.filter(({ key }) => !known.has(key))]
  const marks = [...there.marks].reverse().reduce((all, mark) => withMark(all, mark), here.marks)
  return {
    name: here.name || there.name,
    conduct: there.conduct || here.conduct || '',
    blocked: blockedTogether(here.blocked ?? [], there.blocked ?? []),
    keys: keys.filter(({ key }) => !dropped.includes(endOf(key))).slice(0, MOST_KEYS),
    dropped,
    marks: marks.toSorted((one, other) => other.at - one.at),
  }
}

/** As much of it as goes along. */
export function packed(bundle: Bundle): Bundle {
  return { ...bundle, marks: bundle.marks.slice(0, MOST_CARRIED) }
}

export const endOf = (key: string): string => key.slice(-8)
