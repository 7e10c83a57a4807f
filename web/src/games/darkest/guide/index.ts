/** The guide to Dark, Darker, Darkest: explanations, and how its rules are read. */
import { api } from '../../../api/client'
import type { Catalogue, Rulebook } from '../../../api/views'
import { once, onceEach } from '../../../guide/once'
import { language, say, type Language } from '../../../words/words.svelte'
import type { Guide } from '../../contract'
import '../icons'
import { server } from '../server'
import { pageOf } from './pages'
import { holds, MODULES, played } from './played'

const catalogue: () => Promise<Catalogue> = once(server.catalogue)
const rulebookIn: (language: Language) => Promise<Rulebook> = onceEach((language) => api.rules('darkest', language))
const TERMS = ['active', 'owner', 'group', 'team', 'none', 'ap', 'xp']

export const guide: Guide = {
  pageOf: async (kind, id) => pageOf(await catalogue(), kind, id),
  rulebook: () => rulebookIn(language()),
  translated: true,
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
  sectionTitle: (section) => section.title,
  scopeName: (scope) => say(`darkest-guide-scope-${scope}`),
  legend: () => [
    ...TERMS.map((term) => ({ term: say(`darkest-guide-term-${term}`), text: say(`darkest-guide-legend-${term}`) })),
    { term: 'R-01 …', text: say('darkest-guide-legend-rulings') },
  ],
}
