"""The choices of the game, built once each: their keys are readable, stable and the same in every table."""

from collections.abc import Callable
from functools import cache
from typing import Any, Literal, NamedTuple

from dreadhall.darkest.house.compass import Direction
from dreadhall.kernel import Choice


class Act(NamedTuple):
    """Something a survivor can do: what, who, with or to what, and where."""

    verb: str
    who: str = ""
    what: str = ""
    where: str = ""


Choices = list[Choice[Act]]

SHIFT = Choice("shift", Act("shift"))
DEFEND = Choice("defend", Act("defend"))
ENDURE = Choice("endure", Act("endure"))
DONE = Choice("done", Act("done"), {"matter": "turn"})
LEAVE_REST = Choice("done", Act("done"), {"matter": "roll"})
NOT_DONE = Choice("not-done", Act("not-done"))
YES = Choice("yes", True)
NO = Choice("no", False)


@cache
def act(verb: str, who: str, what: str = "", kind: str = "", where: str = "") -> Choice[Act]:
    """A choice of the kind `verb:who:what:where`; `kind` names what `what` is, for the screen."""
    key = ":".join(part for part in (verb, who, what, where) if part)
    data: dict[str, Any] = {"survivor": who} if who else {}
    if what:
        data[kind or "what"] = what
    if where:
        data["room"] = where
    return Choice(key, Act(verb, who, what, where), data)


class Offers(dict[tuple[str, str], Choice[Act]]):
    """The choices of one verb, by who and with what: those that are offered again and again."""

    def __init__(self, make: Callable[[str, str], Choice[Act]]) -> None:
        self.make = make

    def __missing__(self, key: tuple[str, str]) -> Choice[Act]:
        choice = self[key] = self.make(*key)
        return choice


STOW = Offers(lambda who, card: act("stow", who, card, "card"))
READY = Offers(lambda who, card: act("ready", who, card, "card"))
DISCARD = Offers(lambda who, card: act("discard", who, card, "card"))
USE = Offers(lambda who, card: act("use", who, card, "card"))
ATTACK = Offers(lambda who, weapon: act("attack", who, weapon, "card"))
UNLOCK = Offers(lambda who, door: act("unlock", who, door, "door"))


@cache
def moves(who: str, rooms: tuple[str, ...]) -> tuple[Choice[Act], ...]:
    """The choices of a room to go to."""
    return tuple(act("move", who, where=room) for room in rooms)


@cache
def method(verb: str) -> str:
    """The name of the rule that performs an act.

    >>> method("share-ap")
    'do_share_ap'
    """
    return "do_" + verb.replace("-", "_")


@cache
def room(name: str) -> Choice[str]:
    """The choice of a room."""
    return Choice(f"room:{name}", name, {"room": name})


@cache
def tile(square: str, main_room: str) -> Choice[str]:
    """The choice of a tile, known by its open room."""
    return Choice(f"tile:{square}", square, {"tile": square, "room": main_room})


@cache
def survivor(name: str) -> Choice[str]:
    """The choice of a survivor."""
    return Choice(f"survivor:{name}", name, {"survivor": name})


@cache
def card(name: str) -> Choice[str]:
    """The choice of an equipment card."""
    return Choice(f"card:{name}", name, {"card": name})


@cache
def chip(name: str) -> Choice[str]:
    """The choice of a code chip that can be seen."""
    return Choice(f"chip:{name}", name, {"chip": name})


@cache
def door(name: str) -> Choice[str]:
    """The choice of a door."""
    return Choice(f"door:{name}", name, {"door": name})


@cache
def colour(name: str) -> Choice[str]:
    """The choice of a code colour."""
    return Choice(f"colour:{name}", name, {"colour": name})


@cache
def icon(face: str, number: int) -> Choice[int]:
    """The choice of one die of a roll: the first of those that show the same face stands for all of them."""
    return Choice(f"icon:{face}", number, {"icon": face})


@cache
def part(colour_: str, number: int, beast: str) -> Choice[int]:
    """The choice of a hit location of a creature or a target area of the nemesis."""
    return Choice(f"part:{number + 1}-{colour_}", number, {"beast": beast, "part": colour_, "number": number + 1})


@cache
def number(count: int) -> Choice[int]:
    """The choice of a number."""
    return Choice(f"number:{count}", count, {"number": count})


@cache
def named(verb: str, value: str = "") -> Choice[str]:
    """A plain choice: a word that stands for itself, or one of the things the verb names."""
    return Choice(f"{verb}:{value}" if value else verb, value or verb, {verb: value} if value else {})


@cache
def unit(kind: Literal["horde", "token"], where: str) -> Choice[tuple[Literal["horde", "token"], str]]:
    """The choice of a horde or a face-down token."""
    return Choice(f"{kind}:{where}", (kind, where), {"unit": kind, "room": where})


@cache
def camera(where: str, seen: str) -> Choice[tuple[str, str]]:
    """The choice of a camera and a room it sees."""
    return Choice(f"check:{where}:{seen}", (where, seen), {"camera": where, "room": seen})


@cache
def facing(direction: Direction) -> Choice[Direction]:
    """The choice of a direction."""
    return Choice(f"facing:{direction}", direction, {"direction": direction})
