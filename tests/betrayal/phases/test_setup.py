"""Before the first turn: explorers, stacks, tiles, and who goes first. (B-SETUP, B-FIRST, B-GEN, B-EXPL)"""

import datetime

import pytest

import dreadhall
from dreadhall.betrayal.components.catalogue import EXPLORERS, TRAITS
from dreadhall.betrayal.components.rooms import VAULT
from dreadhall.betrayal.game import Betrayal
from dreadhall.betrayal.house.plan import Placed
from dreadhall.betrayal.ids import ExplorerId
from dreadhall.kernel import BadOption, Table
from dreadhall.testing.betrayal import Position, position
from dreadhall.testing.marks import rule
from dreadhall.testing.play import play


def opened(*names: str, **options: object) -> Position:
    """A table at which these explorers were picked, seat by seat."""
    table = dreadhall.new_table("betrayal", len(names), 1, options)
    return Position(play(table, *(f"explorer:{name}" for name in names)))


@rule("B-GEN-06")
@pytest.mark.parametrize("seats", [0, 1, 2, 7])
def test_three_to_six_play(seats: int) -> None:
    with pytest.raises(BadOption, match="3 to 6"):
        dreadhall.new_table("betrayal", seats, 1)
    assert list(Betrayal.seats) == [3, 4, 5, 6]


@rule("B-SETUP-04", "B-SETUP-05", "B-SETUP-06", "B-DEC-01")
def test_seats_pick_in_order_and_a_taken_card_is_gone_with_both_its_sides() -> None:
    table = Position(dreadhall.new_table("betrayal", 3, 1))
    assert table.asked == [0]
    assert len(table.keys) == 12
    table.play("explorer:ox-bellows")
    assert table.asked == [1]
    assert "explorer:ox-bellows" not in table.keys
    assert "explorer:darrin-flash-williams" not in table.keys
    assert len(table.keys) == 10


@rule("B-SETUP-06")
def test_explorers_can_be_dealt_instead() -> None:
    table = Position(dreadhall.new_table("betrayal", 6, 4, {"explorers": "dealt"}))
    colours = {EXPLORERS[who.id].colour for who in table.state.explorers}
    assert len(colours) == 6
    assert table.prompt == "turn"


@rule("B-SETUP-07")
def test_a_figure_has_the_colour_of_its_card() -> None:
    table = opened("ox-bellows", "vivian-lopez", "zoe-ingstrom")
    assert [who["colour"] for who in table.view(None)["explorers"]] == ["red", "blue", "yellow"]
    assert EXPLORERS[ExplorerId("darrin-flash-williams")].colour == "red"


@rule("B-SETUP-08", "B-SETUP-12", "B-SETUP-13")
def test_everybody_starts_in_the_entrance_hall_with_marked_traits_and_no_cards() -> None:
    table = opened("ox-bellows", "vivian-lopez", "zoe-ingstrom")
    for who in table.state.explorers:
        assert who.place == "entrance-hall"
        assert who.clips == [EXPLORERS[who.id].tracks[trait].start for trait in TRAITS]
        assert who.cards == []
    for deck in (table.state.items, table.state.omens, table.state.events, table.state.rooms):
        assert deck.discards == []


@rule("B-SETUP-09", "B-SETUP-10", "B-SETUP-11")
def test_three_card_stacks_one_room_stack_and_the_starting_tiles() -> None:
    table = opened("ox-bellows", "vivian-lopez", "zoe-ingstrom")
    state = table.state
    assert [len(deck) for deck in (state.items, state.omens, state.events, state.rooms)] == [22, 13, 45, 42]
    floors = {room: tile.floor for room, tile in table.rules.plan.placed.items()}
    assert floors == {
        "grand-staircase": "ground",
        "foyer": "ground",
        "entrance-hall": "ground",
        "upper-landing": "upper",
        "basement-landing": "basement",
    }
    assert not set(floors) & {*state.rooms.rest, *state.rooms.top}


@rule("B-SETUP-03")
def test_no_book_is_open_before_the_haunt() -> None:
    table = opened("ox-bellows", "vivian-lopez", "zoe-ingstrom")
    assert all(not table.rules.pages(seat) for seat in range(3))
    assert table.view(0)["haunt"] is None


@rule("B-FIRST-01", "B-FIRST-DX1")
def test_the_next_birthday_goes_first() -> None:
    table = opened("missy-dubourde", "jenny-leclerc", "ox-bellows", month=3, day=1)
    assert table.rules.active.id == "jenny-leclerc"


@rule("B-FIRST-02", "B-FIRST-DX2")
def test_the_year_goes_round() -> None:
    # Madame Zostra and Vivian share a card, so a third stands for one of them in turn.
    table = opened("vivian-lopez", "zoe-ingstrom", "ox-bellows", month=12, day=20)
    assert table.rules.active.id == "vivian-lopez"
    table = opened("madame-zostra", "zoe-ingstrom", "ox-bellows", month=12, day=20)
    assert table.rules.active.id == "ox-bellows"


@rule("B-FIRST-02", "B-FIRST-DX3")
def test_a_birthday_today_comes_first_of_all() -> None:
    table = opened("professor-longfellow", "darrin-flash-williams", "zoe-ingstrom", month=6, day=6)
    assert table.rules.active.id == "darrin-flash-williams"


@rule("B-FIRST-03", "B-EXPL-02")
def test_no_two_birthdays_can_tie() -> None:
    assert len({sheet.birthday[0] for sheet in EXPLORERS.values()}) == 12


@rule("B-FIRST-02")
def test_without_a_date_the_dice_name_one() -> None:
    dates = {(t.state.month, t.state.day) for t in (dealt(seed) for seed in range(12))}
    assert len(dates) > 6
    assert all(1 <= month <= 12 and 1 <= day <= 28 for month, day in dates)


@rule("B-FIRST-02")
@pytest.mark.parametrize(("month", "day"), [(2, 30), (4, 31), (6, 31), (9, 31), (11, 31)])
def test_a_day_that_a_month_does_not_have_is_refused(month: int, day: int) -> None:
    with pytest.raises(BadOption, match=f"there is no day {day} in month {month}"):
        dreadhall.new_table("betrayal", 3, 1, {"month": month, "day": day})
    assert dreadhall.new_table("betrayal", 3, 1, {"month": month, "day": day - 1}).ask is not None


@rule("B-FIRST-02")
def test_a_day_without_a_month_is_one_that_the_month_has() -> None:
    options = {"day": 31, "explorers": "dealt"}
    months = {Position(dreadhall.new_table("betrayal", 3, seed, options)).state.month for seed in range(30)}
    assert months <= {1, 3, 5, 7, 8, 10, 12}
    assert len(months) > 4


def dealt(seed: int) -> Position:
    """A table whose explorers were dealt."""
    return Position(dreadhall.new_table("betrayal", 3, seed, {"explorers": "dealt"}))


@rule("B-FIRST-01", "B-TURN-01")
def test_the_others_follow_clockwise_without_end() -> None:
    table = opened("missy-dubourde", "jenny-leclerc", "ox-bellows", month=3, day=1)
    order = []
    for _ in range(7):
        order.append(table.state.turn.seat)
        table.play("end-turn")
    assert order == [1, 2, 0, 1, 2, 0, 1]


@rule("B-GEN-07")
def test_before_the_haunt_nobody_attacks() -> None:
    table = position({"ox-bellows": "foyer", "vivian-lopez": "foyer", "zoe-ingstrom": "foyer"})
    assert not table.offers("attack")


@rule("B-GEN-09")
def test_the_engine_never_asks_for_a_vote() -> None:
    table: Table = opened("missy-dubourde", "jenny-leclerc", "ox-bellows").table
    assert table.ask is not None
    assert table.ask.join == "any"
    assert table.ask.seats == [table.rules.active.seat]  # type: ignore[attr-defined]


@rule("B-GEN-12")
def test_every_roll_is_told_with_roller_reason_and_faces() -> None:
    table = position({"ox-bellows": "vault", "vivian-lopez": "foyer", "zoe-ingstrom": "foyer"}, rooms=vault())
    table.with_dice(2, 1, 0).play("open-vault")
    (roll,) = table.events("rolled")
    assert roll.data == {
        "who": "ox-bellows",
        "why": "vault",
        "roll": "trait",
        "trait": "knowledge",
        "faces": [2, 1, 0],
        "total": 3,
        "again": False,
        "needed": 6,
        "passed": False,
        "line": None,
        "span": None,
        "cause_kind": "room",
    }


def vault() -> list[Placed]:
    """The Vault, north of the Upper Landing."""
    return [Placed(VAULT, "upper", 0, 1, 0)]


@rule("B-FIRST-02")
def test_people_play_on_the_day_on_which_they_begin_unless_they_say_otherwise() -> None:
    game = dreadhall.GAMES["betrayal"]
    today = datetime.date(2028, 2, 29)
    left_open, said = (game.on_day(game.read_options(given), today) for given in ({}, {"month": 7}))
    assert (left_open.month, left_open.day) == (2, 29)
    assert (said.month, said.day) == (7, None)
    game.check(left_open, 3)
