/** Whom there is to hide something from. */
import type { SeatInfo } from '../../api/views'

/** Whether nobody but bots sits at a table besides whoever has this one seat. */
export function isAlone(seats: readonly Pick<SeatInfo, 'seat' | 'taken'>[], mine: readonly number[]): boolean {
  return mine.length === 1 && seats.every(({ seat, taken }) => !taken || mine.includes(seat))
}
