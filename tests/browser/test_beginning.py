"""From the first screen to the first question: one click to a table with bots, and presets in place of options."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import People, Person
from tests.browser.server import Tables, bearer, said

HELD = "role => JSON.parse(localStorage.getItem('dreadhall-keys')).filter((one) => one.role === role)"


def held(person: Person, role: str) -> list[dict[str, Any]]:
    """The keys of this kind that the browser has kept."""
    found: list[dict[str, Any]] = person.page.evaluate(HELD, role)
    return found


def table_of(person: Person, tables: Tables) -> dict[str, Any]:
    """What the server says of the table that this person opened last."""
    host = held(person, "host")[0]
    table: dict[str, Any] = said(tables.requests.get(f"/api/tables/{host['table']}", headers=bearer(host["key"])))
    return table


@pytest.mark.parametrize(
    ("title", "options"),
    [
        ("Dark, Darker, Darkest", {"grace_round": True, "board_side": "four-ap", "survivors": 4}),
        ("Betrayal at House on the Hill", {"start": "entrance", "explorers": "chosen"}),
    ],
)
def test_one_click_leads_to_a_table_with_clever_bots_where_the_game_has_begun(
    title: str, options: dict[str, Any], people: People, tables: Tables
) -> None:
    ada = people.come().visit("")
    ada.page.get_by_role("button", name=f"Play now {title}").click()
    expect(ada.page.locator("[data-number]")).to_be_visible()
    table = table_of(ada, tables)
    own, *others = table["seats"]
    assert table["status"] == "playing"
    assert table["options"].items() >= options.items()
    assert own["taken"]
    assert len(held(ada, "seat")) == 1
    assert others
    assert all(seat["bot"].startswith("clever") and not seat["taken"] for seat in others)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_second_click_chooses_whom_to_play(phone: bool, people: People) -> None:
    ada = people.come(phone=phone).visit("")
    ada.page.get_by_role("button", name="Play now Betrayal").click()
    ada.page.locator("button[data-candidate=ox-bellows]").click()
    expect(ada.page.locator("[data-figure=ox-bellows]").first).to_be_attached()


def test_a_card_tells_how_many_how_long_how_hard_and_that_bots_come(people: People) -> None:
    ada = people.come().visit("")
    card = ada.page.get_by_role("article", name="Dark, Darker, Darkest")
    for fact in ("1–5 players", "60–90 minutes", "hard", "with bots", "A gentler night, with 3 clever bots"):
        expect(card).to_contain_text(fact)
    expect(card.locator("img").first).to_be_visible()
    ada.check_screen()


def test_the_night_that_was_played_last_is_proposed_next_time(people: People) -> None:
    ada = people.come().visit("new/darkest")
    expect(ada.page.get_by_role("radio", name=re.compile("A gentler night"))).to_be_checked()
    expect(ada.page.get_by_role("radio", name=re.compile("With bots"))).to_be_checked()
    ada.page.get_by_role("radio", name=re.compile("The classic night")).check()
    expect(ada.page.get_by_text("You and 2 bots")).to_be_visible()
    ada.page.get_by_role("button", name="Begin").click()
    expect(ada.page.locator("[data-number]")).to_be_visible()
    ada.visit("")
    expect(ada.page.get_by_role("button", name="Play now Dark")).to_contain_text("The classic night")


def test_a_night_follows_the_number_of_seats_and_becomes_a_mixture_when_an_option_is_changed(
    people: People, tables: Tables
) -> None:
    ada = people.come().visit("new/darkest")
    ada.page.get_by_role("radio", name=re.compile("With people")).check()
    ada.page.get_by_role("button", name="Seats: one more").click()
    expect(ada.page.get_by_role("radio", name=re.compile("A gentler night"))).to_be_checked()
    ada.page.get_by_text("Change single options").click()
    ada.page.get_by_role("radio", name=re.compile("^Darker ")).check()
    expect(ada.page.get_by_text("A mixture of your own")).to_be_visible()
    expect(ada.page.get_by_role("radio", name=re.compile("A gentler night"))).not_to_be_checked()
    ada.page.get_by_role("button", name="Open the table").click()
    expect(ada.page.get_by_role("heading", name="Seats")).to_be_visible()
    table = table_of(ada, tables)
    assert table["options"].items() >= {"mode": "darker", "grace_round": True, "survivors": 5}.items()


def test_a_table_that_waits_can_be_given_another_night(people: People, tables: Tables) -> None:
    table = tables.laid(2).seat_people([0])
    ada = people.come()
    ada.keep(table.keys([0]))
    page = ada.visit(f"table/{table.id}").page
    page.get_by_role("button", name="Change").click()
    page.get_by_role("radio", name=re.compile("The long dark")).check()
    page.get_by_role("button", name="Keep").click()
    expect(page.get_by_role("definition").get_by_text("The watched house", exact=True)).to_be_visible()
    assert table_of(ada, tables)["options"]["mode"] == "darkest"


def test_whoever_plays_everybody_says_so_further_down(people: People) -> None:
    ada = people.come().visit("new/betrayal")
    companies = ada.page.get_by_role("radiogroup", name="Company").get_by_role("radio")
    expect(companies).to_have_count(3)
    companies.last.check()
    ada.page.get_by_role("button", name="Begin").click()
    expect(ada.page.locator("[data-number]")).to_be_visible()
    assert len(held(ada, "seat")) == 3
