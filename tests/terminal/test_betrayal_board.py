"""The board of Betrayal in a terminal: whatever is played, it can be drawn, and shows what a player needs."""

import io

import pytest
from rich.console import Console

import dreadhall
from dreadhall.betrayal.ids import FigureId, Place
from dreadhall.betrayal.state import Figure
from dreadhall.kernel import Table
from dreadhall.terminal.boards import draw_board
from dreadhall.testing.betrayal import position, row
from dreadhall.testing.play import play_randomly
from dreadhall.words import LANGUAGES, Words


def shown(table: Table, language: str = "en", seat: int | None = 0) -> str:
    """The board as it is printed."""
    output = io.StringIO()
    Console(file=output, width=160, color_system=None).print(draw_board(table.view(seat), Words(language)))
    return output.getvalue()


def test_rooms_explorers_and_their_things_are_on_the_board() -> None:
    table = position(
        {"ox-bellows": "crypt", "vivian-lopez": "foyer", "zoe-ingstrom": "foyer"},
        rooms=row("basement", "crypt"),
        cards={"ox-bellows": ["axe"]},
        piles={"foyer": ["bell", "book"]},
    )
    board = shown(table.table)
    for wanted in ("Entrance Hall", "Crypt", "1  Ox ◀", "3  Zoe", "Might 5", "Axe", "+2"):
        assert wanted in board


def test_monsters_of_one_kind_are_numbered_as_in_the_choices() -> None:
    bats = [Figure(FigureId(f"firebat-{number}"), "firebat", Place("foyer"), {"speed": 3}) for number in (1, 2)]
    assert "FI1 FI2" in shown(position(haunt=38, monsters=bats).table)
    assert "FI1" not in shown(position(haunt=38, monsters=bats[:1]).table)


def test_a_door_into_the_unknown_is_marked() -> None:
    assert "?" in shown(position().table)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_of_a_game_can_be_drawn(language: str) -> None:
    def look(table: Table) -> None:
        if table.move % 25 == 0:
            assert all(shown(table, language, seat) for seat in (0, None))

    play_randomly(dreadhall.new_table("betrayal", 4, 3, {"start": "haunt"}), 1, most=300, look=look)
