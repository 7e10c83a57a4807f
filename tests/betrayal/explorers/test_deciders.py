"""Who decides for whom: a haunt may hand the decisions of an explorer to another player, all of them in one place."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from typing_extensions import override

import dreadhall.betrayal
from dreadhall.betrayal.ground import Fighter
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.testing.betrayal import Position, position
from tests.betrayal.plain import OX, VIVIAN, ZOE

UPSTAIRS = dict.fromkeys((OX, VIVIAN, ZOE), "upper-landing")
OXS, VIVIANS, ZOES = range(3)
CODE = [path for path in sorted(Path(dreadhall.betrayal.__file__).parent.rglob("*.py")) if path.parent.name != "haunts"]
"""All but the haunts, which know whether anybody is commanded in them."""


class Puppets(Haunt):
    """Vivian's player decides for Ox."""

    number = 1

    @override
    def controller(self, fighter: Fighter) -> int:
        return VIVIANS if fighter.id == OX else super().controller(fighter)


def puppet(*cards: str) -> Position:
    return position(UPSTAIRS, rules=Puppets, traitor=VIVIAN, cards={OX: cards})


def test_the_turn_of_an_explorer_is_played_by_whoever_decides_for_it() -> None:
    table = puppet()
    assert (table.prompt, table.asked) == ("turn", [VIVIANS])
    table.play("go:grand-staircase")
    assert table.explorer(OX).place == "grand-staircase"
    assert table.play("end-turn").asked == [VIVIANS], "and her own turn comes next"


def test_the_roller_s_cards_are_used_by_whoever_decides() -> None:
    table = puppet("lucky-stone").play("attack:vivian-lopez")
    assert (table.prompt, table.asked) == ("after-roll", [VIVIANS])


def test_damage_is_split_by_whoever_decides() -> None:
    table = position(UPSTAIRS, rules=Puppets, traitor=VIVIAN, turn=VIVIAN)
    table.with_dice(2, 2, *[0] * 5).play("attack:ox-bellows")
    assert (table.prompt, table.asked) == ("split-damage", [VIVIANS])


def test_what_only_an_explorer_sees_its_own_player_sees_and_whoever_decides() -> None:
    table = puppet("crystal-ball").with_dice(2, 2, 2).play("use:crystal-ball", "deck:item")
    assert (table.prompt, table.asked) == ("put-on-top", [VIVIANS])
    (seen,) = table.events("sees")
    assert seen.to == (OXS, VIVIANS)


def asked_by_seat(tree: ast.AST) -> Iterator[str]:
    """Questions put to the seat of an explorer itself; the traitor's and the revealer's are put to them as players."""
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute) or not call.args:
            continue
        name, to = call.func.attr, call.args[0]
        asks = name in ("ask", "agrees") or name.startswith("choose_")
        if asks and isinstance(to, ast.Attribute) and to.attr == "seat" and not ast.unparse(to).startswith("self."):
            yield f"{name}({ast.unparse(to)})"


@pytest.mark.parametrize("path", CODE, ids=lambda path: path.stem)
def test_no_chapter_asks_the_seat_of_an_explorer_instead_of_whoever_decides(path: Path) -> None:
    assert [*asked_by_seat(ast.parse(path.read_text()))] == []
