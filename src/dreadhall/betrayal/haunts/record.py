"""What a haunt says about itself: one record, the same for the printed fifty and for those of other packages."""

import difflib
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, get_args

import msgspec

from dreadhall.betrayal.components.catalogue import CHART_ROOMS, EXPLORERS, OMENS
from dreadhall.betrayal.components.pieces import TRAITS, TraitorKind, TraitorRule
from dreadhall.betrayal.ids import WORD, CardId, RoomId
from dreadhall.kernel.errors import DreadhallError
from dreadhall.registration import resolve

if TYPE_CHECKING:
    from dreadhall.betrayal.phases.haunt import Haunt

OF_PRINTED_PAGES = re.compile(r"haunts|h\d+(-.*)?|.*-(heroes|traitor)")
"""Names that pages of the printed books have, or that the books of another haunt could have."""
ADDRESS = re.compile(r"https?://[^/\s]")
LONGEST = 40

REVEALER = TraitorRule(kind="revealer")


class BadHaunt(DreadhallError):
    """A record that cannot be played: the field, and what is expected there."""


class HauntRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A haunt and all that belongs to it. Only its id and its rules are needed.

    >>> HauntRecord(id="Cold Snap", rules="frost.rules:ColdSnap")
    Traceback (most recent call last):
    ...
    dreadhall.betrayal.haunts.record.BadHaunt: id: a word such as 'cold-snap' is expected, not 'Cold Snap'
    """

    id: str
    """The word by which it is chosen, and with which the names of its words and pages begin."""
    rules: str
    """Where its rules are, `package.module:Class`; they are imported when it is played."""
    number: int | None = None
    """That of a printed haunt; no other has one."""
    traitor: TraitorRule = REVEALER
    """Who turns traitor."""
    cells: Mapping[str, Sequence[str]] = {}
    """Its cells of the chart, rooms by omen. A haunt that has none begins with whatever omen, in whatever room."""
    locales: Path | None = None
    """The folder of its words, a folder for each language, `en` at least; None where they are those of the house."""
    page: str = ""
    """Where its rules can be read: an address, to which the lobby leads, or a file for who has the sources."""
    title: str = ""
    """What it is called where no words say it."""

    def __post_init__(self) -> None:
        """Refuse what could not be played."""
        for field, expected in self._faults():
            raise BadHaunt(f"{field}: {expected} is expected, not {getattr(self, field)!r:.80}")

    def _faults(self) -> Iterator[tuple[str, str]]:
        """The fields that will not do, and what would."""
        if not isinstance(self.id, str) or not WORD.fullmatch(self.id) or len(self.id) > LONGEST:
            yield "id", "a word such as 'cold-snap'"
        elif self.number is None and OF_PRINTED_PAGES.fullmatch(self.id):
            yield "id", "a word that is no page of another haunt, such as 'cold-snap'"
        if not isinstance(self.rules, str) or not all(self.rules.partition(":")):
            yield "rules", "'package.module:Class'"
        if self.number is not None and not isinstance(self.number, int):
            yield "number", "nothing, or that of a printed haunt"
        yield from self._faults_of_traitor()
        if not isinstance(self.cells, Mapping) or not all(map(is_list, self.cells.values())):
            yield "cells", "rooms by omen, such as {'dog': ['kitchen']},"
        else:
            yield from self._faults_of_cells()
        if self.locales is not None and not (isinstance(self.locales, Path) and (self.locales / "en").is_dir()):
            yield "locales", "the path of a folder that has a folder 'en'"
        for field in ("page", "title"):
            if not isinstance(getattr(self, field), str):
                yield field, "a text"

    def _faults_of_traitor(self) -> Iterator[tuple[str, str]]:
        rule = self.traitor
        if not isinstance(rule, TraitorRule):
            yield "traitor", "a TraitorRule"
        elif rule.kind not in get_args(TraitorKind):
            yield "traitor", f"as `kind` one of {', '.join(get_args(TraitorKind))}"
        elif rule.trait not in (None, *TRAITS):
            yield "traitor", f"as `trait` one of {', '.join(TRAITS)}"
        elif rule.named and rule.named not in EXPLORERS:
            yield "traitor", "the id of an explorer as `named`"
        elif rule.kind in ("highest", "lowest") and rule.trait is None:
            yield "traitor", "a `trait` to compare"

    def _faults_of_cells(self) -> Iterator[tuple[str, str]]:
        for omen in (omen for omen in self.cells if omen not in OMENS):
            yield "cells", f"for {omen!r} {one_of(omen, OMENS, 'an omen')}"
        for room in dict.fromkeys(room for rooms in self.cells.values() for room in rooms if room not in CHART_ROOMS):
            yield "cells", f"for {room!r} {one_of(room, CHART_ROOMS, 'a room with an omen symbol')}"

    @property
    def address(self) -> str:
        """Its page, where that is an address."""
        return self.page if ADDRESS.match(self.page) else ""

    def all_cells(self) -> list[tuple[CardId, RoomId]]:
        """Its cells, omen and room; all of the chart where it has none of its own."""
        own = sorted((CardId(omen), RoomId(room)) for omen, rooms in self.cells.items() for room in rooms)
        return own or sorted((omen, room) for omen in OMENS for room in CHART_ROOMS)

    def load_rules(self) -> "type[Haunt]":
        """Its rules, imported now; BadHaunt says why they cannot be had."""
        try:
            found = resolve(self.rules)
        except Exception as error:  # whatever others have written
            reason = " ".join(f"{type(error).__name__}: {error}".split())[:200]
            raise BadHaunt(f"the rules of the haunt {self.id!r} cannot be had from {self.rules}: {reason}") from error
        from dreadhall.betrayal.phases.haunt import Haunt  # both of which look up records themselves
        from dreadhall.betrayal.secret_domains import undeclared_domains

        if not (isinstance(found, type) and issubclass(found, Haunt)):
            raise BadHaunt(f"the rules of the haunt {self.id!r}: {self.rules} is no subclass of Haunt")
        for fault in (*undeclared_domains(found), *overriding_nothing(found)):
            raise BadHaunt(f"the rules of the haunt {self.id!r}: {fault}")
        return found


def is_list(value: object) -> bool:
    """Whether it is a list or a tuple: a single text is none."""
    return isinstance(value, Sequence) and not isinstance(value, str)


def one_of(word: str, known: Iterable[str], what: str) -> str:
    """What stands where a word will not do: that which it looks like, or all that there are.

    >>> one_of("kitchn", ["kitchen", "gallery"], "a room"), one_of("moon", ["kitchen", "gallery"], "a room")
    ("a room such as 'kitchen'", 'a room (kitchen, gallery)')
    """
    close = difflib.get_close_matches(str(word), known := list(known), 1)
    return f"{what} such as {close[0]!r}" if close else f"{what} ({', '.join(known)})"


def overriding_nothing(rules: type) -> Iterator[str]:
    """What is marked as `@override` in the file of these rules, and is declared nowhere: it would never be called."""
    for owner in rules.__mro__:
        if owner.__module__ != rules.__module__:
            continue
        declared = sorted({name for base in owner.__mro__[1:] for name in vars(base)})
        for name, method in vars(owner).items():
            if getattr(getattr(method, "fget", method), "__override__", False) and name not in declared:
                close = difflib.get_close_matches(name, declared, 1)
                hint = f": did you mean {close[0]!r}?" if close else ""
                yield f"{owner.__name__}.{name} is an @override, and there is nothing of that name to override{hint}"
