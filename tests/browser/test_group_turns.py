"""A group acts together, each for itself: people and bots in one turn of Dark, Darker, Darkest."""

from typing import Any

from playwright.sync_api import expect

from dreadhall.testing.darkest import position
from tests.browser.people import People, Person
from tests.browser.server import Opened, Tables


def three_in_the_hall() -> dict[str, Any]:
    """Leo, Nina and Jack before the first act of their turn, each of another seat, as a saved game."""
    return position(("leo", "nina", "jack"), seats=3, unlocked="all").table.save()


def told(table: Opened, *kinds: str) -> list[tuple[str, int | None]]:
    """The events of these kinds, and which seat they are about."""
    return [(e["kind"], e["data"].get("seat")) for e in table.play(0)["events"] if e["kind"] in kinds]


def let_them_act(person: Person, table: Opened) -> None:
    """Answer whatever the others ask until the turn is over; nobody comes along."""
    while not told(table, "group-ends"):
        choices = [key for key in person.glance().choices if key != "not-done"]
        if choices:
            person.choose("no" if "no" in choices else choices[0])
        else:
            person.wait_for_question(person.number)


def test_a_person_and_two_bots_act_together_and_each_is_done_for_itself(people: People, tables: Tables) -> None:
    table = tables.restore(three_in_the_hall(), 3, scouts=[1, 2])
    ada = people.come().sit_at(table, [0])
    ada.choose("stow:leo:ST1")
    ada.page.get_by_role("tab", name="Log").click()
    log = ada.page.get_by_role("log")
    expect(log).to_contain_text("Nina searches")
    expect(log).to_contain_text("Jack searches")
    assert told(table, "done", "group-ends") == [], "the bots have acted, and the turn goes on"
    ada.choose("done")
    let_them_act(ada, table)
    ends = told(table, "done", "group-ends")
    turn = ends[: ends.index(("group-ends", None))]  # the next may have begun
    assert sorted(seat for _, seat in turn if seat is not None) == [0, 1, 2]


def test_of_two_people_the_first_who_is_done_ends_nothing_and_may_go_on(people: People, tables: Tables) -> None:
    table = tables.restore(three_in_the_hall(), 3)
    ada, ben = people.come().sit_at(table, [0]), people.come().sit_at(table, [1, 2])
    ada.choose("done")
    expect(ada.page.get_by_role("heading", name="Waiting for Ben and Cleo")).to_be_visible()
    expect(ada.choice("not-done")).to_be_visible()
    expect(ada.choices).to_have_count(1)
    ben.choose("done")
    expect(ben.choice("search:jack")).to_be_visible()
    ada.choose("not-done")
    ben.choose("done")
    assert told(table, "group-ends") == []
    ada.choose("done")
    assert len(told(table, "group-ends")) == 1
