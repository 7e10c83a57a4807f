"""One name, one meaning: whoever searches for a class finds one."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

SRC = Path(__file__).parent.parent / "src/dreadhall"
GAMES = ("betrayal", "darkest")
HAPPENINGS = ("betrayal/happenings", "darkest/happenings")
OF_THEIR_OWN = (*HAPPENINGS, "betrayal/haunts", "skeletons", "server/storage/migrations")
"""Where nobody else looks: events, known by their kinds, a haunt's own, packages to begin with, migrations."""
TWICE = {
    "AddedValue": "what a game says of an option's value, as it goes over the wire",
    "Health": "of survivors, a chapter of the rulebook; of a server, a name of the wire",
    "Notice": "a line of talk as it is stored, and as it goes over the wire",
    "Origin": "where a copy comes from as it is stored, and as it goes over the wire",
    "Report": "what somebody tells of somebody as it is stored, and as it comes over the wire",
    "Seal": "a commitment to dice as it is stored, and as it goes over the wire",
}
"""What has one name in two places, and why."""


def classes(path: Path) -> Iterator[str]:
    """The classes of a file, without events, which are known by their kind."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef) and not any(keyword.arg == "kind" for keyword in node.keywords):
            yield node.name


def game_of(path: str) -> str:
    """The game that a file belongs to: two games may have a chapter, a piece or a view of the same name."""
    return next((game for game in GAMES if game in path), "")


def places() -> dict[str, list[str]]:
    """Where each name is given to a class."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(SRC.rglob("*.py")):
        place = path.relative_to(SRC).as_posix()
        if not place.startswith(OF_THEIR_OWN):
            for name in classes(path):
                found[name].append(place)
    return found


def is_one_thing(where: list[str]) -> bool:
    """Whether these are one class, or the same part of either game."""
    games = [game_of(place) for place in where]
    return len(where) == 1 or ("" not in games and len(games) == len(set(games)))


def test_a_class_has_a_name_of_its_own() -> None:
    shared = {name: where for name, where in places().items() if name not in TWICE and not is_one_thing(where)}
    assert not shared, "give all but one of them the name somebody would search for, or say in TWICE why not"


def test_what_may_be_there_twice_is() -> None:
    found = places()
    assert {name: len(found[name]) for name in TWICE} == dict.fromkeys(TWICE, 2)
