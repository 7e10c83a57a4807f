/** Turning points, which take the whole screen: the showdown with whoever waits there, and a death. */
import { text } from '../../../../api/play'
import type { Happened } from '../../happened'
import { name, say, sayEvent } from '../../../../words/words.svelte'
import type { Beat, Moment, MomentFace } from '../../../contract'
import { MONSTERS } from '../../monsters'
import { PORTRAITS } from '../../portraits'
import { BEAST_ICONS, colourOf, SURVIVOR_ICONS } from '../pieces'

const GAME = 'darkest'

export function momentOf(events: readonly Happened[]): Pick<Beat, 'moment'> {
  const found = events.find((event) => event.kind === 'nemesis-appears' || event.kind === 'eliminated')
  if (!found) return {}
  return { moment: found.kind === 'eliminated' ? death(found) : showdown(found) }
}

function showdown(event: Happened<'nemesis-appears'>): Moment {
  const beast = text(event.data.beast)
  return {
    kind: 'showdown',
    over: say('darkest-moment-showdown'),
    title: name(GAME, 'beast', beast),
    faces: [foe(beast)],
    lines: [sayEvent(GAME, event)],
  }
}

function death(event: Happened<'eliminated'>): Moment {
  const id = text(event.data.survivor)
  return {
    kind: 'death',
    over: say('darkest-moment-death'),
    title: name(GAME, 'survivor', id),
    faces: [
      {
        icon: SURVIVOR_ICONS[id] ?? 'person',
        colour: colourOf(id),
        picture: PORTRAITS[id],
        caption: '',
      },
    ],
    lines: [sayEvent(GAME, event)],
  }
}

const foe = (beast: string): MomentFace => ({
  icon: BEAST_ICONS[beast] ?? 'haunting',
  colour: 'var(--blood-bright)',
  picture: MONSTERS[beast],
  caption: '',
  isMonster: true,
})
