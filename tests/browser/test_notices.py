"""What somebody has to answer is seen and can be answered, whatever lies open on their screen."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.betrayal_positions import before_the_haunt, exploring
from tests.browser.people import People, Person
from tests.browser.server import Opened, Tables

# Whether whoever touches the middle of this touches it, and nothing that lies over it.
IS_ON_TOP = """one => {
  const { x, y, width, height } = one.getBoundingClientRect()
  return one.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}"""


def open_menu(page: Page) -> Locator:
    page.get_by_role("button", name="Table menu").click()
    return page.get_by_role("dialog", name="Table menu")


def open_page_of_the_guide(page: Page) -> Locator:
    page.locator("article .name button").first.click()
    return page.get_by_role("dialog")


def open_sheet(page: Page) -> Locator:
    page.get_by_role("tab").first.click()
    return page.locator(".side.open")


def open_page_over_the_sheet(page: Page) -> Locator:
    expect(open_sheet(page)).to_be_visible()
    return open_page_of_the_guide(page)


def ask(table: Opened) -> None:
    """Somebody asks the others to give up, on a screen of their own."""
    table.post("give-up", table.seats[0])


def check_and_refuse(person: Person) -> None:
    """The wish is there for whoever looks, lies under nothing, and is answered."""
    notice = person.page.locator(".notices .notice").filter(has_text="Ada would like to give up.")
    refuse = notice.get_by_role("button", name="No, play on")
    expect(refuse).to_be_in_viewport(ratio=1)
    person.page.wait_for_function(IS_ON_TOP, arg=refuse.element_handle())
    person.check_access()
    refuse.click()
    expect(notice).to_have_count(0)


@pytest.mark.parametrize(
    ("phone", "lay"),
    [
        (False, open_menu),
        (True, open_menu),
        (False, open_page_of_the_guide),
        (True, open_sheet),
        (True, open_page_over_the_sheet),
    ],
)
def test_a_wish_is_answered_over_whatever_somebody_has_open(
    people: People, tables: Tables, *, phone: bool, lay: Callable[[Page], Locator]
) -> None:
    table = tables.restore(exploring(), seats=3, alone=False)
    ben = people.come(phone=phone).sit_at(table, [1], host=False)
    opened = lay(ben.page)
    expect(opened).to_be_visible()
    ask(table)
    check_and_refuse(ben)
    expect(opened).to_be_visible()
    ben.page.keyboard.press("Escape")
    ask(table)
    check_and_refuse(ben)


def test_a_wish_comes_to_the_top_of_what_is_opened_after_it(people: People, tables: Tables) -> None:
    table = tables.restore(exploring(), seats=3, alone=False)
    ben = people.come().sit_at(table, [1], host=False)
    ask(table)
    expect(ben.page.locator(".notices .notice")).to_be_visible()
    expect(open_menu(ben.page)).to_be_visible()
    check_and_refuse(ben)


def test_a_wish_is_answered_while_the_lights_are_out_and_over_the_page_that_is_read_then(
    people: People, tables: Tables
) -> None:
    table = tables.restore(before_the_haunt(), seats=3, alone=False)
    ben = people.come(pace="calm").stop_clock().sit_at(table, [1], host=False)
    for answer in ("explore:n", "end-turn"):
        table.answer(answer)
    ben.page.locator("[data-beat]").wait_for()
    ben.wait_for_beat("[data-moment=haunt]")
    ask(table)
    check_and_refuse(ben)
    expect(ben.page.locator("[data-moment=haunt]")).to_be_visible()
    ask(table)
    ben.wait_for_beat("dialog[data-briefing]")
    check_and_refuse(ben)
    expect(ben.page_of_their_own).to_be_visible()
