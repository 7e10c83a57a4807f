/** Which rules hold: editions, modules and the variants of translations. */
import type { Played } from '../../contract'

export const MODULES = ['advanced', 'radioactive', 'species'] as const
const TRANSLATIONS = ['de', 'fr']

/** What is played at a table with these options, or without them everything there is. */
export function played(options: Record<string, unknown> | null): Played {
  if (!options) return { edition: '', advanced: true, radioactive: true, species: true, variants: TRANSLATIONS }
  const rules = options['house_rules']
  const species = options['species']
  const ways = typeof rules === 'object' && rules !== null ? Object.values(rules) : []
  return {
    edition: options['edition'] === 'first' ? 'first' : 'revised',
    advanced: options['advanced'] === true,
    radioactive: options['radioactive'] === true,
    species:
      typeof species === 'object' && species !== null && Object.values(species).some((count) => Number(count) > 0),
    variants: TRANSLATIONS.filter((way) => ways.includes(way)),
  }
}

/** Whether a section or a part of a rule holds. */
export function holds(what: { module?: string; scopes?: readonly string[] }, now: Played): boolean {
  const { module = '', scopes = [] } = what
  if (module && !now[module]) return false
  return scopes.length === 0 || scopes.some((scope) => isInUse(scope, now))
}

function isInUse(scope: string, now: Played): boolean {
  if (TRANSLATIONS.includes(scope)) return (now['variants'] as string[]).includes(scope)
  return !now['edition'] || scope === now['edition']
}
