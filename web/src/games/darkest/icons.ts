/** The icons and colours of Dark, Darker, Darkest, beside the client's own. */
import './colours.css'
import bodies from 'virtual:icons/darkest'
import { addIcons } from '../../icons/icons'

addIcons(bodies)
