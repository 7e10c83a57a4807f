"""A haunt of another distribution: it is installed, and can be played everywhere."""

import json
from pathlib import Path

import pytest

from tests.elsewhere.distributions import cold_snap, environment, install
from tests.elsewhere.test_found import run

CHOSEN = ("--option", "haunt=cold-snap", "--option", "start=haunt", "--option", "explorers=dealt")
BY_CHANCE = """
import dreadhall
from dreadhall.testing import play_randomly

table = dreadhall.new_table("betrayal", 3, 2, {"haunt": "cold-snap", "start": "haunt"})
print(play_randomly(table, 2).result.reason)
"""


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a machine with the haunt."""
    folder = tmp_path_factory.mktemp("machine") / "installed"
    declared = {"cold-snap": "cold_snap:COLD_SNAP"}
    return environment(install(folder, "cold-winter", cold_snap(), declared, "dreadhall.haunts"))


def test_a_table_of_it_is_opened_by_its_id(machine: dict[str, str]) -> None:
    assert run(machine, "-c", BY_CHANCE).startswith("cold-snap-")


def test_it_is_played_in_a_terminal_with_its_own_book(machine: dict[str, str]) -> None:
    bots = ("--bots", "2=random,3=random", "--seed", "3", "--language", "de")
    told = run(machine, "-m", "dreadhall", "play", "betrayal", *bots, *CHOSEN, typed="1\n" * 12 + "q\n")
    assert "Cold Snap" in told
    assert "[betrayal" not in told


def test_it_is_simulated_with_bots_that_know_no_more_than_its_objectives(
    machine: dict[str, str], tmp_path: Path
) -> None:
    figures = tmp_path / "figures.json"
    run(machine, "-m", "dreadhall", "simulate", "betrayal", *CHOSEN, "--games", "2", "--json", str(figures))
    assert json.loads(figures.read_text())["games"] == 2
