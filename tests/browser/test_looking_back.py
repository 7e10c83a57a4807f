"""Replay and summary."""

from playwright.sync_api import expect

from tests.browser.people import People
from tests.browser.server import Opened, Tables

OPENING = ("facing:e", "facing:n")


def begun(tables: Tables) -> Opened:
    """A table at which two answers were given."""
    table = tables.open(1, survivors=2)
    for answer in OPENING:
        table.answer(answer)
    return table


def test_the_slider_goes_through_the_game_and_the_log_goes_with_it(people: People, tables: Tables) -> None:
    table = begun(tables)
    ada = people.come()
    ada.keep(table.keys([0]))
    page = ada.visit(f"replay/{table.id}").page
    slider = page.get_by_role("slider")
    log = page.get_by_role("log").locator("p")
    expect(page.locator("[data-number='2']")).to_be_visible()
    at_the_end = log.count()
    slider.focus()
    page.keyboard.press("Home")
    expect(page.locator("[data-number='0']")).to_be_visible()
    assert log.count() < at_the_end
    page.get_by_role("button", name="One move on").click()
    expect(page.locator("[data-number='1']")).to_be_visible()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("[data-number='2']")).to_be_visible()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert log.count() == at_the_end
    ada.check_access()
