/** The table of a game that has no folder in the client: question, choices, what a seat sees, log and people. */
import type { GameScreens } from '../games/contract'
import '../icons/common'
import { say } from '../words/words.svelte'
import People from './People.svelte'
import Sheet from './Sheet.svelte'
import Track from './Track.svelte'

const ALL = { x: 0, y: 0, w: 1, h: 1 }

export const screens: GameScreens = {
  Sheet,
  Track,
  panels: [{ id: 'people', icon: 'person', title: () => say('play-tab-people'), Panel: People }],
  kindOf: () => 'answer',
  parts: (_position, choices) => [
    { id: 'sheet', title: say('play-board'), content: ALL, focus: null, here: true, targets: choices.length },
  ],
  limits: () => ({ least: 1, most: 1 }),
  iconOf: () => '',
  isMain: () => false,
  hint: () => '',
  groupOf: () => '',
  rolled: () => null,
  eventIcon: () => '',
  isHarm: () => false,
  ruleOf: () => '',
}
