/** The options of Betrayal at House on the Hill, as the lobby asks for them. */
import type { Field, OptionHints, Values } from '../../lobby/options/options'
import { HAUNTS } from './pieces'

function field(name: string): Field | null {
  switch (name) {
    case 'haunt':
      return {
        kind: 'choice',
        values: ['null', ...Object.keys(HAUNTS)],
        meaning: (text) => (text === 'null' ? null : Number(text)),
      }
    case 'month':
      return { kind: 'number', least: 1, most: 12, auto: true }
    case 'day':
      return { kind: 'number', least: 1, most: 31, auto: true }
    default:
      return null
  }
}

/** Which haunt it will be is asked of those who begin with it; a day without a month says nothing. */
function matters(name: string, values: Values): boolean {
  return name !== 'day' || values['month'] !== null
}

export const hints: OptionHints = {
  first: ['explorers', 'start', 'haunt', 'haunt_roll'],
  hidden: ['played'],
  field,
  matters,
  component: {},
}
