/** The guide to Dark, Darker, Darkest: explanations, and how its rules are read. */
import { api } from '../../../api/client'
import type { Catalogue, Rulebook } from '../../../api/views'
import { once } from '../../../guide/once'
import { has, say } from '../../../words/words.svelte'
import type { Guide } from '../../contract'
import '../icons'
import { server } from '../server'
import { pageOf } from './pages'
import { holds, MODULES, played } from './played'

const catalogue: () => Promise<Catalogue> = once(server.catalogue)
const rulebook: () => Promise<Rulebook> = once(() => api.rules('darkest'))
const TERMS = ['ACTIVE', 'OWNER', 'GROUP', 'TEAM', 'NONE', 'AP', 'XP']

export const guide: Guide = {
  pageOf: async (kind, id) => pageOf(await catalogue(), kind, id),
  rulebook,
  ruleName: /D-[A-Z]+-(?:EX)?\d+|R-\d{2}/,
  filters: [
    {
      id: 'edition',
      title: () => say('option-darkest-edition'),
      values: [
        { value: '', title: () => say('darkest-guide-both-editions') },
        { value: 'revised', title: () => say('option-darkest-edition-revised') },
        { value: 'first', title: () => say('option-darkest-edition-first') },
      ],
    },
    ...MODULES.map((module) => ({ id: module, title: () => say(`option-darkest-${module}`) })),
  ],
  played,
  holds,
  sectionTitle: (section) => {
    const message = `darkest-guide-section-${section.number.replace('.', '-')}`
    return has(message) ? say(message) : section.title
  },
  scopeName: (scope) => say(`darkest-guide-scope-${scope}`),
  legend: () => [
    ...TERMS.map((term) => ({ term, text: say(`darkest-guide-legend-${term.toLowerCase()}`) })),
    { term: 'R-01 …', text: say('darkest-guide-legend-rulings') },
  ],
}
