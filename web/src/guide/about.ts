/** What a page over the table is about, and what is told there: a thing of the game, a rule, or a section of the rules. */
import type { Rule, Rulebook, RuleSection } from '../api/views'
import type { Guide, Page } from '../games'

export interface About {
  kind: string
  id: string
}

export interface RulesTold {
  section: RuleSection
  rules: Rule[]
  /** The rules beside one, in its section; empty where there is none. */
  before: string
  after: string
}

interface Head {
  guide: Guide
  title: string
  kind: string
  icon: string
  colour: string
}

export type Told = Head & ({ page: Page; rules?: never } | { page?: never; rules: RulesTold })

/** Read the page; null where there is nothing to tell. */
export async function readAbout(guide: Guide, { kind, id }: About): Promise<Told | null> {
  if (kind === 'rule' || kind === 'section') {
    const rules = rulesAbout(await guide.rulebook(), kind, id)
    if (!rules) return null
    const section = `${rules.section.number} ${guide.sectionTitle(rules.section)}`
    const title = kind === 'rule' ? id : guide.sectionTitle(rules.section)
    return {
      guide,
      title,
      kind: kind === 'rule' ? section : rules.section.number,
      icon: 'rule-book',
      colour: '',
      rules,
    }
  }
  const page = await guide.pageOf(kind, id)
  return page && { guide, title: page.title, kind: page.kind, icon: page.icon, colour: page.colour, page }
}

/** What every page of help is given: the game, its guide, and the way to another page. */
export interface PageProps {
  game: string
  guide: Guide
  go: (about: About) => void
}

/** A rule among those of its section, or all of a section. */
export function rulesAbout(book: Rulebook, kind: 'rule' | 'section', id: string): RulesTold | null {
  if (kind === 'section') {
    const section = book.sections.find(({ number }) => number === id)
    return section ? { section, rules: section.rules, before: '', after: '' } : null
  }
  for (const section of book.sections) {
    const at = section.rules.findIndex((rule) => rule.id === id)
    const rule = section.rules[at]
    const beside = (step: number) => section.rules[at + step]?.id ?? ''
    if (rule) return { section, rules: [rule], before: beside(-1), after: beside(1) }
  }
  return null
}
