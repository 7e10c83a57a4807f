"""What a study's file can say, and how its games follow from it."""

from pathlib import Path
from typing import Any

import pytest

from dreadhall.lab.errors import BadStudy
from dreadhall.lab.rounds import Number, Tally, next_counts, next_round
from dreadhall.lab.study import make_study, read_study
from tests.lab.small import GIVEN, SMALL


def study(**given: Any) -> Any:
    return make_study({"game": "darkest", **given})


def test_every_combination_of_the_grid_is_a_cell() -> None:
    cells = study(grid={"seats": "2..3", "mode": ["dark", "darker"]}).cells
    assert [(cell.seats, cell.varied["mode"]) for cell in cells] == [
        (2, "dark"),
        (2, "darker"),
        (3, "dark"),
        (3, "darker"),
    ]


def test_variants_are_sets_of_options_by_name() -> None:
    cells = study(variants={"plain": {}, "foggy": {"cameras": "few"}}, grid={"mode": ["dark", "darker"]}).cells
    assert [(cell.varied, cell.options) for cell in cells[:2]] == [
        ({"mode": "dark", "variant": "plain"}, {"mode": "dark"}),
        ({"mode": "dark", "variant": "foggy"}, {"mode": "dark", "cameras": "few"}),
    ]


def test_who_plays_can_vary_as_well() -> None:
    cells = study(players=[{"all": "scout"}, {"all": "random"}]).cells
    assert [cell.players.at(0) for cell in cells] == ["scout", "random"]


def test_the_dice_follow_from_what_is_played_and_not_by_whom_or_how_it_is_said() -> None:
    plain = study(players={"all": "scout"})
    others = study(players={"all": "random"}, options={"mode": "dark"}, grid={"edition": ["first", "revised"]})
    assert plain.match(plain.cells[0], 3).seed == others.match(others.cells[1], 3).seed
    assert plain.match(plain.cells[0], 3).seed != others.match(others.cells[0], 3).seed
    assert plain.match(plain.cells[0], 3).seed != plain.match(plain.cells[0], 4).seed


def test_another_seed_makes_other_dice() -> None:
    one, other = study(seed=1), study(seed=2)
    assert one.match(one.cells[0], 0).seed != other.match(other.cells[0], 0).seed


@pytest.mark.parametrize(
    ("given", "wrong"),
    [
        ({"grid": {"mode": ["dark", "dreary"]}}, "darkest with 1 seats, mode=dreary: option mode"),
        ({"grid": {"mode": "dark"}}, "should be a list, or a range"),
        ({"grid": {"mode": []}}, "should be a list of values"),
        ({"grid": {"mode": ["dark", "dark"]}}, "there twice"),
        ({"grid": {"seats": "9..1"}}, "should be a list, or a range"),
        ({"grid": {"mode": ["dark"]}, "options": {"mode": "dark"}}, "in the grid and among the options"),
        ({"players": {"all": "scuot"}}, "did you mean 'scout'"),
        ({"players": {"all": "scout", "9": "random"}}, "no seat 9"),
        ({"games": 0}, "games"),
        ({"gamse": 10}, "gamse"),
        ({"stop": {"width": 1.5}}, "width"),
    ],
)
def test_what_is_wrong_with_a_study_is_said(given: dict[str, Any], wrong: str) -> None:
    with pytest.raises(BadStudy, match=wrong):
        study(**given)


def test_a_study_without_a_name_is_called_like_its_file(tmp_path: Path) -> None:
    file = tmp_path / "night.toml"
    file.write_text('game = "darkest"\ngames = 3\n[players]\nall = "random"\n')
    assert read_study(file).name == "night"


@pytest.mark.parametrize("text", ["game = ", "\udcff"])
def test_a_file_that_is_no_study_is_refused(text: str, tmp_path: Path) -> None:
    file = tmp_path / "night.toml"
    file.write_bytes(text.encode(errors="surrogateescape"))
    with pytest.raises(BadStudy, match="cannot read"):
        read_study(file)


def test_a_file_that_is_not_there_is_no_study(tmp_path: Path) -> None:
    with pytest.raises(BadStudy, match="cannot read"):
        read_study(tmp_path / "nowhere.toml")


# Rounds


def test_games_are_played_evenly_so_that_who_breaks_off_has_as_many_of_each() -> None:
    assert next_round(SMALL, [Tally(), Tally()])[:3] == [Number(0, 0), Number(1, 0), Number(0, 1)]


def test_without_a_width_all_are_played_in_one_round() -> None:
    assert next_counts(SMALL, [Tally(), Tally()]) == [(0, 6), (1, 6)]
    assert next_counts(SMALL, [Tally(6, 6, 2), Tally(6, 5, 2)]) == []


def sure(games: int = 100, **stop: Any) -> Any:
    return make_study(GIVEN | {"games": games, "stop": {"width": 0.2, "step": 20, **stop}})


def test_who_is_sure_leaves_its_games_to_others() -> None:
    assert next_counts(sure(), [Tally(60, 60, 0), Tally(60, 60, 30)]) == [(1, 20)]


def test_games_that_were_left_can_be_more_than_a_cell_has_of_its_own() -> None:
    assert next_counts(sure(games=50), [Tally(30, 30, 0), Tally(58, 58, 29)]) == [(1, 12)]


def test_where_few_are_left_those_play_about_which_least_is_known() -> None:
    assert next_counts(sure(games=30), [Tally(26, 26, 3), Tally(24, 24, 12)]) == [(1, 10)]


def test_no_cell_plays_more_than_it_may() -> None:
    assert next_counts(sure(most=45), [Tally(40, 40, 0), Tally(40, 40, 20)]) == [(1, 5)]


def test_a_study_ends_when_all_are_sure() -> None:
    assert next_counts(sure(), [Tally(60, 60, 0), Tally(100, 100, 50)]) == []


def test_games_that_failed_are_not_numbered_again() -> None:
    assert next_round(sure(), [Tally(20, 19, 10), Tally(60, 60, 0)])[0] == Number(0, 20)
