"""Dialogs: by the keyboard alone one gets in, stays in and comes back to where one was."""

from playwright.sync_api import expect

from tests.browser.betrayal_positions import haunted
from tests.browser.people import People, Person
from tests.browser.server import Tables

INSIDE = "() => document.activeElement === document.body || document.activeElement.closest('dialog') !== null"
FOCUSED = "one => document.activeElement === one"
MOST_STOPS = 15


# What opens each of the dialogs.
OPENERS = {"seals": "button[aria-haspopup=dialog]", "seats": "button:has(svg[aria-label='Who sits here'])"}


def test_a_dialog_keeps_the_focus_and_gives_it_back(people: People, tables: Tables) -> None:
    table = tables.restore(haunted(), seats=4)
    ada = people.come().sit_at(table, list(table.seats))
    for opener in OPENERS.values():
        check_access_once(ada, opener)
        leave_by(ada, opener, leave=None)
        leave_by(ada, opener, leave="Close")


def check_access_once(person: Person, opener: str) -> None:
    """Axe has nothing against the open dialog, and Tab does not lead out of it."""
    open_by_keyboard(person, opener)
    person.check_access()
    for _ in range(MOST_STOPS):
        person.page.keyboard.press("Tab")
        assert person.page.evaluate(INSIDE)
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_have_count(0)


def leave_by(person: Person, opener: str, *, leave: str | None) -> None:
    """Open the dialog, leave it by its button or else by Escape, and stand where one stood."""
    open_by_keyboard(person, opener)
    if leave is None:
        person.page.keyboard.press("Escape")
    else:
        person.page.get_by_role("dialog").get_by_role("button", name=leave, exact=True).press("Enter")
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    assert person.page.locator(opener).first.evaluate(FOCUSED)


def open_by_keyboard(person: Person, opener: str) -> None:
    person.page.locator(opener).first.press("Enter")
    expect(person.page.get_by_role("dialog")).to_be_visible()
