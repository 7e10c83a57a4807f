"""What other numbers on the pieces do, game by game beside the game as it is."""

import random
from collections.abc import Iterator
from typing import Any

import polars as pl

from dreadhall.lab.columns import columns_of_games, schema
from dreadhall.lab.records import play_game
from dreadhall.lab.report.figures import figures
from dreadhall.lab.report.results import Results
from dreadhall.lab.report.steps import steps
from dreadhall.lab.rounds import Number
from dreadhall.lab.store import Measured
from dreadhall.lab.study import make_study
from tools import write_balance

STUDY = make_study(
    {
        "game": "darkest",
        "name": "numbers",
        "until": "laboratory",
        "players": {"all": "random"},
        "vary": {
            "as-it-is": {},
            "long": {"tracks.showdown.darkness": 11},
            "short": {"tracks.showdown.darkness": 6},
        },
    }
)
ROW = play_game(STUDY, Number(0, 0)).game


def rows() -> Iterator[dict[str, Any]]:
    """Games of which `long` turns one in five that were lost, and `short` changes nothing but the length of each."""
    chance = random.Random(7)
    for number in range(300):
        reached = chance.random() < 0.4
        more = reached or chance.random() < 0.2
        for cell, (reaches, rounds) in enumerate(((reached, 6), (more, 6), (reached, 4))):
            reason = "laboratory" if reaches else "darkness"
            yield ROW | {"cell": cell, "number": number, "seed": number, "reason": reason, "rounds": rounds}


FOUND = Results(STUDY, Measured("1.2.3", 7, "0123"), pl.DataFrame(list(rows()), schema=schema(columns_of_games(STUDY))))


def test_each_variation_is_compared_with_the_game_as_it_is() -> None:
    long, short = steps(FOUND)
    assert (long.name, short.name) == ("long", "short")
    assert long.effect.interval.holds(0.12)
    assert long.effect.is_sure_among(20)
    assert short.effect.estimate == 0
    assert (long.rounds.estimate, short.rounds.estimate) == (0, -2)


def test_what_counts_is_what_games_end_with() -> None:
    reached = [found.won for found in FOUND.cells()]
    assert reached[0] == reached[2] < reached[1]
    titles = {figure.name: figure.title for figure in figures(FOUND)}
    assert titles["shares"] == "How often the survivors get into the laboratory"
    assert "laboratory" not in titles
    assert titles["steps"] == "What other numbers do"


def test_the_page_has_a_line_for_each_variation_and_marks_what_is_sure() -> None:
    head, _, plain, long, short = write_balance.step_table(FOUND, steps(FOUND))
    assert head.startswith("| | get into the laboratory |")
    assert plain.startswith("| as it is | ")
    assert long.startswith("| long | ")
    assert "**+" in long
    assert "| +0.0 (" in short
    assert short.endswith("| -2.00 (-2.00 to -2.00) |")


def test_a_study_that_varies_nothing_has_no_steps() -> None:
    plain = make_study({"game": "darkest", "players": {"all": "random"}})
    row = play_game(plain, Number(0, 0)).game
    assert not steps(Results(plain, Measured("1", 1, "0"), pl.DataFrame([row], schema=schema(columns_of_games(plain)))))
