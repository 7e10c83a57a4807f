"""What counts as the answer of somebody whose time is up. (B-DEC-34)"""

import pytest

import dreadhall
from dreadhall.betrayal.game import Betrayal
from dreadhall.testing.betrayal import THREE, Position, position, row
from dreadhall.testing.marks import rule
from tests.betrayal.plain import haunted

OX, VIVIAN, ZOE = THREE
FOYER = {OX: "foyer", VIVIAN: "foyer", ZOE: "foyer"}


def silence(table: Position) -> str:
    """The answer of the seat that is asked, if it says nothing."""
    ask = table.table.ask
    assert ask is not None
    answer = table.rules.silence(ask, ask.seats[0])
    assert answer in table.keys
    return answer


@rule("B-DEC-34")
def test_where_one_can_decline_silence_declines() -> None:
    assert silence(haunted(FOYER)) == "end-turn"
    trade = position(FOYER, cards={OX: ["axe"], VIVIAN: ["bell"]}).play(f"trade:{VIVIAN}:axe")
    assert silence(trade) == "for:nothing"
    assert silence(trade.play("for:bell")) == "no"
    loot = haunted(FOYER, cards={ZOE: ["axe"]}).with_dice(2, *[0] * 7).play(f"attack:{ZOE}")
    assert silence(loot) == "damage"
    lucky = haunted(FOYER, cards={OX: ["angel-feather", "rabbits-foot"]}).with_dice(*[0] * 8).play(f"attack:{ZOE}")
    assert silence(lucky) == "roll"
    assert silence(lucky.play("roll")) == "keep"


@rule("B-DEC-34")
@pytest.mark.parametrize(
    ("points", "might", "speed", "answer"),
    [
        (2, 3, 3, "split:1-1"),
        (4, 2, 4, "split:2-2"),
        (3, 4, 3, "split:2-1"),
        (3, 3, 4, "split:1-2"),
        (1, 1, 5, "split:0-1"),
    ],
)
def test_damage_is_split_evenly_and_an_odd_point_goes_where_the_skull_is_farther(
    points: int, might: int, speed: int, answer: str
) -> None:
    clips = {ZOE: {"might": might, "speed": speed}}
    table = haunted(FOYER, traits=clips)
    dice = [2] * (points // 2) + [1] * (points % 2)
    table.with_dice(*dice, *[0] * (5 - len(dice) + table.value(ZOE, "might"))).play(f"attack:{ZOE}")
    assert silence(table) == answer


@rule("B-DEC-34")
def test_sides_doorways_and_rotations_are_the_first_that_are_offered() -> None:
    table = position({OX: "upper-landing", VIVIAN: "foyer", ZOE: "foyer"}, rooms=row("upper", "gallery"))
    table.top("room", "game-room").play("explore:n")
    assert table.prompt == "turn-tile"
    assert silence(table) == table.keys[0]


@rule("B-DEC-34")
def test_a_table_goes_on_though_nobody_ever_answers() -> None:
    table = dreadhall.new_table(Betrayal(), 3, 7)
    for _ in range(40):
        ask = table.ask
        assert ask is not None
        seat = ask.seats[0]
        answer = table.rules.silence(ask, seat)
        assert answer is not None
        table.answer(answer, seat)
    assert table.move == 40
