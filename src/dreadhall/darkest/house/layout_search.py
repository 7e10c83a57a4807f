"""Laying tiles side by side so that they fit: a search over sets of them, each a number with a bit for each member."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from dreadhall.darkest.components.catalogue import TILES
from dreadhall.darkest.components.tiles import Edge, Section, Tile
from dreadhall.darkest.house.compass import DIRECTIONS, Direction
from dreadhall.darkest.house.layout import BEYOND, SQUARES, draw
from dreadhall.darkest.ids import Square, TileId

ENTRANCE_SQUARE = Square("r4c3")
OUTWARD: dict[Square, tuple[Direction, ...]] = {
    square: tuple(way for way in DIRECTIONS if BEYOND[square][way] is None) for square in SQUARES
}
INNER_SQUARES: tuple[Square, ...] = tuple(square for square in SQUARES if not OUTWARD[square])

CLOSED, OPEN, DOOR = 0, 1, 2
SIDE: dict[Edge, int] = {"wall": CLOSED, "window": CLOSED, "open": OPEN, "door": DOOR}
MEETS = {CLOSED: (CLOSED,), OPEN: (OPEN, DOOR), DOOR: (OPEN,)}


def sections_for(square: Square) -> tuple[Section, ...]:
    """The kinds of tiles that may lie on a square. (D-HOUSE-02 to 06)

    >>> sections_for("r1c1"), sections_for("r1c2"), sections_for("r2c2")
    (('corner', 'laboratory'), ('outer',), ('inner',))
    """
    if square == ENTRANCE_SQUARE:
        return ("entrance",)
    kinds: tuple[tuple[Section, ...], ...] = (("inner",), ("outer",), ("corner", "laboratory"))
    return kinds[len(OUTWARD[square])]


class LaidTile(NamedTuple):
    """A tile in one of its rotations, and what it shows to the four directions."""

    tile: Tile
    rotation: int
    sides: tuple[int, ...]
    windows: tuple[Direction, ...]

    @property
    def cell(self) -> str:
        """It, as a layout writes it."""
        return f"{self.tile.id}.{self.rotation}"


def _every_way_of_laying() -> Iterator[LaidTile]:
    """Every tile in every rotation that looks different."""
    for tile in TILES.values():
        seen = set()
        for rotation in (0, 90, 180, 270):
            rooms = draw(tile, rotation).rooms.values()
            sides = tuple(max(SIDE[edges[way]] for edges in rooms) for way in DIRECTIONS)
            windows = tuple(way for way in DIRECTIONS if any(edges[way] == "window" for edges in rooms))
            if (sides, windows) not in seen:
                seen.add((sides, windows))
                yield LaidTile(tile, rotation, sides, windows)


def _legal_alone(laid: LaidTile, square: Square) -> bool:
    """Whether it may lie on a square, whatever its neighbours: nothing leads out, and windows look out."""
    outward = OUTWARD[square]
    leads_out = any(laid.sides[DIRECTIONS.index(way)] != CLOSED for way in outward)
    return laid.tile.section in sections_for(square) and not leads_out and set(laid.windows) <= set(outward)


def _set(members: list[bool]) -> int:
    return sum(1 << number for number, member in enumerate(members) if member)


PIECES = tuple(_every_way_of_laying())
ALLOWED: dict[Square, int] = {square: _set([_legal_alone(piece, square) for piece in PIECES]) for square in SQUARES}
OTHER_TILES: dict[TileId, int] = {tile: _set([piece.tile.id != tile for piece in PIECES]) for tile in TILES}
FITTING = [[_set([piece.sides[at] in MEETS[side] for piece in PIECES]) for side in MEETS] for at in range(4)]
ENWALLED = _set([piece.tile.section == "inner" and piece.tile.enwalled for piece in PIECES])
WATCHED = _set([piece.tile.camera is not None for piece in PIECES])
REACTOR = _set([piece.tile.lock == "reactor" for piece in PIECES])
NEAR: dict[Square, tuple[tuple[int, int, Square], ...]] = {
    square: tuple((at, (at + 2) % 4, near) for at, way in enumerate(DIRECTIONS) if (near := BEYOND[square][way]))
    for square in SQUARES
}

Domains = dict[Square, int]
Laid = dict[Square, int]
Pick = Callable[[Square, int], int]
"""Which of a set of pieces to try first on a square."""


def numbers_in(pieces: int) -> list[int]:
    """The members of a set of pieces.

    >>> numbers_in(0b1010)
    [1, 3]
    """
    return [number for number in range(pieces.bit_length()) if pieces >> number & 1]


class Search:
    """Fills squares one by one, the one with the fewest possibilities first, until its steps are used up."""

    def __init__(
        self, pick: Pick, steps: int, *, enwalled: tuple[int, int] = (0, 6), cameras: tuple[int, int] = (0, 8)
    ) -> None:
        self.pick = pick
        self.steps = steps
        self.enwalled = enwalled
        self.cameras = cameras

    def solutions(self, domains: Domains, laid: Laid) -> Iterator[Laid]:
        """Every way to fill the squares of `domains` beside what is laid already."""
        if not domains:
            yield laid
            return
        if not self._count(domains, laid):
            return
        square = min(domains, key=lambda free: domains[free].bit_count())
        left = domains.pop(square)
        while left and self.steps:
            self.steps -= 1
            number = self.pick(square, left)
            left &= ~(1 << number)
            narrowed = self._narrow(domains, square, PIECES[number])
            if narrowed is not None:
                yield from self.solutions(narrowed, {**laid, square: number})

    def _narrow(self, domains: Domains, square: Square, piece: LaidTile) -> Domains | None:
        """What is left for the other squares once a piece lies here; None where nothing is."""
        others = OTHER_TILES[piece.tile.id]
        narrowed = {free: pieces & others for free, pieces in domains.items()}
        for at, facing, near in NEAR[square]:
            if near in narrowed:
                narrowed[near] &= FITTING[facing][piece.sides[at]]
        return narrowed if all(narrowed.values()) else None

    def _count(self, domains: Domains, laid: Laid) -> bool:
        """Hold enwalled inner tiles and cameras between their bounds; False where that is impossible."""
        for special, (low, high) in ((ENWALLED, self.enwalled), (WATCHED, self.cameras)):
            count = sum(special >> number & 1 for number in laid.values())
            chances = [square for square, pieces in domains.items() if pieces & special]
            if count > high or count + len(chances) < low:
                return False
            if count == high:
                for square in chances:
                    domains[square] &= ~special
            elif count + len(chances) == low:
                for square in chances:
                    domains[square] &= special
            if not all(domains.values()):
                return False
        return True
