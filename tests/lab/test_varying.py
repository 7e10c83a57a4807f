"""Games with other numbers on their pieces: the rules and the bots go by them, and nobody else ever meets them."""

import ast
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

import dreadhall
from dreadhall.bots import bots_for
from dreadhall.darkest.components import catalogue
from dreadhall.darkest.state import DarkestState
from dreadhall.kernel import BadSave, Table
from dreadhall.lab.errors import BadStudy
from dreadhall.lab.playing import Match, play_match
from dreadhall.lab.report.comparing import compare
from dreadhall.lab.report.results import Results
from dreadhall.lab.running import run_study
from dreadhall.lab.seating import Player, Players
from dreadhall.lab.store import read_games
from dreadhall.lab.study import Study, make_study
from dreadhall.lab.varying import Changes, kit_for
from dreadhall.lab.workers import Alone, Pool
from tests.lab.small import frames, same

HORDES_OF_ONE = {"zombies.spawn_tokens.values": {"1": 23}}
ENTRAPPED_FOR_EVER = {"survivors.survivors.*.entrap_rate": 0}
NEARLY_EMPTY = {"equipment.items.handgun.ammo": 1}
SOURCE = Path(dreadhall.__file__).parent


def match(changes: Changes, bot: str = "scout", seats: int = 2) -> Match:
    """A game of darkest with these changes."""
    return Match("darkest", seats, {}, Players(Player(bot)), 7, changes)


def table(changes: Changes) -> Table:
    """The table at its first question."""
    return match(changes).open_table(record=True)


def study(**given: Any) -> Study:
    """A study of the size of hordes."""
    plain: dict[str, Any] = {"game": "darkest", "games": 2, "players": {"all": "random"}, "turns": True}
    return make_study({**plain, "vary": {"as-it-is": {}, "hordes-of-one": HORDES_OF_ONE}, **given})


def tokens(at: Table) -> set[str]:
    """The spawn tokens that are left to be drawn."""
    return set(cast(DarkestState, at.state).spawn.rest)


def behind(function: Callable[..., Any], *names: str) -> Any:
    """What a function means by a name, or a function that it means by one, and so on."""
    found: Any = function
    for name in names:
        found = found.__globals__[name]
    return found


def test_the_rules_go_by_the_changed_numbers() -> None:
    assert tokens(table({})) == set("123456")
    assert tokens(table(HORDES_OF_ONE)) == {"1"}


def test_the_seats_are_shown_the_changed_numbers() -> None:
    tables = [play_match(match(changes), most=30).table for changes in ({}, ENTRAPPED_FOR_EVER)]
    plain, varied = ({one["entrap_rate"] for one in at.view(0)["position"]["survivors"]} for at in tables)
    assert (plain, varied) == ({1, 2}, {0})


def test_bots_have_them_in_mind() -> None:
    minds = [kit_for("darkest", changes).bots or bots_for("darkest") for changes in ({}, NEARLY_EMPTY)]
    items = [behind(type(mind["scout"](0)).choose, "handle", "ITEMS") for mind in minds]
    assert [item["handgun"].ammo for item in items] == [6, 1]


def test_the_game_itself_stays_as_it_is() -> None:
    before = play_match(match({})).table.tape
    games, watcher = list(dreadhall.GAMES), kit_for("darkest", {}).watcher
    varied = kit_for("darkest", HORDES_OF_ONE)
    assert play_match(match({})).table.tape == before
    assert list(dreadhall.GAMES) == games
    assert kit_for("darkest", {}).watcher is watcher is not varied.watcher
    assert set(catalogue.PRINTED["second-reconstruction"].spawn_values) == {1, 2, 3, 4, 5, 6}


def test_no_list_of_games_has_it_and_no_save_of_it_is_taken_for_the_game() -> None:
    save = table(HORDES_OF_ONE).save()
    assert save["game"] not in dreadhall.GAMES
    with pytest.raises(BadSave, match="not known here"):
        dreadhall.load_table(save)


def test_a_star_changes_what_is_reconstructed_and_leaves_what_a_rulebook_tells() -> None:
    items = behind(kit_for("darkest", {"equipment.items.*.ammo": "+1"}).game.new_state, "search_deck", "ITEMS")
    assert (items["handgun"].ammo, catalogue.ITEMS["handgun"].ammo) == (7, 6)
    assert items["automatic"].ammo == catalogue.ITEMS["automatic"].ammo


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"zombies.spawn_tokens.colour": 3}, "there is no value 'zombies.spawn_tokens.colour'"),
        ({"ghosts.spawn_tokens": 3}, "there is no value 'ghosts.spawn_tokens'"),
        ({"zombies": 3}, "there is no value 'zombies'"),
        ({"survivors.survivors.leo.name": "+1"}, 'there are no steps from "Leo Friedkin"'),
        ({"survivors.survivors.leo.entrap_rate": "many"}, "survivors.yaml: survivors leo entrap_rate"),
        ({"equipment.items.handgun.copies.EQ04.colours": ["grey"]}, "there is no colour 'grey'"),
    ],
)
def test_what_cannot_be_is_refused_before_anything_is_played(changes: Changes, problem: str) -> None:
    with pytest.raises(BadStudy, match=problem):
        study(vary={"strange": changes})
    assert play_match(match({}, "random")).table.result is not None


def test_variations_have_names_and_the_same_dice() -> None:
    made = study()
    plain, varied = made.cells
    assert [cell.varied["vary"] for cell in made.cells] == ["as-it-is", "hordes-of-one"]
    assert made.match(plain, 3).seed == made.match(varied, 3).seed
    assert plain.what != varied.what


def test_rows_name_the_variation_and_are_the_same_whoever_plays(tmp_path: Path) -> None:
    run_study(study(), tmp_path / "alone", Alone())
    run_study(study(), tmp_path / "pool", Pool(2))
    assert same(frames(tmp_path / "alone"), frames(tmp_path / "pool"))
    assert read_games(tmp_path / "pool")["option_vary"].to_list() == ["as-it-is"] * 2 + ["hordes-of-one"] * 2


def test_variations_of_two_studies_are_compared_each_with_its_own(tmp_path: Path) -> None:
    for name, of in (("before", study()), ("after", study(vary={"one": HORDES_OF_ONE}))):
        run_study(of, tmp_path / name, Alone())
    found = compare(Results.read(tmp_path / "before"), Results.read(tmp_path / "after"))
    assert [(move.before.cell.number, move.paired) for move in found.moves] == [(1, True)]
    assert [cell.number for cell in found.only_before] == [0]


def test_a_game_is_over_with_the_milestone_a_study_is_about() -> None:
    seen: list[bool] = []
    played = play_match(match({}), lambda watcher: seen.append(watcher.has_reached("searched")), until="searched")
    assert (played.result.reason, played.result.winners) == ("searched", ())
    assert seen.index(True) == len(seen) - 1


def test_only_a_milestone_ends_games() -> None:
    assert study(until="laboratory").until == "laboratory"
    with pytest.raises(BadStudy, match="milestones are: laboratory"):
        study(until="searched")


@pytest.mark.parametrize("package", ["darkest", "bots/darkest", "lab/darkest.py"])
def test_nothing_is_imported_while_a_game_is_played(package: str) -> None:
    # It would be the game as it is that is imported then.
    root = SOURCE / package
    for path in [root] if root.is_file() else root.rglob("*.py"):
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                late = [node for node in ast.walk(function) if isinstance(node, ast.Import | ast.ImportFrom)]
                assert not late, f"{path}: {function.name}"
