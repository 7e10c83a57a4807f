/** How a wish to give up stands, in words. */
import type { GiveUpInfo } from '../../api/views'
import { list, say } from '../../words/words.svelte'
import type { TableSession } from '../session.svelte'
import { sayTime } from '../../words/time'

/** Who has yet to agree; or, when enough have, how long anybody can still object. */
export function sayGivingUp(session: Pick<TableSession, 'seatName'>, { waiting, left }: GiveUpInfo): string {
  const names = list(waiting.map((seat) => session.seatName(seat)))
  return left === null ? say('play-give-up-asked', { names }) : say('play-give-up-left', { names, time: sayTime(left) })
}
