"""The turn of an explorer. (B-TURN, B-DEC-02)"""

from typing import Any

from typing_extensions import override

from dreadhall.betrayal.state import Explorer
from dreadhall.kernel import Happening
from dreadhall.testing.betrayal import Position, position, row
from dreadhall.testing.marks import rule
from tests.betrayal.drawing import faces
from tests.betrayal.plain import OX, VIVIAN, ZOE, Plain, haunted

HALL = {OX: "entrance-hall", VIVIAN: "foyer", ZOE: "foyer"}


def told(table: Position, *kinds: str) -> list[str]:
    """In which order things of these kinds happened."""
    return [event.kind for event in table.table.events if event.kind in kinds]


# What can be done


@rule("B-TURN-02", "B-TURN-04")
def test_one_moves_discovers_uses_and_rolls_in_any_order() -> None:
    table = position(HALL, cards={OX: ["axe", "mask"]}, tokens={"safe": "foyer"}).top("room", "dusty-hallway")
    table.with_dice(*faces(0, 3), *faces(4, 3), 0)
    table.play("go:foyer", "drop:axe", "done", "use:mask", "try:safe", "go:entrance-hall", "explore:n")
    assert table.explorer(OX).place == "dusty-hallway"
    assert table.state.turn.spent == 3
    assert table.state.piles == {"foyer": ["axe"]}


@rule("B-TURN-02", "B-DEC-02")
def test_in_the_haunt_one_attack_comes_between_steps() -> None:
    where = {OX: "entrance-hall", VIVIAN: "grand-staircase", ZOE: "foyer"}
    table = haunted(where, traits={OX: {"speed": 5}}).with_dice(*faces(4, 5), *faces(4, 3))
    table.play("go:foyer", "attack:zoe-ingstrom")
    assert not table.offers("attack")
    assert table.play("go:entrance-hall").state.turn.spent == 3


@rule("B-DEC-02")
def test_everything_legal_is_offered_at_once() -> None:
    where = {OX: "collapsed-room", VIVIAN: "collapsed-room", ZOE: "collapsed-room"}
    here: dict[str, Any] = {"piles": {"collapsed-room": ["bell"]}, "tokens": {"safe": "collapsed-room"}}
    table = haunted(where, rooms=row("ground", "collapsed-room"), cards={OX: ["axe", "mask"]}, **here)
    verbs = {key.partition(":")[0] for key in table.keys}
    assert verbs == {"go", "explore", "fall", "use", "trade", "drop", "take", "try", "attack", "end-turn"}


@rule("B-TURN-03", "B-DEC-02")
def test_one_may_end_the_turn_at_once_and_at_any_time() -> None:
    table = position(HALL)
    assert "end-turn" in table.keys
    assert "end-turn" in table.play("go:foyer").keys
    assert table.play("end-turn").state.turn.seat == 1
    assert table.play("end-turn").state.turn.seat == 2


@rule("B-TURN-04")
def test_what_is_left_of_movement_can_be_used_after_an_action() -> None:
    table = position(HALL, cards={OX: ["axe"]}).play("go:foyer", "drop:axe")
    assert table.view(0)["turn"]["spaces"] == 3
    assert table.play("go:grand-staircase").view(0)["turn"]["spaces"] == 2


# The end of a turn


def with_omen(**parts: Any) -> Position:
    """Ox has drawn the Book in the Gymnasium this turn; it was the first omen."""
    table = position({**HALL, OX: "upper-landing"}, **parts).top("room", "gymnasium").top("omen", "book")
    table.play("explore:n")
    return table.play(table.keys[0]) if table.prompt == "turn-tile" else table


@rule("B-TURN-05")
def test_whoever_drew_an_omen_makes_the_haunt_roll_at_the_end_of_the_turn() -> None:
    table = with_omen()
    assert told(table, "haunt-roll") == []
    table.with_dice(*faces(6, 6)).play("end-turn")
    assert [event.data["explorer"] for event in table.events("haunt-roll")] == [OX]
    assert table.state.turn.seat == 1


@rule("B-TURN-05")
def test_whoever_drew_none_does_not_roll() -> None:
    table = position(HALL).top("room", "bloody-room").top("item", "axe").with_dice().play("explore:n", "end-turn")
    assert told(table, "haunt-roll") == []
    drawn = with_omen().with_dice(*faces(6, 6)).play("end-turn", "end-turn")
    assert len(drawn.events("haunt-roll")) == 1


@rule("B-TURN-06")
def test_the_tile_comes_first_then_cards_then_the_haunt_roll_then_limits_start_anew() -> None:
    table = with_omen(cards={OX: ["grave-dirt", "axe"]}).with_dice(*faces(6, 6)).play("drop:axe", "done", "end-turn")
    assert told(table, "gains", "discards", "haunt-roll", "turn-starts")[-4:] == [
        "gains",
        "discards",
        "haunt-roll",
        "turn-starts",
    ]
    turn = table.state.turn
    assert (turn.seat, turn.spent, turn.over, turn.dropped, turn.used, turn.omens) == (1, 0, False, False, [], [])


class BellTolls(Happening, kind="bell-tolls"):
    explorer: str


class Tolling(Plain):
    """A bell tolls at the end of every turn."""

    @override
    async def slot_ends(self, who: Explorer) -> None:
        self.tell(BellTolls(explorer=who.id))


@rule("B-TURN-06")
def test_the_end_of_a_turn_in_a_haunt_follows_tile_and_cards() -> None:
    cards = {OX: ["grave-dirt"]}
    table = haunted({**HALL, OX: "gymnasium"}, rules=Tolling, rooms=row("upper", "gymnasium"), cards=cards)
    table.play("end-turn")
    assert told(table, "gains", "discards", "bell-tolls") == ["gains", "discards", "bell-tolls"]


@rule("B-TURN-07")
def test_whoever_dies_in_the_own_turn_is_done_but_a_duty_of_the_turns_end_is_not() -> None:
    low = {OX: {"might": 0, "speed": 0}}
    where = {OX: "larder", VIVIAN: "foyer", ZOE: "foyer"}
    table = haunted(where, "larder", rules=Tolling, rooms=row("basement", "larder"), traits=low)
    table.with_dice(*faces(0, 4), *faces(1, 4)).play("attack:ghoul-1", "split:1-0")
    assert not table.explorer(OX).alive
    assert table.state.turn.seat == 1
    assert told(table, "dies", "gains", "bell-tolls") == ["dies", "bell-tolls"]
