/** Turning points, which take the whole screen: the haunt, a death, a traitor who steps out of the dark. All of it is known to everybody. */
import { text } from '../../../../api/play'
import type { Happened } from '../../happened'
import type { BetrayalView } from '../../../../api/views'
import { argumentsOf, name, say, sayEvent } from '../../../../words/words.svelte'
import type { Beat, Moment, MomentFace, Told } from '../../../contract'
import { hauntPicture } from '../../haunts'
import { faceOf, turnedPicture } from '../../monsters'
import { colourOf, explorerIcon, GAME, HAUNTS } from '../../pieces'
import { PORTRAITS } from '../../portraits'
import { saidToBe, titleOf } from '../book/book'
import { fullName } from '../people/fullName'

export function momentOf(event: Happened, told: Told<BetrayalView, Happened>): Pick<Beat, 'moment' | 'isRead'> {
  switch (event.kind) {
    case 'haunt-begins':
      return { moment: haunt(event, told), isRead: true }
    case 'dies':
      return { moment: death(event, told) }
    case 'role-shown':
      return event.data.traitor === true ? { moment: shown(event) } : {}
    case 'side-changed':
      return { moment: turned(event, told) }
    default:
      return {}
  }
}

function haunt({ data }: Happened<'haunt-begins'>, { after }: Told<BetrayalView, Happened>): Moment {
  const [revealer, traitor] = [text(data.revealer), text(data.traitor)]
  const called = argumentsOf(GAME, { explorer: revealer, card: data.omen, room: data.room })
  const faces =
    traitor === revealer
      ? [face(revealer, say('betrayal-haunt-both'))]
      : [
          face(revealer, say('betrayal-haunt-revealer')),
          ...(traitor ? [face(traitor, say('betrayal-haunt-traitor'))] : []),
        ]
  return {
    kind: 'haunt',
    over: say('betrayal-haunt-lights'),
    title: titleOf({
      id: HAUNTS[Number(data.number)] ?? text(data.haunt),
      title: after.haunt?.title ?? '',
    }),
    faces: [...picturedBy(Number(data.number)), ...faces],
    lines: [say('betrayal-haunt-called', called), ...(traitor ? [] : [saidToBe(revealer, traitor)])],
  }
}

/** What a haunt is about, drawn large. */
function picturedBy(number: number): MomentFace[] {
  const picture = hauntPicture(number)
  return picture
    ? [{ icon: 'evil-book', colour: 'var(--betrayal-monster)', picture, caption: '', isMonster: true }]
    : []
}

function death(event: Happened<'dies'>, { before }: Told<BetrayalView, Happened>): Moment {
  const id = text(event.data.explorer)
  const who = before.explorers.find((one) => one.id === id)
  const picture = who && faceOf(before, who)
  return {
    kind: 'death',
    over: say(who?.side === 'traitor' ? 'betrayal-moment-traitor-dies' : 'betrayal-moment-death'),
    title: fullName(id),
    faces: [{ ...face(id, ''), ...(picture ? { picture } : {}) }],
    lines: [sayEvent(GAME, event)],
  }
}

function shown(event: Happened<'role-shown'>): Moment {
  const id = text(event.data.explorer)
  return {
    kind: 'shown',
    over: say('betrayal-moment-shown'),
    title: fullName(id),
    faces: [face(id, say('betrayal-haunt-traitor'))],
    lines: [sayEvent(GAME, event)],
  }
}

/** Somebody is on another side, and everybody can see it. */
function turned(event: Happened<'side-changed'>, { after }: Told<BetrayalView, Happened>): Moment {
  const id = text(event.data.explorer)
  const number = after.haunt?.number ?? 0
  const picture = turnedPicture(number, text(event.data.side), id)
  // Whose body is the same stands beside what has them now.
  const become = picture ? [{ ...face(id, ''), picture, isMonster: true }] : picturedBy(number)
  return {
    kind: 'turned',
    over: say('betrayal-moment-turned'),
    title: fullName(id),
    faces: [face(id, ''), ...become],
    lines: [sayEvent(GAME, event)],
  }
}

const face = (id: string, what: string): MomentFace => ({
  icon: explorerIcon(id),
  colour: colourOf(id),
  picture: PORTRAITS[id],
  caption: what && `${name(GAME, 'explorer', id)}: ${what}`,
})
