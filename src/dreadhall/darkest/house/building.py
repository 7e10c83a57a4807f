"""Building the house: what makes a layout legal, and laying one out at random. (D-HOUSE, D-RAD-04)"""

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from itertools import islice
from random import Random
from typing import Literal

import msgspec

from dreadhall.darkest.components.catalogue import LAYOUTS, TILES
from dreadhall.darkest.house.compass import DIRECTIONS, OPPOSITE, WORDS, Direction
from dreadhall.darkest.house.layout import BORDERS, NEEDED, SQUARES, House, lay_out, parse_layout
from dreadhall.darkest.house.layout_search import (
    ALLOWED,
    ENTRANCE_SQUARE,
    INNER_SQUARES,
    OUTWARD,
    PIECES,
    REACTOR,
    WATCHED,
    Domains,
    Search,
    numbers_in,
    sections_for,
)
from dreadhall.darkest.house.plan import Plan
from dreadhall.darkest.ids import NO_SQUARE, NO_TILE, Square, TileId
from dreadhall.kernel import BadOption

Choose = Callable[[int], int]
"""Gives a number below the one it is given; the only source of chance here."""

Cameras = Literal["few", "normal", "many"]
CAMERAS: dict[Cameras, tuple[int, int]] = {"few": (3, 4), "normal": (5, 6), "many": (7, 8)}
ENWALLED: tuple[tuple[int, int], ...] = ((3, 3), (2, 2), (0, 1))
"""How many of the inner tiles are one enwalled room, from a closed house to an open one. (D-HOUSE-09)"""

STEPS, TRIES = 120, 256
"""After so many steps the search starts anew, with more of them as it goes on."""

KEEPING_TRIES = 16

PRESETS: dict[str, str] = {layout.id: layout.text for layout in LAYOUTS.values()}

FaultCode = Literal[
    "expansion", "section", "lacks", "leads-out", "window", "blocked", "two-doors", "unreachable", "locked-north"
]


class Fault(msgspec.Struct, frozen=True):
    """A breach of the building rules: what, on which square, on which side of it, and beside which other.

    What the house lacks as a whole has no square, but the id of the missing tile.
    """

    code: FaultCode
    square: Square
    line: str
    edge: Direction | None = None
    beyond: Square = NO_SQUARE
    tile: TileId = NO_TILE


def check_house(text: str, *, reactor: bool = False, generated: bool = False) -> House:
    """The house of a layout, if it was built by the rules; otherwise BadOption names a tile and what is wrong with it.

    >>> check_house(PRESETS["hard"]).laboratory_square
    'r1c1'
    """
    house = parse_layout(text)
    for fault in faults(house, reactor=reactor, generated=generated):
        raise BadOption(fault)
    return house


def faults(house: House, *, reactor: bool = False, generated: bool = False) -> Iterator[str]:
    """Every breach of the building rules, one line each. (D-HOUSE-01 to 08, 12)"""
    for fault in find_faults(house, reactor=reactor, generated=generated):
        yield fault.line


def find_faults(house: House, *, reactor: bool = False, generated: bool = False) -> Iterator[Fault]:
    """The same, with the places concerned; the house may even lack tiles that `parse_layout` demands."""
    for square in SQUARES:
        tile, wanted = house.tile_at[square], sections_for(square)
        name = _name(house, square)
        if tile.module and not reactor:
            yield Fault("expansion", square, f"{name} belongs to an expansion that is not in play")
        if tile.section not in wanted:
            line = f"{name} is of the section {tile.section}; here belongs one of {wanted[0]}"
            yield Fault("section", square, line)
    missing = [tile for tile in TILES.values() if tile.section in NEEDED and tile not in house.tile_at.values()]
    for tile in missing:
        yield Fault("lacks", NO_SQUARE, f"the house lacks tile {tile.id} ({tile.name})", tile=tile.id)
    if reactor and house.reactor is None:
        yield Fault("lacks", NO_SQUARE, "the house lacks tile R1 (Reactor)", tile=TileId("R1"))
    for square in SQUARES:
        yield from _faults_at_the_edge(house, square)
    for square, way, beyond in BORDERS:
        yield from _faults_between(house, square, way, beyond)
    if not missing:
        yield from _faults_on_the_way(house, generated=generated)


def _faults_on_the_way(house: House, *, generated: bool) -> Iterator[Fault]:
    """One can come everywhere, and to row 1 without a key. (D-HOUSE-08, 12)"""
    reached = Plan(house, (), ()).distances(house.entrance)
    for room in house.rooms:
        if room not in reached:
            square = house.square_of[room]
            sides = " and ".join(WORDS[way] for way in house.sides[square])
            line = f"{_name(house, square)}: nobody can come to its {sides} side from the entrance hall"
            yield Fault("unreachable", square, line)
    if generated and not has_open_way_north(house):
        line = f"{_name(house, ENTRANCE_SQUARE)}: all ways from its north, east and west sides to row 1 are locked"
        yield Fault("locked-north", ENTRANCE_SQUARE, line)


def _name(house: House, square: Square) -> str:
    tile = house.tile_at[square]
    return f"{square}: {tile.id} ({tile.name})"


def _faults_at_the_edge(house: House, square: Square) -> Iterator[Fault]:
    """Windows look out of the house, and nothing leads there. (D-HOUSE-05, 07)"""
    name = _name(house, square)
    for way in DIRECTIONS:
        window = any(edges[way] == "window" for edges in house.drawing[square].rooms.values())
        if way in OUTWARD[square] and way in house.sides[square]:
            yield Fault("leads-out", square, f"{name}: its {WORDS[way]} side leads out of the house", way)
        elif way not in OUTWARD[square] and window:
            line = f"{name}: the window on its {WORDS[way]} side does not look out of the house"
            yield Fault("window", square, line, way)


def _faults_between(house: House, square: Square, way: Direction, beyond: Square) -> Iterator[Fault]:
    """No opening meets a wall, and no doorway has two locks. (D-HOUSE-07)"""
    here, there = house.sides[square].get(way), house.sides[beyond].get(OPPOSITE[way])
    name, other, back = _name(house, square), _name(house, beyond), OPPOSITE[way]
    if here is not None and there is None:
        line = f"{name}: its {WORDS[way]} side is blocked by the wall of {other}"
        yield Fault("blocked", square, line, way, beyond)
    elif here is None and there is not None:
        line = f"{other}: its {WORDS[back]} side is blocked by the wall of {name}"
        yield Fault("blocked", beyond, line, back, square)
    elif here is not None and there is not None and here.door and there.door:
        line = f"{name}: the door on its {WORDS[way]} side meets the door of {other}"
        yield Fault("two-doors", square, line, way, beyond)


def has_open_way_north(house: House) -> bool:
    """Whether one can walk from the entrance hall to row 1 with every door locked. (D-HOUSE-08)"""
    reached = Plan(house, house.all_doors, ()).distances(house.entrance)
    return any(house.row(house.square_of[room]) == 1 for room in reached)


def is_connected(house: House) -> bool:
    """Whether one can walk from the entrance hall to every room with all doors open. (D-HOUSE-12)"""
    return len(Plan(house, (), ()).distances(house.entrance)) == len(house.rooms)


def random_house(
    choose: Choose, openness: int = 1, cameras: Cameras = "normal", reactor_square: Square | None = None
) -> str:
    """A layout by the rules; openness 0 gives many enwalled rooms and 2 few.

    >>> check_house(random_house(lambda below: 0), generated=True).entrance
    'entrance-hall'
    """

    def pick(square: Square, pieces: int) -> int:
        numbers = numbers_in(pieces & favoured or pieces)
        return numbers[choose(len(numbers))]

    favoured = {"few": ~WATCHED, "normal": 0, "many": WATCHED}[cameras]
    bounds = {"enwalled": ENWALLED[openness], "cameras": CAMERAS[cameras]}
    searches = (Search(pick, STEPS << tried // 32, **bounds) for tried in range(TRIES))
    text = _first_sound(_domains(reactor_square), searches)
    assert text is not None, "there are houses for every wish"
    return text


@lru_cache(maxsize=64)
def with_reactor(text: str, square: Square) -> str:
    """The house with the reactor on this inner square and the tiles around it changed as far as it takes. (D-RAD-04)"""
    house = check_house(text)
    before = {place: piece_on(house, place) for place in SQUARES}
    chance = Random(0)  # always the same, so that the same house and square give the same result

    def search(tried: int) -> Search:
        """A search that leaves things as they were, less and less stubbornly."""

        def pick(place: Square, pieces: int) -> int:
            if pieces >> before[place] & 1 and chance.random() >= tried / KEEPING_TRIES:
                return before[place]
            numbers = numbers_in(pieces)
            return numbers[int(chance.random() * len(numbers))]

        return Search(pick, STEPS)

    corners = frozenset(place for place in SQUARES if len(OUTWARD[place]) == 2)
    outer = frozenset(place for place in SQUARES if len(OUTWARD[place]) == 1)
    beside = frozenset(house.neighbours4(square))
    for kept in (corners | outer, corners | outer - beside, corners, frozenset[Square]()):
        domains = _domains(square) | {place: 1 << before[place] for place in kept}
        changed = _first_sound(domains, (search(tried) for tried in range(KEEPING_TRIES)))
        if changed is not None:
            return changed
    return random_house(lambda below: int(chance.random() * below), reactor_square=square)


def _first_sound(domains: Domains, searches: Iterable[Search]) -> str | None:
    """The first layout found that is sound as a whole."""
    for tried, search in enumerate(searches):
        for laid in islice(search.solutions(dict(domains), {}), 1 + tried):
            text = " ".join(PIECES[laid[square]].cell for square in SQUARES)
            house = lay_out(text)
            if is_connected(house) and has_open_way_north(house):
                return text
    return None


def piece_on(house: House, square: Square) -> int:
    """The number of the piece that lies on a square of a legal house."""
    tile, sides = house.tile_at[square], house.sides[square]
    shown = tuple(0 if way not in sides else 2 if sides[way].door else 1 for way in DIRECTIONS)
    return next(
        number
        for number in numbers_in(ALLOWED[square])
        if PIECES[number].tile is tile and PIECES[number].sides == shown
    )


def _domains(reactor_square: Square | None) -> Domains:
    """What may lie on each square; the reactor lies where it must and nowhere else."""
    domains = {square: ALLOWED[square] & ~REACTOR for square in SQUARES}
    if reactor_square is not None:
        if reactor_square not in INNER_SQUARES:
            raise BadOption(f"the reactor lies on an inner square, {INNER_SQUARES[0]} to {INNER_SQUARES[-1]}")
        domains[reactor_square] = REACTOR
    return domains
