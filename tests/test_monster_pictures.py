"""Every monster has a picture of its own."""

import importlib
import pkgutil
from collections.abc import Iterator
from pathlib import Path

from dreadhall.betrayal import haunts
from dreadhall.betrayal.components.catalogue import EXPLORERS
from dreadhall.betrayal.monsters.monsters import Monster
from dreadhall.darkest.components.catalogue import CREATURES, NEMESES, SPECIES

GAMES = Path(__file__).parents[1] / "web" / "src" / "games"
STILL_EXPLORERS = {"twin", "groom"}
"""Kinds that are an explorer still, with that explorer's face."""
TURNED = {"werewolf", "vampire"}
"""What an explorer is shown as who has turned into it."""


def pictures(game: str) -> list[Path]:
    return sorted((GAMES / game / "art" / "monsters").glob("*.svg"))


def monsters(value: object) -> Iterator[Monster]:
    """The kinds that a name in a haunt's code stands for."""
    if isinstance(value, Monster):
        yield value
    elif isinstance(value, dict):
        for one in value.values():
            yield from monsters(one)


def kinds_of_haunts() -> dict[str, set[str]]:
    """The kinds of monsters by haunt; whose body it was is left out."""
    found: dict[str, set[str]] = {}
    for module in pkgutil.iter_modules(haunts.__path__):
        code = importlib.import_module(f"{haunts.__name__}.{module.name}")
        for monster in (one for value in vars(code).values() for one in monsters(value)):
            body = next((f"-{name}" for name in EXPLORERS if monster.kind.endswith(f"-{name}")), "")
            found.setdefault(module.name, set()).add(monster.kind.removesuffix(body))
    return found


def test_every_monster_of_every_haunt_has_a_picture() -> None:
    drawn = {file.stem for file in pictures("betrayal")}
    wanted = kinds_of_haunts()
    assert len([name for name in wanted if name.startswith("h")]) > 30
    missing = {name: kinds - drawn - STILL_EXPLORERS for name, kinds in wanted.items()}
    assert {name: kinds for name, kinds in missing.items() if kinds} == {}
    assert drawn - TURNED <= set().union(*wanted.values())


def test_every_foe_of_the_darkest_night_has_a_picture() -> None:
    assert {file.stem for file in pictures("darkest")} == {"zombie", *SPECIES, *CREATURES, *NEMESES}
