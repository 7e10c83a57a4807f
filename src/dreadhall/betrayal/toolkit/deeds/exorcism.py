"""Exorcism: rooms and cards that serve once each. (T-09, C-28)"""

from collections.abc import Iterable, Iterator
from typing import ClassVar

import msgspec

from dreadhall.betrayal.components.cards import BOOK, CRYSTAL_BALL, HOLY_SYMBOL, RING
from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.components.pieces import Trait
from dreadhall.betrayal.components.rooms import CHAPEL, CRYPT, LIBRARY, PENTAGRAM_CHAMBER, RESEARCH_LABORATORY
from dreadhall.betrayal.ground import Deed, deed
from dreadhall.betrayal.happenings.phases import SourceMarked
from dreadhall.betrayal.ids import CardId, RoomId
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.state import Explorer
from dreadhall.betrayal.toolkit.deeds.tasks import Tasks
from dreadhall.kernel import Choice

EXORCISM = 5


class Sources(msgspec.Struct, frozen=True):
    """Where and with what a trait may be used."""

    rooms: tuple[RoomId, ...] = ()
    cards: tuple[CardId, ...] = ()


FAITH = Sources(rooms=(CHAPEL, CRYPT, PENTAGRAM_CHAMBER), cards=(HOLY_SYMBOL, RING))
"""What most books name for Sanity."""
LORE = Sources(rooms=(LIBRARY, RESEARCH_LABORATORY), cards=(BOOK, CRYSTAL_BALL))
"""What most books name for Knowledge."""


class Exorcism(Tasks):
    """Each hero rolls once a turn at an open source; a success closes it for all."""

    sanity: ClassVar[Sources] = Sources()
    """Where and with what one exorcises by Sanity."""
    knowledge: ClassVar[Sources] = Sources()
    """Where and with what one exorcises by Knowledge."""

    def exorcisms(self, hero: Explorer, verb: str) -> Iterator[Choice[Deed]]:
        """The sources a hero can use here and now."""
        if "exorcism" in self.turn.tried or not self.is_hero(hero):
            return
        room = self.room(hero)
        done = self.haunt.exorcised
        served: dict[Trait, Sources] = {"sanity": self.sanity, "knowledge": self.knowledge}
        for trait, sources in served.items():
            if room in sources.rooms and room not in done:
                yield deed(f"{verb}:{trait}:{room}", self.exorcise, hero, trait, room, trait=trait, source=room)
            for card in sources.cards:
                if card in hero.cards and card not in done and card not in self.turn.used:
                    yield deed(f"{verb}:{trait}:{card}", self.exorcise, hero, trait, card, trait=trait, source=card)

    async def exorcise(self, hero: Explorer, trait: Trait, source: str) -> None:
        """Roll; a card that is used is used for this turn. (C-29)"""
        self.turn.tried.append("exorcism")
        if source in hero.cards:
            self.turn.used.append(source)
        if await self.passes(hero, trait, EXORCISM, "task"):
            self.haunt.exorcised.append(source)
            self.tell(SourceMarked(source=source, trait=trait))

    @property
    def is_exorcised(self) -> bool:
        """Whether as many sources are used up as there are players."""
        return len(self.haunt.exorcised) >= self.players

    def open_sources(self) -> list[str]:
        """The rooms and cards that can still serve, each once, by whatever trait."""
        both = (*self.sanity.rooms, *self.sanity.cards, *self.knowledge.rooms, *self.knowledge.cards)
        return [source for source in dict.fromkeys(both) if source not in self.haunt.exorcised]

    def all_marks(self, wish: str, verb: str, avoid: Iterable[RoomId] = ()) -> Objective:
        """The heroes' wish for as many marks as there are players: the sources in the house, and the cards."""
        sources = self.open_sources()
        return Objective(
            id=wish,
            done=len(self.haunt.exorcised),
            of=self.players,
            verbs=(verb,),
            rooms=tuple(RoomId(source) for source in sources if source in self.plan and self.in_house(RoomId(source))),
            cards=tuple(CardId(source) for source in sources if source not in ROOMS),
            avoid=tuple(avoid),
        )
