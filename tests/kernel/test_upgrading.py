"""Tables of older rules: what is gone is left out, what is new has its default, and as much is played as can be."""

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
import pytest
from typing_extensions import override

import dreadhall
from dreadhall.kernel import Options, Table
from dreadhall.kernel.data import dump, load
from dreadhall.kernel.opening import load_table
from dreadhall.kernel.upgrading import answer_on, older_options
from dreadhall.testing.play import play_randomly
from tests.smallgame import GAME, Lanterns, rules
from tests.smallgame.state import LanternOptions, LanternState, Player


class LaterOptions(Options, frozen=True):
    """Fewer rounds than there were, no luck, and lamps."""

    rounds: Annotated[int, msgspec.Meta(ge=1, le=10)] = 8
    lamps: bool = True


class LaterLanterns(Lanterns):
    """Lanterns of a later version."""

    version = 2
    options_type: Any = LaterOptions


class LitOptions(LanternOptions, frozen=True):
    """All there was, and lamps."""

    lamps: bool = True


class LitLanterns(Lanterns):
    """Lanterns with lamps; older tables go on without them."""

    version = 2
    options_type: Any = LitOptions

    @override
    def upgrade_options(self, given: Mapping[str, Any], version: int) -> dict[str, Any]:
        return {**given, "lamps": version >= self.version}


class LaterPlayer(Player):
    """A player who is hungry, too."""

    hunger: int = 0


class LaterState(LanternState):
    """A position with a mood."""

    players: list[LaterPlayer]  # type: ignore[assignment]
    mood: str = "dark"


@pytest.mark.parametrize(
    ("given", "left"),
    [
        ({"luck": "wild", "rounds": 9}, {"rounds": 9}),
        ({"rounds": 30, "household": True}, {"household": True}),
        ({}, {}),
    ],
)
def test_options_that_are_gone_or_out_of_bounds_are_left_out(given: dict[str, Any], left: dict[str, Any]) -> None:
    game = LaterLanterns()
    assert older_options(game, given) == game.read_options(left)


def test_what_was_the_only_way_once_stays_the_way_of_older_tables() -> None:
    table = play_randomly(dreadhall.new_table(GAME, 3, 1, {"luck": "wild"}), 1, most=12)
    games = {GAME.name: LitLanterns()}
    later = load_table(table.save(), games)
    assert later.options == LitOptions(luck="wild", lamps=False)
    assert load_table(later.save(), games).options == later.options


def test_what_is_gone_from_a_state_is_ignored_and_what_is_new_has_its_default() -> None:
    table = play_randomly(dreadhall.new_table(GAME, 3, 1), 1, most=12)
    raw = dump(table.state) | {"weather": "rain"}
    raw["players"][0]["hat"] = "red"
    later = load(raw, LaterState)
    assert (later.mood, later.players[0].hunger, later.round) == ("dark", 0, table.state.round)  # type: ignore[attr-defined]


def half_played() -> tuple[Table, Table]:
    """A table, and the same one at its beginning."""
    return play_randomly(dreadhall.new_table(GAME, 3, 5), 5, most=14), dreadhall.new_table(GAME, 3, 5)


def test_answers_are_given_as_far_as_the_rules_allow() -> None:
    table, again = half_played()
    tape = table.tape
    assert answer_on(again, [*tape[:9], (0, "sing"), *tape[9:]]) == 9
    assert again.tape == tape[:9]
    assert answer_on(again, tape[9:]) == 5
    assert again.dump() == table.dump()


def test_an_answer_whose_rule_fails_is_not_given(monkeypatch: pytest.MonkeyPatch) -> None:
    table, again = half_played()

    def broken(*_: object) -> int:
        raise KeyError("a card that is not printed any more")

    monkeypatch.setattr(rules.Turns, "highest", broken)
    given = answer_on(again, table.tape)
    assert 0 < given < len(table.tape)
    assert again.tape == table.tape[:given]
    assert again.ask is not None
    assert again.ask.prompt == "bid"
