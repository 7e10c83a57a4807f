/** What every table needs in one file: many small ones weigh a tenth more, and are fetched together anyway. */
const SHARED = /\/web\/src\/(?:board|cards|guide|parts|settings|sound|stage|table)\//

export const atTheTable = { debugName: 'at the table', name: (id: string) => (SHARED.test(id) ? 'playing' : null) }
