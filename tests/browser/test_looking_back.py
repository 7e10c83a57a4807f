"""Replay and summary."""

import json
import re
from pathlib import Path

from playwright.sync_api import Route, expect

from tests.browser.people import People
from tests.browser.positions import ended
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


def test_the_summary_tells_how_it_ended_and_leads_to_each_moment(people: People, tables: Tables) -> None:
    table = ended(tables)
    page = people.come().visit(f"replay/{table.id}?key={table.spectator}").page
    expect(page.get_by_role("heading", name="Lost")).to_be_visible()
    expect(page.get_by_role("row", name="Nina 1")).to_be_visible()
    page.get_by_text("Figures").first.click()
    page.get_by_role("button", name="Move 1").first.click()
    expect(page.locator("[data-number='1']")).to_be_visible()


def test_after_the_end_the_game_can_be_seen_with_anybodys_eyes(people: People, tables: Tables) -> None:
    table = ended(tables)
    page = people.come().visit(f"replay/{table.id}?key={table.spectator}&at=0").page
    expect(page.locator("[data-number='0']")).to_be_visible()
    with page.expect_response(re.compile(r"/replay\?number=0&seat=0")) as answer:
        page.get_by_label("Seen by").select_option("0")
    assert answer.value.json()["view"]["seat"] == 0


def test_a_moment_is_shared_as_a_link_that_opens_without_any_key_of_ones_own(people: People, tables: Tables) -> None:
    table = ended(tables)
    ada, ben = people.come(), people.come()
    ada.keep(table.keys([0]))
    page = ada.visit(f"replay/{table.id}?at=1").page
    page.get_by_role("button", name="Share").click()
    link = page.get_by_label("Whoever opens this link").input_value()
    assert table.seats[0] not in link
    ben.page.goto(link)
    expect(ben.page.locator("[data-number='1']")).to_be_visible()


def test_the_save_and_the_proof_of_the_dice_can_be_taken_home(people: People, tables: Tables, tmp_path: Path) -> None:
    table = ended(tables)
    page = people.come().visit(f"replay/{table.id}?key={table.spectator}").page
    for name in ("Save as a file", "Proof of the dice"):
        with page.expect_download() as file:
            page.get_by_role("button", name=name).click()
        file.value.save_as(tmp_path / "file.json")
        assert json.loads((tmp_path / "file.json").read_text())["game"] == "darkest"


def test_a_move_that_older_rules_played_is_told_as_such(people: People, tables: Tables) -> None:
    """The server says so of the first move; the others are as they were."""
    table = begun(tables)
    ada = people.come()
    ada.keep(table.keys([0]))

    def age(route: Route) -> None:
        reply = route.fetch()
        route.fulfill(response=reply, json=reply.json() | {"older": "number=1&" in route.request.url + "&"})

    ada.page.route("**/replay?*", age)
    page = ada.visit(f"replay/{table.id}").page
    older = page.get_by_text("This move was played by older rules.")
    expect(page.locator("[data-number='2']")).to_be_visible()
    expect(older).to_have_count(0)
    page.get_by_role("button", name="One move back").click()
    expect(older).to_be_visible()
