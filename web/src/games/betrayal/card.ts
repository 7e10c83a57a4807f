/** The card of Betrayal at House on the Hill in the lobby, and its presets. */
import type { GameCard } from '../../lobby/card'
import bride from './art/monsters/ghost-bride.svg?url&no-inline'
import ghost from './art/monsters/ghost.svg?url&no-inline'
import spider from './art/monsters/giant-spider.svg?url&no-inline'
import werewolf from './art/monsters/werewolf.svg?url&no-inline'
import brandon from './art/people/brandon-jaspers.svg?url&no-inline'
import heather from './art/people/heather-granville.svg?url&no-inline'
import longfellow from './art/people/professor-longfellow.svg?url&no-inline'
import ox from './art/people/ox-bellows.svg?url&no-inline'
import rhinehardt from './art/people/father-rhinehardt.svg?url&no-inline'
import vivian from './art/people/vivian-lopez.svg?url&no-inline'
import zoe from './art/people/zoe-ingstrom.svg?url&no-inline'

export const card: GameCard = {
  picture: { people: [longfellow, zoe, ox, vivian, brandon], foes: [ghost, werewolf], light: 'var(--brass)' },
  hard: 1,
  presets: [
    {
      name: 'classic',
      picture: { people: [longfellow, zoe, ox], foes: [ghost], light: 'var(--brass)' },
      minutes: 60,
      hard: 1,
      seats: 3,
      options: () => ({}),
    },
    {
      name: 'short',
      picture: { people: [rhinehardt, heather], foes: [werewolf], light: 'var(--ember)' },
      minutes: 30,
      hard: 1,
      seats: 3,
      options: () => ({ start: 'haunt' }),
    },
    {
      name: 'wild',
      picture: { people: [brandon, vivian, longfellow, ox, zoe], foes: [spider, bride], light: 'var(--moss)' },
      minutes: 75,
      hard: 2,
      seats: 5,
      options: () => ({ explorers: 'dealt', haunt_roll: 'at-once', bloody_vision: 'always' }),
    },
  ],
}
