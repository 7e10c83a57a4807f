/** Dice as the stage shows them: beside the number that they had to reach, and how it went. */
import { text } from '../../../../api/play'
import type { AnyEvent } from '../../happened'
import { argumentsOf, begin, say } from '../../../../words/words.svelte'
import type { BeatRoll } from '../../../contract'
import { GAME } from '../../pieces'
import { isRoll } from './grouping'

const facesOf = (faces: unknown): BeatRoll['faces'] =>
  (Array.isArray(faces) ? faces : []).map((face) => ({ face: String(face), icon: '', word: String(face) }))

/** The rolls of a group: dice that fall again, and what cards make of them, take the place of those before. */
export function rollsOf(events: readonly AnyEvent[]): BeatRoll[] {
  const rolls: AnyEvent[] = []
  for (const event of events.filter(isRoll)) {
    const last = rolls.at(-1)
    if (last && (event.kind === 'result' || event.data.again === true)) rolls[rolls.length - 1] = over(last, event)
    else rolls.push(event)
  }
  const isSeveral = new Set(rolls.map(({ data }) => data.who)).size > 1
  return rolls.map((event) =>
    rollOf(event, isSeveral ? 'betrayal-beat-side' : rolls.length > 1 ? 'betrayal-beat-dice' : ''),
  )
}

/** A number that was named comes without dice: those that lie there stay. */
function over(last: AnyEvent, next: AnyEvent): AnyEvent {
  const { faces } = next.data
  const isBare = !Array.isArray(faces) || !faces.length
  return { ...next, data: { ...last.data, ...next.data, faces: isBare ? last.data.faces : faces } }
}

/** A roll; where there are others beside it, this message tells it from them. */
function rollOf({ data }: AnyEvent, toldBy: string): BeatRoll {
  const passed = data.passed
  return {
    who: text(data.who),
    what: toldBy && begin(say(toldBy, argumentsOf(GAME, data))),
    faces: facesOf(data.faces),
    verdict: say('betrayal-beat-verdict', argumentsOf(GAME, { ...data, roll: kindOf(data) })),
    ...(typeof passed === 'boolean' ? { passed } : {}),
  }
}

/** Of what monsters roll, only their movement is a number of spaces. */
function kindOf({ roll, why }: AnyEvent['data']): string {
  return roll === 'monster' && why !== 'movement' ? 'plain' : text(roll)
}

/** Both sides of a fight, or the one that has rolled so far. */
export function sidesOf(events: readonly AnyEvent[]): BeatRoll[] {
  const clash = events.find(({ kind }) => kind === 'clash')
  if (!clash) return rollsOf(events)
  const { who, target, winner, trait, roll, roll_faces, against, against_faces } = clash.data
  const side = (figure: unknown, total: unknown, faces: unknown): BeatRoll => ({
    who: text(figure),
    what: begin(say('betrayal-beat-side', argumentsOf(GAME, { who: figure, trait }))),
    faces: facesOf(faces),
    total: Number(total),
    verdict: '',
    ...(text(winner) ? { passed: winner === figure } : {}),
  })
  return [side(who, roll, roll_faces), side(target, against, against_faces)]
}

/** How a fight went: how many dice against how many, and the sums. A result that was named has no dice. */
export function clashOf({ data }: AnyEvent): string {
  const { roll_faces: dice, against_faces: others, ...rest } = data
  const { roll, added, against, against_added } = data
  const count = (faces: unknown) => (Array.isArray(faces) ? faces.length : 0)
  const isNamed = (faces: unknown, total: unknown, more: unknown) => !count(faces) && Number(total) > Number(more ?? 0)
  const named = isNamed(dice, roll, added) ? 'roll' : isNamed(others, against, against_added) ? 'against' : ''
  return say('betrayal-beat-clash', argumentsOf(GAME, { ...rest, named, dice: count(dice), others: count(others) }))
}
