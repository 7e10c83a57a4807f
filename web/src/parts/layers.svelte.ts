/** What lies over the rest of a screen: dialogs, beside which nothing can be used, and whatever takes all of it for a while. */
import { untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'

let layers = $state.raw<readonly HTMLElement[]>([])

/** Note that this lies over everything from now on; what comes back takes note that it has gone. */
export function lay(layer: HTMLElement): () => void {
  layers = [...untrack(() => layers), layer]
  return () => (layers = layers.filter((one) => one !== layer))
}

/** Keeps a popover over whatever is laid, and where it can be used: while a dialog is open, that is only inside it. Where
 *  what it says changes (`said` gives another text), it comes to the top again. */
export function aboveAll(said: () => string): Attachment<HTMLElement> {
  return (what) => {
    const home = what.parentElement
    $effect(() => {
      void said()
      const place = layers.findLast((one) => one instanceof HTMLDialogElement && one.isConnected) ?? home
      if (place !== what.parentElement) place?.append(what)
      if (what.matches(':popover-open')) what.hidePopover()
      what.showPopover()
    })
    return () => what.remove()
  }
}
