/** What is looked at when a game is over in one file: many small ones weigh a tenth more, and mostly follow each other. */
const AFTERWARDS = /\/web\/src\/(?:ending|replay)\//

export const afterwards = { debugName: 'afterwards', name: (id: string) => (AFTERWARDS.test(id) ? 'afterwards' : null) }
