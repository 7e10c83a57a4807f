/** Whom I would rather not meet: neither what they say is shown to me nor the tables that they open.
 *
 *  They are known by their names alone, for there is nothing else, and are not told. It goes along to other devices. */

/** Whether somebody of this name is blocked, and since when that is so. */
export interface BlockedName {
  name: string
  blocked: boolean
  at: number
}

const KEPT = 'dreadhall-blocked'
const MOST = 200

/** A name as it compares, however it is written. */
const compared = (name: string): string => name.normalize('NFKC').trim().toLowerCase()

/** Both together: of a name, what was said of it last. */
export function blockedTogether(here: readonly BlockedName[], there: readonly BlockedName[]): BlockedName[] {
  const last = new Map<string, BlockedName>()
  for (const one of [...here, ...there].toSorted((one, other) => one.at - other.at)) last.set(compared(one.name), one)
  return [...last.values()].toSorted((one, other) => other.at - one.at).slice(0, MOST)
}

function read(): BlockedName[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]')
    return Array.isArray(kept) ? (kept as BlockedName[]) : []
  } catch {
    return []
  }
}

class Blocked {
  all = $state.raw<readonly BlockedName[]>(read())

  /** The names that are blocked now. */
  readonly names = $derived(this.all.filter(({ blocked }) => blocked).map(({ name }) => name))

  has(name: string): boolean {
    return this.names.some((one) => compared(one) === compared(name))
  }

  set(name: string, blocked: boolean): void {
    this.keep(blockedTogether(this.all, [{ name, blocked, at: Date.now() }]))
  }

  keep(all: readonly BlockedName[]): void {
    this.all = all
    localStorage.setItem(KEPT, JSON.stringify(all))
  }
}

export const blocked = new Blocked()
