/** Whether pages for one pair of eyes are covered on this screen. */
import { settings } from '../../settings/settings.svelte'

class Cover {
  /** Whoever plays with bots alone has nobody to hide anything from. */
  alone = $state(false)

  /** Whether pages show their words only while they are held. */
  get isOn(): boolean {
    return settings.pages === 'held' && !this.alone
  }
}

export const cover = new Cover()
