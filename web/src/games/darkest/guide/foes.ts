/** Pages about creatures, their powers and parts, and the faces of the dice. */
import type { BeastPage, Catalogue } from '../../../api/views'
import type { Facts } from '../../../guide/page'
import { has, list, say } from '../../../words/words.svelte'
import type { Page } from '../../contract'
import { MONSTERS } from '../monsters'
import { BEAST_ICONS, FACE_ICONS } from '../table/pieces'
import { lookOf } from '../look'
import { called, GAME, helpOf, link, note, page, plain, storyOf, words, yes } from './page'
import * as rules from './rulesof'

export function beast(book: Catalogue, id: string): Page | null {
  const found = book.beasts.find((one) => one.id === id)
  if (!found) return null
  return page(
    found.nemesis ? 'nemesis' : 'beast',
    called('beast', id),
    {
      icon: BEAST_ICONS[id] ?? 'haunting',
      colour: 'var(--blood-bright)',
      monster: MONSTERS[id],
      story: storyOf('beast', id),
      text: words(helpOf('beast', id), note(found.nemesis ? 'nemesis' : 'creature')),
      rules: rules.BEAST_RULES[id] ?? [],
      see: [
        ...(found.power ? [{ kind: 'power', id: found.power, label: powerName(found.power) }] : []),
        ...[...new Set(found.targets.map((part) => part.colour))].map((colour) => link('part', colour)),
      ],
    },
    beastFacts(found),
  )
}

/** A zombie of a kind of its own. */
export function special(id: string): Page | null {
  const told = plain('special', id, 'shambling-zombie', rules.SPECIAL_RULES[id])
  return told && { ...told, monster: MONSTERS[id] }
}

function beastFacts(found: BeastPage): Facts {
  const parts = found.targets.map((part) =>
    say('darkest-guide-part', { part: called('part', part.colour), hits: part.hits }),
  )
  return [
    ['movement', found.movement === null ? say('darkest-guide-movement-rolled') : found.movement],
    ['dice', found.dice],
    ['parts', parts.join('; ')],
    ['bites', yes(found.bite)],
    ['fire', yes(found.fire_resistant)],
    ['pushed', yes(!found.knockback_immune)],
    ['shoots', found.ranged > 0 && say('darkest-guide-range', { range: found.ranged })],
    ['power', found.power !== '' && powerName(found.power)],
  ]
}

function powerName(id: string): string {
  return called(has(`${GAME}-power-${id}`) ? 'power' : 'passive', id)
}

export function power(book: Catalogue, id: string): Page | null {
  const who = book.beasts.filter((one) => one.power === id)
  if (!who.length) return null
  const kind = has(`${GAME}-power-${id}`) ? 'power' : 'passive'
  return page('power', called(kind, id), {
    icon: 'terror',
    card: lookOf('power', id),
    story: storyOf(kind, id),
    text: words(helpOf(kind, id), kind === 'power' ? note('power') : ''),
    rules: rules.POWER_RULES[id] ?? [],
    see: who.map((one) => link('beast', one.id)),
  })
}

export function die(book: Catalogue, id: string): Page | null {
  const found = book.dice.find((one) => one.id === id)
  if (!found) return null
  const faces = [...new Set(found.faces)].map((one): [string, number] => [
    one,
    found.faces.filter((other) => other === one).length,
  ])
  const pictured = faces.filter(([one]) => one in FACE_ICONS)
  return page(
    'die',
    say(`darkest-guide-die-${id}`),
    {
      icon: 'rolling-dices',
      text: words(note(`die-${id}`)),
      rules: rules.DIE_RULES[id] ?? [],
      see: pictured.map(([one]) => link('face', one)),
    },
    [['faces', list(pictured.map(([one, count]) => `${called('icon', one)} × ${count}`))]],
  )
}

export function face(book: Catalogue, id: string): Page | null {
  const dice = book.dice.filter((die) => die.faces.includes(id))
  if (!dice.length) return null
  return page(
    'face',
    called('icon', id),
    {
      icon: FACE_ICONS[id] ?? 'cube',
      text: words(helpOf('icon', id), note(`face-${id}`)),
      rules: rules.FACE_RULES[id] ?? [],
      see: dice.map((one) => ({ kind: 'die', id: one.id, label: say(`darkest-guide-die-${one.id}`) })),
    },
    dice.map((die): [string, string] => [
      'die',
      say('darkest-guide-on-die', {
        die: say(`darkest-guide-die-${die.id}`),
        count: die.faces.filter((one) => one === id).length,
        of: die.faces.length,
      }),
    ]),
  )
}
