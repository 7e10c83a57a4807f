/** Tellings recorded from games of bots (`tools/write_tellings.py`), for tests. */
import type { DarkestView } from '../../../../api/views'
import type { Happened } from '../../happened'
import type { Told } from '../../../contract'
import recorded from './tellings.json'

interface Recorded {
  events: unknown[]
  first: number
  before: object
  /** What of the position is different afterwards. */
  after: object
}

export const toldOf = ({ events, first, before, after }: Recorded): Told<DarkestView, Happened> =>
  ({ events, first, before, after: { ...before, ...after } }) as Told<DarkestView, Happened>

export const TELLINGS = (recorded as Recorded[]).map(toldOf)
