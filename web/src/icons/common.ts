/** The client's icons that the first screen does without. */
import bodies from 'virtual:icons/common'
import { addIcons } from './icons'

addIcons(bodies)
