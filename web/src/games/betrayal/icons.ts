/** The icons and colours of Betrayal at House on the Hill, beside the client's own. */
import './colours.css'
import bodies from 'virtual:icons/betrayal'
import { addIcons } from '../../icons/icons'

addIcons(bodies)
