"""What can be seen of a card at work, in a word or two: the tests compare it before and after."""

from typing import Any

from dreadhall.betrayal.state import BetrayalState
from dreadhall.testing.betrayal import Position, position
from tests.betrayal.drawing import APART, OX, VIVIAN, ZOE, changes, draw, mummy

TOGETHER = {OX: "entrance-hall", VIVIAN: "entrance-hall", ZOE: "upper-landing"}
FOES = {OX: "entrance-hall", VIVIAN: "upper-landing", ZOE: "entrance-hall"}
TRACKS = {OX: {"might": 0, "speed": 0, "knowledge": 0, "sanity": 0}}
"""Ox at the lowest number of every trait."""


def having(*cards: str, **parts: Any) -> Position:
    """Ox holds these cards."""
    others = parts.pop("cards", {})
    return position(parts.pop("where", APART), cards={OX: cards, **others}, **parts)


def haunted(*cards: str, **parts: Any) -> Position:
    """Ox, a hero of haunt 1, holds these cards; Zoe is the traitor."""
    return having(*cards, **{"haunt": 1, "traitor": ZOE, "monsters": [mummy()], **parts})


def against_zoe(*cards: str, **parts: Any) -> Position:
    """Ox, armed, in one room with the traitor."""
    return haunted(*cards, **{"where": FOES, **parts})


def at_safe(*cards: str, **parts: Any) -> Position:
    """Ox tries a Safe: a trait roll of three dice; with many blank dice to follow."""
    table = having(*cards, tokens={"safe": "entrance-hall"}, **parts)
    return table.with_dice(*[0] * 24).play("try:safe")


def moved(event: str, *dice: int, who: str = OX, play: tuple[str, ...] = (), **parts: Any) -> dict[str, int]:
    """How the clips of somebody stand when Ox has drawn an event."""
    return changes(draw(event, *dice, **parts).play(*play), who)


def dice_of(table: Position) -> list[int]:
    """How many dice each roll had, but the first one of those who drew from the Closet."""
    rolls = table.events("rolled")
    return [len(event.data["faces"]) for event in rolls if event.data["why"] != "closet-door"]


def rolled(table: Position) -> list[str]:
    """The traits that were rolled."""
    return [event.data["trait"] for event in table.events("rolled") if event.data["why"] != "closet-door"]


def drawn(table: Position) -> list[str]:
    """The stacks that were drawn from, but by the Closet."""
    return [event.data["deck"] for event in table.events("draws")][1:]


def asked(table: Position, what: str) -> object:
    """What the open question says of something."""
    assert table.table.ask is not None
    return table.table.ask.data.get(what)


def no_tiles(state: BetrayalState) -> None:
    """No tile is left to be found, but among the discards."""
    rooms = state.rooms
    rooms.discards = [*rooms.rest, *rooms.top]
    rooms.rest, rooms.top, rooms.known = [], [], []
