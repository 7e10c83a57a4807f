"""What must hold for any screen: nothing covers or is cropped, everything can be read and touched."""

from typing import Any

from tests.browser.people import Person

READABLE = 11
FINGER = 44
# Letters reach a little beyond the line they are measured by.
SLACK = 4

# Everything wrong on the screen, each in a line.
FAULTS = """({ readable, finger, slack, touch }) => {
  const faults = []
  const said = (one) => (one.getAttribute('aria-label') ?? one.textContent).trim().replace(/\\s+/g, ' ').slice(0, 50)
  const boxOf = (one) => one.getBoundingClientRect()
  const along = (a, b) => [Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)]
  const cover = (a, b, by) => Math.min(...along(a, b)) > by
  const modal = document.querySelector('dialog:modal')
  const sheet = modal ?? document.querySelector('.side.sheet.open')
  const seenIn = (one) => {
    let box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
    for (let up = one.parentElement; up; up = up.parentElement) {
      if (getComputedStyle(up).overflow === 'visible') continue
      const clip = boxOf(up)
      box = { left: Math.max(box.left, clip.left), top: Math.max(box.top, clip.top),
        right: Math.min(box.right, clip.right), bottom: Math.min(box.bottom, clip.bottom) }
    }
    return box
  }
  const isSeen = (one) => {
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    if (sheet && !sheet.contains(one)) return false
    const box = boxOf(one)
    if (box.width <= 1 || box.height <= 1) return false
    if (getComputedStyle(one).clipPath.startsWith('inset(50%')) return false
    return cover(box, seenIn(one), 2)
  }

  if (document.documentElement.scrollWidth > document.documentElement.clientWidth) faults.push('it scrolls sideways')
  const places = ['header', '.overviews', 'section.board', '.prompt', '.side:not(.open)']
    .map((sign) => [sign, document.querySelector(`.table ${sign}, .table > ${sign}`)]).filter(([, one]) => one)
  for (const [n, [sign, one]] of places.entries()) {
    const box = boxOf(one)
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      faults.push(`${sign} reaches beyond the screen`)
    for (const [other, two] of places.slice(n + 1))
      if (cover(box, boxOf(two), 1)) faults.push(`${sign} covers ${other}`)
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode
    const one = node.parentElement
    if (!node.data.trim() || one.closest('style, script, option, .sr-only, kbd[hidden]') || !isSeen(one)) continue
    const matrix = one.ownerSVGElement ? one.getScreenCTM() : null
    const scale = matrix ? Math.hypot(matrix.a, matrix.b) : boxOf(one).width / (one.offsetWidth || boxOf(one).width)
    const size = parseFloat(getComputedStyle(one).fontSize) * scale
    if (size < readable - 0.05) faults.push(`${size.toFixed(1)} px: ${said(one)}`)
    if (one.ownerSVGElement || one.closest('.camera')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    let scroller = one
    while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY)) scroller = scroller.parentElement
    if (!scroller && (box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || box.bottom > innerHeight + 1))
      faults.push(`cropped by the screen: ${said(one)}`)
  }

  const kinds = { name: '[data-stage] [data-written]', icon: '[data-icon]', lock: '[data-lock] .plate',
    flame: '[data-flame]', mark: '[data-searched]', thing: '[data-stage] [data-thing]',
    figure: '[data-stage] :is([data-drawn], g[data-figure])' }
  const laid = Object.entries(kinds).flatMap(([kind, sign]) =>
    [...document.querySelectorAll(sign)].filter(isSeen).map((one) => ({ kind, one, box: boxOf(one) })))
  for (const [n, { kind, one, box }] of laid.entries())
    for (const other of laid.slice(n + 1))
      if (cover(box, other.box, slack)) faults.push(`${kind} ${said(one)} covers ${other.kind} ${said(other.one)}`)

  if (touch) for (const one of document.querySelectorAll('button, a[href], summary, select, input, [role=tab]')) {
    if (!isSeen(one) || one.disabled || one.closest('p, li')) continue
    const { width, height, left, top } = boxOf(one)
    const clip = seenIn(one)
    if (top < clip.top || top + height > clip.bottom) continue
    const hits = [-1, 1].every((way) => {
      const met = document.elementFromPoint(left + width / 2, top + height / 2 + way * (finger / 2 - 2))
      return met && (one.contains(met) || met.contains(one) && met.tagName === 'LABEL')
    })
    if ((height < finger && !hits) || width < finger - 1)
      faults.push(`${Math.round(width)}×${Math.round(height)}: ${said(one)}`)
  }
  return [...new Set(faults)]
}"""


def faults(person: Person, *, touch: bool) -> list[str]:
    """What is wrong with what somebody sees."""
    person.wait_until_laid()
    found: Any = person.page.evaluate(FAULTS, {"readable": READABLE, "finger": FINGER, "slack": SLACK, "touch": touch})
    return list(found)
