"""What is drawn for the table: there for everybody, light, and nothing in it but shapes."""

from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

from dreadhall.betrayal.components.catalogue import EXPLORERS
from dreadhall.darkest.components.catalogue import SURVIVORS

GAMES = Path(__file__).parents[1] / "web" / "src" / "games"
DRAWN = sorted(GAMES.glob("*/art/*/*.svg"))
SHAPES = {"svg", "g", "path", "circle", "ellipse", "polygon", "defs", "use", "linearGradient", "radialGradient", "stop"}
ADDRESS = "{http://www.w3.org/2000/svg}"
MOST = {"people": 6_000, "monsters": 7_000, "haunts": 7_000}
MOST_GRADIENTS = 2
MOST_OF_A_GAME = 1_500_000


@pytest.mark.parametrize(("game", "people"), [("betrayal", EXPLORERS), ("darkest", SURVIVORS)])
def test_everybody_who_can_be_played_has_a_portrait(game: str, people: dict[str, object]) -> None:
    assert {file.stem for file in (GAMES / game / "art" / "people").glob("*.svg")} == set(people)


@pytest.mark.parametrize("file", DRAWN, ids=lambda file: f"{file.parts[-4]}-{file.stem}")
def test_a_picture_is_light_and_nothing_but_shapes(file: Path) -> None:
    assert file.stat().st_size < MOST[file.parent.name]
    elements = list(ElementTree.parse(file).iter())
    named = [element.tag.removeprefix(ADDRESS) for element in elements]
    assert set(named) <= SHAPES
    assert sum(name.endswith("Gradient") for name in named) <= MOST_GRADIENTS
    attributes = [one for element in elements for one in element.attrib.items()]
    assert not [name for name, _ in attributes if name.startswith("on")]
    assert not [where for name, where in attributes if name.endswith("href") and not where.startswith("#")]


@pytest.mark.parametrize("game", ["betrayal", "darkest"])
def test_all_that_is_drawn_for_a_game_is_light(game: str) -> None:
    assert sum(file.stat().st_size for file in DRAWN if file.parts[-4] == game) < MOST_OF_A_GAME


def test_no_two_pictures_use_the_same_id() -> None:
    """Pictures may lie in one page, where the first of an id would stand for all."""
    found = Counter(element.get("id") for file in DRAWN for element in ElementTree.parse(file).iter())
    assert [name for name, times in found.items() if name is not None and times > 1] == []
