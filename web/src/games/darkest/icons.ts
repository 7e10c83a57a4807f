/** The icons of Dark, Darker, Darkest, beside the client's own. */
import bodies from 'virtual:icons/darkest'
import { addIcons } from '../../icons/icons'

addIcons(bodies)
