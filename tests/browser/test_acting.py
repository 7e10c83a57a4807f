"""Acting on the board: menus where the hand is, walks of several rooms, and buttons that stay where they are."""

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import dreadhall
from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import position
from dreadhall.testing.darkest import position as darkest_position
from tests.browser.betrayal_positions import THREE, haunted
from tests.browser.people import People, Person
from tests.browser.server import Opened, Tables
from tests.browser.shifts import shifts_seen, watch_shifts

OX = "ox-bellows"
DECISIONS = 25
MANY_DECISIONS = 200
OPTIONS: dict[str, dict[str, Any]] = {"betrayal": {"explorers": "dealt"}, "darkest": {}}

# The boxes of the stage and of the question, which buttons are not wholly in it, and whether all are there that should.
FRAME = """() => {
  const box = (sign) => {
    const { x, y, width, height } = document.querySelector(sign).getBoundingClientRect()
    return [x, y, width, height].map(Math.round).join(' ')
  }
  const { top, right, bottom, left } = document.querySelector('.prompt').getBoundingClientRect()
  const sticksOut = (one) => {
    const at = one.getBoundingClientRect()
    return at.top < top || at.right > right || at.bottom > bottom || at.left < left
  }
  const shown = [...document.querySelectorAll('.prompt button')].filter((one) => one.checkVisibility())
  return {
    frame: `${box('[data-stage]')} | ${box('.prompt')}`,
    cut: shown.filter(sticksOut).map((one) => one.textContent.trim()),
    whole: document.querySelector('.prompt [data-whole]')?.dataset.whole !== 'false',
  }
}"""


def in_the_hall() -> dict[str, Any]:
    """Three explorers in the entrance hall of an empty house; Ox has four spaces."""
    return position(THREE).table.save()


def alone_in_the_hall() -> dict[str, Any]:
    """A survivor alone in the house: nobody is asked to come along, and no lock is near."""
    return darkest_position({"leo": "entrance-hall"}, unlocked="all").table.save()


def where(table: Opened, explorer: str = OX) -> str:
    """The room that an explorer is in."""
    people = table.play(0)["view"]["position"]["explorers"]
    return str(next(who["room"] for who in people if who["id"] == explorer))


def way(person: Person, place: str) -> Locator:
    """A place that can be walked to in several steps."""
    return person.page.locator(f"[data-way={place}]")


def beside(person: Person, place: str) -> Locator:
    """A place that is one step away."""
    return person.page.locator(f".camera [data-spot='place:{place}']")


def middle(what: Locator) -> tuple[float, float]:
    """The middle of something on the screen."""
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def undo(person: Person) -> None:
    """Take the last answer back."""
    person.page.get_by_role("button", name="Undo").click()


def camera(person: Person) -> str | None:
    """Where the camera stands."""
    return person.page.locator(".camera .moved").get_attribute("style")


def sit(people: People, tables: Tables, save: dict[str, Any], *, phone: bool = False) -> tuple[Person, Opened]:
    """Somebody has all the seats of a saved game."""
    table = tables.restore(save, seats=save["seats"])
    return people.come(phone=phone).sit_at(table, list(table.seats)), table


def test_several_rooms_are_walked_by_one_click_and_taken_back_step_by_step(people: People, tables: Tables) -> None:
    ada, table = sit(people, tables, in_the_hall())
    way(ada, "grand-staircase").hover()
    expect(ada.page.locator(".path line")).to_have_count(2)
    way(ada, "grand-staircase").click()
    expect(way(ada, "entrance-hall")).to_be_visible()
    assert where(table) == "grand-staircase"
    undo(ada)
    expect(beside(ada, "grand-staircase")).to_be_visible()
    assert where(table) == "foyer"
    undo(ada)
    expect(way(ada, "grand-staircase")).to_be_visible()
    assert where(table) == "entrance-hall"


def test_a_figure_is_dragged_to_where_it_shall_go_or_stays_and_so_does_the_camera(
    people: People, tables: Tables
) -> None:
    ada, table = sit(people, tables, in_the_hall())
    before, number = camera(ada), ada.number
    x, y = middle(ada.page.locator(f"[data-figure={OX}]"))
    ada.page.mouse.move(x, y)
    ada.page.mouse.down()
    ada.page.mouse.move(x, y - 40, steps=4)
    ada.page.mouse.up()
    expect(ada.page.locator(".path circle")).to_have_count(0)
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    assert (where(table), ada.number) == ("entrance-hall", number)

    ada.page.mouse.move(x, y)
    ada.page.mouse.down()
    ada.page.mouse.move(*middle(beside(ada, "foyer")), steps=4)
    ada.page.mouse.move(*middle(way(ada, "grand-staircase")), steps=4)
    expect(ada.page.locator(".path line")).to_have_count(2)
    assert camera(ada) == before
    ada.page.mouse.up()
    expect(way(ada, "entrance-hall")).to_be_visible()
    assert where(table) == "grand-staircase"


def drag_by_touch(person: Person, start: tuple[float, float], end: tuple[float, float]) -> str | None:
    """A finger goes down, moves and goes up; where the camera stands before it does."""
    fingers = person.context.new_cdp_session(person.page)
    for step in range(6):
        x = start[0] + (end[0] - start[0]) * step / 5
        y = start[1] + (end[1] - start[1]) * step / 5
        kind = "touchMove" if step else "touchStart"
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    stands = camera(person)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    fingers.detach()
    return stands


def test_on_a_phone_a_finger_on_the_own_figure_walks_and_any_other_moves_the_camera(
    people: People, tables: Tables
) -> None:
    ada, table = sit(people, tables, in_the_hall(), phone=True)
    before = camera(ada)
    goal = middle(way(ada, "grand-staircase"))
    assert drag_by_touch(ada, middle(ada.page.locator(f"[data-figure={OX}]")), goal) == before
    expect(way(ada, "entrance-hall")).to_be_visible()
    assert where(table) == "grand-staircase"
    ada.wait_until_laid()
    before = camera(ada)
    x, y = middle(way(ada, "entrance-hall"))
    assert drag_by_touch(ada, (x, y), (x + 30, y + 30)) != before
    assert where(table) == "grand-staircase"


def test_a_walk_by_tap_on_a_phone(people: People, tables: Tables) -> None:
    ada, table = sit(people, tables, in_the_hall(), phone=True)
    way(ada, "grand-staircase").tap()
    expect(way(ada, "entrance-hall")).to_be_visible()
    assert where(table) == "grand-staircase"


def test_a_survivor_walks_several_rooms_for_an_action_each(people: People, tables: Tables) -> None:
    ada, table = sit(people, tables, alone_in_the_hall())
    goal = ada.page.locator("[data-way]").first
    room = goal.get_attribute("data-way")
    before = table.play(0)["view"]["position"]["survivors"][0]["ap"]
    goal.click()
    expect(ada.page.locator("[data-way=entrance-hall]")).to_be_visible()
    leo = table.play(0)["view"]["position"]["survivors"][0]
    assert leo["room"] == room
    assert leo["ap"] == before - 2


def tab_to(person: Person, what: Locator) -> None:
    """Press Tab until it is focused."""
    for _ in range(80):
        person.page.keyboard.press("Tab")
        if what.evaluate("one => one === document.activeElement"):
            return
    raise AssertionError("Tab never comes there")


def test_a_walk_and_a_menu_by_keyboard_alone(people: People, tables: Tables) -> None:
    save = position(THREE, cards={OX: ["axe", "book"]}).table.save()
    ada, table = sit(people, tables, save)
    tab_to(ada, way(ada, "grand-staircase"))
    expect(ada.page.locator(".path line")).to_have_count(2)
    ada.page.keyboard.press("Enter")
    expect(way(ada, "entrance-hall")).to_be_visible()
    assert where(table) == "grand-staircase"

    own = ada.page.locator(f"[data-figure={OX}]")
    tab_to(ada, own)
    ada.page.keyboard.press("Enter")
    menu = ada.page.get_by_role("menu")
    items = menu.get_by_role("menuitem")
    expect(items.first).to_be_focused()
    ada.check_access()
    ada.page.keyboard.press("ArrowDown")
    expect(items.nth(1)).to_be_focused()
    ada.page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    expect(own).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(items.first).to_be_focused()
    ada.page.keyboard.press("End")
    expect(items.last).to_be_focused()
    number = ada.number
    ada.page.keyboard.press("Enter")
    ada.wait_past(number)
    expect(menu).to_be_hidden()


def test_a_menu_stands_at_the_figure_with_the_odds_and_is_left_by_a_press_elsewhere(
    people: People, tables: Tables
) -> None:
    ada, _ = sit(people, tables, haunted())
    number = ada.number
    foe = ada.page.locator("[data-figure=madame-zostra]")
    foe.click()
    menu = ada.page.get_by_role("menu")
    expect(menu.get_by_role("menuitem")).to_contain_text("%")
    box, at = menu.bounding_box(), foe.bounding_box()
    assert box is not None
    assert at is not None
    assert box["x"] >= at["x"] + at["width"] or box["x"] + box["width"] <= at["x"]
    ada.page.locator(".question").click()
    expect(menu).to_be_hidden()
    assert ada.number == number
    foe.click()
    menu.get_by_role("menuitem").click()
    ada.wait_past(number)


def test_a_menu_on_a_phone_is_on_the_screen_and_not_under_the_finger(people: People, tables: Tables) -> None:
    ada, _ = sit(people, tables, haunted(), phone=True)
    foe = ada.page.locator("[data-figure=madame-zostra]")
    x, y = middle(foe)
    foe.tap()
    menu = ada.page.get_by_role("menu")
    expect(menu).to_be_visible()
    box, size = menu.bounding_box(), ada.page.viewport_size
    assert box is not None
    assert size is not None
    assert 0 <= box["x"] <= box["x"] + box["width"] <= size["width"]
    assert 0 <= box["y"] <= box["y"] + box["height"] <= size["height"]
    assert not (box["x"] < x < box["x"] + box["width"] and box["y"] < y < box["y"] + box["height"])
    item = menu.get_by_role("menuitem").first.bounding_box()
    assert item is not None
    assert item["height"] >= 44


def test_the_end_of_the_turn_says_what_is_lost_and_is_bright_only_when_nothing_is_left(
    people: People, tables: Tables
) -> None:
    def spent(state: BetrayalState) -> None:
        state.turn.spent = 9
        state.turn.moved = True

    ada, _ = sit(people, tables, in_the_hall())
    expect(ada.choice("end-turn")).to_contain_text("loses")
    assert "main" not in (ada.choice("end-turn").get_attribute("class") or "")
    ada.sit_at(tables.restore(position(THREE, change=spent).table.save(), 3), range(3))
    expect(ada.choice("end-turn")).not_to_contain_text("loses")
    assert "main" in (ada.choice("end-turn").get_attribute("class") or "")


def test_what_cannot_be_taken_back_asks_once_in_the_same_place(people: People, tables: Tables) -> None:
    save = darkest_position({"leo": "entrance-hall"}, cards={"leo": ["ST1", "EQ13"]}).table.save()
    ada, table = sit(people, tables, save)
    throw = ada.find("discard:leo:EQ13")
    number, box = ada.number, throw.bounding_box()
    throw.click()
    expect(throw).to_contain_text("Sure?")
    assert throw.bounding_box() == box
    ada.page.keyboard.press("Escape")
    expect(throw.get_by_text("Sure?")).to_be_hidden()
    assert ada.number == number
    ada.find("discard:leo:EQ13").click()
    throw.click()
    ada.wait_past(number)
    assert "EQ13" not in json.dumps(table.play(0)["view"]["position"]["survivors"])


def test_a_press_that_began_before_the_question_changed_answers_nothing(people: People, tables: Tables) -> None:
    ada, table = sit(people, tables, alone_in_the_hall())
    ada.page.mouse.move(*middle(ada.choices.first))
    ada.page.mouse.down()
    number = ada.number
    table.answer("move:leo:dining-room")
    ada.wait_past(number)
    number = ada.number
    ada.page.mouse.up()
    ada.page.keyboard.press("0")  # the camera answers once the press was heard
    assert table.play(0)["number"] == ada.number == number


@pytest.mark.parametrize("game", OPTIONS)
def test_the_frame_stays_and_all_buttons_are_in_it(game: str, people: People, tables: Tables) -> None:
    watch_the_frame(game, people, tables, DECISIONS)


@pytest.mark.soak
@pytest.mark.parametrize("game", OPTIONS)
def test_the_frame_stays_and_all_buttons_are_in_it_over_many_decisions(
    game: str, people: People, tables: Tables
) -> None:
    watch_the_frame(game, people, tables, MANY_DECISIONS)


def watch_the_frame(game: str, people: People, tables: Tables, decisions: int) -> None:
    """Play by chance: the stage and the question keep their boxes, nothing slides, and deeds are in sight and whole."""
    seats = 3
    seed = 0
    ada = people.come()
    frames: set[str] = set()
    shifts: list[str] = []
    whole: list[bool] = []
    while len(whole) < decisions:
        seed += 1
        rng = random.Random(seed)
        begun = dreadhall.new_table(game, seats, seed, OPTIONS[game])
        table = tables.restore(begun.save(), seats)
        ada.sit_at(table, range(seats))
        watch_shifts(ada)
        while len(whole) < decisions and (seat := asked(table, seats)) is not None:
            play = table.play(seat)
            ada.wait_past(play["number"] - 1)
            seen = ada.page.evaluate(FRAME)
            assert seen["cut"] == []
            frames.add(seen["frame"])
            whole.append(seen["whole"])
            table.answer(rng.choice(play["view"]["ask"]["choices"])["key"], seat)
        shifts += [f"seed {seed}: {shift}" for shift in shifts_seen(ada)]
    assert not shifts, "\n".join(shifts)
    assert len(frames) == 1, frames
    assert whole.count(True) >= 0.9 * len(whole)


def asked(table: Opened, seats: int) -> int | None:
    """A seat that is asked now; none once the game is over."""
    return next((seat for seat in range(seats) if table.play(seat)["asked"] is not None), None)
