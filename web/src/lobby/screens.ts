/** The screens that lead to a table, or to one's own things, by their names in the address. */
import Mail from '../own/Mail.svelte'
import Own from '../own/Own.svelte'
import JoinTable from './JoinTable.svelte'
import NewTable from './NewTable.svelte'

export const screens = { new: NewTable, join: JoinTable, mail: Mail, own: Own }
