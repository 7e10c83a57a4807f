import type { Attachment } from 'svelte/attachments'
import { lay } from './layers.svelte'

interface Ways {
  /** A touch beside the dialog closes it, too. */
  beside?: boolean
}

/** Shows a dialog over everything else as long as it is there, and gives the focus back when it goes. */
export function modal(close: () => void, { beside = false }: Ways = {}): Attachment<HTMLDialogElement> {
  return (dialog) => {
    const before = document.activeElement
    // At once: until it hears that it has been closed, somebody could open it again, and would see it go.
    dialog.oncancel = (event) => {
      event.preventDefault()
      close()
    }
    dialog.onclose = close
    dialog.onclick = (event) => {
      if (beside && event.target === dialog) close()
    }
    dialog.showModal()
    const lift = lay(dialog)
    return () => {
      lift()
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus({ preventScroll: true })
    }
  }
}
