/** The guide to Betrayal at House on the Hill: explanations, and the rules in short. */
import type { Part, Rulebook } from '../../../api/views'
import { say } from '../../../words/words.svelte'
import type { Guide } from '../../contract'
import '../icons'
import { pageOf } from './pages'

/** The sections, and how many paragraphs each has. */
export const SECTIONS: [string, number][] = [
  ['night', 3],
  ['turn', 5],
  ['rooms', 6],
  ['cards', 5],
  ['traits', 4],
  ['haunt', 5],
  ['fight', 5],
  ['traitor', 4],
]

/** A paragraph that is said anew whenever it is read, in whichever language is shown. */
function paragraph(section: string, number: number): Part {
  return {
    scopes: [],
    get text() {
      return say(`betrayal-guide-${section}-${number}`)
    },
  }
}

function rulebook(): Promise<Rulebook> {
  const sections = SECTIONS.map(([section, count], n) => ({
    module: '' as const,
    number: String(n + 1),
    title: section,
    rules: Array.from({ length: count }, (_, p) => ({
      id: `${n + 1}.${p + 1}`,
      example: false,
      rulings: [],
      parts: [paragraph(section, p + 1)],
    })),
  }))
  return Promise.resolve({ sections })
}

export const guide: Guide = {
  pageOf: (kind, id) => Promise.resolve(pageOf(kind, id)),
  rulebook,
  translated: true,
  ruleName: /\b[1-8]\.[1-9]\b/,
  filters: [],
  played: () => ({}),
  holds: () => true,
  sectionTitle: (section) => say(`betrayal-guide-section-${SECTIONS[Number(section.number) - 1]?.[0] ?? ''}`),
  scopeName: (scope) => scope,
  legend: () =>
    ['die', 'space', 'skull', 'corner'].map((term) => ({
      term: say(`betrayal-guide-term-${term}`),
      text: say(`betrayal-guide-legend-${term}`),
    })),
}
