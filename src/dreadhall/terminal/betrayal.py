"""Betrayal at House on the Hill in a terminal: a map of each floor, the explorers, the haunt."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from dreadhall.betrayal.components.cards import MUSIC_BOX
from dreadhall.betrayal.house.compass import FLOORS
from dreadhall.betrayal.house.plan import room_of
from dreadhall.betrayal.presentation.view import BetrayalView, ExplorerView, MonsterView, RoomView
from dreadhall.terminal import betrayal_book
from dreadhall.terminal.boards import Look, PrintedBook
from dreadhall.words import Words, seat_number, shared_name

GAME = "betrayal"
WIDTH = 18
"""The columns of a room: its name is shortened to them."""

COLOURS = {
    "red": "bold red",
    "green": "bold green",
    "blue": "bold bright_blue",
    "yellow": "bold yellow",
    "white": "bold white",
    "purple": "bold magenta",
}
SYMBOLS = {"event": "@", "item": "&", "omen": "!"}


def draw(view: dict[str, Any], words: Words) -> RenderableType:
    """The board of this view."""
    return Board(msgspec.convert(view["position"], BetrayalView), words).draw()


class Board:
    """Everything that lies on the table."""

    def __init__(self, view: BetrayalView, words: Words) -> None:
        self.view = view
        self.words = words
        self.rooms = {room.id: room for room in view.rooms}

    def draw(self) -> RenderableType:
        """Floors from top to bottom, then who is there and what they know."""
        parts: list[RenderableType] = []
        for floor in FLOORS:
            parts += [Text(self.name("floor", floor), style="bold underline"), *self.floor(floor)]
        parts.append(self.people())
        if self.view.haunt is not None:
            parts.append(self.haunt())
        return Group(*parts)

    def name(self, kind: str, value: str) -> str:
        """What a piece is called."""
        return self.words.name(GAME, kind, value)

    # The house

    def floor(self, floor: str) -> Iterator[Text]:
        """The rows of a floor: each room three lines high, doors shown as gaps in its frame."""
        rooms = {(room.x, room.y): room for room in self.view.rooms if room.floor == floor}
        columns = range(min(x for x, _ in rooms), max(x for x, _ in rooms) + 1)
        for y in range(min(y for _, y in rooms), max(y for _, y in rooms) + 1):
            lines = [Text(no_wrap=True) for _ in range(4)]
            for x in columns:
                for line, part in zip(lines, self.room(rooms.get((x, y))), strict=True):
                    line.append_text(part)
            yield from lines

    def room(self, room: RoomView | None) -> list[Text]:
        """A room as four lines: its upper wall, its name, who is in it, its lower wall."""
        if room is None:
            return [Text(" " * WIDTH)] * 4
        style = "dim red" if room.destroyed else "default"
        symbol = SYMBOLS.get(room.symbol, "")
        name = Text(self.name("room", room.id)[: WIDTH - 2 - len(symbol)] + symbol, style=style)
        name.truncate(WIDTH - 2, pad=True)
        figures = self.figures(room.id)
        figures.truncate(WIDTH - 2, pad=True)
        return [
            Text(wall(room, 0), style="dim"),
            Text(side(room, 3), style="dim").append_text(name).append(side(room, 1), style="dim"),
            Text("│", style="dim").append_text(figures).append("│", style="dim"),
            Text(wall(room, 2), style="dim"),
        ]

    def figures(self, room: str) -> Text:
        """Explorers by their initial, monsters, tokens and piles."""
        text = Text()
        for who in self.view.explorers:
            if who.room == room:
                text.append(self.name("explorer", who.id)[:1], style=COLOURS[who.colour])
        for monster in self.view.monsters:
            if monster.room == room:
                mark = self.name("creature", monster.kind)[:2] + self.number(monster)
                text.append(f" {mark.lower() if monster.stunned else mark.upper()}", style="bold red")
        marks = sum(room_of(place) == room for place in (*self.view.tokens.values(), *self.view.companions.values()))
        if marks:
            text.append(f" ◆{marks}", style="cyan")
        cards = sum(len(pile) for place, pile in self.view.piles.items() if room_of(place) == room)
        if cards:
            text.append(f" +{cards}", style="green")
        if any(self.plays(card) for place, pile in self.view.piles.items() if room_of(place) == room for card in pile):
            text.append(f" {self.playing()}", style="yellow")
        return text

    def number(self, monster: MonsterView) -> str:
        """Which of its kind a monster is, where there are several."""
        several = sum(other.kind == monster.kind for other in self.view.monsters) > 1
        return monster.id.removeprefix(f"{monster.kind}-") if several else ""

    # People

    def people(self) -> Grid:
        """Everybody with seat, traits, place and cards."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for who in self.view.explorers:
            name = Text(self.name("explorer", who.id), style=COLOURS[who.colour])
            if who.seat == self.view.turn.seat:
                name.append(" ◀")
            seat = Text(str(seat_number(who.seat)), style="dim")
            grid.add_row(seat, name, self.traits(who), self.whereabouts(who), self.cards(who))
        return grid

    def traits(self, who: ExplorerView) -> Text:
        """The four numbers."""
        shown = [f"{self.name('trait', trait.trait)} {trait.value or '☠'}" for trait in who.traits]
        return Text("  ".join(shown))

    def whereabouts(self, who: ExplorerView) -> Text:
        """Where somebody is, as far as it is known."""
        if not who.alive:
            return Text("☠", style="red")
        return Text(self.name("room", who.room) if who.room else "…", style="dim")

    def cards(self, who: ExplorerView) -> Text:
        """What somebody holds."""
        named = [self.card(card.id) for card in who.cards]
        return Text(self.words.say_list(named), style="green")

    def card(self, card: str) -> str:
        """What a card is called; an open Music Box plays."""
        name = self.name("card", card)
        return f"{name} ({self.playing()})" if self.plays(card) else name

    def plays(self, card: str) -> bool:
        """Whether music comes from a card."""
        return self.view.music and card == MUSIC_BOX

    def playing(self) -> str:
        """The mark of an open Music Box."""
        return f"♪ {self.words.say('betrayal-board-plays')}"

    def haunt(self) -> Text:
        """The objectives of one's own side, with their progress."""
        haunt = self.view.haunt
        assert haunt is not None
        text = Text()
        for objective in haunt.objectives:
            message = f"{GAME}-objective-{objective.id}"
            said = self.words.say(message) if self.words.has(message) else objective.id
            text.append(f"\n{objective.done}/{objective.of} {said}", style="yellow")
        return text


def wall(room: RoomView, number: int) -> str:
    """An upper or lower wall: a gap where a door is, a question mark where it leads into the unknown."""
    middle = "─"
    if number in room.open:
        middle = "?"
    elif str(number) in room.joined:
        middle = " "
    half = (WIDTH - 3) // 2
    left, right = ("┌", "┐") if number == 0 else ("└", "┘")
    return f"{left}{'─' * half}{middle}{'─' * (WIDTH - 3 - half)}{right}"


def side(room: RoomView, number: int) -> str:
    """A wall to the left or right."""
    if number in room.open:
        return "?"
    return " " if str(number) in room.joined else "│"


STORIES = {"draws": "card", "takes-out": "card", "finds": "room"}


def players(view: dict[str, Any], words: Words) -> dict[int, str]:
    """Each seat by its explorer."""
    return {one["seat"]: words.name("betrayal", "explorer", one["id"]) for one in view["position"]["explorers"]}


def alone(view: dict[str, Any], events: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    """The monsters that are and were the only ones of their kind."""
    there = [one["id"] for one in view["position"]["monsters"]]
    came = [event["data"]["monster"] for event in events if event["kind"] == "monster-appears"]
    kinds: dict[str, set[str]] = defaultdict(set)
    for monster in (*there, *came):
        kinds[shared_name(monster)[0]].add(monster)
    for monsters in kinds.values():
        if len(monsters) == 1:
            yield from monsters


BOOK = PrintedBook(betrayal_book.brief, betrayal_book.read_whole, prompt="ready")
LOOK = Look(draw, book=BOOK, stories=STORIES, players=players, alone=alone)
