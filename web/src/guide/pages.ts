/** What there is to say about a piece of Dark, Darker, Darkest: its name, its numbers, our words, and its rules. */
import type { BeastPage, Catalogue, ItemPage, SurvivorPage, TilePage } from '../api/views'
import { BEAST_ICONS, FACE_ICONS, ITEM_ICONS, SURVIVOR_COLOURS, SURVIVOR_ICONS } from '../games/darkest/pieces'
import { FUNCTION_ICONS, TILE_ICONS, tileIcons } from '../games/darkest/tileicons'
import { argumentsOf, has, help, list, name, say } from '../words/words.svelte'
import * as rules from './rulesof'

const GAME = 'darkest'

export interface Link {
  kind: string
  id: string
  label: string
}

export interface Page {
  title: string
  kind: string
  icon: string
  colour: string
  /** Colours of the code that it shows. */
  code: readonly string[]
  text: string[]
  facts: { label: string; value: string }[]
  rules: readonly string[]
  see: Link[]
}

type Facts = [string, string | number | false][]

/** Other words for the same kind of thing. */
const KINDS: Record<string, string> = {
  icon: 'face',
  dice: 'face',
  creature: 'beast',
  nemesis: 'beast',
  passive: 'power',
  species: 'special',
  tile: 'room',
  enemy: 'thing',
  zombie: 'thing',
  horde: 'thing',
  token: 'thing',
  door: 'thing',
  track: 'thing',
  state: 'thing',
}
const THINGS: Record<string, string> = {
  zombies: 'horde',
  hordes: 'horde',
  tokens: 'token',
  xp: 'experience',
  ap: 'actions',
  markers: 'boxes',
  'zombie-spawn': 'zombie',
  'fire-spreads': 'fire',
  'darkness-grows': 'clock',
}
const THING_ICONS: Record<string, string> = {
  horde: 'shambling-zombie',
  token: 'haunting',
  door: 'padlock',
  darkness: 'candle-flame',
  code: 'computing',
  event: 'hourglass',
  zombie: 'shambling-zombie',
  fire: 'flame',
  clock: 'alarm-clock',
  none: 'hourglass',
  boxes: 'hourglass',
  virus: 'virus',
  entrapped: 'grab',
  cure: 'vial',
  experience: 'star-medal',
  health: 'hearts',
  actions: 'run',
  radiation: 'radioactive',
  reactor: 'radioactive',
  burning: 'flame',
  destroyed: 'burning-embers',
  ...TILE_ICONS,
}

/** The page about a thing; null where there is none. */
export function pageOf(book: Catalogue, kind: string, id: string): Page | null {
  switch (KINDS[kind] ?? kind) {
    case 'item':
      return item(book, id)
    case 'card': {
      const card = book.cards.find((one) => one.id === id.replace(/\+$/, ''))
      const page = item(book, card?.item ?? id)
      return page && card ? { ...page, code: card.colours } : page
    }
    case 'survivor':
      return survivor(book, id)
    case 'skill':
      return skill(book, id)
    case 'ability':
      return ability(book, id)
    case 'beast':
      return beast(book, id)
    case 'power':
      return power(book, id)
    case 'part':
      return plain('part', id, 'broken-bone', rules.PART_RULES[id], 'part')
    case 'face':
      return face(book, id)
    case 'special':
      return plain('special', id, 'shambling-zombie', rules.SPECIAL_RULES[id], 'special')
    case 'function':
      return fittings(book, id)
    case 'tile-icon':
      return id === 'terminal' || id in FUNCTION_ICONS ? fittings(book, id) : thing(book, id)
    case 'room':
      return room(book, id)
    case 'chip':
      return chip(book, id)
    case 'option':
      return option(id)
    case 'thing':
      return thing(book, kind === 'track' || kind === 'state' || kind === 'thing' ? id : kind)
    default:
      return null
  }
}

function page(kind: string, title: string, more: Partial<Page>, facts: Facts = []): Page {
  const told = facts.filter((fact): fact is [string, string | number] => fact[1] !== false && fact[1] !== '')
  return {
    title,
    kind: say(`guide-kind-${kind}`),
    icon: 'cube',
    colour: '',
    code: [],
    text: [],
    rules: [],
    see: [],
    ...more,
    facts: told.map(([label, value]) => ({ label: say(`guide-fact-${label}`), value: String(value) })),
  }
}

const called = (kind: string, id: string) => name(GAME, kind, id)
const link = (kind: string, id: string): Link => ({ kind, id, label: called(kind, id) })
const helpOf = (kind: string, id: string) => help(`${GAME}-${kind}-${id}`)
const note = (id: string, args: Record<string, unknown> = {}) => (has(`guide-note-${id}`) ? say(`guide-note-${id}`, args) : '')
const words = (...lines: string[]) => lines.filter((line) => line !== '')
const yes = (is: boolean) => say(is ? 'guide-yes' : 'guide-no')

function plain(kind: string, id: string, icon: string, about: readonly string[] | undefined, words_: string): Page | null {
  if (!has(`${GAME}-${words_}-${id}`)) return null
  return page(kind, called(words_, id), { icon, text: words(helpOf(words_, id), note(`${kind}-${id}`)), rules: about ?? [] })
}

function item(book: Catalogue, id: string): Page | null {
  const found = book.items.find((one) => one.id === id)
  if (!found) return null
  return page(
    'item',
    called('item', id),
    {
      icon: ITEM_ICONS[id] ?? (id === 'fists' ? 'punch' : 'cube'),
      text: words(helpOf('item', id), note(`item-${found.kind}`)),
      rules: rules.ITEM_RULES[id] ?? [],
      see: [...(found.reloads ? [link('item', found.reloads)] : []), ...found.starting.map((who) => link('survivor', who))],
    },
    itemFacts(book, found),
  )
}

function itemFacts(book: Catalogue, found: ItemPage): Facts {
  const weapon = found.kind === 'weapon'
  const cards = Math.max(found.cards_revised, found.cards_first)
  return [
    ['kind', say(`guide-item-${found.kind}`)],
    ['hands', found.hands || false],
    ['attack', weapon && found.attack],
    ['range', weapon && say('guide-range', { range: found.range })],
    ['ammo', found.ammo !== null && say('guide-ammo', { ammo: found.ammo, most: book.limits.ammo })],
    ['reloads', found.reloads !== '' && say('guide-reloads', { item: called('item', found.reloads), amount: found.amount })],
    ['cost', say('guide-cost', { ap: found.ap })],
    ['timing', say(`guide-timing-${found.timing}`)],
    ['use', say(found.single_use ? 'guide-use-once' : 'guide-use-kept')],
    ['starts', list(found.starting.map((who) => called('survivor', who)))],
    ['cards', cards > 0 && say('guide-cards', { revised: found.cards_revised, first: found.cards_first })],
    ['module', found.module !== '' && say(`option-darkest-${found.module}`)],
  ]
}

function survivor(book: Catalogue, id: string): Page | null {
  const found = book.survivors.find((one) => one.id === id)
  if (!found) return null
  const full = argumentsOf(GAME, { survivor: id })['survivor-full']
  return page(
    'survivor',
    typeof full === 'string' ? full : called('survivor', id),
    {
      icon: SURVIVOR_ICONS[id] ?? 'person',
      colour: SURVIVOR_COLOURS[found.colour] ?? '',
      text: words(helpOf('survivor', id), note('survivor')),
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
      ['escape', found.entrap_rate],
      ['item', called('item', found.item)],
      ['ability', called('ability', found.ability)],
      ['skills', list(found.skills.map((one) => say('guide-priced', { skill: called('skill', one.skill), xp: one.xp })))],
    ],
  )
}

/** What a survivor can learn, with and without the errata. */
function learnable(found: SurvivorPage): { skill: string; xp: number }[] {
  const more = found.errata_skills.filter((one) => !found.skills.some((skill) => skill.skill === one.skill))
  return [...found.skills, ...more]
}

function skill(book: Catalogue, id: string): Page | null {
  const who = book.survivors.filter((one) => learnable(one).some((own) => own.skill === id))
  if (!who.length) return null
  const prices = who.map((one) =>
    say('guide-priced', {
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

function ability(book: Catalogue, id: string): Page | null {
  const who = book.survivors.filter((one) => one.ability === id)
  if (!who.length) return null
  return page('ability', called('ability', id), {
    icon: 'star-medal',
    text: words(helpOf('ability', id), note('ability')),
    rules: rules.ABILITY_RULES[id] ?? [],
    see: who.map((one) => link('survivor', one.id)),
  })
}

function beast(book: Catalogue, id: string): Page | null {
  const found = book.beasts.find((one) => one.id === id)
  if (!found) return null
  return page(
    found.nemesis ? 'nemesis' : 'beast',
    called('beast', id),
    {
      icon: BEAST_ICONS[id] ?? 'haunting',
      colour: '#e0766b',
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

function beastFacts(found: BeastPage): Facts {
  const parts = found.targets.map((part) => say('guide-part', { part: called('part', part.colour), hits: part.hits }))
  return [
    ['movement', found.movement === null ? say('guide-movement-rolled') : found.movement],
    ['dice', found.dice],
    ['parts', parts.join('; ')],
    ['bites', yes(found.bite)],
    ['fire', yes(found.fire_resistant)],
    ['pushed', yes(!found.knockback_immune)],
    ['shoots', found.ranged > 0 && say('guide-range', { range: found.ranged })],
    ['power', found.power !== '' && powerName(found.power)],
  ]
}

function powerName(id: string): string {
  return called(has(`${GAME}-power-${id}`) ? 'power' : 'passive', id)
}

function power(book: Catalogue, id: string): Page | null {
  const who = book.beasts.filter((one) => one.power === id)
  if (!who.length) return null
  const kind = has(`${GAME}-power-${id}`) ? 'power' : 'passive'
  return page('power', called(kind, id), {
    icon: 'terror',
    text: words(helpOf(kind, id), kind === 'power' ? note('power') : ''),
    rules: rules.POWER_RULES[id] ?? [],
    see: who.map((one) => link('beast', one.id)),
  })
}

function face(book: Catalogue, id: string): Page | null {
  const dice = book.dice.filter((die) => die.faces.includes(id))
  if (!dice.length) return null
  return page(
    'face',
    called('icon', id),
    { icon: FACE_ICONS[id] ?? 'cube', text: words(helpOf('icon', id), note(`face-${id}`)), rules: rules.FACE_RULES[id] ?? [] },
    dice.map((die): [string, string] => [
      'die',
      say('guide-on-die', {
        die: say(`guide-die-${die.id}`),
        count: die.faces.filter((one) => one === id).length,
        of: die.faces.length,
      }),
    ]),
  )
}

function fittings(book: Catalogue, id: string): Page | null {
  const where = book.tiles.filter((tile) => tile.function === id || (id === 'terminal' && tile.terminal))
  if (!where.length) return null
  return page('function', called('function', id), {
    icon: FUNCTION_ICONS[id] ?? TILE_ICONS[id] ?? 'cube',
    text: words(helpOf('function', id), note('function')),
    rules: rules.FUNCTION_RULES[id] ?? [],
    see: where.flatMap((tile) => tile.rooms.slice(0, 1).map((one) => link('room', one))),
  })
}

function room(book: Catalogue, id: string): Page | null {
  const tile = book.tiles.find((one) => one.rooms.includes(id) || one.id === id)
  if (!tile) return null
  const own = tile.id === id ? (tile.rooms[0] ?? id) : id
  return page(
    'room',
    called('room', own),
    {
      icon: 'house',
      text: words(note(tile.enwalled.includes(own) ? 'room-enwalled' : 'room-open'), tile.function ? helpOf('function', tile.function) : ''),
      rules: ['D-MODEL-04', 'D-MODEL-07', 'D-SEARCH-08'],
      see: [
        ...tile.rooms.filter((other) => other !== own).map((other) => link('room', other)),
        ...tileIcons(tile, tile.camera === own).map((icon) => ({ kind: 'tile-icon', id: icon.kind, label: iconName(icon.kind) })),
        ...(tile.doors ? [{ kind: 'door', id: 'door', label: say('guide-thing-door') }] : []),
      ],
    },
    roomFacts(tile, own),
  )
}

function roomFacts(tile: TilePage, own: string): Facts {
  return [
    ['section', say(`house-section-${tile.section}`)],
    ['doors', tile.doors],
    ['printed', list(tileIcons(tile, tile.camera === own).map((icon) => iconName(icon.kind)))],
  ]
}

function iconName(kind: string): string {
  return has(`${GAME}-function-${kind}`) ? called('function', kind) : say(`guide-thing-${kind}`)
}

function chip(book: Catalogue, id: string): Page | null {
  const found = book.chips.find((one) => one.id === id)
  if (!found) return null
  return page('chip', called('chip', id), {
    icon: 'key',
    code: found.colours,
    text: words(note('chip')),
    rules: rules.THING_RULES['chip'] ?? [],
    see: [
      { kind: 'track', id: 'code', label: say('guide-thing-code') },
      { kind: 'function', id: 'terminal', label: called('function', 'terminal') },
    ],
  })
}

function option(id: string): Page | null {
  const message = `option-darkest-${id.replaceAll('_', '-')}`
  return has(message) ? page('option', say(message), { icon: 'settings-knobs', text: words(help(message)) }) : null
}

function thing(book: Catalogue, id: string): Page | null {
  const own = THINGS[id] ?? id
  if (!has(`guide-thing-${own}`)) return null
  return page(
    'thing',
    say(`guide-thing-${own}`),
    { icon: THING_ICONS[own] ?? 'cube', text: words(note(own, { burns: book.limits.burns, virus: book.limits.virus })), rules: rules.THING_RULES[own] ?? [] },
    thingFacts(book, own),
  )
}

function thingFacts(book: Catalogue, id: string): Facts {
  switch (id) {
    case 'horde':
      return [
        ['movement', book.zombie.movement],
        ['hits', book.zombie.hits],
        ['dice', say('guide-horde-dice', { dice: book.zombie.dice, most: book.zombie.most_dice })],
      ]
    case 'token':
      return [['tokens', book.zombie.tokens.map((count, n) => `${count} × ${n + 1}`).join(', ')]]
    case 'darkness':
      return [
        ['spaces', book.track.darkness],
        ['fire-spaces', list(book.track.fire_spaces)],
        ['showdown-spaces', book.track.showdown_darkness],
      ]
    case 'code':
      return [['slots', list(Object.entries(book.track.code_slots).map(([mode, slots]) => `${say(`option-darkest-mode-${mode}`)} ${slots}`))]]
    case 'experience':
      return [['most', book.limits.xp]]
    case 'burning':
    case 'destroyed':
      return [
        ['burns', book.limits.burns],
        ['ruin-damage', book.limits.destroyed_damage],
      ]
    default:
      return []
  }
}
