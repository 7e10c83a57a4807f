/** Where the portrait of every explorer lies; it is fetched when it is shown. */
import { byName } from '../../parts/drawn'

export const PORTRAITS = byName(
  import.meta.glob<string>('./art/people/*.svg', { query: '?url&no-inline', import: 'default', eager: true }),
)
