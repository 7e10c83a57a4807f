"""Whether anything on a screen slides to another place without having been asked to.

A box that grows or shrinks at one end stays where it is: what lies in it is watched by itself. Where somebody comes,
goes, dies or comes to the fore, the others make room, and what is played is called something else when a haunt begins.
A letter that gives way to another letter is too little to be seen.
"""

from typing import Any

from tests.browser.people import Person

# Writes down every shift of the layout from now on: how much of the screen moved how far, and what.
WATCH = """() => Promise.all([...document.fonts].map((face) => face.load())).then(() => {
  for (const watcher of window.watchers ?? []) watcher.disconnect()
  window.shifts = []
  const named = (node) => {
    const one = node instanceof Element ? node : node?.parentElement
    return one ? `${one.closest('[class]')?.getAttribute('class')} (${one.textContent.trim().slice(0, 40)})` : 'gone'
  }
  const tiny = 0.00001
  const known = (one) => `${one.ariaLabel} ${['large', 'gone'].filter((name) => one.classList.contains(name))}`
  const title = () => document.querySelector('.strip .title')?.textContent
  const people = () => [title(), ...[...document.querySelectorAll('.people article')].map(known)].join()
  let there = people()
  let hasChanged = false
  const isFar = (from, to) => Math.abs(from - to) > 2
  const slid = ({ node, previousRect: from, currentRect: to }) => node !== null && (
    (isFar(from.left, to.left) && isFar(from.right, to.right)) ||
    (isFar(from.top, to.top) && isFar(from.bottom, to.bottom)))
  const moved = ({ node, previousRect: from, currentRect: to }) =>
    `${named(node)} ${Math.round(from.x)},${Math.round(from.y)} to ${Math.round(to.x)},${Math.round(to.y)}`
  const look = (entries) => {
    for (const { value, sources } of entries) {
      if (value <= tiny) continue
      if (!hasChanged && sources.some(slid))
        window.shifts.push(`${value}: ${sources.filter(slid).map(moved).join('; ')}`)
      hasChanged = false
    }
  }
  const shifts = new PerformanceObserver((list) => look(list.getEntries()))
  // What has slid is told of later: whatever slid before the people changed did so without them.
  const changes = new MutationObserver(() => {
    if (there === (there = people())) return
    look(shifts.takeRecords())
    hasChanged = true
  })
  window.watchers = [shifts, changes]
  // Letters that have just come are laid out with the next frame.
  const frame = () => new Promise(requestAnimationFrame)
  return frame().then(frame).then(() => {
    shifts.observe({ type: 'layout-shift' })
    changes.observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true })
  })
})"""


def watch_shifts(person: Person) -> None:
    """Begin to watch, once the letters are there."""
    person.page.evaluate(WATCH)


def shifts_seen(person: Person) -> list[str]:
    """What has moved since then."""
    seen: Any = person.page.evaluate("() => window.shifts")
    return list(seen)
