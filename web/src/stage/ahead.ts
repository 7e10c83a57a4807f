/** What the stage knows of a move that is laid down ahead: the places where somebody could go. */
import type { BoardPlace } from '../games/contract'

export interface AheadPlace extends BoardPlace {
  place: string
  /** Who would go there. */
  figure: string
  isLaid: boolean
}
