/** Finding rules: by number, by words, and by what is played at a table. Pure functions of the rulebook. */
import type { Rule, Rulebook, RuleSection } from '../api/views'
import type { Guide, Played } from '../games'

type Holds = Guide['holds']

/** The sections that hold, with the parts of their rules that hold and match all words of the query. */
export function search(book: Rulebook, query: string, holds: Holds, played: Played, examples: boolean): RuleSection[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const found = book.sections
    .filter((section) => holds({ module: section.module }, played))
    .map((section) => ({
      ...section,
      rules: section.rules
        .filter((rule) => examples || !rule.example)
        .map((rule) => ({ ...rule, parts: rule.parts.filter(({ scopes }) => holds({ scopes }, played)) }))
        .filter((rule) => rule.parts.length > 0 && matches(rule, section, words)),
    }))
  const full = found.filter((section) => section.rules.length > 0)
  return found.filter(
    (section) => full.includes(section) || full.some((other) => other.number.startsWith(`${section.number}.`)),
  )
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
  kind: 'text' | 'rule' | 'code' | 'found' | 'scope'
  text: string
}

/** A text in pieces: rules that it names, names of options, scopes in brackets, and what was searched for. */
export function spans(text: string, ruleName: RegExp, words: readonly string[] = []): Span[] {
  const named = new RegExp(`(${ruleName.source}|\`[^\`]+\`|\\[[a-z]+\\])`)
  const wanted = words.filter(Boolean).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const marked = wanted.length ? new RegExp(`(${wanted.join('|')})`, 'i') : null
  return text
    .split(named)
    .filter(Boolean)
    .flatMap((piece): Span[] => {
      if (piece.startsWith('`')) return [{ kind: 'code', text: piece.slice(1, -1) }]
      if (!named.test(piece)) return marked ? found(piece, marked) : [{ kind: 'text', text: piece }]
      return piece.startsWith('[') ? [{ kind: 'scope', text: piece.slice(1, -1) }] : [{ kind: 'rule', text: piece }]
    })
}

function found(text: string, marked: RegExp): Span[] {
  const parts = text.split(marked).filter(Boolean)
  return parts.map((part) => ({ kind: marked.test(part) ? 'found' : 'text', text: part }))
}
