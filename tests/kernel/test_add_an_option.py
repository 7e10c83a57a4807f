"""The page on adding an option is true: whoever follows it has the option, and is told what will not do."""

import re
from pathlib import Path
from typing import Annotated, Any, Literal, get_args

import msgspec
import pytest
from typing_extensions import override

import dreadhall
from dreadhall.kernel import BadOption
from tests.smallgame.game import Lanterns
from tests.smallgame.rules import Turns
from tests.smallgame.state import LanternOptions, LanternState

PAGE = (Path(__file__).parents[2] / "docs" / "add-an-option.md").read_text(encoding="utf-8")
TYPES = dict(zip(("flag", "word", "number"), re.findall(r"^\| `(.+?)` \| a ", PAGE, re.MULTILINE), strict=True))
"""The types in the page's table."""


class OptionsAdded(LanternOptions, frozen=True):
    """An option of each type that the page lists, with the types as they stand there."""

    flag: bool = False
    word: Literal["a", "b"] = "a"
    number: Annotated[int, msgspec.Meta(ge=1, le=30)] = 3


class Longer(Turns):
    """It is asked for in one place."""

    options: OptionsAdded

    @override
    async def set_up(self) -> None:
        await super().set_up()
        self.state.round = self.options.number if self.options.flag and self.options.word == "b" else 0


class LanternsAdded(Lanterns):
    """The small game with them."""

    options_type = OptionsAdded

    @override
    def rules_for(self, state: LanternState, options: LanternOptions) -> type[Turns]:
        return Longer


def test_the_types_of_the_table_are_those_that_are_tried() -> None:
    scope = {"Annotated": Annotated, "Literal": Literal, "msgspec": msgspec}
    hints = OptionsAdded.__annotations__
    assert {name: eval(written, scope) for name, written in TYPES.items()} == hints


def test_a_lobby_learns_defaults_and_values_from_the_field_alone() -> None:
    options = LanternsAdded().options
    assert {name: (options[name].default, options[name].values) for name in TYPES} == {
        "flag": (False, (False, True)),
        "word": ("a", get_args(Literal["a", "b"])),
        "number": (3, ()),
    }


@pytest.mark.parametrize(
    ("option", "value", "said"),
    [
        ("flag", 1, "False, True"),
        ("word", "c", "a, b"),
        ("number", 31, "a whole number from 1 to 30"),
        ("number", "3", "a whole number from 1 to 30"),
    ],
)
def test_whatever_else_is_given_is_refused_in_a_line_that_says_so(option: str, value: Any, said: str) -> None:
    with pytest.raises(BadOption) as refusal:
        dreadhall.new_table(LanternsAdded(), 2, 1, {option: value})
    assert str(refusal.value) == f"option {option}: {value!r} will not do; it can be {said}"


def test_the_rule_asks_for_it_and_its_save_has_it() -> None:
    table = dreadhall.new_table(LanternsAdded(), 2, 1, {"flag": True, "word": "b", "number": 4})
    table.answer("trap:attic", 0)
    assert table.view(0)["position"]["round"] == 5
    assert table.save()["options"].items() >= {"flag": True, "word": "b", "number": 4}.items()
