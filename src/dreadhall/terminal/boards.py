"""How the position is drawn: by the game's own renderer, or as a tree of everything in the view; and books to read."""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from rich.console import RenderableType
from rich.text import Text
from rich.tree import Tree

from dreadhall.registration import resolve
from dreadhall.registry import registration_of
from dreadhall.words import Words

Renderer = Callable[[dict[str, Any], Words], RenderableType]
Reader = Callable[[dict[str, Any], Words], RenderableType | None]


class PrintedBook(NamedTuple):
    """How what a seat may read and not everybody is printed: in short, and whole; None while there is nothing."""

    brief: Reader
    whole: Reader
    prompt: str
    """The question that wants the book read."""


Players = Callable[[dict[str, Any], Words], Mapping[int, str]]
Alone = Callable[[dict[str, Any], Iterable[Mapping[str, Any]]], Iterable[str]]

NOTHING = "—"


def nobody(_view: dict[str, Any], _words: Words) -> Mapping[int, str]:
    """Seats are called by their numbers."""
    return {}


def nothing_alone(_view: dict[str, Any], _events: Iterable[Mapping[str, Any]]) -> Iterable[str]:
    """Whatever has a number is called by it."""
    return ()


def draw_tree(view: dict[str, Any], words: Words) -> RenderableType:
    """Everything in the position, for games without a board of their own."""
    tree = Tree(Text(words.say_title(view["game"]), style="bold"), guide_style="dim")
    for name, value in named_parts(view["position"]):
        grow(tree, name, value)
    return tree


def grow(tree: Tree, name: str, value: object) -> None:
    """Add one value: as a leaf where it fits a line, as a branch where it has parts of its own."""
    label = Text(name, style="cyan")
    if is_short(value):
        tree.add(label.append(f" {short(value)}", style="default"))
        return
    branch = tree.add(label)
    for part_name, part in named_parts(value):
        grow(branch, part_name, part)


def named_parts(value: object) -> list[tuple[str, object]]:
    """The parts of a value, each with its name or its number in the row."""
    if isinstance(value, dict):
        return [(str(name).replace("_", " "), part) for name, part in value.items()]
    if isinstance(value, list):
        return [(str(number), part) for number, part in enumerate(value)]
    return [("", value)]


def is_short(value: object) -> bool:
    """Whether a value has no parts, or only parts that have none."""
    if isinstance(value, dict):
        return not value
    return not isinstance(value, list) or all(not isinstance(part, dict | list) for part in value)


def short(value: object) -> str:
    """A short value in a line."""
    if value is None or value in ("", [], {}):
        return NOTHING
    if isinstance(value, list):
        return ", ".join(short(part) for part in value)
    return str(value).lower() if isinstance(value, bool) else str(value)


class Look(NamedTuple):
    """How a game looks in a terminal, as far as it brings something of its own."""

    draw: Renderer = draw_tree
    """Draws a whole view, of a seat or of a spectator."""
    grouped_by: str = ""
    """By what choices are put together on the screen: a name in their data, and the kind of piece it names."""
    not_repeated: str = ""
    """The question whose answers say by themselves who does what; a log leaves it out."""
    book: PrintedBook | None = None
    """What its players may read and not everybody."""
    stories: Mapping[str, str] = MappingProxyType({})
    """Events that bring something new into the game, and what: a name in their data, and the kind of piece it names."""
    players: Players = nobody
    """Whom each seat plays, by name."""
    alone: Alone = nothing_alone
    """Those with a number to their name who are and were the only ones of their kind."""


def look_of(game: str) -> Look:
    """How the game of this name looks."""
    record = registration_of(game)
    look: Look | None = resolve(record.terminal) if record else None
    return look or Look()


def draw_board(view: dict[str, Any], words: Words) -> RenderableType:
    """The board of this view."""
    return look_of(view["game"]).draw(view, words)
