/** Flames in two rows and what is hottest in them, sparks, and the edge of what has burnt: drawn on a tile. */
import { drawings } from '../../../board/drawings.svelte'

export const drawnFire = drawings(() => import('./fire.json'))
