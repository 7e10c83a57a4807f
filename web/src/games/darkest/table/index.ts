/** Dark, Darker, Darkest at the table. */
import type { DarkestView } from '../../../api/views'
import type { GameEvent } from '../../../api/play'
import { name, say } from '../../../words/words.svelte'
import type { Area, GameScreens, Rolled } from '../../contract'
import '../icons'
import Board from './Board.svelte'
import { chronicle } from './chronicle'
import { EVENT_ICONS, HARM, RULES } from './events'
import { BOUNDS, HEIGHT, roomPoint, TILE, WIDTH } from './geometry'
import { hint, isFinal, isHarmless, isMain, isMinor } from './hints'
import { meaning } from './meaning'
import { FACE_ICONS, VERB_ICONS } from './pieces'
import { hasPlace } from './spots'
import Survivors from './Survivors.svelte'
import Track from './Track.svelte'
import { isStep, placeOf, walks } from './ways'

const GAME = 'darkest'

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

/** Around the survivors whose turn it is. */
function focus(view: DarkestView): Area | null {
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
  Track,
  panels: [{ id: 'survivors', icon: 'person', title: () => say('darkest-panel-survivors'), Panel: Survivors }],
  isOnBoard: hasPlace,
  parts: (view: DarkestView, choices) => [
    {
      id: 'house',
      title: say('darkest-board'),
      content: BOUNDS,
      focus: focus(view),
      here: true,
      targets: choices.length,
    },
  ],
  limits: ({ w }) => ({ least: w < 700 ? w / (2.6 * TILE) : Math.min(0.62, w / BOUNDS.w), most: 1.3 }),
  iconOf: (choice) => VERB_ICONS[choice.verb] ?? '',
  isMain,
  isMinor,
  isHarmless,
  isFinal,
  meaning,
  walks,
  placeOf,
  isStep,
  hint,
  groupOf: (choice) => {
    const who = choice.data['survivor']
    return typeof who === 'string' ? name(GAME, 'survivor', who) : ''
  },
  rolled,
  eventIcon: (event) => EVENT_ICONS[event.kind] ?? '',
  isHarm: (event) => HARM.has(event.kind),
  ruleOf: (event) => RULES[event.kind] ?? '',
  chronicle,
}
