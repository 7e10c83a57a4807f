/** Dark, Darker, Darkest at the table. */
import type { DarkestView } from '../../../api/views'
import { text } from '../../../api/play'
import type { AnyEvent } from '../happened'
import { name, say } from '../../../words/words.svelte'
import type { Area, Doer, GameScreens, Rolled } from '../../contract'
import '../icons'
import { beats } from './beats/beats'
import Board from './board/Board.svelte'
import { chronicle } from './beats/chronicle'
import { standsAt } from './beats/concerns'
import { isDoubled, startsTurn } from './beats/doubled'
import { during } from './beats/during'
import { eventIcon, HARM, RULES } from './beats/events'
import { nearDeath, storm } from './beats/sounds'
import { storyInLog } from './beats/stories'
import { areaOf, BOUNDS, TILE } from './board/geometry'
import About from './asking/About.svelte'
import { cardAsked, isAbout, itemOfCard } from './asking/asked'
import { isWanted, kindOf, ownerOf, shortOf, subjectOf } from './asking/deeds'
import { hint, isFinal, isHarmless, isMain } from './asking/hints'
import { SMALLEST } from './board/labels'
import { closeEnough } from './board/rooms'
import { meaning } from './asking/meaning'
import { lookOf } from '../look'
import { colourOf, SURVIVOR_ICONS, VERB_ICONS } from './pieces'
import { faceOf } from './beats/rolls'
import Survivors from './people/Survivors.svelte'
import { presence } from './people/presence'
import { voices } from './people/voices'
import Track from './people/Track.svelte'
import { isStep, placeOf, walks } from './asking/ways'

const GAME = 'darkest'
/** The smallest letters that can be read, in pixels on the screen. */
const READABLE = 11
/** No crowd brings the camera closer than this. */
const CLOSEST = 1.55

function rolled(event: AnyEvent): Rolled | null {
  const dice: unknown = event.data.dice
  if (!Array.isArray(dice) || !dice.length) return null
  const terror = typeof event.data.terror === 'string' ? [event.data.terror] : []
  return { what: event.kind, faces: [...(dice as unknown[]), ...terror].map(faceOf) }
}

/** A survivor's face in the log. */
function doerOf(who: string): Doer | null {
  const icon = SURVIVOR_ICONS[who]
  return icon ? { icon, colour: colourOf(who), name: name(GAME, 'survivor', who) } : null
}

/** The survivors whose turn it is, with half of the rooms beside them. */
function focus(view: DarkestView): Area | null {
  const acting = view.survivors.filter((who) => who.active)
  return acting.length
    ? areaOf(
        view,
        acting.map((who) => who.room),
      )
    : null
}

export const screens: GameScreens = {
  Board,
  Track,
  panels: [{ id: 'survivors', icon: 'person', title: () => say('darkest-panel-survivors'), Panel: Survivors }],
  About,
  isAbout,
  cardAsked: (ask) => (cardAsked(ask) ? { kind: 'item', id: itemOfCard(cardAsked(ask)) } : null),
  kindOf,
  isWanted,
  subjectOf,
  shortOf,
  ownerOf,
  parts: (view: DarkestView, choices) => [
    {
      id: 'house',
      title: say('darkest-board'),
      content: BOUNDS,
      focus: focus(view),
      least: Math.min(CLOSEST, closeEnough(view)),
      here: true,
      targets: choices.length,
    },
  ],
  reads: (_, { equipment }) => (Array.isArray(equipment) ? equipment.join(' ') : ''),
  limits: ({ w }) => ({ least: Math.max(READABLE / SMALLEST, w < 700 ? w / (2.6 * TILE) : 0), most: 1.3 }),
  beats,
  figuresOf: ({ survivors }: DarkestView, mine) =>
    survivors.filter(({ seat }) => seat !== null && mine.includes(seat)).map(({ id }) => id),
  standsAt,
  isTurn: ({ prompt }) => prompt === 'act',
  lookOf,
  during,
  storm,
  nearDeath,
  iconOf: (choice) => VERB_ICONS[choice.verb] ?? '',
  isMain,
  isHarmless,
  isFinal,
  meaning,
  walks,
  placeOf,
  isStep,
  hint,
  groupOf: (choice) => {
    const who = choice.verb === 'survivor' ? '' : text(choice.data.survivor)
    return who && name(GAME, 'survivor', who)
  },
  rolled,
  startsTurn,
  isDoubled,
  voices,
  storyOf: storyInLog,
  eventIcon: ({ kind }: AnyEvent) => eventIcon(kind),
  isHarm: (event: AnyEvent) => HARM.has(event.kind),
  doerOf: (event: AnyEvent) => doerOf(text(event.data.survivor)),
  ruleOf: (event: AnyEvent) => RULES[event.kind] ?? '',
  presence,
  chronicle,
}
