/** Betrayal at House on the Hill at the table. */
import type { AnyEvent } from '../happened'
import { text } from '../../../api/play'
import type { BetrayalView } from '../../../api/views'
import { name, say } from '../../../words/words.svelte'
import type { Doer, GameScreens } from '../../contract'
import '../icons'
import { lookOf } from '../look'
import { colourOf, explorerIcon, EXPLORERS, GAME } from '../pieces'
import About from './asking/About.svelte'
import { ahead } from './asking/ahead'
import { cardAsked, isAbout } from './asking/asked'
import { isWanted, kindOf, shortOf, subjectOf } from './asking/deeds'
import { beats } from './beats/beats'
import Board from './board/Board.svelte'
import Book from './book/Book.svelte'
import { isSecretDeed } from './book/book'
import OwnPage from './book/OwnPage.svelte'
import { openingOf, pageOf } from './book/turned'
import { wantedIn } from './book/wanted'
import { chronicle } from './beats/chronicle'
import { isDoubled, startsTurn } from './beats/doubled'
import { during } from './beats/during'
import { eventIcon, HARM, secrecy, VERB_ICONS } from './beats/events'
import { nearDeath, storm } from './beats/sounds'
import { storyOf } from './beats/stories'
import Explorers from './people/Explorers.svelte'
import { chanceOf, hint, isFinal, isHarmless, isMain } from './asking/hints'
import { meaning } from './asking/meaning'
import Overview from './board/Overview.svelte'
import { alone } from './board/standing'
import { limits, parts } from './board/sight'
import { presence } from './people/presence'
import Track from './people/Track.svelte'
import { isStep, placeOf, walks } from './asking/ways'

/** An explorer's face in the log. */
function doerOf(who: string): Doer | null {
  return who in EXPLORERS ? { icon: explorerIcon(who), colour: colourOf(who), name: name(GAME, 'explorer', who) } : null
}

/** The verbs that a haunt adds: those of another package are known by the side whose book explains them. */
const OF_A_HAUNT = /^h\d\d-|-(heroes|traitor)-/

export const screens: GameScreens = {
  learn: ({ brought = [] }: BetrayalView) => {
    for (const sheet of brought) EXPLORERS[sheet.id] = sheet
  },
  Board,
  Track,
  About,
  isAbout,
  cardAsked: (ask) => (cardAsked(ask) ? { kind: 'card', id: cardAsked(ask) } : null),
  kindOf,
  isWanted,
  subjectOf,
  shortOf,
  panels: [
    { id: 'explorers', icon: 'three-friends', title: () => say('betrayal-board-explorers'), Panel: Explorers },
    {
      id: 'book',
      icon: 'evil-book',
      title: () => say('betrayal-board-book'),
      Panel: Book,
      isOpen: (position: BetrayalView) => position.haunt !== null,
    },
  ],
  parts: (position: BetrayalView, choices, mine) => parts(position, choices, mine, wantedIn(position)),
  limits,
  Overview,
  alone,
  beats,
  figuresOf: ({ explorers }: BetrayalView, mine) =>
    explorers.filter(({ seat }) => mine.includes(seat)).map(({ id }) => id),
  standsAt: (figure, { explorers, monsters }: BetrayalView) =>
    [...explorers, ...monsters].find(({ id }) => id === figure)?.place ?? '',
  ahead,
  isTurn: ({ prompt }) => prompt === 'turn',
  lookOf,
  during,
  storm,
  nearDeath,
  reads: ({ haunt }: BetrayalView, { cards }) =>
    [...(Array.isArray(cards) ? (cards as string[]) : []), ...(haunt ? [haunt.id, ...haunt.books] : [])].join(' '),
  Own: OwnPage,
  ownPage: pageOf,
  opening: openingOf,
  secrecy,
  isSecret: isSecretDeed,
  iconOf: (choice) => VERB_ICONS[choice.verb] ?? (OF_A_HAUNT.test(choice.verb) ? 'evil-book' : ''),
  isMain,
  isHarmless,
  isFinal,
  chanceOf,
  meaning,
  walks,
  placeOf,
  isStep,
  hint,
  groupOf: (choice) => {
    const floor = choice.verb === 'room' || choice.verb === 'place' ? text(choice.data['floor']) : ''
    return floor ? name(GAME, 'floor', floor) : ''
  },
  rolled: () => null,
  startsTurn,
  isDoubled,
  storyOf: (events: readonly AnyEvent[], number) => (events[number] ? storyOf(events[number]) : ''),
  eventIcon: (event: AnyEvent) => eventIcon(event.kind),
  isHarm: (event: AnyEvent) => HARM.has(event.kind),
  doerOf: ({ data }: AnyEvent) => doerOf(text(data.explorer) || text(data.who)),
  ruleOf: () => '',
  presence,
  chronicle,
}
