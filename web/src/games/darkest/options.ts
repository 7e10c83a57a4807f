/** The options of Dark, Darker, Darkest, as the lobby asks for them. */
import type { OptionInfo } from '../../api/views'
import type { Field, OptionHints, Values } from '../../lobby/options/options'
import { say } from '../../words/words.svelte'
import { type Way, WAYS } from './ways'

const SURVIVORS = ['leo', 'jack', 'nina', 'bruce', 'lucy']
const SPECIES = ['disco-doll', 'guts', 'chunk', 'tuff-guy']
const TOKENS = ['1', '2', '3', '4', '5', '6']
const MOST_TOKENS = 10

/** How many survivors there will be. */
function teamSize(values: Values, seats: number): number {
  return typeof values['survivors'] === 'number' ? values['survivors'] : Math.max(3, seats)
}

function field({ name }: OptionInfo, values: Values, seats: number): Field | null {
  switch (name) {
    case 'survivors':
      return { kind: 'number', least: Math.max(2, seats), most: SURVIVORS.length, auto: true }
    case 'house':
      return { kind: 'made', values: ['recommended', 'hard', 'random'], link: '#/house', storage: 'dreadhall-house' }
    case 'team':
      return { kind: 'picks', from: SURVIVORS, most: teamSize(values, seats) }
    case 'split':
      return { kind: 'shares', total: teamSize(values, seats) }
    case 'species':
      return { kind: 'counts', of: SPECIES, most: MOST_TOKENS }
    case 'spawn_removed':
      return { kind: 'counts', of: TOKENS, most: MOST_TOKENS }
    case 'three_icon_chips':
      return { kind: 'number', least: 0, most: 20, auto: true }
    case 'house_rules':
      return { kind: 'ways', of: WAYS.map(wayField), wayName: (way) => say(way ? `darkest-way-${way}` : 'darkest-way') }
    default:
      return null
  }
}

function wayField({ id, rule, ways }: Way): { id: string; title: string; link: string; values: string[] } {
  return { id, title: say(`darkest-way-of-${id.replaceAll('_', '-')}`), link: `#/rules/darkest/${rule}`, values: ways }
}

/** Some options say how a random house is built. */
function matters(name: string, values: Values): boolean {
  return !['openness', 'cameras'].includes(name) || values['house'] === 'random'
}

export const hints: OptionHints = {
  first: ['mode', 'edition', 'house', 'openness', 'cameras', 'survivors', 'advanced', 'radioactive', 'species'],
  hidden: [],
  field,
  matters,
  component: { team: 'survivor', species: 'special' },
}
