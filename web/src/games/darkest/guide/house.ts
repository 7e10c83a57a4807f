/** Pages about the house: rooms, what is in them, chips, tracks and everything else on the table. */
import type { Catalogue, TilePage } from '../../../api/views'
import type { Facts } from '../../../guide/page'
import { has, help, list, say } from '../../../words/words.svelte'
import type { Page } from '../../contract'
import { MONSTERS } from '../monsters'
import { FUNCTION_ICONS, TILE_ICONS, tileIcons } from '../table/board/tileicons'
import { called, GAME, helpOf, link, marks, note, page, storyOf, words } from './page'
import * as rules from './rulesof'

const THINGS: Record<string, string> = {
  zombies: 'horde',
  hordes: 'horde',
  tokens: 'token',
  xp: 'experience',
  ap: 'actions',
  markers: 'boxes',
  'zombie-spawn': 'zombie',
  observed: 'watched',
  groups: 'group',
  ammo: 'ammunition',
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
  round: 'hourglass',
  group: 'three-friends',
  searched: 'magnifying-glass',
  locked: 'padlock',
  watched: 'cctv-camera',
  infected: 'radioactive',
  equipment: 'backpack',
  hands: 'hand',
  pack: 'backpack',
  ammunition: 'bullets',
  showdown: 'alarm-clock',
  sight: 'eye-target',
  ...TILE_ICONS,
}

export function fittings(book: Catalogue, id: string): Page | null {
  const where = book.tiles.filter((tile) => tile.function === id || (id === 'terminal' && tile.terminal))
  if (!where.length) return null
  return page('function', called('function', id), {
    icon: FUNCTION_ICONS[id] ?? TILE_ICONS[id] ?? 'cube',
    text: words(helpOf('function', id), note('function')),
    rules: rules.FUNCTION_RULES[id] ?? [],
    see: where.flatMap((tile) => tile.rooms.slice(0, 1).map((one) => link('room', one))),
  })
}

/** A room, and after it, each behind a space, what has become of it. */
export function room(book: Catalogue, which: string): Page | null {
  const [id = '', ...conditions] = which.split(' ')
  const tile = book.tiles.find((one) => one.rooms.includes(id) || one.id === id)
  if (!tile) return null
  const own = tile.id === id ? (tile.rooms[0] ?? id) : id
  return page(
    'room',
    called('room', own),
    {
      icon: 'house',
      story: storyOf('room', own),
      text: words(
        note(tile.enwalled.includes(own) ? 'room-enwalled' : 'room-open'),
        tile.function ? helpOf('function', tile.function) : '',
      ),
      rules: ['D-MODEL-04', 'D-MODEL-07', 'D-SEARCH-08'],
      see: [
        ...conditions.map((word) => ({ kind: 'condition', id: word, label: conditionName(word) })),
        ...tile.rooms.filter((other) => other !== own).map((other) => link('room', other)),
        ...tileIcons(tile, tile.camera === own).map((icon) => ({
          kind: 'tile-icon',
          id: icon.kind,
          label: iconName(icon.kind),
        })),
        ...(tile.doors ? [{ kind: 'door', id: 'door', label: say('darkest-guide-thing-door') }] : []),
      ],
    },
    roomFacts(tile, own),
  )
}

function conditionName(word: string): string {
  return say(`darkest-guide-thing-${THINGS[word] ?? word}`)
}

function roomFacts(tile: TilePage, own: string): Facts {
  return [
    ['section', say(`house-section-${tile.section}`)],
    ['doors', tile.doors],
    ['printed', list(tileIcons(tile, tile.camera === own).map((icon) => iconName(icon.kind)))],
  ]
}

function iconName(kind: string): string {
  return has(`${GAME}-function-${kind}`) ? called('function', kind) : say(`darkest-guide-thing-${kind}`)
}

export function chip(book: Catalogue, id: string): Page | null {
  const found = book.chips.find((one) => one.id === id)
  if (!found) return null
  return page('chip', called('chip', id), {
    icon: 'key',
    ...marks(found.colours),
    text: words(note('chip')),
    rules: rules.THING_RULES['chip'] ?? [],
    see: [
      { kind: 'track', id: 'code', label: say('darkest-guide-thing-code') },
      { kind: 'function', id: 'terminal', label: called('function', 'terminal') },
    ],
  })
}

export function option(id: string): Page | null {
  const message = `option-darkest-${id.replaceAll('_', '-')}`
  return has(message) ? page('option', say(message), { icon: 'settings-knobs', text: words(help(message)) }) : null
}

export function thing(book: Catalogue, id: string): Page | null {
  const own = THINGS[id] ?? id
  if (!has(`darkest-guide-thing-${own}`)) return null
  return page(
    'thing',
    say(`darkest-guide-thing-${own}`),
    {
      icon: THING_ICONS[own] ?? 'cube',
      monster: MONSTERS[own === 'horde' ? 'zombie' : own],
      text: words(note(own, { burns: book.limits.burns, virus: book.limits.virus })),
      rules: rules.THING_RULES[own] ?? [],
    },
    thingFacts(book, own),
  )
}

/** How many tokens there are of one zombie, of two, and so on. */
function tokens(counts: readonly number[]): string {
  return counts.map((count, n) => `${count} × ${n + 1}`).join(', ')
}

function thingFacts(book: Catalogue, id: string): Facts {
  switch (id) {
    case 'horde':
      return [
        ['movement', book.zombie.movement],
        ['hits', book.zombie.hits],
        ['dice', say('darkest-guide-horde-dice', { dice: book.zombie.dice, most: book.zombie.most_dice })],
      ]
    case 'token':
      return [
        ['tokens', tokens(book.zombie.tokens)],
        ['former-tokens', tokens(book.former.tokens)],
      ]
    case 'darkness':
      return [
        ['spaces', book.track.darkness],
        ['fire-spaces', list(book.track.fire_spaces)],
        ['showdown-spaces', book.track.showdown_darkness],
        ['former-showdown-spaces', book.former.showdown_darkness],
      ]
    case 'code':
      return [
        [
          'slots',
          list(
            Object.entries(book.track.code_slots).map(
              ([mode, slots]) => `${say(`option-darkest-mode-${mode}`)} ${slots}`,
            ),
          ),
        ],
      ]
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
