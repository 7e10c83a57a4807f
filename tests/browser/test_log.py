"""The log: at its newest line when it is opened, divided by turns, and nothing in it twice."""

import random

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

import dreadhall
from tests.browser.people import DESK, People, Person
from tests.browser.server import Opened, Tables
from tests.scouts import scouts

PHONE: ViewportSize = {"width": 390, "height": 844}
SEED = 11
ANSWERS = 40
# Whoever scrolls is heard with the next frame.
SCROLLED = """log => new Promise((heard) => {
  log.addEventListener('scroll', heard, { once: true })
  log.scrollTo(0, 0)
}).then(() => true)"""
AT_END = "log => log.scrollHeight > log.clientHeight && log.scrollHeight - log.scrollTop - log.clientHeight < 2"


def told_much(tables: Tables) -> Opened:
    """Three explorers after some turns, the haunt still far away."""
    table = dreadhall.new_table("betrayal", 3, SEED, {})
    policy, chance = scouts(table), random.Random(SEED)
    for _ in range(ANSWERS):
        seat, key = policy(table, chance)
        table.answer(key, seat)
    return tables.restore(table.save(), 3)


def log_of(person: Person) -> Locator:
    person.page.get_by_role("tab", name="Log").click()
    log = person.page.get_by_role("log")
    expect(log).to_be_visible()
    return log


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_log_opens_at_its_newest_line_and_stays_where_somebody_reads(
    size: ViewportSize, people: People, tables: Tables
) -> None:
    table = told_much(tables)
    ada = people.come(size=size, phone=size is PHONE).sit_at(table, [0, 1, 2])
    log = log_of(ada)
    ada.page.wait_for_function(AT_END, arg=log.element_handle())
    log.evaluate(SCROLLED)
    last = log.locator("[data-event]").last.get_attribute("data-event")
    seat = next(seat for seat in range(3) if table.play(seat)["view"]["ask"])
    table.answer(table.play(seat)["view"]["ask"]["choices"][0]["key"], seat)
    expect(log.locator("[data-event]").last).not_to_have_attribute("data-event", str(last))
    assert log.evaluate("log => log.scrollTop") == 0
    ada.page.get_by_role("tab", name="Chat").click()
    log_of(ada)
    ada.page.wait_for_function(AT_END, arg=log.element_handle())


def test_the_log_is_divided_by_turns_and_finds_a_room_once(people: People, tables: Tables) -> None:
    ada = people.come().sit_at(told_much(tables), [0, 1, 2])
    log = log_of(ada)
    turns = log.get_by_role("heading")
    expect(turns.nth(2)).to_be_attached()
    assert all(said.endswith(" is up.") for said in turns.all_inner_texts())
    lines = log.locator("p").all_inner_texts()
    assert any("opens a door and finds" in line for line in lines)
    assert not any("can now be found" in line for line in lines)
    ada.check_access()
    ada.check_languages()
