"""People who do not know each other: a table is open to all, they sit down, are let in, and take days over a turn."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import People, Person
from tests.browser.server import Opened, Tables, bearer, said
from tests.browser.test_together import chat, menu

TOGETHER = pytest.mark.parametrize("server", [{"OPEN_TABLES": "on"}], indirect=True)
ALONE = pytest.mark.parametrize("server", [{"OPEN_TABLES": "on", "BURST": "20001"}], indirect=True)
"""A server of its own, for whoever has to find nobody else there."""

OTHERS = "Open to others on this server"


def opened(people: People, tables: Tables, seats: int) -> tuple[Person, Opened]:
    """Ada has opened a table, sits there, and lets everybody come."""
    table = tables.laid(seats).seat_people([0])
    ada = people.come()
    ada.keep(table.keys([0]))
    ada.visit(f"table/{table.id}")
    ada.page.get_by_label(OTHERS).check()
    expect(ada.page.get_by_label("You speak")).to_be_visible()
    return ada, table


def listed(person: Person, table: Opened) -> None:
    """Wait until the list shows who sits at this table."""
    expect(person.page.get_by_role("region", name="Somebody to play with")).to_contain_text("With Ada")


@ALONE
def test_strangers_find_a_table_sit_down_with_one_click_and_play(people: People, tables: Tables) -> None:
    ben = people.come(phone=True).visit("")
    expect(ben.page.get_by_text("Nobody waits at the moment.")).to_be_visible()
    ben.check_languages()
    ada, table = opened(people, tables, 3)
    ada.check_access()
    ada.check_languages()
    listed(ben, table)
    ben.check_screen()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ada.page.get_by_role("listitem").filter(has_text="Seat 2")).to_contain_text("Ben")

    cleo = people.come(language="de").visit("")
    expect(cleo.page.get_by_text("ein Platz frei, 2 Menschen")).to_be_visible()
    cleo.page.get_by_role("button", name="Platz nehmen").click()
    expect(ada.page.get_by_text("Everybody is there.")).to_be_visible()
    dora = people.come().visit("")
    expect(dora.page.get_by_role("button", name="Play with bots, open to others")).to_be_visible()
    ada.page.get_by_role("button", name="Begin").click()
    for person in (ada, ben, cleo):
        expect(person.page.locator("[data-number]")).to_be_visible()


@TOGETHER
def test_a_host_who_wants_to_be_asked_lets_somebody_in(people: People, tables: Tables) -> None:
    ada, _ = opened(people, tables, 2)
    ada.page.get_by_label("Ask me before somebody sits down").check()
    ben = people.come().visit("")
    ben.page.get_by_role("button", name="Ask for a seat").click()
    expect(ben.page.get_by_text("You have asked for seat 2. Still to agree: the host.")).to_be_visible()
    expect(ada.page.get_by_text("Guest would like to sit on seat 2.")).to_be_visible()
    ada.check_access()
    ada.page.get_by_role("button", name="Let them in").click()
    expect(ben.page.get_by_role("heading", name="Seats")).to_be_visible()
    expect(ben.page.get_by_role("button", name="Stand up")).to_be_visible()


@TOGETHER
def test_a_table_that_takes_days_says_how_long_it_waits_and_the_tab_counts_it(people: People, tables: Tables) -> None:
    ada = people.come().visit("new/darkest")
    ada.page.get_by_role("radio", name=re.compile("With people")).check()
    ada.page.get_by_text("Name and absence").click()
    ada.page.get_by_label(re.compile("^Pace ")).select_option("2")
    ada.page.get_by_role("button", name="Open the table").click()
    expect(ada.page.get_by_text("A turn may take 2 days")).to_be_visible()

    body = {"game": "darkest", "seats": 2, "options": {"ask_everything": True}, "turn": 1}
    table = Opened(tables, said(tables.requests.post("/api/tables", data=body))).seat_people([0, 1]).start()
    ada.keep(table.keys([0], host=False))
    ada.visit("")
    mine = ada.page.get_by_role("listitem").filter(has_text="It is your turn, for")
    expect(mine).to_contain_text(re.compile(r"2[34] h left"))
    expect(ada.page).to_have_title("(1) Dreadhall")
    ada.check_languages()


@TOGETHER
def test_three_people_wait_for_each_other_and_are_called_to_their_table(people: People, tables: Tables) -> None:
    def waits(person: Person, name: str) -> None:
        person.page.get_by_label("Your name").fill(name)
        person.page.get_by_role("button", name="Dark, Darker, Darkest with whoever comes").click()

    ada = people.come().visit("")
    waits(ada, "Ada")
    expect(ada.page.get_by_text("You are the first of 3.")).to_be_visible()
    ada.check_access()
    ada.check_languages()
    ben = people.come(phone=True).visit("")
    expect(ben.page.get_by_text("3 players, 1 waiting")).to_be_attached()
    ben.check_screen()
    waits(ben, "Ben")
    ben.page.get_by_role("button", name="Wait no more").click()
    waits(ben, "Ben")
    expect(ben.page.get_by_text("You are the 2nd of 3.")).to_be_visible()
    ben.page.goto(f"{ben.address}/#/tutorial")  # meanwhile
    expect(ben.page.get_by_role("heading").first).to_be_visible()

    cleo = people.come(language="de").visit("")
    cleo.page.get_by_label("Dein Name").fill("Cleo")
    cleo.page.get_by_role("button", name="Dark, Darker, Darkest mit allen, die kommen").click()
    for person in (cleo, ada):
        expect(person.page.locator("[data-number]")).to_be_visible()
    called = ben.page.get_by_role("alert").filter(has_text="All are there, and the game begins.")
    expect(called).to_be_visible()
    expect(ben.page).to_have_title(re.compile(r"^\(!\)"))
    ben.check_access()
    called.get_by_role("link", name="To the table").click()
    expect(ben.page.locator("[data-number]")).to_be_visible()
    expect(called).to_have_count(0)
    # It is played as the client proposes a first night.
    ada.visit("")
    ada.page.get_by_role("article", name="Dark, Darker, Darkest").get_by_role("button", name="Play now").click()
    expect(ada.page.locator("[data-number]")).to_be_visible()
    mine = said(tables.requests.post("/api/mine", data={"keys": held(ada)}))
    options = {one["table"]["id"]: one["table"]["options"] for one in mine}
    assert len(options) == 2
    assert len({json.dumps(each, sort_keys=True) for each in options.values()}) == 1


@TOGETHER
def test_who_leaves_strangers_in_the_middle_is_known_for_it_and_comes_back_as_somebody_else(
    people: People, tables: Tables
) -> None:
    def sits_down(person: Person, name: str) -> None:
        person.page.get_by_label("Your name").fill(name)
        waiting = person.page.get_by_role("listitem").filter(has_text="With Ada", has_not_text="under way")
        waiting.get_by_role("button", name="Sit down").click()

    ada, _ = opened(people, tables, 2)
    ben = people.come(phone=True).visit("")
    sits_down(ben, "Ben")
    expect(ada.page.get_by_text("No game with strangers yet")).to_be_visible()
    ada.page.get_by_role("button", name="Begin").click()
    expect(ben.page.locator("[data-number]")).to_be_visible()
    opened_menu = menu(ben)
    opened_menu.get_by_role("button", name="Stand up").tap()
    expect(opened_menu.get_by_role("alert")).to_contain_text("are told that you left this game early")
    opened_menu.get_by_role("button", name="Stand up").tap()
    expect(chat(ada)).to_contain_text("Ben has left seat 2.")

    cleo, _ = opened(people, tables, 2)
    ben.visit("")
    sits_down(ben, "Somebody else")
    line = cleo.page.get_by_role("listitem").filter(has_text="Somebody else")
    expect(line).to_contain_text("Games with strangers: 1, left early: 1")
    cleo.check_screen()


@TOGETHER
def test_who_is_blocked_is_neither_heard_nor_met_on_any_device(people: People, tables: Tables) -> None:
    table = tables.open(3)
    ada = people.come().sit_at(table, [0], host=False)
    ben, cleo = (people.come().sit_at(table, [seat], host=False) for seat in (1, 2))
    for person, line in ((ben, "You all play like fools"), (cleo, "Good evening")):
        table.post("chat", table.seats[1 if person is ben else 2], {"text": line})
    expect(chat(ada)).to_contain_text("You all play like fools")
    ada.page.get_by_role("button", name="Who sits here").click()
    ada.page.get_by_role("button", name="Block: Ben").click()
    expect(ada.page.get_by_role("button", name="Unblock: Ben")).to_be_visible()
    ada.check_screen()
    ada.page.get_by_role("button", name="Close").click()
    expect(chat(ada)).not_to_contain_text("You all play like fools")
    expect(chat(ada)).to_contain_text("Good evening")
    expect(chat(cleo)).to_contain_text("You all play like fools")

    bens = tables.laid(2).seat_people([0, 1])
    listing = {"language": "en"}
    bens.post("seats/0/leave", bens.seats[0])
    tables.requests.put(f"/api/tables/{bens.id}/listing", data=listing, headers=bearer(bens.host))
    cleo.visit("")
    expect(cleo.page.get_by_text("With Ben")).to_be_visible()
    ada.visit("own").page.get_by_role("button", name="Make a key").click()
    expect(ada.page.get_by_text("Here is your key.")).to_be_visible()
    words = ada.page.locator(".words").inner_text()
    phone = people.come(phone=True).visit(f"own?key={words.replace(' ', '-')}")
    phone.page.get_by_role("button", name="Bring my things here").click()
    expect(phone.page.get_by_text("Everything is here.")).to_be_visible()
    phone.visit("")
    expect(phone.page.get_by_role("heading", name="Somebody to play with")).to_be_visible()
    expect(phone.page.get_by_text("With Ben")).to_have_count(0)
    phone.visit("settings")
    phone.check_screen()
    phone.page.get_by_role("button", name="Unblock: Ben").click()
    phone.visit("")
    expect(phone.page.get_by_text("With Ben")).to_be_visible()


def held(person: Person) -> list[str]:
    """The keys that somebody's browser holds."""
    kept = person.page.evaluate("JSON.parse(localStorage.getItem('dreadhall-keys')).map((one) => one.key)")
    return [str(key) for key in kept]
