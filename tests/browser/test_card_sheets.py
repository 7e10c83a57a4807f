"""Every card as its page shows it, whole, with its story and what it does; `make screens` makes sheets of them."""

import base64
import os
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, ViewportSize, expect
from tools.room_sheet import in_greys

from dreadhall.betrayal.components.catalogue import CARDS
from dreadhall.darkest.components import catalogue as darkest
from dreadhall.kernel import Table
from dreadhall.testing.betrayal import position
from dreadhall.testing.darkest import position as darkest_position
from dreadhall.words import Words
from tests.browser.betrayal_positions import THREE
from tests.browser.people import LANGUAGES, People, Person
from tests.browser.server import Tables
from tests.browser.test_pictures import look_back

PHONE: ViewportSize = {"width": 390, "height": 844}
COLUMNS = 5
WIDE = 280
BEASTS = darkest.CREATURES | darkest.NEMESES
SHEET = "body { margin: 0; display: flex; flex-wrap: wrap; align-items: flex-start; background: #0e0c0f }"

# The head of a page, its story and what it does, as one box; and what of that is cut, or cannot be scrolled to.
TOLD = """sheet => {
  const dialog = sheet.closest('dialog')
  dialog.scrollTo(0, 0)
  const parts = [...sheet.querySelectorAll(':scope > .monster, :scope > header, :scope > p:not(.code)')]
  const cut = [...parts, ...parts.flatMap((one) => [...one.querySelectorAll('*')])].filter((one) => {
    const isCut = one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3
    return one instanceof HTMLElement && one.clientWidth && getComputedStyle(one).overflow !== 'visible' && isCut
  })
  const boxes = parts.map((one) => one.getBoundingClientRect())
  const [top, below] = [Math.min(...boxes.map((one) => one.top)), Math.max(...boxes.map((one) => one.bottom))]
  const { left, width } = dialog.getBoundingClientRect()
  const name = dialog.querySelector('h2').getBoundingClientRect()
  const isNamed = name.height > 0 && name.top >= Math.max(top, 0) && name.bottom <= Math.min(below, innerHeight)
  const isBeyond = below > dialog.getBoundingClientRect().bottom && dialog.scrollHeight <= dialog.clientHeight
  return {
    box: { x: left, y: top - 6, width, height: below - top + 12 },
    cut: [...cut.map((one) => one.textContent), ...(isBeyond ? ['all of it'] : []), ...(isNamed ? [] : ['its name'])],
  }
}"""


def page_of(ada: Person, title: str, story: str) -> bytes:
    """A picture of the page that is open, without its rules: it is of this, begins with this story, and is whole.

    On a phone a page rises from below: until it lies still, what is in a picture is not what was measured.
    """
    dialog = ada.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", level=2)).to_have_text(title)
    expect(dialog.locator(".story")).to_have_text(story)
    ada.page.wait_for_function("() => [...document.images].every((one) => one.complete)")
    ada.wait_for_rest()
    told: dict[str, Any] = dialog.locator(".sheet").evaluate(TOLD)
    assert told["cut"] == [], title
    box: FloatRect = told["box"]
    picture = ada.page.screenshot(clip=box, animations="disabled")
    assert dialog.locator(".sheet").evaluate(TOLD) == told, f"{title} has moved meanwhile"
    return picture


def pages_behind(
    ada: Person, lead: Locator, language: str, game: str, kind: str, ids: Sequence[str]
) -> Iterator[bytes]:
    """Pictures of the pages to which the one that is open leads, in the order of their ids."""
    words = Words(language)
    for number, piece in enumerate(ids):
        lead.nth(number).click()
        yield page_of(ada, words.name(game, kind, piece), words.story(game, kind, piece))
        ada.page.get_by_role("dialog").locator("footer button").first.click()


def keep_sheet(people: People, pictures: Iterable[bytes], name: str) -> None:
    """All of them side by side, in `docs/art` if pictures are kept."""
    shown = "".join(f'<img src="data:image/png;base64,{base64.b64encode(one).decode()}">' for one in pictures)
    if not (folder := os.environ.get("DREADHALL_PICTURES")):
        return
    page = people.here[-1].context.new_page()
    page.set_viewport_size({"width": COLUMNS * WIDE, "height": 100})
    page.set_content(f"<style>{SHEET} img {{ width: {WIDE}px }}</style>{shown}")
    page.wait_for_function("() => [...document.images].every((one) => one.complete)")
    (Path(folder).parent / "art" / f"{name}.png").write_bytes(in_greys(page, page.screenshot(full_page=True)))
    page.close()


@pytest.mark.soak
def test_every_card_of_betrayal_is_whole_on_a_phone(people: People, tables: Tables) -> None:
    table = tables.restore(position(THREE).table.save(), 3)
    cards = sorted(CARDS, key=lambda card: (CARDS[card].kind, card))

    def all_in_one_room(view: dict[str, Any]) -> None:
        view["position"]["piles"] = {"foyer": cards}

    ben = look_back(people, tables, table, PHONE, all_in_one_room)
    for language in LANGUAGES:
        ben.hear(language)
        ben.page.locator("[data-thing]").first.locator("~ [role=button]").press("Enter")
        leads = ben.page.get_by_role("dialog").locator("ul button")
        expect(leads).to_have_count(len(cards))
        keep_sheet(people, pages_behind(ben, leads, language, "betrayal", "card", cards), f"cards-betrayal-{language}")
        ben.page.keyboard.press("Escape")
    ben.page.unroute_all(behavior="ignoreErrors")
    ben.visit("")


def carried() -> tuple[Table, list[str]]:
    """A table where Leo has one card of every item in his pack, and what these are, in their order."""
    cards = {card.item: card.id for card in reversed(darkest.CARDS.values())}
    hall = {"leo": "entrance-hall", "nina": "gallery"}
    table = darkest_position(hall, seats=2, cards={"leo": [cards[item] for item in darkest.ITEMS if item in cards]})
    held = next(one for one in table.table.view(1)["position"]["survivors"] if one["id"] == "leo")
    return table.table, [card["item"] for card in (*held["hands"], *held["pack"])]


@pytest.mark.soak
def test_every_card_of_darkest_is_whole_on_a_phone(people: People, tables: Tables) -> None:
    table, items = carried()
    assert set(items) == set(darkest.ITEMS)
    ada = people.come(phone=True, size=PHONE).sit_at(tables.restore(table.save(), 2, alone=False), [1], host=False)
    pictures: dict[str, list[bytes]] = {language: [] for language in LANGUAGES}
    for language, taken in pictures.items():
        ada.hear(language)
        ada.page.get_by_role("tab").first.click()
        leo = ada.page.locator("article[aria-label=Leo]")
        if not leo.locator(".things").count():
            leo.locator(".unfold").click()
        taken += pages_behind(ada, leo.locator(".things button"), language, "darkest", "item", items)
        ada.page.keyboard.press("Escape")
    for language, taken in pictures.items():
        for beast in BEASTS:
            taken += foe(people, tables, beast, language)
        keep_sheet(people, taken, f"cards-darkest-{language}")


def foe(people: People, tables: Tables, beast: str, language: str) -> Iterator[bytes]:
    """The page of a creature or a nemesis, and that of its power."""
    words = Words(language)
    house = darkest_position({"leo": "entrance-hall", "nina": "gallery"}, creature=("zombie-dog", "vault"))

    def another(view: dict[str, Any]) -> None:
        view["position"]["creature"]["id"] = beast

    ben = look_back(people, tables, tables.restore(house.table.save(), 1), PHONE, another)
    ben.hear(language)
    ben.page.locator(f"[data-figure='beast-{beast}']").press("Enter")
    yield page_of(ben, words.name("darkest", "beast", beast), words.story("darkest", "beast", beast))
    power = BEASTS[beast].power
    if power:
        ben.page.get_by_role("dialog").locator("ul button").first.click()
        yield page_of(ben, words.name("darkest", "power", power), words.story("darkest", "power", power))
    ben.page.unroute_all(behavior="ignoreErrors")
    ben.visit("")
