"""Everybody beside the board: all of them at once, one's own in full, on the desk, on a phone and on the television."""

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from dreadhall.testing.betrayal import position as exploring
from dreadhall.testing.betrayal import revealed, row
from dreadhall.testing.darkest import position as surviving
from tests.browser.people import DESK, HOMEWARD, LANGUAGES, PHONE, People, Person
from tests.browser.server import Opened, Tables

BOXES = """() => ['[data-stage]', '.prompt'].map((place) => document.querySelector(place).getBoundingClientRect())"""
"""Where the stage and the question are."""
BOXES_AT_REST = f"""() => {{
  const asked = document.querySelector('.asked').offsetHeight
  const given = parseFloat(getComputedStyle(document.querySelector('.table')).getPropertyValue('--asked'))
  return document.fonts.status === 'loaded' && asked > 0 && asked === given && ({BOXES})()
}}"""
"""The same, once the question has the height of what it says in its own letters."""
SIX = [
    "ox-bellows",
    "vivian-lopez",
    "zoe-ingstrom",
    "madame-zostra",
    "professor-longfellow",
    "father-rhinehardt",
]
FIVE = ["leo", "jack", "nina", "bruce", "lucy"]
LOW: ViewportSize = {"width": 1280, "height": 720}
WALL: ViewportSize = {"width": 1920, "height": 1080}
NARROW: ViewportSize = {"width": 390, "height": 844}

# Whether an element lies whole within the part of its scrolling ancestors that is seen.
WHOLLY_SEEN = """one => {
  const box = one.getBoundingClientRect()
  let [top, bottom] = [0, innerHeight]
  for (let above = one.parentElement; above; above = above.parentElement) {
    if (getComputedStyle(above).overflowY === 'visible') continue
    const frame = above.getBoundingClientRect()
    top = Math.max(top, frame.top)
    bottom = Math.min(bottom, frame.bottom)
  }
  return box.height > 0 && box.top >= top - 1 && box.bottom <= bottom + 1
}"""

# How many of these people are seen whole beside the board.
SEEN = f"""known => [...document.querySelectorAll('[role=tabpanel] article:has([data-face])')]
  .filter((one) => known.includes(one.querySelector('[data-face]').dataset.face)).filter({WHOLLY_SEEN}).length"""

# Whether these are the people beside the board, all of them whole in sight, and the first much larger than the others.
WITH_OWN_LARGE = f"""known => {{
  const shown = [...document.querySelectorAll('[role=tabpanel] article:has([data-face])')]
    .filter((one) => known.includes(one.querySelector('[data-face]').dataset.face))
  const [own, ...others] = shown.map((one) => one.offsetHeight)
  return shown.length === known.length && shown.every({WHOLLY_SEEN}) && own > 1.8 * Math.max(...others)
}}"""
# Whether these people are whole in sight on a television, with the rest on one screen.
ON_ONE_SCREEN = f"""known => document.documentElement.scrollHeight <= innerHeight
  && [...document.querySelectorAll('aside article:has([data-face])')]
    .filter((one) => known.includes(one.querySelector('[data-face]').dataset.face)).every({WHOLLY_SEEN})"""

# The smallest type among all that is written inside an element, in pixels.
SMALLEST = """one => {
  const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT)
  const sizes = []
  while (texts.nextNode()) {
    const around = texts.currentNode.parentElement
    if (texts.currentNode.data.trim() && around.checkVisibility() && around.getBoundingClientRect().width > 1)
      sizes.push(parseFloat(getComputedStyle(around).fontSize))
  }
  return Math.min(...sizes)
}"""


def six_explorers(tables: Tables) -> Opened:
    """Six explore the house, each with something in hand."""
    cards = {
        "ox-bellows": ["axe", "book", "candle"],
        "vivian-lopez": ["bell", "bottle", "idol"],
        "zoe-ingstrom": ["dog", "girl", "madman", "mask", "ring"],
        "madame-zostra": ["spear"],
    }
    table = exploring(dict.fromkeys(SIX, "foyer"), rooms=row("ground", "kitchen"), cards=cards)
    return tables.restore(table.table.save(), 6, range(1, 6))


def six_haunted(tables: Tables, number: int = 24) -> Opened:
    """A haunt has begun, that of the bats unless another is named, and it is a hero's turn."""
    table = revealed(number, dict.fromkeys(SIX, "entrance-hall"), rooms=row("ground", "dining-room"))
    while table.prompt != "turn" or table.asked[0] != 0:
        seat = table.asked[0]
        assert table.table.ask is not None
        keys = [choice.key for choice in table.table.ask.choices_for(seat)]
        table.table.answer("end-turn" if "end-turn" in keys else keys[0], seat=seat)
    return tables.restore(table.table.save(), 6, range(1, 6))


def five_survivors(tables: Tables) -> Opened:
    """Five survivors, a creature at their heels and hordes around."""
    table = surviving(
        dict.fromkeys(FIVE, "entrance-hall"),
        hordes={"conservatory": 3, "entrance-hall": 2},
        creature=("zombie-dog", "dining-room"),
        cards={"leo": ["ST1", "EQ13"], "nina": ["ST3"]},
        xp={"leo": 5, "lucy": 3},
        seats=5,
    )
    return tables.restore(table.table.save(), 5, range(1, 5))


TABLES = {"exploring": six_explorers, "haunted": six_haunted, "surviving": five_survivors}
EACH_GAME = [pytest.param("exploring", marks=pytest.mark.soak), "haunted", "surviving"]
"""Before the haunt there is nothing on the screen that is not there in it."""


def people_shown(page_or_part: Locator, known: list[str]) -> dict[str, Locator]:
    """The boards of these people, in the order in which they are shown."""
    boards = page_or_part.locator("article:has([data-face])")
    shown = {}
    for number in range(boards.count()):
        who = boards.nth(number).locator("[data-face]").get_attribute("data-face") or ""
        if who in known:
            shown[who] = boards.nth(number)
    return shown


def seated(people: People, table: Opened, size: ViewportSize) -> Person:
    person = people.come(size=size).sit_at(table, [0])
    expect(person.page.locator("[data-face]").first).to_be_attached()
    return person


@pytest.mark.parametrize("kind", TABLES)
def test_everybody_is_seen_at_once_with_ones_own_larger_and_on_a_low_screen_most_of_them(
    kind: str, people: People, tables: Tables
) -> None:
    ada = seated(people, TABLES[kind](tables), DESK)
    known = FIVE if kind == "surviving" else SIX
    shown = people_shown(ada.page.get_by_role("tabpanel"), known)
    assert sorted(shown) == sorted(known)
    assert next(iter(shown)) == known[0]
    ada.page.wait_for_function(WITH_OWN_LARGE, arg=known)

    ada.page.set_viewport_size(LOW)
    ada.page.wait_for_function(f"known => ({SEEN})(known) >= 5", arg=known)


@pytest.mark.parametrize("kind", EACH_GAME)
def test_the_header_is_one_line_in_every_language(kind: str, people: People, tables: Tables) -> None:
    ada = seated(people, TABLES[kind](tables), LOW)
    for language in LANGUAGES:
        ada.hear(language)
        for size in (LOW, NARROW, PHONE):
            ada.page.set_viewport_size(size)
            ada.check_width()
            expect(ada.page.get_by_role("tab").first).to_be_visible()
            ada.page.wait_for_function("() => document.querySelector('header').offsetHeight <= 58")
    ada.check_words()


# Whether nothing in the strip sticks out of it, or is cut off; a goal may end in dots.
UNCUT = """() => {
  const line = document.querySelector('header .line')
  const end = line.getBoundingClientRect().right + 1
  return [...line.children].every((one) => !one.checkVisibility() || one.getBoundingClientRect().right <= end)
}"""


@pytest.mark.parametrize("kind", EACH_GAME)
def test_the_header_is_whole_on_a_low_screen_and_on_the_television(kind: str, people: People, tables: Tables) -> None:
    table = TABLES[kind](tables)
    ada = seated(people, table, LOW)
    for language in LANGUAGES:
        ada.hear(language)
        ada.page.wait_for_function(UNCUT)
    wall = people.come(size=LOW).visit(f"tv/{table.id}?key={table.spectator}")
    expect(wall.page.locator("[data-face]").first).to_be_attached()
    for size in (LOW, WALL):
        wall.page.set_viewport_size(size)
        for language in LANGUAGES:
            wall.hear(language)
            wall.page.wait_for_function(UNCUT)


def test_what_somebody_carries_opens_its_page_over_the_table(people: People, tables: Tables) -> None:
    ada = seated(people, six_explorers(tables), DESK)
    zoe = people_shown(ada.page.get_by_role("tabpanel"), SIX)["zoe-ingstrom"]
    zoe.get_by_role("button", name="Dog").click()
    expect(ada.page.get_by_role("dialog").get_by_role("heading", name="Dog")).to_be_visible()
    ada.page.keyboard.press("Escape")
    zoe.get_by_role("button", name="2 more").click()
    expect(zoe.get_by_role("button", name="Ring")).to_be_visible()


WIDE = "([one, least]) => one.getBoundingClientRect().width >= least"


@pytest.mark.parametrize("monster", ["Mummy", "Zombie Dog"])
def test_a_monster_is_drawn_in_the_panel_and_large_on_its_page(monster: str, people: People, tables: Tables) -> None:
    table = six_haunted(tables, 1) if monster == "Mummy" else five_survivors(tables)
    ada = seated(people, table, DESK)
    board = ada.page.get_by_role("tabpanel").get_by_role("article", name=monster).first
    board.scroll_into_view_if_needed()
    expect(board.locator("[data-face] img")).to_be_visible()
    ada.page.wait_for_function(WIDE, arg=[board.locator("[data-face]").element_handle(), 48])
    board.get_by_role("button", name=monster).first.click()
    sheet = ada.page.get_by_role("dialog", name=monster)
    ada.check_languages()
    expect(sheet.locator("img")).to_be_visible()
    ada.page.wait_for_function(WIDE, arg=[sheet.locator("img").element_handle(), 360])
    expect(sheet).to_contain_text("What it is about to do" if monster == "Mummy" else "attacks with one die less")
    ada.check_access()
    sheet.get_by_role("button", name="What the rules say").click()
    large = ada.page.get_by_role("dialog", name=monster).locator("img").first
    expect(large).to_be_visible()
    ada.page.wait_for_function("one => one.getBoundingClientRect().width === 240", arg=large.element_handle())
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)


def test_the_log_opens_a_rule_over_the_table(people: People, tables: Tables) -> None:
    table = five_survivors(tables)
    ada = seated(people, table, DESK)
    ada.choose("done")
    ada.choices.first.wait_for(state="attached")  # the others have played, and no line moves another any more
    ada.page.get_by_role("tab", name="Log").click()
    ada.page.get_by_role("log").get_by_role("button", name="Rule D-").last.click()
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    assert "#/table/" in ada.page.url


@pytest.mark.parametrize("kind", TABLES)
def test_on_a_phone_everything_else_is_a_tap_away_and_back(kind: str, people: People, tables: Tables) -> None:
    table = TABLES[kind](tables)
    ada = people.come(phone=True, size=NARROW).sit_at(table, [0])
    page = ada.page
    prompt, panel = page.locator(".prompt"), page.get_by_role("tabpanel")
    tab = page.get_by_role("tab").first
    expect(tab).to_be_visible()
    expect(panel).to_be_hidden()
    ada.check_access()
    ada.wait_for_rest()
    boxes = page.wait_for_function(BOXES_AT_REST).json_value()
    tab.tap()
    expect(panel.locator("[data-face]").first).to_be_visible()
    expect(prompt).to_have_attribute("inert", "")
    ada.check_access()
    for language in HOMEWARD:
        ada.hear(language)
        ada.check_words()
        for size in (NARROW, PHONE):
            page.set_viewport_size(size)
            ada.check_width()
            page.wait_for_function("one => one.scrollWidth <= one.clientWidth", arg=panel.element_handle())
    page.set_viewport_size(NARROW)
    page.get_by_role("button", name="Back to the table").last.tap()
    expect(panel).to_be_hidden()
    page.wait_for_function(f"boxes => JSON.stringify(({BOXES})()) === JSON.stringify(boxes)", arg=boxes)


def test_the_sheet_of_a_phone_is_swiped_and_goes_with_the_keyboard(people: People, tables: Tables) -> None:
    ada = people.come(size=NARROW).sit_at(six_explorers(tables), [0])
    page = ada.page
    tab, panel = page.get_by_role("tab").first, page.get_by_role("tabpanel")

    def swipe(by: int) -> None:
        tab.hover()  # it stands still
        box = tab.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x, y + by / 2)
        page.mouse.move(x, y + by)
        page.mouse.up()

    swipe(-120)
    expect(panel).to_be_visible()
    swipe(120)
    expect(panel).to_be_hidden()
    tab.focus()
    page.keyboard.press("Enter")
    expect(panel).to_be_visible()
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()


@pytest.mark.parametrize("kind", EACH_GAME)
def test_the_television_fills_the_screen_and_is_read_from_afar(kind: str, people: People, tables: Tables) -> None:
    table = TABLES[kind](tables)
    wall = people.come(size=WALL).visit(f"tv/{table.id}?key={table.spectator}")
    page = wall.page
    aside = page.get_by_role("complementary")
    expect(aside.locator("[data-face]").first).to_be_visible()
    known = FIVE if kind == "surviving" else SIX
    shown = people_shown(aside, known)
    assert sorted(shown) == sorted(known)
    page.wait_for_function(ON_ONE_SCREEN, arg=known)
    for part in (aside, page.get_by_role("log"), page.locator(".track").first):
        assert part.evaluate(SMALLEST) >= 28
    last = page.get_by_role("log").locator("p").last
    assert last.evaluate("one => parseFloat(getComputedStyle(one).fontSize)") >= 40
    wall.check_languages()


QUOTES = """() => {
  const said = document.body.appendChild(document.createElement('q'))
  const { quotes } = getComputedStyle(said)
  said.remove()
  return quotes
}"""


def test_what_somebody_says_stands_in_the_quotation_marks_of_its_language(people: People) -> None:
    person = people.come().visit("")
    person.hear("fr")
    assert "«\u202f" in person.page.evaluate(QUOTES)
    person.hear("de")
    assert "\u202f" not in person.page.evaluate(QUOTES)
