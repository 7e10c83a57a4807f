"""Before the game: sitting down, standing up, being sent away, and options that do not go together."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import People
from tests.browser.server import Tables


def test_whoever_stands_up_or_is_sent_away_has_no_seat_any_more(people: People, tables: Tables) -> None:
    table = tables.laid(2).seat_people([0])
    ada, ben = people.come(), people.come()
    ada.keep(table.keys([0]))
    ada.visit(f"table/{table.id}")
    seat = ada.page.get_by_role("listitem").filter(has_text="Seat 2")

    ben.visit(f"join/{table.id}?key={table.invite}")
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit here").click()
    expect(seat).to_contain_text("Ben")
    ben.page.get_by_role("button", name="Stand up").click()
    expect(seat).to_contain_text("Free")

    ben.page.get_by_role("button", name="Sit here").click()
    expect(seat).to_contain_text("Ben")
    seat.get_by_role("button", name="Send away").click()
    expect(seat).to_contain_text("Free")
    expect(ben.page.get_by_text("You do not sit there any more")).to_be_visible()
    expect(ben.page.get_by_role("button", name="Stand up")).to_have_count(0)
    expect(ben.page.get_by_role("button", name="Sit here")).to_be_visible()


def test_a_seat_gets_another_name_and_a_link_is_renewed(people: People, tables: Tables) -> None:
    table = tables.laid(2).seat_people([0])
    ada = people.come()
    ada.keep(table.keys([0]))
    page = ada.visit(f"table/{table.id}").page
    page.get_by_role("button", name="Rename").click()
    page.get_by_role("textbox", name="Your name").fill("Ada the Brave")
    page.get_by_role("button", name="Keep").click()
    expect(page.get_by_text("Ada the Brave")).to_be_visible()
    link = page.get_by_role("textbox", name="Players")
    before = link.input_value()
    page.get_by_role("button", name="New link").click()
    expect(link).not_to_have_value(before)


def test_options_that_do_not_go_together_are_refused_in_the_language_of_the_screen(people: People) -> None:
    page = people.come(locale="de").visit("new/darkest").page
    page.get_by_role("radio", name=re.compile("Mit Menschen")).check()
    page.get_by_text("Einzelne Optionen ändern").click()
    page.get_by_text("weitere Optionen").click()
    page.get_by_label("Gleichmäßig verteilt").uncheck()
    page.get_by_role("button", name="Platz 2: eins mehr").click()
    page.get_by_role("button", name="Tisch eröffnen").click()
    told = "Die Option „Überlebende je Platz“ passt so nicht zu den anderen."
    expect(page.get_by_role("status").last).to_have_text(told)


def test_a_single_rule_is_exchanged_and_stands_among_the_options_of_the_table(people: People) -> None:
    page = people.come().visit("new/darkest").page
    page.get_by_role("radio", name=re.compile("With people")).check()
    page.get_by_text("Change single options").click()
    page.get_by_text("more options").click()
    page.get_by_text("rules is exchanged").click()
    page.get_by_label("When the fire is out", exact=True).select_option("first")
    expect(page.get_by_text("One of 57 rules is exchanged")).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("When the fire is out: First edition")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "wanted"),
    [("darkest", "Darker"), ("betrayal", "Dealt")],
)
def test_what_was_chosen_is_what_the_table_is_opened_with(people: People, game: str, wanted: str) -> None:
    page = people.come().visit(f"new/{game}").page
    page.get_by_role("radio", name=re.compile("With people")).check()
    page.get_by_text("Change single options").click()
    page.get_by_role("radio", name=re.compile(f"^{wanted} ")).check()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("definition").get_by_text(wanted, exact=True)).to_be_visible()


def test_the_game_that_was_played_last_stands_first(people: People) -> None:
    ada = people.come().visit("new")
    expect(ada.page.get_by_role("heading", name="Which game", level=1)).to_be_visible()
    games = ada.page.get_by_role("article")
    expect(games).to_have_count(2)
    expect(games.first).to_contain_text("Dark, Darker, Darkest")
    expect(ada.page.get_by_text("played last")).to_have_count(0)
    ada.check_access()
    games.last.get_by_role("link", name="Other ways").click()
    ada.page.get_by_role("radio", name=re.compile("With people")).check()
    ada.page.get_by_role("button", name="Open the table").click()
    expect(ada.page.get_by_role("heading", name="Seats")).to_be_visible()

    ada.visit("new")
    expect(games.first).to_contain_text("Betrayal")
    expect(games.first).to_contain_text("played last")
    ada.check_words()
    ada.visit("")
    expect(games.first).to_contain_text("Betrayal")


def test_tables_that_nobody_named_are_told_apart_in_the_language_of_the_reader(people: People, tables: Tables) -> None:
    both = [tables.laid(2).seat_people([0]), tables.laid(2).seat_people([0])]
    ada = people.come()
    ada.keep([key for table in both for key in table.keys([0])])
    names = []
    for table in both:
        ada.visit(f"table/{table.id}")
        heading = ada.page.get_by_role("heading", level=1)
        # What stood there before goes a moment after the address has changed.
        expect(ada.page.get_by_role("textbox", name="Players")).to_have_value(re.compile(f"join/{table.id}"))
        expect(heading).to_contain_text(re.compile("^The .+ .+"))
        names.append(heading.inner_text())
    assert len(set(names)) == len(names)
    ada.visit("")
    for name in names:
        expect(ada.page.get_by_role("listitem").filter(has_text=name)).to_contain_text("Dark, Darker, Darkest")
    ada.hear("de")
    for name in names:
        expect(ada.page.get_by_text(name)).to_have_count(0)
    expect(ada.page.locator("#mine + ul strong")).to_have_text([re.compile("^(Der|Die|Das) ")] * 2)
    ada.visit(f"tv/{both[0].id}?key={both[0].spectator}")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(re.compile("^(Der|Die|Das) "))


def test_a_name_that_somebody_gave_stays_in_every_language(people: People) -> None:
    ada = people.come(language="fr").visit("new/betrayal")
    ada.page.get_by_role("radio", name=re.compile("À plusieurs")).check()
    ada.page.get_by_text("Nom et absences").click()
    ada.page.get_by_label("Nom de la table").fill("Vendredi soir")
    ada.page.get_by_role("button", name="Ouvrir la table").click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Vendredi soir")
    ada.hear("en")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Vendredi soir")


def test_guests_and_lessons_are_called_in_the_language_of_the_reader(people: People, tables: Tables) -> None:
    table = tables.laid(2).seat_people([0])
    ada = people.come()
    ada.keep(table.keys([0]))
    ada.visit(f"table/{table.id}")
    ben = people.come(language="de").visit(f"join/{table.id}?key={table.invite}")
    ben.page.get_by_role("button", name="Hier sitzen").click()
    expect(ben.page.get_by_role("listitem").filter(has_text="Platz 2")).to_contain_text("Gast")
    expect(ada.page.get_by_role("listitem").filter(has_text="Seat 2")).to_contain_text("Guest")
    ben.page.get_by_role("button", name="Umbenennen").click()
    expect(ben.page.get_by_role("textbox", name="Dein Name")).to_have_value("")

    ben.visit("tutorial/darkest")
    ben.page.get_by_role("button", name="Tritt ein").first.click()
    expect(ben.page.locator("[data-number]")).to_be_visible()
    ben.visit("")
    ben.hear("en")
    expect(ben.page.get_by_role("listitem").filter(has_text="A first evening, guided")).to_contain_text("Guest")
