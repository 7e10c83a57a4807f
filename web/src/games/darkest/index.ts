/** The screens of Dark, Darker, Darkest. */
import type { DarkestView } from '../../api/views'
import type { GameEvent } from '../../api/play'
import { name, say } from '../../words/words.svelte'
import type { GameScreens, Rolled } from '../index'
import Board from './Board.svelte'
import { chronicle } from './chronicle'
import { HEIGHT, roomPoint, TILE, WIDTH } from './geometry'
import { hint } from './hints'
import { FACE_ICONS, VERB_ICONS } from './pieces'
import Side from './Survivors.svelte'
import Track from './Track.svelte'

const GAME = 'darkest'
const HARM = new Set([
  'wounded',
  'eliminated',
  'entrapped',
  'bitten',
  'zombified',
  'zombification',
  'tile-destroyed',
  'darkness-grows',
  'last-round',
  'lost',
])
const MINOR = new Set(['stow', 'ready', 'discard'])
const MAIN = new Set(['end-turn', 'defend', 'yes', 'match'])

/** The rule that a kind of event follows from. */
const RULES: Record<string, string> = {
  moves: 'D-MOVE-01',
  wounded: 'D-SURV-08',
  healed: 'D-SURV-11',
  eliminated: 'D-DEATH-01',
  'darkness-grows': 'D-DARK-01',
  'last-round': 'D-END-03',
  'fire-moves': 'D-FIRE-06',
  'fire-stays': 'D-FIRE-11',
  'fire-breaks-out': 'D-FIRE-02',
  burns: 'D-FIRE-10',
  'tile-destroyed': 'D-FIRE-13',
  'zombie-burns': 'D-FIRE-18',
  'search-roll': 'D-SEARCH-02',
  'card-found': 'D-SEARCH-03',
  'door-unlocked': 'D-UNLOCK-04',
  'chip-flipped': 'D-UNLOCK-01',
  'chip-entered': 'D-CODE-02',
  'laboratory-opens': 'D-CODE-10',
  'token-placed': 'D-SPAWN-01',
  'token-revealed': 'D-SPAWN-13',
  'location-roll': 'D-MODEL-15',
  'attack-rolled': 'D-COMBAT-07',
  'failure-cancels': 'D-DICE-21',
  'zombie-dies': 'D-COMBAT-11',
  pushed: 'D-DICE-06',
  'attack-roll': 'D-CDICE-02',
  'defense-roll': 'D-DEF-01',
  'icon-cancelled': 'D-DEF-03',
  entrapped: 'D-ENTRAP-01',
  freed: 'D-ENTRAP-06',
  'escape-roll': 'D-ENTRAP-07',
  bitten: 'D-BITE-01',
  'camera-check': 'D-CCHK-02',
  terror: 'D-TERROR-01',
  'creature-appears': 'D-TERROR-10',
  'creature-moves': 'D-CMOVE-05',
  'zombies-move': 'D-ZMOVE-01',
  'horde-called': 'D-REINF-02',
  'power-attack': 'D-REINF-01',
  'beast-hit': 'D-CREA-02',
  'beast-dies': 'D-CREA-09',
  zombification: 'D-ZOMB-02',
  zombified: 'D-ZOMB-05',
  'cure-found': 'D-LAB-02',
  'showdown-begins': 'D-SHOW-01',
  'nemesis-appears': 'D-SHOW-06',
  'nemesis-moves': 'D-NEM-02',
  shift: 'D-MARK-05',
  event: 'D-EVENT-01',
  reaction: 'D-REACT-01',
}

function rolled(event: GameEvent): Rolled | null {
  const dice = event.data['dice']
  if (!Array.isArray(dice) || !dice.length) return null
  const faces = [...dice.map(String)]
  if (typeof event.data['terror'] === 'string') faces.push(event.data['terror'])
  return {
    what: event.kind,
    faces: faces.map((face) => ({ face, icon: FACE_ICONS[face] ?? '', word: name(GAME, 'icon', face) })),
  }
}

function focus(position: unknown): { x: number; y: number; w: number; h: number } | null {
  const view = position as DarkestView
  const acting = view.survivors.filter((who) => who.active)
  if (!acting.length) return null
  const points = acting.map((who) => roomPoint(view, who.room))
  const x = Math.min(...points.map((p) => p.x)) - TILE * 1.5
  const y = Math.min(...points.map((p) => p.y)) - TILE * 1.5
  const w = Math.max(...points.map((p) => p.x)) + TILE * 1.5 - x
  const h = Math.max(...points.map((p) => p.y)) + TILE * 1.5 - y
  return { x: Math.max(-26, x), y: Math.max(-26, y), w: Math.min(w, WIDTH), h: Math.min(h, HEIGHT) }
}

export const screens: GameScreens = {
  Board,
  Side,
  Track,
  iconOf: (choice) => VERB_ICONS[choice.verb] ?? '',
  isMain: (choice) => MAIN.has(choice.verb),
  hint: (choice, position) => hint(choice, position as DarkestView),
  isMinor: (choice) => MINOR.has(choice.verb),
  groupOf: (choice) => {
    const who = choice.data['survivor']
    return typeof who === 'string' ? name(GAME, 'survivor', who) : say('table-choices')
  },
  rolled,
  isHarm: (event) => HARM.has(event.kind),
  ruleOf: (event) => RULES[event.kind] ?? '',
  focus,
  chronicle,
}
