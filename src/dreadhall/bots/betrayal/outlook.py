"""The position as a bot sees it: who is where, who is a foe, and what its side wants."""

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any

import msgspec

from dreadhall.betrayal.haunt import Objective
from dreadhall.betrayal.plan import room_of
from dreadhall.betrayal.view import BetrayalView, ExplorerView, MonsterView
from dreadhall.bots.betrayal.paths import Paths


class Outlook:
    """A seat's view, with answers to the questions a player asks of it."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.seat: int = view["seat"]
        self.view = msgspec.convert(view["position"], BetrayalView)
        self.paths = Paths(self.view)

    @cached_property
    def me(self) -> ExplorerView:
        """The seat's own explorer."""
        return self.view.explorers[self.seat]

    @cached_property
    def monster(self) -> MonsterView | None:
        """The monster whose turn it is."""
        return next((monster for monster in self.view.monsters if monster.id == self.view.turn.monster), None)

    @property
    def explorers(self) -> Iterator[ExplorerView]:
        """The explorers on the board, as far as it is known where they are."""
        return (who for who in self.view.explorers if who.alive and who.room)

    def trait(self, who: ExplorerView, name: str) -> int:
        """The number a trait shows."""
        return next(trait.value for trait in who.traits if trait.trait == name)

    def foes(self) -> list[ExplorerView | MonsterView]:
        """Whom this seat would fight: explorers of another side, and the monsters if it is a hero."""
        side = self.side
        found: list[ExplorerView | MonsterView] = [who for who in self.explorers if who.side != side]
        if side == "heroes":
            found += [monster for monster in self.view.monsters if not monster.stunned]
        return found

    @property
    def side(self) -> str:
        """The side this seat is on."""
        return self.view.haunt.side if self.view.haunt is not None else ""

    # What is wanted

    @cached_property
    def wanted(self) -> list[Objective]:
        """What the side still wants, in its own order."""
        haunt = self.view.haunt
        return [] if haunt is None else [objective for objective in haunt.objectives if objective.done < objective.of]

    @cached_property
    def avoid(self) -> set[str]:
        """The rooms better left alone."""
        return {room for objective in self.wanted for room in objective.avoid}

    def goals(self, *, but: str = "") -> list[str]:
        """Where to go: for the first objective that names any place but one room where nothing more can be done."""
        for objective in self.wanted:
            if found := [place for place in self.goals_of(objective) if room_of(place) != room_of(but)]:
                return [place for place in found if room_of(place) not in self.avoid] or found
        return []

    def goals_of(self, objective: Objective) -> list[str]:
        """The rooms that an objective names, and the places where its cards and foes are."""
        found = [room for room in objective.rooms if room_of(room) in self.paths.rooms]
        found += self.where_cards_lie(objective.cards)
        return found + [foe.place for foe in self.foes() if foe.id in objective.foes]

    def where_cards_lie(self, cards: Iterable[str]) -> list[str]:
        """The places in whose piles one of these cards lies, or where one waits as a companion."""
        wanted = set(cards)
        places = [place for place, pile in self.view.piles.items() if wanted & set(pile)]
        return places + [place for card, place in self.view.companions.items() if card in wanted]
