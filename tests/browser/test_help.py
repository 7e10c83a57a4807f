"""Help where the hand is: a page over the table, rules inside it, and the rules in the reader's language."""

import re

import pytest
from playwright.sync_api import Locator, expect

from dreadhall.darkest.presentation.rulebook import FOLDERS, read_rulebook
from tests.browser.betrayal_positions import exploring
from tests.browser.people import People, Person
from tests.browser.positions import begun
from tests.browser.server import Tables

TRANSLATIONS = sorted(page.suffixes[0].removeprefix(".") for page in FOLDERS[1].glob("rules.*.md"))


def touch(person: Person, words: str | re.Pattern[str]) -> Locator:
    """Touch something in the strip above the board; the page about it."""
    person.page.locator("button.plain").filter(has_text=words).click()
    page = person.page.get_by_role("dialog")
    expect(page).to_be_visible()
    return page


def test_a_rule_opens_inside_the_page_and_leads_back(people: People, tables: Tables) -> None:
    table = begun(tables)
    ada = people.come().sit_at(table, list(table.seats))
    page = touch(ada, "Darkness")
    expect(page.get_by_role("heading", name="Darkness")).to_be_focused()
    page.get_by_text("D-DARK-07", exact=True).click()
    named = page.get_by_role("button", name=re.compile(r"^D-[A-Z]+-\d+$")).first
    rule = named.inner_text()
    named.click()
    expect(page.get_by_role("heading", name=rule)).to_be_focused()
    page.get_by_role("button", name="The whole section").click()
    expect(page.get_by_role("heading", name=rule)).to_be_visible()
    ada.check_access()
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_role("heading", level=2)).to_have_text(rule)
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_role("heading", level=2)).to_have_text("Darkness")
    expect(page.get_by_role("button", name="Back")).to_have_count(0)
    assert f"#/table/{table.id}" in ada.page.url


def test_the_page_goes_by_escape_and_by_a_touch_beside_it(people: People, tables: Tables) -> None:
    table = begun(tables)
    ada = people.come().sit_at(table, list(table.seats))
    opener = ada.page.locator("button.plain").filter(has_text="Darkness")
    touch(ada, "Darkness")
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    expect(opener).to_be_focused()
    touch(ada, "Darkness")
    ada.page.mouse.click(4, 4)
    expect(ada.page.get_by_role("dialog")).to_have_count(0)


def test_on_a_phone_the_page_is_a_sheet_from_below(people: People, tables: Tables) -> None:
    table = tables.restore(exploring(), seats=3)
    ada = people.come(phone=True).sit_at(table, list(table.seats))
    ada.page.locator("[data-room=kitchen]").first.dispatch_event("click")
    page = ada.page.get_by_role("dialog")
    expect(page.get_by_role("heading", name="Kitchen")).to_be_visible()
    box, size = page.bounding_box(), ada.page.viewport_size
    assert box is not None
    assert size is not None
    assert (box["x"], box["width"]) == (0, size["width"])
    assert box["y"] + box["height"] == pytest.approx(size["height"], abs=1)
    assert box["y"] > 0.15 * size["height"]
    ada.check_width()
    ada.page.touchscreen.tap(20, 20)
    expect(ada.page.get_by_role("dialog")).to_have_count(0)


def test_the_page_follows_the_language(people: People, tables: Tables) -> None:
    table = tables.restore(exploring(), seats=3)
    ada = people.come().sit_at(table, list(table.seats))
    ada.page.locator("[data-room=kitchen]").first.dispatch_event("click")
    page = ada.page.get_by_role("dialog")
    page.get_by_role("button", name="ground floor").click()
    expect(page.get_by_role("heading", level=2)).to_have_text("ground floor")
    ada.hear("de")
    expect(page.get_by_role("heading", level=2)).to_have_text("Erdgeschoss")
    ada.check_words()


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_the_rules_are_read_in_the_language_of_the_screen(people: People, language: str) -> None:
    ada = people.come(language=language).visit("rules/darkest/D-MODEL-01")
    told = read_rulebook(language).sections[0]
    rule = ada.page.locator("#D-MODEL-01")
    expect(rule).to_contain_text(told.rules[0].parts[0].text)
    expect(ada.page.locator(f"[id='section-{told.number}']")).to_contain_text(told.title)
    ada.hear("en")
    expect(rule).to_contain_text(read_rulebook("en").sections[0].rules[0].parts[0].text)
