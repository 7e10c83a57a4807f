/** Pages about survivors, their abilities and skills, and what they carry. */
import type { Catalogue, ItemPage, SurvivorPage } from '../../../api/views'
import type { Facts } from '../../../guide/page'
import { argumentsOf, list, say } from '../../../words/words.svelte'
import type { Page } from '../../contract'
import { PORTRAITS } from '../portraits'
import { colourOf, ITEM_ICONS, SURVIVOR_ICONS } from '../table/pieces'
import { all, called, GAME, helpOf, link, marks, note, page, storyOf, words } from './page'
import { lookOf } from '../look'
import * as rules from './rulesof'

export function item(book: Catalogue, id: string): Page | null {
  const found = book.items.find((one) => one.id === id)
  if (!found) return null
  return page(
    'item',
    called('item', id),
    {
      icon: ITEM_ICONS[id] ?? (id === 'fists' ? 'punch' : 'cube'),
      card: lookOf('item', id),
      story: storyOf('item', id),
      text: words(helpOf('item', id), note(`item-${found.kind}`)),
      rules: rules.ITEM_RULES[id] ?? [],
      see: [
        ...(found.reloads ? [link('item', found.reloads)] : []),
        ...found.starting.map((who) => link('survivor', who)),
      ],
    },
    itemFacts(book, found),
  )
}

/** A card is its item, and has colours besides. */
export function card(book: Catalogue, id: string): Page | null {
  const found = book.cards.find((one) => one.id === id.replace(/\+$/, ''))
  const its = item(book, found?.item ?? id)
  return its && found ? { ...its, ...marks(found.colours) } : its
}

function itemFacts(book: Catalogue, found: ItemPage): Facts {
  const weapon = found.kind === 'weapon'
  const cards = Math.max(found.cards_revised, found.cards_first)
  return [
    ['kind', say(`darkest-guide-item-${found.kind}`)],
    ['hands', found.hands || false],
    ['attack', weapon && found.attack],
    ['former-attack', book.former.attack[found.id] ?? false],
    ['range', weapon && say('darkest-guide-range', { range: found.range })],
    ['ammo', found.ammo !== null && say('darkest-guide-ammo', { ammo: found.ammo, most: book.limits.ammo })],
    [
      'reloads',
      found.reloads !== '' &&
        say('darkest-guide-reloads', { item: called('item', found.reloads), amount: found.amount }),
    ],
    ['cost', say('darkest-guide-cost', { ap: found.ap })],
    ['timing', say(`darkest-guide-timing-${found.timing}`)],
    ['use', say(found.single_use ? 'darkest-guide-use-once' : 'darkest-guide-use-kept')],
    ['starts', all('survivor', found.starting)],
    ['cards', cards > 0 && say('darkest-guide-cards', { revised: found.cards_revised, first: found.cards_first })],
    ['module', found.module !== '' && say(`option-darkest-${found.module}`)],
  ]
}

export function survivor(book: Catalogue, id: string): Page | null {
  const found = book.survivors.find((one) => one.id === id)
  if (!found) return null
  const full = argumentsOf(GAME, { survivor: id })['survivor-full']
  return page(
    'survivor',
    typeof full === 'string' ? full : called('survivor', id),
    {
      icon: SURVIVOR_ICONS[id] ?? 'person',
      colour: colourOf(id),
      picture: PORTRAITS[id],
      text: words(say(`darkest-life-${id}`), helpOf('survivor', id), note('survivor')),
      rules: [...(rules.ABILITY_RULES[found.ability] ?? []), 'D-SURV-08', 'D-SURV-13', 'D-XP-07'],
      see: [
        link('item', found.item),
        link('ability', found.ability),
        ...learnable(found).map((one) => link('skill', one.skill)),
      ],
    },
    [
      ['health', found.health_four.length],
      ['ap-four', found.health_four.join(' ')],
      ['ap-three', found.health_three.join(' ')],
      ['former-ap-three', book.former.health_three[id]?.join(' ') ?? false],
      ['escape', found.entrap_rate],
      ['item', called('item', found.item)],
      ['ability', called('ability', found.ability)],
      [
        'skills',
        list(found.skills.map((one) => say('darkest-guide-priced', { skill: called('skill', one.skill), xp: one.xp }))),
      ],
    ],
  )
}

/** What a survivor can learn, with and without the errata. */
function learnable(found: SurvivorPage): { skill: string; xp: number }[] {
  const more = found.errata_skills.filter((one) => !found.skills.some((skill) => skill.skill === one.skill))
  return [...found.skills, ...more]
}

export function skill(book: Catalogue, id: string): Page | null {
  const who = book.survivors.filter((one) => learnable(one).some((own) => own.skill === id))
  if (!who.length) return null
  const prices = who.map((one) =>
    say('darkest-guide-priced', {
      skill: called('survivor', one.id),
      xp: learnable(one).find((own) => own.skill === id)?.xp ?? 0,
    }),
  )
  return page(
    'skill',
    called('skill', id),
    {
      icon: 'upgrade',
      text: words(helpOf('skill', id), note('skill')),
      rules: [...(rules.SKILL_RULES[id] ?? []), 'D-XP-07'],
      see: who.map((one) => link('survivor', one.id)),
    },
    [['learners', list(prices)]],
  )
}

export function ability(book: Catalogue, id: string): Page | null {
  const who = book.survivors.filter((one) => one.ability === id)
  if (!who.length) return null
  return page('ability', called('ability', id), {
    icon: 'star-medal',
    text: words(helpOf('ability', id), note('ability')),
    rules: rules.ABILITY_RULES[id] ?? [],
    see: who.map((one) => link('survivor', one.id)),
  })
}
