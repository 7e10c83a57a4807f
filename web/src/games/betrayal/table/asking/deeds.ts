/** What a choice is among all that can be done, whom or what it is about, and whether a goal asks for it. */
import type { BetrayalView, Objective } from '../../../../api/views'
import { text, type Ask, type Choice } from '../../../../api/play'
import { cover } from '../../../../table/page/cover.svelte'
import { argumentsOf, name, say } from '../../../../words/words.svelte'
import type { Kind, Subject } from '../../../contract'
import { faceOf, likenessOf, monsterPicture } from '../../monsters'
import {
  cardIcon,
  colourOf,
  DECK_COLOURS,
  deckOf,
  explorerIcon,
  EXPLORERS,
  GAME,
  monsterIcon,
  tokenIcon,
} from '../../pieces'
import { PORTRAITS } from '../../portraits'
import { isHidden } from '../book/book'
import { isOfHaunt, spotOf } from './targets'

const KINDS: Record<string, Kind> = {
  'end-turn': 'end',
  done: 'end',
  attack: 'fight',
  struggle: 'fight',
  use: 'use',
  take: 'here',
  try: 'here',
  trade: 'trade',
  'hand-on': 'trade',
  go: 'go',
  explore: 'go',
  drop: 'small',
  'put-on': 'small',
  'take-off': 'small',
}

/** Whether the question is what to do in a turn. */
export const isTurn = (ask: Ask): boolean => ask.prompt === 'turn' || ask.prompt === 'monster'

/** An attack of a haunt's own says whether it is one from afar. */
export const isAttack = ({ verb, data }: Choice): boolean =>
  verb === 'attack' || verb.endsWith('-banish') || (typeof data['target'] === 'string' && 'distant' in data)

export function kindOf(choice: Choice, ask: Ask, position: BetrayalView): Kind {
  const { verb } = choice
  if (!isTurn(ask)) return answerKind(choice, position)
  const kind = KINDS[verb] ?? (isAttack(choice) ? 'fight' : 'deed')
  const isDeed = kind !== 'fight' && kind !== 'go' && kind !== 'end'
  return isDeed && isWanted(choice, position) ? 'want' : kind
}

function answerKind(choice: Choice, position: BetrayalView): Kind {
  if (choice.verb === 'done') return 'end'
  if (isFace(choice, position)) return 'face'
  if (choice.verb === 'turn') return 'answer'
  const spot = spotOf(choice, position)
  return spot && /^(place|door|cell):/.test(spot) && !isOfHaunt(choice.verb) ? 'place' : 'answer'
}

/** Whom to play is chosen among faces, before they stand in the house. */
function isFace({ verb, data }: Choice, position: BetrayalView): boolean {
  return verb === 'explorer' && !position.explorers.some((who) => who.id === data['explorer'])
}

/** Whether one's side wants it now; while it is hidden who is who, nothing in sight may tell. */
export function isWanted(choice: Choice, { haunt }: BetrayalView): boolean {
  if (!haunt || (cover.isOn && isHidden(haunt))) return false
  return haunt.objectives.some((one) => (one.of === 0 || one.done < one.of) && leadsTo(one, choice))
}

function leadsTo({ verbs, foes, cards, rooms }: Objective, { key, verb, data }: Choice): boolean {
  if (verbs.includes(key)) return true
  const has = (ids: readonly string[], id: unknown) => ids.includes(text(id))
  switch (verb) {
    case 'attack':
      return foes.length ? has(foes, data['target']) : verbs.includes(verb)
    case 'take':
      return cards.length ? has(cards, data['card']) : verbs.includes(verb)
    case 'go':
      return has(rooms, data['place'])
    default:
      return verbs.includes(verb)
  }
}

/** Somebody or something with this id. */
export function subjectNamed(id: string, position: BetrayalView): Subject | null {
  const { explorers, monsters } = position
  const explorer = explorers.find((one) => one.id === id)
  if (explorer || id in EXPLORERS)
    return {
      icon: explorerIcon(id),
      colour: colourOf(id),
      picture: explorer ? faceOf(position, explorer) : PORTRAITS[id],
    }
  const kind = monsters.find((one) => one.id === id)?.kind
  return kind
    ? {
        icon: monsterIcon(kind),
        colour: 'var(--betrayal-monster)',
        picture: monsterPicture(kind) ?? likenessOf(kind),
      }
    : null
}

/** Who is meant, before what it is done with. */
const FIGURES = ['target', 'monster', 'victim', 'explorer'] as const

export function subjectOf({ verb, data }: Choice, position: BetrayalView): Subject | null {
  const figures = verb === 'go' || verb === 'explore' ? [] : FIGURES.map((one) => text(data[one]))
  const card = text(data['card'])
  const figure = verb === 'use' && card ? null : figures.map((id) => subjectNamed(id, position)).find(Boolean)
  if (figure) return figure
  if (card) return { icon: cardIcon(card), colour: DECK_COLOURS[deckOf(card)] ?? 'inherit' }
  const token = text(data['token'])
  return token ? { icon: tokenIcon(token), colour: 'inherit' } : null
}

/** A way, by where it leads. */
export function shortOf({ verb, data }: Choice): string {
  if (verb === 'explore') return say('betrayal-short-explore', argumentsOf(GAME, data))
  if (verb === 'dock') {
    const [room, direction] = [text(data['doorway_room']), text(data['direction'])]
    return say('betrayal-short-dock', argumentsOf(GAME, { room, direction }))
  }
  const place = verb === 'go' ? text(data['place']) : ''
  if (!place) return ''
  const spaces = Number(data['price'] ?? 1)
  const room = name(GAME, 'room', place)
  return spaces > 1 ? say('betrayal-short-go', { room, spaces }) : room
}
