"""What somebody wants is marked where it can be had: on the board, on other floors and in the book."""

from playwright.sync_api import expect

from dreadhall.testing.darkest import position as surviving
from tests.browser.betrayal_positions import hidden_traitor
from tests.browser.people import LANGUAGES, PHONE, People
from tests.browser.server import Tables
from tests.browser.test_people import six_haunted

MARKED = "[data-stage] [role=img][data-goal]"

# Whether a mark lies over a figure's face or a name on the board.
COVERS = """mark => {
  const at = mark.getBoundingClientRect()
  const apart = (one) => {
    const box = one.getBoundingClientRect()
    return box.right <= at.left || at.right <= box.left || box.bottom <= at.top || at.bottom <= box.top
  }
  return [...document.querySelectorAll('.camera svg text, .camera [data-drawn]')].some((one) => !apart(one))
}"""


def test_what_the_goal_names_is_marked_on_the_board_and_on_other_floors_and_leads_from_the_book(
    people: People, tables: Tables
) -> None:
    ada = people.come().sit_at(six_haunted(tables), [0])
    page = ada.page
    floors = page.get_by_role("group", name="The parts of the board")
    basement = floors.get_by_role("button", name="Basement")
    expect(basement).to_contain_text("Organ Room")
    expect(page.locator(".camera [data-goal]")).to_have_count(0)
    basement.click()
    mark = page.locator(".camera").get_by_role("img", name="Goal: Start the pipe organ")
    expect(mark).to_be_visible()
    ada.wait_until_laid()
    assert not mark.evaluate(COVERS)
    ada.check_access()
    page.get_by_role("tab", name="Book").click()
    page.get_by_role("tabpanel").get_by_role("button", name="Organ Room").click()
    expect(page.get_by_role("dialog").get_by_role("heading", name="Organ Room")).to_be_visible()
    page.keyboard.press("Escape")

    page.set_viewport_size(PHONE)
    expect(basement).to_have_accessible_name("Basement Organ Room")
    ada.check_languages()


def test_goals_that_do_not_fit_are_reached_by_keys(people: People, tables: Tables) -> None:
    ada = people.come(size={"width": 1280, "height": 720}).sit_at(six_haunted(tables), [0])
    goals = ada.page.locator("[data-goals]")
    for language in LANGUAGES:
        ada.hear(language)
        scrolls = goals.evaluate("one => one.scrollHeight > one.clientHeight")
        expect(goals).to_have_js_property("tabIndex", 0 if scrolls else -1)
        ada.check_access()


def test_the_television_shows_nobodys_goals(people: People, tables: Tables) -> None:
    table = six_haunted(tables)
    wall = people.come().visit(f"tv/{table.id}?key={table.spectator}")
    expect(wall.page.locator("[data-stage]")).to_be_visible()
    expect(wall.page.locator(MARKED)).to_have_count(0)


def test_what_a_hidden_traitor_wants_is_marked_nowhere_while_others_may_look_on(people: People, tables: Tables) -> None:
    table = hidden_traitor()
    opened = tables.restore(table.table.save(), 4, alone=False)
    for seat in range(4):
        person = people.come().sit_at(opened, [seat], host=False)
        expect(person.page.locator(MARKED)).to_have_count(0)
        person.page.keyboard.press("Escape")
        expect(person.page.locator(MARKED)).to_have_count(0)
        assert "Goal: " not in person.page.content()


def test_a_chip_in_the_hand_marks_the_terminals(people: People, tables: Tables) -> None:
    table = surviving({"leo": "entrance-hall", "nina": "entrance-hall"}, seats=2)
    ada = people.come().sit_at(tables.restore(table.table.save(), 2), [0])
    expect(ada.page.locator(".camera [data-icon=terminal]").first).to_be_attached()
    expect(ada.page.locator(MARKED)).to_have_count(0)
    chip = surviving({"leo": "entrance-hall", "nina": "entrance-hall"}, chips={"leo": ["K2-18"]}, seats=2)
    ada.sit_at(tables.restore(chip.table.save(), 2), [0])
    marks = ada.page.locator(".camera").get_by_role("img", name="Goal: Take the code chip to a terminal")
    expect(marks).to_have_count(ada.page.locator(".camera [data-icon=terminal]").count())
    assert not any(mark.evaluate(COVERS) for mark in marks.all())
