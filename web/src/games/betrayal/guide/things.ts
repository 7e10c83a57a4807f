/** Pages about what is no card and no figure: marks in rooms, dice, floors, and the words of the haunt. */
import { has, say } from '../../../words/words.svelte'
import type { Page, PageLink } from '../../contract'
import { conditionOf, FLOORS } from '../pieces'
import { called, link, page } from './page'

interface Thing {
  kind: 'die' | 'mark' | 'thing' | 'word' | 'condition'
  icon: string
  rules: readonly string[]
  /** Others of these, to read on. */
  see?: readonly string[]
}

const THINGS: Record<string, Thing> = {
  die: { kind: 'die', icon: 'rolling-dices', rules: ['5.1', '6.1', '7.1'] },
  doorway: { kind: 'mark', icon: 'doorway', rules: ['3.1', '3.3'] },
  boarded: { kind: 'mark', icon: 'doorway', rules: ['3.1'], see: ['sight'] },
  barrier: { kind: 'mark', icon: 'hole', rules: ['3.5'] },
  window: { kind: 'mark', icon: 'doorway', rules: [], see: ['sight'] },
  'front-door': { kind: 'mark', icon: 'exit-door', rules: ['3.4'] },
  stairs: { kind: 'mark', icon: 'stairs', rules: ['3.4'] },
  movement: { kind: 'thing', icon: 'boots', rules: ['2.1', '2.2', '7.5'] },
  haunt: { kind: 'word', icon: 'raven', rules: ['6.1', '6.2', '6.3', '6.4'], see: ['heroes', 'traitor', 'book'] },
  heroes: { kind: 'word', icon: 'three-friends', rules: ['1.3', '6.3'], see: ['traitor', 'book'] },
  traitor: { kind: 'word', icon: 'daggers', rules: ['8.1', '8.2', '8.4'], see: ['heroes', 'monster', 'book'] },
  monster: { kind: 'word', icon: 'evil-eyes', rules: ['6.4', '7.4', '8.3'], see: ['stunned', 'traitor'] },
  stunned: { kind: 'word', icon: 'knocked-out-stars', rules: ['7.4'], see: ['monster', 'attack'] },
  book: { kind: 'word', icon: 'evil-book', rules: ['6.3', '6.5', '8.2'], see: ['haunt'] },
  track: { kind: 'word', icon: 'hourglass', rules: ['6.5'], see: ['book'] },
  physical: { kind: 'thing', icon: 'broken-skull', rules: ['5.3', '5.4'], see: ['mental', 'death'] },
  mental: { kind: 'thing', icon: 'broken-skull', rules: ['5.3', '5.4'], see: ['physical', 'death'] },
  death: { kind: 'thing', icon: 'death-skull', rules: ['5.4', '4.4', '8.4'] },
  attack: { kind: 'word', icon: 'crossed-swords', rules: ['7.1', '7.2', '7.3', '7.5'], see: ['sight', 'stunned'] },
  sight: { kind: 'word', icon: 'eyeball', rules: ['7.3'] },
  destroyed: { kind: 'condition', icon: 'hole', rules: [], see: ['book'] },
}

export const THING_IDS = Object.keys(THINGS)

export function thing(id: string): Page | null {
  const found = THINGS[id]
  if (!found) return null
  return page(found.kind, say(`betrayal-guide-thing-${id}`), {
    icon: found.icon,
    text: [say(`betrayal-guide-note-${id}`)],
    rules: found.rules,
    see: (found.see ?? []).map(thingLink),
  })
}

export function thingLink(id: string): PageLink {
  return { kind: 'thing', id, label: say(`betrayal-guide-thing-${id}`) }
}

export function floor(id: string): Page | null {
  if (!FLOORS.some((one) => one === id)) return null
  return page('floor', called('floor', id), {
    icon: 'house',
    text: [say(`betrayal-guide-floor-${id}`)],
    rules: ['3.1', '3.3', '3.4'],
    see: [link('deck', 'room'), thingLink('doorway')],
  })
}

export function conditionLink(word: string): PageLink {
  const label = say(word === 'destroyed' ? 'betrayal-guide-thing-destroyed' : `betrayal-condition-${word}`)
  return { kind: 'condition', id: word, label }
}

/** What has become of a room; the words of a haunt's own come with its book. */
export function condition(word: string): Page | null {
  if (word === 'destroyed') return thing(word)
  const message = `betrayal-condition-${word}`
  if (!has(message)) return null
  const { icon, colour } = conditionOf(word)
  return page('condition', say(message), {
    icon,
    colour,
    text: [say('betrayal-guide-condition')],
    see: [thingLink('book')],
  })
}
