/** What is heard between the beats: a heart when death comes near, the bell of one's turn, and how it ends. */
import type { View } from '../api/play'
import type { GameScreens } from '../games'
import type { Sound } from './names'

export class Listening {
  #near: readonly string[] | null = null
  #asked: number | null = null
  #isOver: boolean | null = null

  /** What is heard now that the board shows this; what is seen for the first time is not new. */
  hearts(position: unknown, screens: Pick<GameScreens, 'nearDeath'>): Sound[] {
    const before = this.#near
    this.#near = screens.nearDeath?.(position) ?? []
    return before && this.#near.some((who) => !before.includes(who)) ? ['heart'] : []
  }

  /** What is heard now that the table stands like this, at a screen with these seats. */
  turns(view: View, mine: readonly number[]): Sound[] {
    const { ask, seat, waiting, result } = view
    const isFirst = this.#isOver === null
    const asked = ask && seat !== null && mine.includes(seat) && waiting.includes(seat) ? seat : null
    const isCalled = asked !== null && asked !== this.#asked
    const hasEnded = result !== null && this.#isOver === false
    this.#asked = asked
    this.#isOver = result !== null
    if (isFirst) return []
    if (hasEnded) return [endOf(result.winners, mine.length ? mine : [...Array(view.seats).keys()])]
    return isCalled ? ['turn'] : []
  }
}

/** It is a victory where at least half of those who listen have won. */
function endOf(winners: readonly number[], seats: readonly number[]): Sound {
  const won = seats.filter((seat) => winners.includes(seat)).length
  return won > 0 && 2 * won >= seats.length ? 'victory' : 'defeat'
}
