/** The card of Dark, Darker, Darkest in the lobby, and its presets. */
import type { GameCard } from '../../lobby/card'
import doctor from './art/monsters/doctor-mortimer.svg?url&no-inline'
import dog from './art/monsters/zombie-dog.svg?url&no-inline'
import lisa from './art/monsters/lisa-mortimer.svg?url&no-inline'
import zombie from './art/monsters/zombie.svg?url&no-inline'
import bruce from './art/people/bruce.svg?url&no-inline'
import jack from './art/people/jack.svg?url&no-inline'
import leo from './art/people/leo.svg?url&no-inline'
import lucy from './art/people/lucy.svg?url&no-inline'
import nina from './art/people/nina.svg?url&no-inline'

/** Three get to the laboratory half as often, and only for four or more are four action points a relief. (D-TWEAK-03) */
const ENOUGH = 4

/** All that the rulebook offers to make the night easier. (D-TWEAK) */
const GENTLER = {
  board_side: 'four-ap',
  spawn_pool: 'no-high',
  spawn_six: 'reroll',
  chip_mix: 'more2',
  grace_round: true,
}

export const card: GameCard = {
  picture: { people: [bruce, nina, leo, lucy, jack], foes: [zombie, lisa], light: 'var(--ember)' },
  hard: 2,
  presets: [
    {
      name: 'gentler',
      picture: { people: [bruce, nina, leo, lucy], foes: [zombie], light: 'var(--brass)' },
      minutes: 60,
      hard: 1,
      seats: ENOUGH,
      options: (seats) => ({ ...GENTLER, survivors: Math.max(ENOUGH, seats) }),
    },
    {
      name: 'classic',
      picture: { people: [leo, nina, jack], foes: [doctor], light: 'var(--moss)' },
      minutes: 60,
      hard: 2,
      seats: 3,
      options: () => ({}),
    },
    {
      name: 'long',
      picture: { people: [lucy], foes: [dog, lisa, zombie], light: 'var(--ember)' },
      minutes: 90,
      hard: 3,
      seats: 3,
      options: () => ({ mode: 'darkest', house: 'hard', advanced: true }),
    },
  ],
}
