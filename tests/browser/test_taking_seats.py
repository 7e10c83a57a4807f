"""Seats of a running game: asking for one, letting somebody in, standing up and being sent away."""

import re

from playwright.sync_api import expect

from dreadhall.bots.company import COMPANIONS
from tests.browser.betrayal_positions import haunted
from tests.browser.people import People, Person
from tests.browser.server import Opened, Tables


def company(tables: Tables) -> Opened:
    """The Feast is on; the last of four seats is a bot's."""
    return tables.restore(haunted(), seats=4, scouts=[3], alone=False)


def ask(person: Person, table: Opened, name: str) -> None:
    """Follow the link for players and ask for the bot's seat."""
    person.visit(f"join/{table.id}?key={table.invite}")
    person.page.get_by_label("Your name").fill(name)
    person.page.get_by_role("button", name="Sit here").click()


def check(person: Person) -> None:
    """Everything is said, fits and can be used by everybody."""
    person.check_access()
    person.check_languages()


def test_whoever_asks_for_a_bots_seat_sees_the_game_when_all_have_let_them_in(people: People, tables: Tables) -> None:
    table = company(tables)
    ada, eve = people.come().sit_at(table, [0]), people.come(phone=True)
    ask(eve, table, "Eve")
    expect(eve.page.get_by_role("status")).to_contain_text(
        "You have asked for seat 4. Still to agree: the host, Ada, Ben, and Cleo."
    )
    expect(eve.page.locator("[data-number]")).to_have_count(0)
    check(eve)

    expect(ada.page.get_by_text("Eve asks for seat 4, where Quick bot plays now.")).to_be_visible()
    check(ada)
    yes = ada.page.get_by_role("button", name="Let them in")
    yes.focus()
    ada.page.keyboard.press("Enter")
    expect(yes).to_have_count(0)
    expect(eve.page.get_by_role("status")).to_contain_text("Still to agree: Ben and Cleo.")
    for seat in (1, 2):
        table.post("seats/3/claim", table.seats[seat], {"name": "Eve", "agree": True})

    expect(eve.page.locator("[data-number]")).to_be_visible()
    eve.page.get_by_role("tab", name="Book").click()
    expect(eve.page.get_by_role("tabpanel")).to_contain_text("The Feast")
    ada.page.get_by_role("button", name="Who sits here").click()
    expect(ada.page.get_by_role("dialog").get_by_role("listitem").last).to_contain_text("Eve")
    eve.page.reload()
    expect(eve.page.locator("[data-number]")).to_be_visible()


def test_whoever_is_refused_is_told_and_may_ask_again(people: People, tables: Tables) -> None:
    table = company(tables)
    ada, eve = people.come().sit_at(table, [0]), people.come()
    ask(eve, table, "Eve")
    ada.page.get_by_role("button", name="No", exact=True).click()
    expect(eve.page.get_by_role("status")).to_have_text("The table has said no: the seat was not given to you.")
    check(eve)
    eve.page.get_by_role("link", name="Choose a seat").click()
    expect(eve.page.get_by_role("button", name="Sit here")).to_be_visible()


def test_who_stands_up_is_told_that_a_bot_plays_on_and_comes_back_to_the_same_seat(
    people: People, tables: Tables
) -> None:
    table = company(tables)
    ada, ben = people.come().sit_at(table, [0]), people.come()
    ben.keep([*table.keys([1], host=False), {"table": table.id, "role": "invite", "key": table.invite}])
    ben.visit(f"table/{table.id}").page.get_by_role("button", name="Who sits here").click()
    seats = ben.page.get_by_role("dialog")
    seats.get_by_role("button", name="Stand up").click()
    expect(seats.get_by_role("alert")).to_contain_text("A bot plays on in your place.")
    check(ben)
    own_explorer = ben.page.get_by_role("article").get_by_text("you", exact=True)
    expect(own_explorer).to_have_count(1)
    kept = ben.page.locator(".table").element_handle()
    seats.get_by_role("button", name="Stand up").click()
    expect(own_explorer).to_have_count(0)
    ben.page.get_by_role("button", name="Who sits here").click()
    expect(seats.get_by_role("listitem").nth(1)).to_contain_text(re.compile("|".join(COMPANIONS), re.IGNORECASE))
    assert kept.evaluate("table => table.isConnected")  # and so does a dialog that was opened at once
    ben.page.get_by_role("button", name="Sit here: Seat 4").click()
    expect(ben.page.get_by_role("alert")).to_contain_text("you can come back only there")

    ben.page.get_by_role("button", name="Who sits here").click()
    ben.page.get_by_role("button", name="Sit here: Seat 2").click()
    expect(ben.page.get_by_text("You have asked for seat 2. Still to agree: the host.")).to_be_visible()
    ada.page.get_by_role("button", name="Let them in").click()
    expect(ben.page.get_by_text("You have asked for seat 2.")).to_have_count(0)
    ben.page.get_by_role("button", name="Who sits here").click()
    expect(seats.get_by_role("listitem").nth(1)).to_contain_text("you")


def test_who_sends_somebody_away_is_told_what_follows_and_sits_there_only_if_all_agree(
    people: People, tables: Tables
) -> None:
    table = company(tables)
    ada, ben, cleo = [people.come().sit_at(table, [seat], host=seat == 0) for seat in range(3)]
    ada.page.get_by_role("button", name="Who sits here").click()
    ada.page.get_by_role("button", name="Send away: Ben").click()
    expect(ada.page.get_by_role("dialog").get_by_role("alert")).to_contain_text("a bot plays on")
    ada.page.get_by_role("button", name="Send away", exact=True).click()
    expect(ben.page.get_by_text("You do not sit there any more")).to_be_visible()

    ada.page.get_by_role("button", name="Who sits here").click()
    ada.page.get_by_role("button", name="Sit here: Seat 2").click()
    expect(ada.page.get_by_text("You have asked for seat 2. Still to agree: Cleo.")).to_be_visible()
    cleo.page.get_by_role("button", name="Let them in").click()
    expect(ada.page.get_by_text("You have asked for seat 2.")).to_have_count(0)
    ada.page.get_by_role("button", name="Who sits here").click()
    expect(ada.page.get_by_role("dialog").get_by_role("listitem").nth(1)).to_contain_text("you")


def say_to_all(person: Person, line: str) -> None:
    """Say something for everybody to hear."""
    person.page.get_by_label("Say something").fill(line)
    person.page.keyboard.press("Enter")


def test_a_host_silences_reports_and_removes_somebody(people: People, tables: Tables) -> None:
    table = company(tables)
    ada, ben = [people.come().sit_at(table, [seat], host=seat == 0) for seat in range(2)]
    ben.page.get_by_role("tab", name=re.compile("Chat")).click()
    ada.page.get_by_role("button", name="Who sits here").click()
    seats = ada.page.get_by_role("dialog")
    seats.get_by_role("button", name="Silence: Ben").click()
    expect(seats.get_by_role("button", name="Let speak: Ben")).to_be_visible()
    say_to_all(ben, "Is this heard?")
    expect(ben.page.get_by_text("You are silenced at this table until the host lets you speak.")).to_be_visible()
    seats.get_by_role("button", name="Let speak: Ben").click()
    expect(seats.get_by_role("button", name="Silence: Ben")).to_be_visible()
    say_to_all(ben, "And this?")
    expect(ben.page.get_by_role("tabpanel").get_by_text("And this?")).to_be_visible()
    expect(ben.page.get_by_role("tabpanel").get_by_text("Is this heard?")).to_have_count(0)

    seats.get_by_role("button", name="Report: Ben").click()
    why = seats.get_by_role("textbox")
    expect(why).to_be_focused()
    expect(seats.get_by_role("button", name="Send", exact=True)).to_be_disabled()
    why.fill("He shouts.")
    check(ada)
    with ada.page.expect_response(re.compile("/seats/1/report$")) as told:
        seats.get_by_role("button", name="Send", exact=True).click()
    assert told.value.ok
    expect(ben.page.get_by_text("He shouts.")).to_have_count(0)

    seats.get_by_role("button", name="Send away: Ben").click()
    seats.get_by_role("button", name="Send away", exact=True).click()
    expect(ben.page.get_by_text("You do not sit there any more")).to_be_visible()
    ben.visit(f"join/{table.id}?key={table.invite}")
    expect(ben.page.get_by_role("button", name="Sit here")).to_have_count(0)
