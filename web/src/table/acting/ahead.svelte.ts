/** The next move, laid down while others are shown: it is made as soon as its question comes, if it is still offered. */
import type { Ask, Choice } from '../../api/play'
import type { GameScreens, Walk } from '../../games'

/** The question of one's next turn: as it will be put, or as far as the board tells. */
export interface Next {
  ask: Ask
  position: unknown
}

/** A choice, or a way to a place. */
export type Laid = { key: string } | { figure: string; place: string }

/** What is made of it when the question has come. */
export type Move = { choice: Choice } | { walk: Walk }

type Looks = Pick<GameScreens, 'walks' | 'isFinal' | 'isSecret'>

const isSame = (one: Laid, other: Laid): boolean =>
  'key' in one
    ? 'key' in other && one.key === other.key
    : 'place' in other && one.place === other.place && one.figure === other.figure

/** What can be laid down: nothing that asks whether it is meant, and nothing that nobody may know to be there. */
export const canBeLaid = ({ ask, position }: Next, screens: Looks): Choice[] =>
  ask.choices.filter((choice) => !screens.isFinal?.(choice, ask, position) && !screens.isSecret?.(choice))

export class Ahead {
  laid = $state.raw<Laid | null>(null)

  /** Lay this down instead of anything else; what lies there already is taken back. */
  lay(next: Laid): void {
    this.laid = this.isLaid(next) ? null : next
  }

  isLaid(one: Laid): boolean {
    return this.laid !== null && isSame(this.laid, one)
  }

  takeBack(): void {
    this.laid = null
  }

  /** Take up what was laid down, now that this is asked; null where it is not offered any more. */
  take(next: Next, screens: Looks): Move | null {
    const { laid } = this
    this.laid = null
    if (!laid) return null
    if ('key' in laid) {
      const choice = canBeLaid(next, screens).find(({ key }) => key === laid.key)
      return choice ? { choice } : null
    }
    const walk = screens
      .walks?.(next.ask, next.position)
      .find(({ figure, places }) => figure === laid.figure && places.at(-1) === laid.place)
    return walk ? { walk } : null
  }
}
