"""The house of Dark, Darker, Darkest as a map: rooms, walls, doorways, locks, and who is where."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from dreadhall.darkest.house.compass import OPPOSITE, Direction
from dreadhall.darkest.house.layout import PLACES
from dreadhall.darkest.house.plan import Plan
from dreadhall.darkest.ids import RoomId
from dreadhall.darkest.presentation.view import DarkestView, DoorView, RoomView, SurvivorView, TileView
from dreadhall.darkest.presentation.view_reading import plan_of
from dreadhall.words import Words

ROWS, COLUMNS = 4, 5
WIDE, HIGH = 15, 5
"""The inside of a tile."""

HALF_WIDE, HALF_HIGH = 7, 2
"""The inside of a room that shares its tile with another."""

MAP_WIDTH, MAP_HEIGHT = COLUMNS * (WIDE + 1) + 1, ROWS * (HIGH + 1) + 1

GLYPHS = {"red": "▲", "yellow": "★", "green": "♣", "blue": "●", "purple": "◆", "white": "○", "black": "■"}
COLOURS = {
    "red": "bright_red",
    "yellow": "bright_yellow",
    "green": "green3",
    "blue": "dodger_blue1",
    "purple": "medium_orchid",
    "white": "white",
    "black": "grey50",
    "orange": "dark_orange",
}
ARROWS: dict[Direction, str] = {"n": "↑", "e": "→", "s": "↓", "w": "←"}
WALL, LOCK, HOT, ENEMY, UNKNOWN, WATCH = "grey42", "bold gold3", "bold red", "bold red", "bold yellow", "cyan"
CLOSED_BY = {"security-board": "#", "reactor": "%"}


class DrawnPiece(NamedTuple):
    """Something that stands in a room: at length, in short, and how it looks."""

    text: str
    short: str
    style: str


class Box(NamedTuple):
    """A part of the map: its first line and column, and how many of them."""

    top: int
    left: int
    high: int
    wide: int

    @property
    def middle(self) -> tuple[int, int]:
        """The line and the column in its middle."""
        return self.top + self.high // 2, self.left + self.wide // 2


class Canvas:
    """Lines of letters, each with a style."""

    def __init__(self, wide: int, high: int) -> None:
        self.letters = [[" "] * wide for _ in range(high)]
        self.styles = [[""] * wide for _ in range(high)]

    def put(self, line: int, column: int, text: str, style: str = "") -> None:
        """Write from a place on; what is wider than a letter takes two places."""
        for letter in text:
            self.letters[line][column] = letter
            self.styles[line][column] = style
            for _ in range(cell_len(letter) - 1):
                column += 1
                self.letters[line][column] = ""
            column += 1

    def text(self) -> Text:
        """All of it, to be printed."""
        result = Text(no_wrap=True)
        for number, (letters, styles) in enumerate(zip(self.letters, self.styles, strict=True)):
            result.append("\n" if number else "")
            for letter, style in zip(letters, styles, strict=True):
                result.append(letter, style=style or None)
        return result


class HouseMap:
    """The map of a view."""

    def __init__(self, view: DarkestView, words: Words) -> None:
        self.view = view
        self.words = words
        self.plan: Plan = plan_of(view)
        self.canvas = Canvas(MAP_WIDTH, MAP_HEIGHT)
        self.boxes = {room: box for tile in view.house for room, box in boxes_of(tile)}
        self.locks = {frozenset(door.rooms): door for door in view.doors if door.closed}

    def draw(self) -> Text:
        """The whole map."""
        self.draw_walls()
        for tile in self.view.house:
            self.draw_tile(tile)
            self.draw_doorways(tile)
        return self.canvas.text()

    # Walls and doorways

    def draw_walls(self) -> None:
        """Every wall there could be; doorways are broken into them afterwards."""
        for row in range(ROWS + 1):
            rule = ("┏", "┯", "┓", "━") if row == 0 else ("┗", "┷", "┛", "━") if row == ROWS else ("┠", "┼", "┨", "─")
            wall = rule[0] + rule[1].join([rule[3] * WIDE] * COLUMNS) + rule[2]
            self.canvas.put(row * (HIGH + 1), 0, wall, WALL)
        for line in range(MAP_HEIGHT):
            if line % (HIGH + 1):
                for column in range(0, MAP_WIDTH, WIDE + 1):
                    outside = column in (0, MAP_WIDTH - 1)
                    self.canvas.put(line, column, "┃" if outside else "│", WALL)

    def draw_doorways(self, tile: TileView) -> None:
        """What leads out of a tile to the east and south, and from one of its rooms to the other."""
        for room in self.plan.rooms_in[tile.square]:
            for way, there in self.ways(room):
                if way in ("e", "s") or self.plan.square_of[there] == tile.square:
                    self.draw_doorway(room, way, there)

    def ways(self, room: RoomId) -> Iterator[tuple[Direction, RoomId]]:
        """Open links and closed doors of a room."""
        yield from self.plan.links[room]
        for door in self.locks.values():
            rooms = [one if one in self.plan.square_of else self.stands_for(one) for one in door.rooms]
            if room == rooms[0]:
                yield door.direction, rooms[1]
            elif room == rooms[1]:
                yield OPPOSITE[door.direction], rooms[0]

    def stands_for(self, room: RoomId) -> RoomId:
        """The room that is left of a destroyed tile."""
        house = self.plan.house
        return house.passage_of[house.square_of[room]]

    def draw_doorway(self, room: RoomId, way: Direction, there: RoomId) -> None:
        """A gap in the wall, or the lock in it."""
        here, other = self.boxes[room], self.boxes[there]
        door = self.locks.get(frozenset((room, there)))
        if way in ("e", "w"):
            column = (here.left + here.wide) if way == "e" else here.left - 1
            top, bottom = common(here.top, here.high, other.top, other.high)
            self.break_upright(column, top, bottom, door)
        else:
            line = (here.top + here.high) if way == "s" else here.top - 1
            left, right = common(here.left, here.wide, other.left, other.wide)
            self.break_level(line, (left + right) // 2, door)

    def break_upright(self, column: int, top: int, bottom: int, door: DoorView | None) -> None:
        """A way through an upright wall, between these lines."""
        if door is None:
            spare = (bottom - top - 3) // 2 if bottom - top > 3 else 0
            for line in range(top + spare, bottom - spare):
                self.canvas.put(line, column, " ")
            return
        marks = lock_marks(door)
        first = (top + bottom - len(marks)) // 2
        for number, (mark, style) in enumerate(marks):
            self.canvas.put(first + number, column, mark, style)

    def break_level(self, line: int, middle: int, door: DoorView | None) -> None:
        """A way through a level wall, around a column."""
        if door is None:
            self.canvas.put(line, middle - 2, "     ")
            return
        marks = lock_marks(door)
        for number, (mark, style) in enumerate(marks):
            self.canvas.put(line, middle - len(marks) // 2 + number, mark, style)

    # Rooms

    def draw_tile(self, tile: TileView) -> None:
        """Both rooms of a tile, or its only one, and the wall between them."""
        if tile.destroyed:
            self.draw_ruin(tile)
        elif tile.inner is not None:
            first, second = (self.boxes[room.id] for room in tile.rooms)
            if tile.inner.direction in ("n", "s"):
                self.canvas.put(max(first.top, second.top) - 1, first.left, "╌" * WIDE, WALL)
            else:
                for line in range(first.top, first.top + HIGH):
                    self.canvas.put(line, max(first.left, second.left) - 1, "╎", WALL)
        rooms = tile.rooms[:1] if tile.destroyed else tile.rooms
        for number, room in enumerate(rooms):
            self.draw_room(tile, room, first=number == 0)

    def draw_ruin(self, tile: TileView) -> None:
        """A destroyed tile glows."""
        box = self.boxes[tile.rooms[0].id]
        for line in range(box.top, box.top + box.high):
            self.canvas.put(line, box.left, "░" * box.wide, "red3")

    def draw_room(self, tile: TileView, room: RoomView, *, first: bool) -> None:
        """A name, marks, and whoever is there."""
        box = self.boxes[room.id]
        name = self.words.name("darkest", "room", room.id)
        style = "grey62" if room.searched else "bold"
        marks = list(self.marks_of(tile, room, first=first))
        room_for_name = box.wide - len(marks) - bool(marks) if box.high == HALF_HIGH else box.wide
        lines = [shorten(name, room_for_name)] if box.high == HALF_HIGH else wrap(name, box.wide)
        for number, text in enumerate(lines):
            self.canvas.put(box.top + number, box.left, shorten(text, box.wide), style)
        below = box.top + (0 if box.high == HALF_HIGH else len(lines))
        for number, (mark, mark_style) in enumerate(marks):
            column = box.left + box.wide - len(marks) + number if box.high == HALF_HIGH else box.left + number
            self.canvas.put(below, column, mark, mark_style)
        top = below + 1 if marks or box.high == HALF_HIGH else below
        self.draw_pieces(list(self.pieces_in(room.id)), Box(top, box.left, box.top + box.high - top, box.wide))

    def marks_of(self, tile: TileView, room: RoomView, *, first: bool) -> Iterator[tuple[str, str]]:
        """Fire, cameras, terminals and the like, each a letter."""
        if first:
            yield from [("*", HOT)] * tile.fire
            yield from [("^", HOT)] * tile.burns
            yield from [("☢", "bold green")] * tile.radiation
            yield from [("T", "bold cyan")] * (tile.terminal and not tile.destroyed)
        for camera in self.view.cameras:
            if camera.room == room.id:
                yield "◉", WATCH
                yield ARROWS[camera.facing], WATCH
        if room.observed and all(camera.room != room.id for camera in self.view.cameras):
            yield "◦", WATCH

    def pieces_in(self, room: str) -> Iterator[DrawnPiece]:
        """Survivors, zombies, tokens and beasts of a room."""
        for who in self.view.survivors:
            if who.room == room:
                yield self.survivor(who)
        for horde in self.view.hordes:
            if horde.room == room:
                count = horde.zombies + len(horde.specials)
                yield DrawnPiece(f"Z{count}" + "↓" * horde.downed, f"Z{count}", ENEMY)
        hidden = sum(token.room == room for token in self.view.tokens)
        if hidden:
            yield DrawnPiece("?" * hidden, "?" * hidden, UNKNOWN)
        for foe, sign in ((self.view.creature, "!"), (self.view.nemesis, "†")):
            if foe is not None and foe.room == room:
                name = self.words.name("darkest", "beast", foe.id)
                yield DrawnPiece(f"{sign}{name}", f"{sign}{name[:3]}", f"{ENEMY} reverse")

    def survivor(self, who: SurvivorView) -> DrawnPiece:
        """A survivor in its own colour; whose turn it is stands out."""
        name = self.words.name("darkest", "survivor", who.id)
        held = "!" if who.entrapped else ""
        style = f"bold {COLOURS.get(who.colour, 'default')}" + (" reverse" if who.active else "")
        return DrawnPiece(name + held, name[:2] + held, style)

    def draw_pieces(self, pieces: list[DrawnPiece], box: Box) -> None:
        """As many as fit, at length if all of them do."""
        for texts in ([piece.text for piece in pieces], [piece.short for piece in pieces]):
            places = list(flow(texts, box))
            if len(places) == len(pieces) or texts == [piece.short for piece in pieces]:
                for (line, column), text, piece in zip(places, texts, pieces, strict=False):
                    self.canvas.put(line, column, shorten(text, box.wide), piece.style)
                return


def boxes_of(tile: TileView) -> Iterator[tuple[str, Box]]:
    """Where on the map the rooms of a tile are drawn."""
    row, column = PLACES[tile.square]
    whole = Box((row - 1) * (HIGH + 1) + 1, (column - 1) * (WIDE + 1) + 1, HIGH, WIDE)
    if tile.inner is None or tile.destroyed:
        for room in tile.rooms:
            yield room.id, whole
        return
    if tile.inner.direction in ("n", "s"):
        halves = [Box(whole.top + step, whole.left, HALF_HIGH, WIDE) for step in (0, HALF_HIGH + 1)]
    else:
        halves = [Box(whole.top, whole.left + step, HIGH, HALF_WIDE) for step in (0, HALF_WIDE + 1)]
    if tile.inner.direction in ("n", "w"):
        halves.reverse()
    yield from zip([room.id for room in tile.rooms], halves, strict=True)


def common(start: int, length: int, other: int, other_length: int) -> tuple[int, int]:
    """What two stretches share, or the first where they share nothing."""
    first, last = max(start, other), min(start + length, other + other_length)
    return (first, last) if first < last else (start, start + length)


def lock_marks(door: DoorView) -> list[tuple[str, str]]:
    """How a lock is shown: by its colours once they are known, by their number before."""
    if door.lock in CLOSED_BY:
        return [(CLOSED_BY[door.lock], LOCK)]
    if door.colours:
        return [(GLYPHS[colour], COLOURS[colour]) for colour in door.colours]
    return [(str(door.icons), LOCK)]


def flow(texts: Iterable[str], box: Box) -> Iterator[tuple[int, int]]:
    """Where each text begins when they are written one after the other, as long as there is room."""
    line, column = box.top, box.left
    for text in texts:
        wide = min(cell_len(text), box.wide)
        if column + wide > box.left + box.wide:
            line, column = line + 1, box.left
        if line >= box.top + box.high:
            return
        yield line, column
        column += wide + 1


def wrap(text: str, wide: int) -> list[str]:
    """A name on as many lines as it has words, two at most."""
    words = text.split()
    return [text] if cell_len(text) <= wide else [words[0], " ".join(words[1:])] if len(words) > 1 else words


def shorten(text: str, wide: int) -> str:
    """A text that fits, with dots where something is missing."""
    return text if cell_len(text) <= wide else set_cell_size(text, wide - 1) + "…"
