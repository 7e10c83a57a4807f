"""What a haunt says about itself: one record, the same for the printed fifty and for those of other packages."""

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from dreadhall.betrayal.components.catalogue import CHART_ROOMS, EXPLORERS, OMENS
from dreadhall.betrayal.components.pieces import TraitorRule
from dreadhall.betrayal.ids import CardId, RoomId
from dreadhall.kernel.errors import DreadhallError
from dreadhall.registration import resolve

if TYPE_CHECKING:
    from dreadhall.betrayal.phases.haunt import Haunt

WORD = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
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
        if not isinstance(self.cells, Mapping) or not all(self._is_row(*row) for row in self.cells.items()):
            yield "cells", "rooms with an omen symbol by omen, such as {'dog': ['kitchen']},"
        if self.locales is not None and not (isinstance(self.locales, Path) and (self.locales / "en").is_dir()):
            yield "locales", "the path of a folder that has a folder 'en'"
        for field in ("page", "title"):
            if not isinstance(getattr(self, field), str):
                yield field, "a text"

    def _faults_of_traitor(self) -> Iterator[tuple[str, str]]:
        rule = self.traitor
        if not isinstance(rule, TraitorRule):
            yield "traitor", "a TraitorRule"
        elif rule.named and rule.named not in EXPLORERS:
            yield "traitor", "the id of an explorer as `named`"
        elif rule.kind in ("highest", "lowest") and rule.trait is None:
            yield "traitor", "a `trait` to compare"

    @staticmethod
    def _is_row(omen: object, rooms: object) -> bool:
        """Whether these can be cells of the chart."""
        return omen in OMENS and isinstance(rooms, Sequence) and set(rooms) <= set(CHART_ROOMS)

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
        for fault in undeclared_domains(found):
            raise BadHaunt(f"the rules of the haunt {self.id!r}: {fault}")
        return found
