"""Things that belong to rooms: laid at set-up, or when their room comes into the house. (T-37, C-31)"""

from collections.abc import Coroutine
from typing import Any

from dreadhall.betrayal.options import BetrayalOptions
from dreadhall.betrayal.plan import Placed
from dreadhall.betrayal.toolkit.late import Late, LatePlacement
from dreadhall.kernel import Ask
from dreadhall.testing.betrayal import THREE, position, row
from dreadhall.testing.marks import rule

KEYS = Late(thing="key", rooms=("attic", "chasm", "vault", "tower"))
PAINT = Late(thing="paint", rooms=("attic", "patio", "storeroom"), count=2)
SHIELD = Late(thing="shield", rooms=("chasm", "crypt"), count=1)
BOAT = Late(thing="boat", rooms=("attic",), item=False)


def haunt_with(*late: Late, rooms: list[Placed]) -> LatePlacement:
    """The rules of a haunt with these things, in a house with these rooms."""

    class Rules(LatePlacement):
        number = 1

    Rules.late = late
    table = position(THREE, rooms=rooms, haunt=1, traitor=THREE[0])
    return Rules(table.state, BetrayalOptions(), 3)


def drive(deed: Coroutine[Any, Any, None], *answers: str) -> list[list[str]]:
    """Let something happen, answering what is asked: the choices of each question."""
    asked: list[list[str]] = []
    given = iter(answers)
    value = None
    while True:
        try:
            ask = deed.send(value)
        except StopIteration:
            return asked
        assert isinstance(ask, Ask)
        choices = ask.choices_for(ask.seats[0])
        asked.append([choice.key for choice in choices])
        key = next(given)
        value = next(choice.value for choice in choices if choice.key == key)


@rule("C-31")
def test_rooms_in_the_house_get_theirs_now_the_vaults_lies_inside_and_sides_are_chosen() -> None:
    rules = haunt_with(
        KEYS, rooms=[*row("upper", "attic"), Placed("vault", "upper", 5, 5), Placed("chasm", "basement", 5, 5)]
    )
    asked = drive(rules.lay_first(KEYS, 0, "lay-key"), "side:chasm/far")
    assert asked == [["side:chasm", "side:chasm/far"]]
    assert rules.state.piles == {"attic": ["key-1"], "chasm/far": ["key-2"], "vault/far": ["key-3"]}
    assert rules.reserve(KEYS) == 1


def test_a_room_that_appears_gets_its_thing_at_once_and_only_while_there_are_any() -> None:
    rules = haunt_with(PAINT, BOAT, rooms=[])
    rules.put_down(row("upper", "attic")[0])
    assert (rules.state.piles, rules.state.tokens) == ({"attic": ["paint-1"]}, {"boat": "attic"})
    rules.put_down(row("ground", "patio")[0])
    rules.put_down(Placed("storeroom", "upper", 1, 0, 3))
    assert rules.state.piles == {"attic": ["paint-1"], "patio": ["paint-2"]}


def test_of_two_rooms_the_first_to_appear_gets_the_only_one() -> None:
    rules = haunt_with(SHIELD, rooms=[])
    rules.put_down(row("basement", "crypt")[0])
    rules.put_down(Placed("chasm", "basement", 1, 0))
    assert rules.state.piles == {"crypt": ["shield"]}


def test_with_too_few_things_the_seat_chooses_the_rooms() -> None:
    rules = haunt_with(SHIELD, rooms=[*row("basement", "crypt"), Placed("chasm", "basement", 1, 0)])
    asked = drive(rules.lay_first(SHIELD, 0, "lay-shield"), "room:crypt")
    assert asked == [["room:chasm", "room:crypt"]]
    assert rules.state.piles == {"crypt": ["shield"]}


@rule("C-31")
def test_on_discovery_it_lies_on_the_discoverers_side() -> None:
    rules = haunt_with(SHIELD, rooms=[])
    rules.put_down(Placed("chasm", "basement", -1, 0))
    drive(rules.step_into_found(rules.state.explorers[0], "chasm", "chasm/far"))
    assert rules.state.piles == {"chasm/far": ["shield"]}
