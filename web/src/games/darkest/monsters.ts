/** Where the picture of every foe lies; it is fetched when it is shown. */
import { byName } from '../../parts/drawn'

export const MONSTERS = byName(
  import.meta.glob<string>('./art/monsters/*.svg', { query: '?url&no-inline', import: 'default', eager: true }),
)
