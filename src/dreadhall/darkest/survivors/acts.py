"""The choices of the game, built once each: their keys are readable, stable and the same in every table."""

from collections.abc import Callable
from functools import cache
from typing import Any, Literal, NamedTuple, TypeVar, cast

from dreadhall.darkest.components.tiles import CornerFunction
from dreadhall.darkest.house.compass import Direction
from dreadhall.darkest.ids import NO_ROOM, NO_SURVIVOR, CardId, DoorId, RoomId, Square, SurvivorId
from dreadhall.kernel import Choice

GearVerb = Literal["stow", "ready", "discard", "use", "pass", "take"]
HouseVerb = Literal["move", "search", "unlock", "flip", "recode", "terminal", "bypass", "extinguish", "douse"]
FightVerb = Literal["attack", "free-attack", "escape", "rescue"]
TeamVerb = Literal["learn", "heal", "bandage", "share-ap"]
ReactorVerb = Literal["decontaminate", "reactor-chip", "shut-down"]
TurnVerb = Literal[GearVerb, HouseVerb, CornerFunction, FightVerb, TeamVerb, ReactorVerb]
"""What somebody may do in a turn: `Actions.perform` calls the rule that `method` names, `do_move` for "move"."""

HitVerb = Literal["hit-zombie", "hit-special", "hit-beast", "knock-down", "finish-off", "push", "retreat"]
ReplyVerb = Literal[HitVerb, "shift", "done", "not-done", "defend", "endure", "give-ap", "take-ap"]
"""What else can be chosen: whoever asks knows what to do then."""

Verb = Literal[TurnVerb, ReplyVerb]


class Act(NamedTuple):
    """Something a survivor can do: what, who, with or to what, and where."""

    verb: Verb
    who: SurvivorId = NO_SURVIVOR
    what: str = ""
    where: RoomId = NO_ROOM

    @property
    def card(self) -> CardId:
        """What it is done with, where that is a card."""
        return CardId(self.what)

    @property
    def door(self) -> DoorId:
        """What it is done to, where that is a door."""
        return DoorId(self.what)

    @property
    def other(self) -> SurvivorId:
        """With whom it is done, where that is a survivor."""
        return SurvivorId(self.what)


Choices = list[Choice[Act]]

SHIFT = Choice("shift", Act("shift"))
DEFEND = Choice("defend", Act("defend"))
ENDURE = Choice("endure", Act("endure"))
DONE = Choice("done", Act("done"), {"matter": "turn"})
LEAVE_REST = Choice("done", Act("done"), {"matter": "roll"})
NOT_DONE = Choice("not-done", Act("not-done"))
YES = Choice("yes", True)
NO = Choice("no", False)


Thing = TypeVar("Thing", CardId, DoorId)
F = TypeVar("F", bound=Callable[..., Any])


def once(make: F) -> F:
    """Build the same choice for the same arguments only once; `cache` by itself would forget their types."""
    return cast(F, cache(make))


@once
def act(
    verb: Verb, who: SurvivorId = NO_SURVIVOR, what: str = "", kind: str = "", where: RoomId = NO_ROOM
) -> Choice[Act]:
    """A choice of the kind `verb:who:what:where`; `kind` names what `what` is, for the screen."""
    key = ":".join(part for part in (verb, who, what, where) if part)
    data: dict[str, Any] = {"survivor": who} if who else {}
    if what:
        data[kind or "what"] = what
    if where:
        data["room"] = where
    return Choice(key, Act(verb, who, what, where), data)


class Offers(dict[tuple[SurvivorId, Thing], Choice[Act]]):
    """The choices of one verb, by who and with what: those that are offered again and again."""

    def __init__(self, make: Callable[[SurvivorId, Thing], Choice[Act]]) -> None:
        self.make: Callable[[SurvivorId, Thing], Choice[Act]] = make

    def __missing__(self, key: tuple[SurvivorId, Thing]) -> Choice[Act]:
        choice = self[key] = self.make(*key)
        return choice


STOW: Offers[CardId] = Offers(lambda who, card: act("stow", who, card, "card"))
READY: Offers[CardId] = Offers(lambda who, card: act("ready", who, card, "card"))
DISCARD: Offers[CardId] = Offers(lambda who, card: act("discard", who, card, "card"))
USE: Offers[CardId] = Offers(lambda who, card: act("use", who, card, "card"))
ATTACK: Offers[CardId] = Offers(lambda who, weapon: act("attack", who, weapon, "card"))
UNLOCK: Offers[DoorId] = Offers(lambda who, door: act("unlock", who, door, "door"))


@once
def unlock(who: SurvivorId, door_: DoorId, missing: tuple[str, ...], steps: int) -> Choice[Act]:
    """The choice of a door whose chip can be seen: the colours nobody who could help has, and what they would cost."""
    plain = UNLOCK[who, door_]
    return Choice(plain.key, plain.value, {**plain.data, "missing": list(missing), "steps": steps})


@once
def moves(who: SurvivorId, rooms: tuple[RoomId, ...]) -> tuple[Choice[Act], ...]:
    """The choices of a room to go to."""
    return tuple(act("move", who, where=room) for room in rooms)


@once
def method(verb: str) -> str:
    """The name of the rule that performs an act.

    >>> method("share-ap")
    'do_share_ap'
    """
    return "do_" + verb.replace("-", "_")


@once
def room(name: RoomId) -> Choice[RoomId]:
    """The choice of a room."""
    return Choice(f"room:{name}", name, {"room": name})


@once
def tile(square: Square, main_room: RoomId) -> Choice[Square]:
    """The choice of a tile, known by its open room."""
    return Choice(f"tile:{square}", square, {"tile": square, "room": main_room})


@once
def survivor(name: SurvivorId) -> Choice[SurvivorId]:
    """The choice of a survivor."""
    return Choice(f"survivor:{name}", name, {"survivor": name})


@once
def card(name: CardId) -> Choice[CardId]:
    """The choice of an equipment card."""
    return Choice(f"card:{name}", name, {"card": name})


@once
def chip(name: str) -> Choice[str]:
    """The choice of a code chip that can be seen."""
    return Choice(f"chip:{name}", name, {"chip": name})


@once
def door(name: DoorId) -> Choice[DoorId]:
    """The choice of a door."""
    return Choice(f"door:{name}", name, {"door": name})


@once
def colour(name: str) -> Choice[str]:
    """The choice of a code colour."""
    return Choice(f"colour:{name}", name, {"colour": name})


@once
def icon(face: str, number: int) -> Choice[int]:
    """The choice of one die of a roll: the first of those that show the same face stands for all of them."""
    return Choice(f"icon:{face}", number, {"icon": face})


@once
def part(colour_: str, number: int, beast: str) -> Choice[int]:
    """The choice of a hit location of a creature or a target area of the nemesis."""
    return Choice(f"part:{number + 1}-{colour_}", number, {"beast": beast, "part": colour_, "number": number + 1})


@once
def number(count: int) -> Choice[int]:
    """The choice of a number."""
    return Choice(f"number:{count}", count, {"number": count})


@once
def named(verb: str, value: str = "") -> Choice[str]:
    """A plain choice: a word that stands for itself, or one of the things the verb names."""
    return Choice(f"{verb}:{value}" if value else verb, value or verb, {verb: value} if value else {})


@once
def unit(kind: Literal["horde", "token"], where: RoomId) -> Choice[tuple[Literal["horde", "token"], RoomId]]:
    """The choice of a horde or a face-down token."""
    return Choice(f"{kind}:{where}", (kind, where), {"unit": kind, "room": where})


@once
def camera(where: RoomId, seen: RoomId) -> Choice[tuple[RoomId, RoomId]]:
    """The choice of a camera and a room it sees."""
    return Choice(f"check:{where}:{seen}", (where, seen), {"camera": where, "room": seen})


@once
def facing(direction: Direction) -> Choice[Direction]:
    """The choice of a direction."""
    return Choice(f"facing:{direction}", direction, {"direction": direction})
