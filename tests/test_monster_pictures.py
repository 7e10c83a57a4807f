"""Every monster has a picture of its own, light and plainly drawn."""

import importlib
import pkgutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from dreadhall.betrayal import haunts
from dreadhall.betrayal.components.catalogue import EXPLORERS
from dreadhall.betrayal.monsters.monsters import Monster
from dreadhall.darkest.components.catalogue import CREATURES, NEMESES, SPECIES

GAMES = Path(__file__).parents[1] / "web" / "src" / "games"
MOST = 7_000
MOST_IN_ALL = 400_000
MOST_GRADIENTS = 2
SVG = "{http://www.w3.org/2000/svg}"
DRAWN = {"svg", "g", "path", "circle", "ellipse", "use", "linearGradient", "radialGradient", "stop"}
STILL_EXPLORERS = {"twin", "groom"}
"""Kinds that are an explorer still, with that explorer's face."""
TURNED = {"werewolf"}
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


@pytest.mark.parametrize("game", ["betrayal", "darkest"])
def test_a_picture_is_light_and_plainly_drawn(game: str) -> None:
    files = pictures(game)
    faults = {file.stem: found for file in files if (found := faults_of(file))}
    assert faults == {}
    ids = Counter(one.get("id") for file in files for one in ElementTree.parse(file).iter() if one.get("id"))
    assert [name for name, times in ids.items() if times > 1] == []
    assert 0 < sum(file.stat().st_size for file in files) < MOST_IN_ALL


def faults_of(file: Path) -> list[str]:
    """What a picture has that none should: too much, something else than shapes, an id of another's, a way out."""
    root = ElementTree.parse(file).getroot()
    every = list(root.iter())
    tags = Counter(one.tag.removeprefix(SVG) for one in every)
    return [
        *(["too heavy"] if file.stat().st_size >= MOST else []),
        *(["another frame"] if root.get("viewBox") != "0 0 240 240" else []),
        *sorted(set(tags) - DRAWN),
        *(["too many gradients"] if tags["linearGradient"] + tags["radialGradient"] > MOST_GRADIENTS else []),
        *(one.get("id", "") for one in every if not one.get("id", file.stem + "-").startswith(file.stem + "-")),
        *(one.get("href", "") for one in every if not one.get("href", "#").startswith("#")),
        *(one.text for one in every if one.text and one.text.strip()),
    ]
