/** The page about a piece of Betrayal at House on the Hill: its name, our words, its numbers, and where to read on. */
import { has, list, say } from '../../../words/words.svelte'
import type { Page, PageLink } from '../../contract'
import { lookOf } from '../look'
import {
  cardIcon,
  CARDS,
  colourOf,
  DECK_COLOURS,
  DECK_ICONS,
  deckOf,
  explorerIcon,
  EXPLORERS,
  monsterIcon,
  ROOMS,
  tokenIcon,
  TRAIT_ICONS,
  TRAITS,
} from '../pieces'
import { likenessOf, monsterPicture } from '../monsters'
import { PORTRAITS } from '../portraits'
import { called, formOf, helpOf, link, page, storyOf } from './page'
import { condition, conditionLink, floor, thing, thingLink } from './things'

const words = (...texts: string[]): string[] => texts.filter(Boolean)

export function pageOf(kind: string, id: string): Page | null {
  switch (kind) {
    case 'room':
    case 'place':
    case 'tile':
      return room(id)
    case 'card':
    case 'omen':
    case 'item':
    case 'event':
      return card(id)
    case 'pile':
      return pile(id.split(' '))
    case 'explorer':
      return explorer(id)
    case 'creature':
    case 'monster':
      return creature(id.replace(/-\d+$/, ''))
    case 'token':
      return token(id)
    case 'trait':
      return trait(id)
    case 'deck':
    case 'symbol':
      return deck(id)
    case 'floor':
      return floor(id)
    case 'condition':
      return condition(id)
    case 'die':
    case 'dice':
    case 'face':
      return thing('die')
    case 'thing':
      return id === 'omens' ? omens() : thing(id)
    case 'mark':
    case 'side':
    case 'status':
    case 'damage':
    case 'track':
      return thing(kind === 'track' ? 'track' : id)
    default:
      return null
  }
}

/** A room or a part of it, and after it, each behind a space, what has become of it. */
function room(which: string): Page | null {
  const [place = '', ...conditions] = which.split(' ')
  const id = place.split('/')[0] ?? place
  const sheet = ROOMS[id]
  if (!sheet) return null
  return page(
    'room',
    called('room', id),
    {
      icon: DECK_ICONS[sheet.symbol] ?? 'doorway',
      colour: DECK_COLOURS[sheet.symbol] ?? '',
      story: storyOf('room', id),
      text: words(helpOf('room', id)),
      rules: sheet.far ? ['3.1', '3.5'] : ['3.1'],
      see: [
        ...conditions.map(conditionLink),
        ...(sheet.symbol ? [link('deck', sheet.symbol)] : []),
        ...(sheet.to ? [link('room', sheet.to)] : []),
        ...(sheet.far ? [thingLink('barrier')] : []),
        ...(sheet.windows.length ? [thingLink('window')] : []),
        ...sheet.floors.map((floor) => link('floor', floor)),
      ],
    },
    [
      ['floors', list(sheet.floors.map((floor) => called('floor', floor)))],
      ['symbol', sheet.symbol !== '' && called('deck', sheet.symbol)],
      ['doors', sheet.doors.length],
      ['windows', sheet.windows.length || false],
    ],
  )
}

/** A card, and after a stroke what is special about it now. */
function card(which: string): Page | null {
  const [id = '', state = ''] = which.split('/')
  if (!has(`betrayal-card-${id}`)) return null
  const kind = deckOf(id)
  return page(kind, called('card', id), {
    icon: cardIcon(id),
    colour: DECK_COLOURS[kind] ?? '',
    story: storyOf('card', id),
    text: words(helpOf('card', id), state && say(`betrayal-guide-${state}`)),
    rules: RULES_OF[kind] ?? [],
    see: kind in DECK_ICONS && kind !== 'token' ? [link('deck', kind)] : [],
    card: lookOf('card', id),
  })
}

const RULES_OF: Record<string, string[]> = { item: ['4.2', '4.4'], omen: ['4.3'], event: ['4.1'], token: ['4.4'] }

function pile(cards: string[]): Page {
  return page('pile', called('token', 'item-pile'), {
    icon: 'knapsack',
    text: words(helpOf('token', 'item-pile')),
    see: cards.map(cardLink),
  })
}

function cardLink(which: string): PageLink {
  const [id = '', state = ''] = which.split('/')
  const plain = link('card', id)
  return state ? { ...plain, id: which, label: `${plain.label} (${say(`betrayal-board-${state}`)})` } : plain
}

function explorer(id: string): Page | null {
  const sheet = EXPLORERS[id]
  if (!sheet) return null
  return page(
    'explorer',
    formOf('explorer', id, 'full') || called('explorer', id),
    {
      icon: explorerIcon(id),
      colour: colourOf(id),
      picture: PORTRAITS[id],
      text: words(
        helpOf('explorer', id),
        say('betrayal-guide-tracks', { traits: TRAITS.map((one) => trackOf(id, one)).join(' · ') }),
      ),
      rules: ['5.1', '5.2'],
      see: [...TRAITS.map((one) => link('trait', one)), thingLink('movement'), thingLink('death')],
    },
    [['colour', called('colour', sheet.colour)]],
  )
}

/** A track in a line: `Speed 2 2 4 [4] 5`. */
function trackOf(id: string, trait: string): string {
  const track = EXPLORERS[id]?.tracks[trait]
  const values = track?.values.map((value, n) => (n === track.start ? `[${value}]` : String(value))) ?? []
  return `${called('trait', trait)} ${values.join(' ')}`
}

function creature(id: string): Page | null {
  const title = called('creature', id)
  return page('creature', title, {
    icon: monsterIcon(id),
    colour: 'var(--betrayal-monster)',
    monster: monsterPicture(id),
    picture: likenessOf(id),
    text: words(helpOf('creature', id), say('betrayal-guide-creature')),
    rules: ['7.4', '8.3', '8.4'],
    see: ['stunned', 'monster', 'attack'].map(thingLink),
  })
}

function token(id: string): Page | null {
  const name = id.replace(/-\d+$/, '')
  const own = has(`betrayal-token-${id}`) ? id : name
  if (!has(`betrayal-token-${own}`)) return null
  return page('token', called('token', own), {
    icon: tokenIcon(id),
    text: words(helpOf('token', own)),
    see: CARDS[own] ? [link('card', own)] : [],
  })
}

const PHYSICAL = new Set(['might', 'speed'])

function trait(id: string): Page | null {
  if (!TRAIT_ICONS[id]) return null
  return page('trait', called('trait', id), {
    icon: TRAIT_ICONS[id],
    text: words(helpOf('trait', id), say('betrayal-guide-trait')),
    rules: ['5.1', '5.2', '5.3'],
    see: [
      ...TRAITS.filter((one) => one !== id).map((one) => link('trait', one)),
      ...['die', PHYSICAL.has(id) ? 'physical' : 'mental', 'death'].map(thingLink),
    ],
  })
}

function deck(id: string): Page | null {
  if (!DECK_ICONS[id]) return null
  return page('deck', called('deck', id), {
    icon: DECK_ICONS[id],
    colour: DECK_COLOURS[id] ?? '',
    text: [say(`betrayal-guide-deck-${id}`)],
    rules: id === 'room' ? ['3.1', '3.2', '3.3'] : (RULES_OF[id] ?? []),
  })
}

function omens(): Page {
  return page('thing', say('betrayal-guide-omens'), {
    icon: 'raven',
    colour: 'var(--betrayal-card-omen)',
    text: [say('betrayal-guide-omens-text')],
    rules: ['6.1', '6.2'],
    see: [link('deck', 'omen'), thingLink('haunt'), thingLink('die')],
  })
}
