"""Copies of running tables, and the seals of the dice: what people see of them, and do about them."""

import json
import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.people import PHONE, People, Person
from tests.browser.positions import ended
from tests.browser.server import Opened, Tables


def two_people(tables: Tables) -> Opened:
    """Ada and Ben play, each on a seat of their own, and a bot on the third."""
    table = tables.laid(3, survivors=3).seat_people([0, 1], [2])
    table.start()
    table.answer("facing:e")
    return table


def save(person: Person, file: Path) -> int:
    """Save the running game as a file, by the way that leads there from the table; the number of the log."""
    person.page.get_by_role("link", name="Look back, save").click()
    with person.page.expect_download() as saved:
        person.page.get_by_role("button", name="Save as a file").click()
    saved.value.save_as(file)
    expect(person.page.get_by_text("There everybody has the seat that they have here")).to_be_visible()
    return int(json.loads(file.read_text())["number"])


def load(person: Person, file: Path) -> str:
    """Open a saved game from the first screen; the link for players."""
    person.visit("").page.get_by_label("Load a saved game").set_input_files(file)
    return person.page.get_by_role("textbox", name="Players").input_value()


def check(person: Person) -> None:
    """Everything is said, fits and can be used by everybody."""
    person.check_access()
    person.check_languages()


def lines(page: Page) -> list[Locator]:
    """The three seats before the start."""
    seats = page.get_by_role("region", name="Seats").get_by_role("listitem")
    return [seats.nth(seat) for seat in range(3)]


def seals(page: Page) -> list[str]:
    """What is told of the dice; on a phone beside the board, a tap away."""
    if page.get_by_role("button", name="Tamper-proof dice").count() == 0:
        page.get_by_role("tab", name="Log").click()
    page.get_by_role("button", name="Tamper-proof dice").click()
    told = page.get_by_role("dialog").get_by_role("listitem").all_inner_texts()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    return told


def test_everybody_takes_their_own_seat_of_a_copy_and_nobody_elses(
    people: People, tables: Tables, tmp_path: Path
) -> None:
    table = two_people(tables)
    ada, ben = people.come().sit_at(table, [0]), people.come(phone=True).sit_at(table, [1], host=False)
    number = save(ada, tmp_path / "saved.json")
    link = load(ada, tmp_path / "saved.json")
    origin = re.compile(rf"^A copy of “The .+”, as it stood at move {number}$")
    expect(ada.page.get_by_text(origin)).to_be_visible()
    own, bens, bots = lines(ada.page)
    expect(own).to_contain_text("Your seat")
    expect(bens).to_contain_text("For Ben")
    expect(bens).to_contain_text("Only with the link of that seat at the original table")
    expect(ada.page.get_by_text("Seat 2 waits for whoever has it at the original table")).to_be_visible()
    expect(bens.get_by_role("button", name="Sit here")).to_have_count(0)
    expect(bens.get_by_role("button", name="Bot")).to_have_count(0)
    expect(bots).to_contain_text("Random bot")
    expect(bots.get_by_role("button")).to_have_count(0)
    check(ada)

    ada.page.get_by_role("button", name="Take my seat").click()
    expect(own).to_contain_text("Ada")
    expect(ada.page.get_by_role("button", name="Begin")).to_be_disabled()
    bens.get_by_role("button", name="I have the link").click()
    bens.get_by_label("Link of seat 2 at the original table").fill(f"#/join/{table.id}?key={table.seats[0]}")
    bens.get_by_role("button", name="Sit here").click()
    expect(ada.page.get_by_text("That is not the link of this seat at the original table.")).to_be_visible()

    ben.page.goto(link)
    expect(ben.page.get_by_role("button", name="Take my seat")).to_be_visible()
    expect(ben.page.get_by_text("For Ada")).to_have_count(0)
    check(ben)
    ben.page.get_by_role("button", name="Take my seat").click()
    expect(bens).to_contain_text("Ben")
    ada.page.get_by_role("button", name="Begin").click()
    for person in (ada, ben):
        expect(person.page.locator("[data-number]")).to_be_visible()
        [seal] = seals(person.page)
        assert f"From move {number}" in seal
        assert "this table is a copy" in seal
    check(ada)
    ada.page.get_by_role("link", name="Look back, save").click()
    ada.page.get_by_role("slider").press("Home")
    expect(ada.page.locator(f"[data-number='{number}']")).to_be_visible()
    expect(ada.page.get_by_role("button", name="One move back")).to_be_disabled()


def test_a_seat_of_a_copy_is_taken_or_given_up_with_its_link(people: People, tables: Tables, tmp_path: Path) -> None:
    table = two_people(tables)
    ada, eve = people.come().sit_at(table, [0]), people.come(phone=True)
    save(ada, tmp_path / "saved.json")
    link = load(ada, tmp_path / "saved.json")

    eve.page.goto(link)
    own, bens, _ = lines(eve.page)
    for seat in (own, bens):
        expect(seat).to_contain_text("Reserved")
    bens.get_by_role("button", name="I have the link").click()
    pasted = bens.get_by_label("Link of seat 2 at the original table")
    pasted.fill(link)
    expect(bens).to_contain_text("This is not the link of a seat.")
    expect(bens.get_by_role("button", name="Sit here")).to_be_disabled()
    pasted.fill(f"{eve.address}/#/join/{table.id}?key={table.seats[1]}")
    check(eve)
    bens.get_by_role("button", name="Give it up").click()
    expect(bens.get_by_role("alert")).to_contain_text("will see everything that you know here")
    expect(bens.get_by_role("button", name="Give it up")).to_be_focused()
    eve.page.keyboard.press("Enter")
    expect(bens).to_contain_text("Free")
    eve.page.get_by_label("Your name").fill("Eve")
    bens.get_by_role("button", name="Sit here").click()
    expect(bens).to_contain_text("Eve")
    own.get_by_role("button", name="I have the link").click()
    own.get_by_label("Link of seat 1 at the original table").fill(table.seats[0])
    eve.page.keyboard.press("Enter")
    expect(own).to_contain_text("Eve")


def test_a_household_goes_back_after_the_end_and_everybody_sees_that_the_seal_is_broken(
    people: People, tables: Tables
) -> None:
    table = ended(tables, household=True)
    ada = people.come(size=PHONE).sit_at(table, [0])
    page = ada.page
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)
    ada.put_aside()
    page.get_by_role("button", name="Take back the last answer").click()
    expect(page.get_by_text("Going back breaks their seal")).to_be_visible()
    check(ada)
    page.keyboard.press("Enter")
    page.get_by_role("tab", name="Log").click()
    page.get_by_role("button", name="Dice no longer tamper-proof").click()
    broken = page.get_by_role("dialog").get_by_role("listitem").last
    expect(broken).to_contain_text("Seal broken")
    check(ada)


def test_others_do_not_go_back_after_the_end(people: People, tables: Tables) -> None:
    ada = people.come().sit_at(ended(tables), [0])
    ada.put_aside()
    page = ada.page
    expect(page.get_by_role("link", name="Look back at this game")).to_be_visible()
    expect(page.get_by_role("button", name="Take back the last answer")).to_have_count(0)
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)
