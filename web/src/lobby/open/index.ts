/** The list of open tables: fetched where there is one on this server. */
export { Board } from './board.svelte'
export { default as OpenTables } from './OpenTables.svelte'
