/** A haunt's monsters as they stand now: where they are, who moves them, how strong they are as far as one knows, and whom they are near. */
import type { BetrayalView, MonsterView } from '../../../../api/views'
import { argumentsOf, list, name, say } from '../../../../words/words.svelte'
import type { Presence } from '../../../contract'
import { likenessOf, monsterPicture } from '../../monsters'
import { GAME, monsterIcon, TRAITS } from '../../pieces'
import { nearby } from '../asking/meaning'
import { cardName } from '../board/music'
import { monsterName, statesOf } from '../board/standing'

export function presence(kind: string, id: string, position: BetrayalView): Presence | null {
  if (kind !== 'creature') return null
  const pack = position.monsters.filter((one) => one.id === id || one.kind === id)
  const [first] = pack
  return first ? sheetOf(first, pack, position) : null
}

function sheetOf(first: MonsterView, pack: MonsterView[], position: BetrayalView): Presence {
  const rooms = [...new Set(pack.map(({ room }) => room).filter(Boolean))].map((room) => name(GAME, 'room', room))
  const cards = pack.flatMap((one) => one.cards).map((card) => cardName(position, card))
  const states = pack.flatMap(({ status }) => statesOf(status))
  const stunned = pack.filter((one) => one.stunned).length
  return {
    title: pack.length > 1 ? `${monsterName(first.kind)} × ${pack.length}` : monsterName(first.id),
    icon: monsterIcon(first.kind),
    colour: 'var(--betrayal-monster)',
    picture: monsterPicture(first.kind) ?? likenessOf(first.kind),
    isDown: stunned === pack.length,
    where: rooms.length ? list(rooms) : say('betrayal-board-unseen'),
    parts: [],
    facts: [
      ...TRAITS.flatMap((trait) => {
        const value = first.traits[trait]
        return value === undefined ? [] : [{ label: name(GAME, 'trait', trait), value: String(value) }]
      }),
      ...(stunned ? [{ label: say('betrayal-board-stunned'), value: `${stunned} / ${pack.length}` }] : []),
      ...(cards.length ? [{ label: say('betrayal-board-cards'), value: list(cards) }] : []),
    ],
    plans: [leaderOf(first, position), ...new Set(states), preyOf(pack, position)].filter(Boolean),
  }
}

/** Who moves them; nobody where they go by a rule of their own. */
export function leaderOf({ owner }: MonsterView, { haunt, explorers }: BetrayalView): string {
  const who = owner === null ? haunt?.traitor : explorers.find((one) => one.seat === owner)?.id
  return who ? say('betrayal-people-led', argumentsOf(GAME, { explorer: who })) : ''
}

/** Those who are near them. */
function preyOf(pack: MonsterView[], position: BetrayalView): string {
  const places = new Set(pack.flatMap(({ place }) => (place ? [...nearby(position, place).keys()] : [])))
  const near = position.explorers.filter(({ alive, place, side }) => alive && side === 'heroes' && places.has(place))
  return near.length ? say('betrayal-plan-near', { names: list(near.map(({ id }) => name(GAME, 'explorer', id))) }) : ''
}
