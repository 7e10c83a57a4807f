"""What can happen in a game: a type for each kind, with what there is to tell of it.

A rule tells an instance (`Rules.tell`), and everybody hears an `Event` made of it. Documents, the types of the browser
and the checks of words are made from these types.
"""

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar, Self

import msgspec
from typing_extensions import dataclass_transform

from dreadhall.kernel.events import Event

UNSET = msgspec.UNSET
Unset = msgspec.UnsetType


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class KindOfHappening(msgspec.StructMeta):
    """Takes the kind from where the class is written, `class RoomFound(Happening, kind="room-found")`."""

    def __new__(
        mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any], *, kind: str = "", **config: Any
    ) -> type:
        """A class with its kind; one without is the common part of several."""
        if kind:
            namespace["kind"] = kind
        return super().__new__(mcs, name, bases, namespace, **config)


class Happening(msgspec.Struct, metaclass=KindOfHappening, frozen=True, gc=False):
    """Something that happens, before it is said who may know of it.

    >>> class LampLit(Happening, kind="lamp-lit"):
    ...     room: str
    >>> LampLit.kind, LampLit(room="foyer").data()
    ('lamp-lit', {'room': 'foyer'})
    """

    kind: ClassVar[str] = ""

    def data(self) -> dict[str, Any]:
        """The fields as everybody hears them; what is `UNSET` is left out."""
        told: dict[str, Any] = msgspec.to_builtins(self)
        return told

    @classmethod
    def among(cls, events: Iterable[Event]) -> list[Self]:
        """Those of these events that are of this kind, with types.

        >>> class LampOut(Happening, kind="lamp-out"):
        ...     room: str
        >>> LampOut.among([Event("lamp-out", {"room": "attic", "cause_kind": "room"}, "attic"), Event("waits", {})])
        [LampOut(room='attic')]
        """
        return [msgspec.convert(event.data, cls) for event in events if event.kind == cls.kind]


def kinds_of(package: str) -> dict[str, type[Happening]]:
    """Every kind that modules of a package have, as far as they are imported by now, in the order of their modules.

    >>> class Rain(Happening, kind="rain"):
    ...     pass
    >>> kinds_of(__name__)["rain"].__name__
    'Rain'
    """
    found = sorted(below(Happening), key=lambda one: one.__module__)
    return {one.kind: one for one in found if one.kind and f"{one.__module__}.".startswith(f"{package}.")}


def below(base: type[Happening]) -> Iterator[type[Happening]]:
    """Every type that is made from another, near or far."""
    for one in base.__subclasses__():
        yield one
        yield from below(one)
