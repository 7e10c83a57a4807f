"""What a screen shows while somebody waits, and since when the server had told of it: where the seconds go."""

from typing import Any

import msgspec
from playwright.sync_api import Page

# Notes when a move is told by the server, and when another slip or turning point is on the stage.
NOTE = """() => {
  const noted = (window.noted = [])
  const note = (kind, text) => noted.push({ at: performance.now() / 1000, kind, text })
  const Socket = window.WebSocket
  window.WebSocket = class extends Socket {
    constructor(...given) {
      super(...given)
      this.addEventListener('message', ({ data }) => {
        if (/"type":"(moved|changed)"/.test(String(data))) note('told', '')
      })
    }
  }
  let last = ''
  const look = () => {
    const moment = document.querySelector('[data-moment]')?.dataset.moment
    const slip = [...document.querySelectorAll('.beat .slip .caption, .beat .slip .outcome')]
    const isAsked = document.querySelector('.prompt button[data-key]:not([disabled])') !== null
    const now = moment ? `(${moment})` : isAsked ? '(asked)' : slip.map((one) => one.textContent.trim()).join(' / ')
    if (now !== last) note('shown', (last = now))
  }
  setInterval(look, 40)
}"""
TAKE = "() => window.noted.splice(0)"


class Noted(msgspec.Struct, frozen=True):
    """A move that was told of, or what is on the stage from now on."""

    at: float
    kind: str
    text: str


def note(page: Page) -> None:
    """Note from now on what this page shows."""
    page.add_init_script(f"({NOTE})()")


def take(page: Page) -> list[Noted]:
    """What was noted since the last time."""
    noted: list[Any] = page.evaluate(TAKE)
    return msgspec.convert(noted, list[Noted])


def lines(noted: list[Noted]) -> list[str]:
    """One line for each thing that was shown: when, for how long, how many moves were told meanwhile."""
    if not noted:
        return []
    began, last = noted[0].at, noted[-1].at
    shown = [one for one in noted if one.kind == "shown"]
    ends = [one.at for one in shown[1:]] + [last]
    return [
        f"  {one.at - began:5.1f} {end - one.at:4.1f} s, "
        f"{sum(one.at <= other.at < end for other in noted if other.kind == 'told')} moves: {one.text}"
        for one, end in zip(shown, ends, strict=True)
    ]
