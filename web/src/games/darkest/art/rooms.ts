/** What stands in each room. */
import { drawings } from '../../../board/drawings.svelte'

export const furnitureOf = drawings(() => import('./rooms.json'))
