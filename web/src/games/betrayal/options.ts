/** The options of Betrayal at House on the Hill, as the lobby asks for them. */
import type { OptionInfo } from '../../api/views'
import type { Field, OptionHints, Values } from '../../lobby/options/options'
import { HAUNTS } from './pieces'

/** The printed haunts by number, and those of other packages by id. */
function haunts(added: OptionInfo['added']): Field {
  return {
    kind: 'choice',
    values: ['null', ...Object.keys(HAUNTS), ...added.map(({ value }) => value)],
    meaning: (text) => (text === 'null' ? null : text in HAUNTS ? Number(text) : text),
  }
}

function field({ name, added }: OptionInfo): Field | null {
  switch (name) {
    case 'haunt':
      return haunts(added)
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
