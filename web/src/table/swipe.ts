/** A finger that goes up or down over an element, further than a tap does. */
import type { Action } from 'svelte/action'

const FAR = 28

export const swiped: Action<HTMLElement, (way: 'up' | 'down') => void> = (element, swipe) => {
  let tell = swipe
  let from: { id: number; x: number; y: number } | null = null

  function down(event: PointerEvent): void {
    from = { id: event.pointerId, x: event.clientX, y: event.clientY }
  }

  function move(event: PointerEvent): void {
    if (!from || event.pointerId !== from.id) return
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y]
    if (Math.abs(dy) < FAR || Math.abs(dy) < Math.abs(dx)) return
    from = null
    // The tab that the finger began on is not chosen as well.
    element.addEventListener('click', swallow, { capture: true })
    tell(dy < 0 ? 'up' : 'down')
  }

  function swallow(event: MouseEvent): void {
    if (event.detail === 0) return // a key, not a finger
    event.preventDefault()
    event.stopPropagation()
  }

  function end(): void {
    from = null
    // The click that belongs to this finger follows at once.
    setTimeout(() => element.removeEventListener('click', swallow, { capture: true }))
  }

  element.addEventListener('pointerdown', down)
  window.addEventListener('pointermove', move)
  window.addEventListener('pointerup', end)
  window.addEventListener('pointercancel', end)
  return {
    update: (next) => (tell = next),
    destroy() {
      element.removeEventListener('pointerdown', down)
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
    },
  }
}
