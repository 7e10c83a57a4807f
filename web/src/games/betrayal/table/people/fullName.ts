import { argumentsOf, name } from '../../../../words/words.svelte'
import { GAME } from '../../pieces'

/** What an explorer is called, with both names. */
export function fullName(who: string): string {
  const said = argumentsOf(GAME, { explorer: who })['explorer-full']
  return typeof said === 'string' ? said : name(GAME, 'explorer', who)
}
