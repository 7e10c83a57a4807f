"""The panel: all that can be done stands there, the end comes last, and questions carry what decides them."""

from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import Position, position, row
from dreadhall.testing.darkest import position as darkest_position
from dreadhall.testing.darkest import showdown
from tests.browser.betrayal_positions import THREE, haunted, hidden_traitor
from tests.browser.people import People, Person
from tests.browser.server import Opened, Tables

OX = "ox-bellows"
DESK: ViewportSize = {"width": 1440, "height": 900}
SMALL_DESK: ViewportSize = {"width": 1280, "height": 720}
PHONE: ViewportSize = {"width": 390, "height": 844}
SIZES = {"desk": DESK, "small desk": SMALL_DESK, "phone": PHONE}

# The headings of the panel, each with the choices under it, and the choices that end the question.
PANEL = """() => {
  const keys = (box) => [...box.querySelectorAll('button[data-key]')].map((one) => one.dataset.key)
  const sections = [...document.querySelectorAll('.prompt .deeds [role=group]')]
  const title = (one) => document.getElementById(one.getAttribute('aria-labelledby')).innerText
  return {
    sections: sections.map((one) => [title(one), keys(one)]),
    ends: keys(document.querySelector('.prompt .last')),
  }
}"""

# How much of the screen the stage and the question have, and whether the question holds more than can be seen.
HEIGHTS = """() => {
  const box = document.querySelector('.prompt')
  return [box.offsetHeight, box.scrollHeight - box.clientHeight, document.querySelector('[data-stage]').offsetHeight]
}"""


def sit(people: People, tables: Tables, save: dict[str, Any], size: str = "desk") -> tuple[Person, Opened]:
    """Somebody has all the seats of a saved game, at a screen of this size."""
    table = tables.restore(save, seats=save["seats"])
    person = people.come(phone=size == "phone", size=SIZES[size])
    return person.sit_at(table, list(table.seats)), table


def rich() -> Position:
    """Ox with cards in a room where something lies, and others to trade with."""
    return position(THREE, cards={OX: ["axe", "bell"]}, piles={"entrance-hall": ["armor"]})


def team(**more: Any) -> dict[str, Any]:
    """Two survivors with their weapons in the hall."""
    hall = {"leo": "entrance-hall", "nina": "entrance-hall"}
    return darkest_position(hall, cards={"leo": ["ST1"], "nina": ["ST3"]}, **more).table.save()


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_goals_and_fights_come_first_and_ways_last_with_odds_and_faces(
    size: str, people: People, tables: Tables
) -> None:
    ada, _ = sit(people, tables, haunted(), size)
    panel = ada.page.evaluate(PANEL)
    assert panel["sections"][0] == ["For the goal", ["h46-heroes-open-door:knowledge", "h46-heroes-open-door:might"]]
    assert panel["sections"][1] == ["Fight", ["attack:madame-zostra"]]
    assert [heading for heading, _ in panel["sections"][2:]] in ([], ["Go (or on the board)"])
    assert panel["ends"] == ["end-turn"]
    expect(ada.choice("h46-heroes-open-door:might")).to_contain_text("%")
    attack = ada.choice("attack:madame-zostra")
    expect(attack).to_contain_text("58%")
    expect(attack.locator("img.come")).to_be_visible()
    expect(attack.get_by_role("img", name="for the goal")).to_be_visible()
    assert "main" in (ada.choice("h46-heroes-open-door:might").get_attribute("class") or "")
    assert "main" not in (ada.choice("h46-heroes-open-door:knowledge").get_attribute("class") or "")
    ada.check_access()


def test_digits_choose_in_the_order_in_which_deeds_stand(people: People, tables: Tables) -> None:
    ada, table = sit(people, tables, haunted())
    number = ada.number
    ada.page.keyboard.press("3")
    ada.wait_past(number)
    assert "attack" in str(table.play(0)["events"][number:] or table.play(0)["view"])


def test_things_trades_and_ways_stand_under_headings_and_are_announced_with_them(
    people: People, tables: Tables
) -> None:
    ada, _ = sit(people, tables, rich().table.save())
    panel = ada.page.evaluate(PANEL)
    assert [heading for heading, _ in panel["sections"]][:2] == ["In this room", "With others"]
    assert panel["sections"][0][1] == ["take:armor"]
    group = ada.page.get_by_role("group", name="With others")
    expect(group.get_by_role("button").first).to_contain_text("Offer Vivian")


def test_what_does_not_fit_is_behind_one_button_that_says_what_it_is(people: People, tables: Tables) -> None:
    cards = ["axe", "bell", "candle", "dynamite", "idol", "puzzle-box", "revolver"]
    ada, table = sit(people, tables, position(THREE, cards={OX: cards}).table.save(), "small desk")
    more = ada.page.locator(".prompt [popovertarget]")
    expect(more).to_contain_text("small things")
    last = ada.choice("drop:revolver")
    expect(last).to_be_hidden()
    more.click()
    expect(last).to_be_visible()
    ada.check_access()
    ada.page.keyboard.press("Escape")
    expect(last).to_be_hidden()
    ada.choose("drop:revolver")
    assert "revolver" in str(table.play(0)["view"]["position"]["piles"])


def test_survivors_have_a_column_each_with_their_face_and_their_actions(people: People, tables: Tables) -> None:
    ada, _ = sit(people, tables, team(hordes={"entrance-hall": 2}))
    for name in ("Leo", "Nina"):
        column = ada.page.get_by_role("group", name=name)
        expect(column).to_contain_text("4 actions")
        expect(column.locator(".title img.come")).to_be_visible()
        expect(column.get_by_role("button", name="Attack with the")).to_contain_text("%")
    assert ada.page.evaluate(PANEL)["ends"] == ["done"]


def test_a_hidden_traitors_goals_mark_nothing_where_others_look_on(people: People, tables: Tables) -> None:
    table = hidden_traitor()
    while table.prompt != "turn":
        seat = table.asked[0]
        assert table.table.ask is not None
        table.table.answer(table.table.ask.choices_for(seat)[0].key, seat=seat)
    save = table.table.save()
    opened = tables.restore(save, seats=4, alone=False)
    seat = table.asked[0]
    ada = people.come().sit_at(opened, [seat], host=False)
    expect(ada.choice("end-turn")).to_be_visible()
    assert "For the goal" not in [heading for heading, _ in ada.page.evaluate(PANEL)["sections"]]
    expect(ada.page.locator(".prompt").get_by_role("img", name="for the goal")).to_have_count(0)


def test_the_end_of_a_turn_is_quiet_and_asks_once_while_something_is_left(people: People, tables: Tables) -> None:
    ada, table = sit(people, tables, haunted())
    end = ada.choice("end-turn")
    expect(end).to_contain_text("loses 4 spaces, an attack, and an action")
    assert "main" not in (end.get_attribute("class") or "")
    number = ada.number
    end.click()
    expect(end).to_contain_text("Sure?")
    expect(end).to_contain_text("loses 4 spaces, an attack, and an action")
    assert (ada.number, table.play(0)["number"]) == (number, number)
    end.click()
    ada.wait_past(number)


def test_a_second_e_ends_the_turn_only_for_two_seconds(people: People, tables: Tables) -> None:
    ada, table = sit(people, tables, rich().table.save())
    ada.stop_clock()
    end = ada.choice("end-turn")
    number = ada.number
    ada.page.keyboard.press("e")
    expect(end).to_contain_text("Sure?")
    ada.page.clock.run_for(2000)
    expect(end.get_by_text("Sure?")).to_be_hidden()
    ada.page.keyboard.press("e")
    expect(end.get_by_text("Sure?")).to_be_visible()
    assert table.play(0)["number"] == number
    ada.page.keyboard.press("e")
    ada.wait_past(number)


def test_a_turn_in_which_nothing_is_left_ends_at_once(people: People, tables: Tables) -> None:
    def spent(state: BetrayalState) -> None:
        state.turn.spent = 9
        state.turn.moved = True

    ada, _ = sit(people, tables, position(THREE, change=spent).table.save())
    number = ada.number
    ada.page.keyboard.press("e")
    ada.wait_past(number)


def test_a_turn_in_which_only_a_deed_of_the_haunt_is_left_asks_once(people: People, tables: Tables) -> None:
    def without_spaces(state: BetrayalState) -> None:
        state.turn.spent, state.turn.moved = 9, True

    ada, table = sit(people, tables, haunted(without_spaces))
    ada.stop_clock()
    end = ada.choice("end-turn")
    expect(ada.choice("h46-heroes-open-door:might")).to_be_visible()
    expect(end).to_contain_text("loses an attack and an action")
    number = ada.number
    ada.page.keyboard.press("e")
    expect(end).to_contain_text("Sure?")
    assert table.play(0)["number"] == number
    ada.page.keyboard.press("e")
    ada.wait_past(number)


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_shift_says_that_enemies_react_and_asks_once_while_markers_are_in_hand(
    size: str, people: People, tables: Tables
) -> None:
    survivors = {"leo": "entrance-hall", "nina": "gallery"}
    save = showdown(survivors, markers={"nina": []}, boxes=[["leo"], [], []]).table.save()
    ada, table = sit(people, tables, save, size)
    ada.stop_clock()
    shift = ada.find("shift")
    expect(shift).to_contain_text("all enemies react, 3 markers stay in hand")
    number = ada.number
    ada.page.keyboard.press("e")
    expect(shift).to_contain_text("Sure?")
    assert table.play(0)["number"] == number
    ada.page.keyboard.press("e")
    ada.wait_past(number)
    ada.check_access()


def test_a_lock_says_which_colours_are_missing_and_what_that_costs(people: People, tables: Tables) -> None:
    save = darkest_position(
        {"leo": "entrance-hall"}, locks={"panic-room.s": "K2-06"}, cards={"leo": ["ST1"]}
    ).table.save()
    ada, _ = sit(people, tables, save)
    expect(ada.choice("unlock:leo:panic-room.s")).to_contain_text("black missing: darkness +1")


def test_who_takes_a_wound_is_asked_with_everybodys_health_and_actions(people: People, tables: Tables) -> None:
    table = darkest_position({"leo": "gallery", "nina": "gallery"}, hordes={"gallery": 1}, wounds={"nina": 7})
    ada, opened = sit(people, tables, table.with_dice(creature=["damage"]).table.save())
    opened.answer("done")
    opened.answer("endure")
    expect(ada.choice("survivor:leo")).to_contain_text("health 10 → 9")
    expect(ada.choice("survivor:nina")).to_contain_text("health 1: this kills")


def test_who_gets_a_find_is_asked_with_the_card_and_its_colours(people: People, tables: Tables) -> None:
    table = darkest_position({"leo": "gallery", "nina": "gallery"}, equipment=["EQ33"])
    ada, opened = sit(people, tables, table.with_dice(survivor=["success", "aim"], terror=["fire"]).table.save())
    opened.answer("search:leo")
    expect(ada.choice("survivor:nina")).to_contain_text("carries 1 of 5")
    expect(ada.page.locator(".about .paper")).to_be_visible()
    ada.check_access()


def test_a_roll_that_cards_may_change_says_what_it_must_reach(people: People, tables: Tables) -> None:
    where = {**THREE, OX: "chasm"}
    table = position(where, rooms=row("basement", "chasm"), cards={OX: ["lucky-stone", "angel-feather"]})
    ada, _ = sit(people, tables, table.with_dice(0, 1, 0, 0).table.save())
    ada.choose("cross")
    expect(ada.page.locator(".meaning")).to_contain_text("3 or more needed: 81%")
    ada.choose("roll")
    expect(ada.page.locator(".meaning")).to_contain_text("1 so far, 3 or more needed")


def test_a_map_is_asked_about_with_the_odds_of_another_event(people: People, tables: Tables) -> None:
    pair = {"leo": "gallery", "nina": "gallery"}
    table = darkest_position(pair, cards={"leo": ["EQ52"]}).with_dice(survivor=["aim"] * 2, terror=["fire"])
    ada, opened = sit(people, tables, table.table.save())
    opened.answer("search:leo")
    expect(ada.choice("yes")).to_contain_text("another event · 83%")
    expect(ada.choice("no")).not_to_contain_text("%")


def test_night_vision_says_what_a_die_must_show_and_how_likely_that_is(people: People, tables: Tables) -> None:
    table = darkest_position(
        {"nina": "great-hall"}, unlocked="all", options={"advanced": True}, cards={"nina": ["EQ31"]}
    )
    ada, opened = sit(people, tables, table.with_dice(survivor=["failure"]).table.save())
    opened.answer("move:nina:servants-passage")
    expect(ada.choice("icon:failure")).to_contain_text("no failure · 83%")
    expect(ada.choice("icon:stop")).not_to_contain_text("%")
    expect(ada.page.locator(".meaning")).to_contain_text("If a failure is left, the creature appears.")


def test_on_a_phone_the_question_is_as_high_as_what_it_holds_and_half_the_screen_at_most(
    people: People, tables: Tables
) -> None:
    ada, _ = sit(people, tables, team(), "phone")
    high, hidden, stage = ada.page.evaluate(HEIGHTS)
    assert high <= PHONE["height"] / 2 + 1
    assert hidden <= 1
    buttons = ada.page.locator(".prompt button:visible")
    assert buttons.evaluate_all("all => Math.min(...all.map((one) => one.offsetHeight))") >= 44
    ada.check_width()
    ada.choose("move:leo:dining-room")
    expect(ada.choice("yes")).to_be_visible()
    ada.page.wait_for_function(f"() => ({HEIGHTS})()[0] < {high}")
    low, hidden, larger = ada.page.evaluate(HEIGHTS)
    assert hidden <= 1
    assert larger - stage == high - low


def test_on_a_phone_nothing_moves_while_a_finger_is_down(people: People, tables: Tables) -> None:
    ada, opened = sit(people, tables, team(), "phone")
    before = ada.page.evaluate(HEIGHTS)
    fingers = ada.context.new_cdp_session(ada.page)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": 200, "y": 200}]})
    opened.answer("move:leo:dining-room")
    expect(ada.choice("yes")).to_be_visible()
    assert ada.page.evaluate(HEIGHTS)[::2] == before[::2]
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    ada.page.wait_for_function(f"() => ({HEIGHTS})()[0] < {before[0]}")
