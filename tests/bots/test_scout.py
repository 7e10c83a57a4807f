"""The scout: it answers whatever it is asked, quickly, always the same way, and better than chance."""

import itertools
import random
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

import dreadhall
from dreadhall.bots import Bot, RandomBot, SeatAt, bots_for, default_bot, make_bot, next_answer, play_out
from dreadhall.bots.darkest import ScoutBot, scout
from dreadhall.bots.darkest.answering.prompts import ANSWERS
from dreadhall.darkest.ids import RoomId
from dreadhall.darkest.state import DarkestState, Foe
from dreadhall.kernel import Table
from dreadhall.testing.darkest import Position, position, showdown
from dreadhall.testing.darkest.games import into_the_showdown, near_the_showdown, random_table, steady, uniform
from dreadhall.words import Words

MOST_ANSWERS = 5_000
HURRIED = 0.1
"""Seconds for an answer that leave no time to think ahead."""

THOUGHTFUL = 4
"""In so many of the games with any options scouts take their time."""


def answer_of(table: Position, seat: int = 0) -> str:
    """What a scout would answer."""
    return ScoutBot().choose(SeatAt(table.table, seat)).key


def scouts(table: Table) -> dict[int, ScoutBot]:
    return {seat: ScoutBot(seat) for seat in range(table.seats)}


def states_of(table: Table, bots: Mapping[int, Bot], seconds: float | None = None) -> Iterator[DarkestState]:
    """Let the bots play on to the end, looking at every position."""
    places = {seat: SeatAt(table, seat, seconds) for seat in bots}
    for _ in range(MOST_ANSWERS):
        assert isinstance(table.state, DarkestState)
        yield table.state
        if table.ask is None:
            return
        move = next_answer(table.ask, bots, places)
        assert move is not None
        table.answer(move[1], move[0])
    raise AssertionError(f"no end after {MOST_ANSWERS} answers")


def test_darkest_is_played_by_chance_by_scouts_or_by_wardens() -> None:
    assert {*bots_for("darkest")} - {"learnt"} == {"clever", "gentle", "random", "ruthless", "scout", "warden"}
    assert default_bot("darkest") == "scout"
    assert isinstance(make_bot("darkest", "scout", 1), ScoutBot)


def test_it_answers_only_what_the_game_asks() -> None:
    """A prompt that was renamed would be answered by the first choice without anybody noticing."""
    words = Words("en")
    assert [prompt for prompt in ANSWERS if not words.has(f"darkest-ask-{prompt}")] == []


@pytest.mark.parametrize("seed", range(24))
def test_it_has_an_answer_to_every_question_of_any_game(seed: int) -> None:
    rng = random.Random(f"scout {seed}")
    table = random_table(seed)
    if seed % 4 == 1:
        near_the_showdown(table, seed)
    elif seed % 4 == 2:
        into_the_showdown(table, seed)
    bots = scouts(table)
    for _ in range(300):
        if table.ask is None:
            return
        seat = rng.choice(table.ask.seats)
        place = SeatAt(table, seat, None if seed < THOUGHTFUL else HURRIED)
        key = bots[seat].choose(place).key
        assert key in place.keys
        if rng.random() < 0.4:
            seat, key = (uniform if seed % 2 else steady)(table, rng)
        table.answer(key, seat)


@pytest.mark.parametrize("seed", range(5))
def test_scouts_play_tables_of_any_options_to_their_end(seed: int) -> None:
    table = random_table(seed)
    for _ in states_of(table, scouts(table)):
        pass
    assert table.result is not None


def test_a_game_ends_in_which_a_card_stands_for_one_of_its_icons() -> None:
    table = random_table(50647)
    assert list(states_of(table, scouts(table), HURRIED))
    assert table.result is not None


@pytest.mark.parametrize("seed", range(4))
def test_after_very_many_answers_everybody_only_sees_to_it_that_the_game_ends(
    monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    table = random_table(seed)
    if seed % 2:
        into_the_showdown(table, seed)
    monkeypatch.setattr(scout, "LATE", table.move)
    acts = [table.move for _ in states_of(table, scouts(table), HURRIED) if table.ask and table.ask.prompt == "act"]
    assert {table.tape[move][1].partition(":")[0] for move in acts[1:]} <= set(scout.LAST_RESORTS)
    assert table.result is not None


@pytest.mark.parametrize("late", [False, True])
def test_the_same_table_is_played_the_same_way(late: bool) -> None:
    tables = [dreadhall.new_table("darkest", 3, 0) for _ in range(2)]
    for table in tables:
        if late:
            into_the_showdown(table, 0)
        assert list(itertools.islice(states_of(table, scouts(table)), 150))
    assert tables[0].tape == tables[1].tape
    assert tables[0].move > 10


def test_scouts_get_farther_than_chance() -> None:
    """Over the same houses and dice: chips entered and code tokens gone, and rounds lived through."""

    def progress(make: type[ScoutBot] | type[RandomBot]) -> tuple[int, int]:
        entered = rounds = 0
        for seed in range(6):
            table = dreadhall.new_table("darkest", 3, seed, record=False)
            play_out(table, {seat: make(seat) for seat in range(3)})
            assert isinstance(table.state, DarkestState)
            entered += len(table.state.code_slots)
            rounds += table.state.round
        return entered, rounds

    scout, chance = progress(ScoutBot), progress(RandomBot)
    assert scout[0] > chance[0]
    assert scout[1] > 1.5 * chance[1]


def test_scouts_with_a_broken_code_enter_the_laboratory() -> None:
    table = near_the_showdown(dreadhall.new_table("darkest", 3, 4, {"team": ["lucy", "jack", "leo"]}), 4)
    assert any(state.showdown is not None for state in states_of(table, scouts(table)))


def test_scouts_beat_a_worn_nemesis_more_often_than_chance() -> None:
    def wins(make: type[ScoutBot] | type[RandomBot]) -> int:
        won = 0
        for seed in range(10):
            table = into_the_showdown(dreadhall.new_table("darkest", 3, seed, {"team": ["lucy", "bruce", "leo"]}), seed)
            for _ in states_of(table, {seat: make(seat) for seat in range(3)}, HURRIED):
                pass
            won += bool(table.result and table.result.winners)
        return won

    assert wins(ScoutBot) > wins(RandomBot) + 1


# Rules of thumb


def test_it_hits_what_shares_the_room() -> None:
    assert answer_of(position({"leo": "gallery"}, hordes={"gallery": 2})) == "attack:leo:ST1"


def test_a_team_opens_the_door_beside_it_before_all_go_for_a_walk_and_back() -> None:
    team = dict.fromkeys(("nina", "jack", "lucy", "bruce"), "entrance-hall")
    table = position(
        team,
        locks={"panic-room.s": "K2-01"},
        cards={"lucy": ["ST5", "EQ03"], "nina": ["ST3", "EQ11"]},
        searched=("entrance-hall", "conservatory"),
        ap={"nina": 2, "jack": 3, "lucy": 2, "bruce": 3},
    )
    assert answer_of(table) == "unlock:lucy:panic-room.s"


def test_it_leaves_a_burning_tile() -> None:
    table = position({"nina": "dining-room"}, fire="r4c4", burns={"r4c4": 1, "r1c2": 1, "r1c3": 1, "r2c3": 1})
    assert answer_of(table) in ("move:nina:entrance-hall", "move:nina:gallery")


def test_it_opens_a_door_its_cards_open() -> None:
    table = position({"leo": "entrance-hall"}, locks={"panic-room.s": "K2-01"}, cards={"leo": ["ST1", "EQ05"]})
    assert answer_of(table) == "unlock:leo:panic-room.s"


def test_it_asks_for_no_door_whose_price_it_would_refuse_where_a_card_stands_for_one_of_its_icons() -> None:
    """It would ask again and again, for that costs nothing. (D-UNLOCK-06)"""

    def beside_a_door(**options: Any) -> Position:
        cards = {"leo": ["ST1", "EQ17"]}
        return position({"leo": "entrance-hall"}, locks={"panic-room.s": "K2-15"}, cards=cards, options=options)

    assert answer_of(beside_a_door()) == "unlock:leo:panic-room.s"
    strict = beside_a_door(house_rules={"one_icon_per_card": "de"})
    assert strict.play("unlock:leo:panic-room.s").prompt == "force-door"
    assert answer_of(strict.play("no")) != "unlock:leo:panic-room.s"


def test_it_does_not_force_a_door_early() -> None:
    table = position({"leo": "entrance-hall"}, locks={"panic-room.s": "K2-01"}, cards={"leo": ["ST1"]})
    table.play("unlock:leo:panic-room.s")
    assert table.prompt == "force-door"
    assert answer_of(table) == "no"


def test_it_enters_chips_that_fit() -> None:
    table = position(
        {"lucy": "medic-bay"}, unlocked=["medic-bay.w"], code=["red", "yellow"], chips={"lucy": ["K2-12", "K2-01"]}
    )
    assert answer_of(table) == "terminal:lucy"
    assert answer_of(table.play("terminal:lucy")) == "chip:K2-01"


def test_it_turns_the_water_on_a_small_fire() -> None:
    table = position({"nina": "sprinkler-control"}, unlocked=["sprinkler-control.e"], fire="r2c4", burns={"r2c4": 1})
    assert answer_of(table) == "sprinkler:nina"


def test_with_a_fire_axe_it_puts_out_what_burns_next_door() -> None:
    table = position({"leo": "gallery"}, fire="r4c4", burns={"r4c4": 1})
    assert answer_of(table) == "move:leo:dining-room"
    assert answer_of(table.play("move:leo:dining-room")) == "douse:leo:ST1"


def test_it_pays_for_the_last_token_once_somebody_can_enter() -> None:
    table = position(
        {"lucy": "sprinkler-control", "leo": "music-room"}, unlocked=["sprinkler-control.e"], code=["red"], darkness=4
    )
    assert answer_of(table) == "bypass:lucy"


def test_it_does_not_pay_for_the_last_token_in_vain() -> None:
    table = position(
        {"lucy": "sprinkler-control", "leo": "entrance-hall"},
        unlocked=["sprinkler-control.e"],
        code=["red"],
        darkness=4,
    )
    assert answer_of(table) != "bypass:lucy"


def test_wounds_go_to_whoever_can_bear_them() -> None:
    table = position({"leo": "gallery", "nina": "gallery"}, wounds={"leo": 8}, hordes={"gallery": 1})
    table.with_dice(creature=["heavy-damage"]).play("end-turn", "endure")
    assert table.prompt == "allocate"
    assert answer_of(table) == "survivor:nina"


def test_a_failure_takes_another_failure_with_it() -> None:
    table = position({"leo": "gallery"}, hordes={"gallery": 3}, cards={"leo": ["EQ08"]})
    table.with_dice(survivor=["failure", "failure", "success"]).play("attack:leo:EQ08")
    assert table.prompt == "cancel-own-icon"
    assert answer_of(table) == "icon:failure"


def test_it_leaves_the_turn_to_others_rather_than_end_it() -> None:
    table = position({"leo": "gallery", "jack": "gallery"}, seats=2, ap={"leo": 0}, hordes={"gallery": 1}).table
    assert table.ask is not None
    places = {seat: SeatAt(table, seat) for seat in range(2)}
    assert next_answer(table.ask, {0: ScoutBot(), 1: ScoutBot()}, places) == (1, "free-attack:jack:ST2")


def test_in_the_showdown_the_nemesis_is_struck_before_zombies() -> None:
    table = showdown(
        {"leo": "music-room", "nina": "passageway"},
        nemesis=("doctor-mortimer", "music-room"),
        hordes={"passageway": 2},
    )
    assert ScoutBot().choose(SeatAt(table.table, 0, HURRIED)).key == "attack:leo:ST1"


def test_in_the_showdown_markers_go_to_who_strikes_hardest() -> None:
    table = showdown(
        {"bruce": "boiler-room", "nina": "music-room"},
        nemesis=("doctor-mortimer", "music-room"),
        skills={"nina": ["knife-expert"]},
        cards={"bruce": [], "nina": ["ST3"]},
        markers={"nina": []},
    )
    assert answer_of(table) == "share-ap:bruce"
    assert answer_of(table.play("share-ap:bruce")) == "number:3"


@pytest.mark.parametrize(("hits", "answer"), [([2, 1, 1, 0, 1], "done"), ([0, 0, 0, 0, 0], "push")])
def test_a_creature_that_is_nearly_dead_is_not_pushed_out_of_reach(hits: list[int], answer: str) -> None:
    bird = Foe("undead-bird", RoomId("passageway"), hits)
    table = position({"nina": "passageway", "jack": "passageway"}, creature=bird, groups=[["nina", "jack"]])
    table.with_dice(survivor=["knockback", "aim", "aim"]).play("attack:nina:ST3")
    assert table.prompt == "use-icons"
    assert answer_of(table).startswith(answer)
