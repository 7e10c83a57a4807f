/** Finding rules: by number, by words, and by what is played at a table. Pure functions of the rulebook. */
import type { Part, Rule, Rulebook, RuleSection } from '../api/views'

/** What is played: decides which rules hold. */
export interface Played {
  edition: 'revised' | 'first' | ''
  advanced: boolean
  radioactive: boolean
  species: boolean
  /** The translations whose variants are in use. */
  variants: readonly string[]
}

export const EVERYTHING: Played = { edition: '', advanced: true, radioactive: true, species: true, variants: ['de', 'fr'] }

/** What the options of a table say about the rules that hold there. */
export function playedAt(options: Record<string, unknown>): Played {
  const rules = options['house_rules']
  const species = options['species']
  const ways = typeof rules === 'object' && rules !== null ? Object.values(rules) : []
  return {
    edition: options['edition'] === 'first' ? 'first' : 'revised',
    advanced: options['advanced'] === true,
    radioactive: options['radioactive'] === true,
    species: typeof species === 'object' && species !== null && Object.values(species).some((count) => Number(count) > 0),
    variants: ['de', 'fr'].filter((way) => ways.includes(way)),
  }
}

/** Whether a part of a rule holds. */
export function holds(part: Part, played: Played): boolean {
  return (
    part.scopes.length === 0 ||
    part.scopes.some((scope) => (scope === 'de' || scope === 'fr' ? played.variants.includes(scope) : !played.edition || scope === played.edition))
  )
}

function isPlayed(section: RuleSection, played: Played): boolean {
  return section.module === '' || played[section.module]
}

/** The sections that hold, with the parts of their rules that hold and match all words of the query. */
export function search(book: Rulebook, query: string, played: Played, examples: boolean): RuleSection[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const found = book.sections
    .filter((section) => isPlayed(section, played))
    .map((section) => ({
      ...section,
      rules: section.rules
        .filter((rule) => examples || !rule.example)
        .map((rule) => ({ ...rule, parts: rule.parts.filter((part) => holds(part, played)) }))
        .filter((rule) => rule.parts.length > 0 && matches(rule, section, words)),
    }))
  const full = found.filter((section) => section.rules.length > 0)
  return found.filter((section) => full.includes(section) || full.some((other) => other.number.startsWith(`${section.number}.`)))
}

function matches(rule: Rule, section: RuleSection, words: readonly string[]): boolean {
  if (!words.length) return true
  const text = [rule.id, section.title, ...rule.parts.map((part) => part.text)].join(' ').toLowerCase()
  return words.every((word) => text.includes(word))
}

export function ruleOf(book: Rulebook, id: string): Rule | undefined {
  for (const section of book.sections) {
    const found = section.rules.find((rule) => rule.id === id)
    if (found) return found
  }
  return undefined
}

export interface Span {
  text: string
  /** The rule it names, if it does. */
  rule: string
  code: boolean
  found: boolean
  /** The edition that what follows is about, if it is named in the middle of a sentence. */
  scope?: 'revised' | 'first'
}

const NAMED = /(D-[A-Z]+-(?:EX)?\d+|R-\d{2}|`[^`]+`|\[revised\]|\[first\])/

/** A text in pieces: rules that it names, names of options, and what was searched for. */
export function spans(text: string, words: readonly string[] = []): Span[] {
  const wanted = words.filter(Boolean).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const marked = wanted.length ? new RegExp(`(${wanted.join('|')})`, 'i') : null
  return text
    .split(NAMED)
    .filter(Boolean)
    .flatMap((piece): Span[] => {
      if (piece === '[revised]' || piece === '[first]') {
        return [{ text: '', rule: '', code: false, found: false, scope: piece === '[first]' ? 'first' : 'revised' }]
      }
      if (piece.startsWith('`')) return [{ text: piece.slice(1, -1), rule: '', code: true, found: false }]
      if (NAMED.test(piece)) return [{ text: piece, rule: piece, code: false, found: false }]
      if (!marked) return [{ text: piece, rule: '', code: false, found: false }]
      const parts = piece.split(marked).filter(Boolean)
      return parts.map((part) => ({ text: part, rule: '', code: false, found: marked.test(part) }))
    })
}
