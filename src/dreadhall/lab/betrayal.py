"""What a laboratory notes of Betrayal at House on the Hill."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, cast

from typing_extensions import override

from dreadhall.betrayal.components.catalogue import TRAITS
from dreadhall.betrayal.explorers.traits import Traits
from dreadhall.betrayal.haunts import UnknownHaunt, find_haunt
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.presentation.view import BetrayalView
from dreadhall.betrayal.state import BetrayalState, Explorer, Turn
from dreadhall.kernel import Table
from dreadhall.kernel.game import Result
from dreadhall.lab.watching import Fact, Goal, Watcher
from dreadhall.words import Words

HEROES, TRAITOR = "heroes", "traitor"
NOT_YET = frozenset({"haunt-setup", "haunt-ready"})
"""Phases in which the haunt is known and has not begun."""


def trait_facts() -> Iterator[tuple[str, Fact]]:
    """The traits of both sides when the haunt begins."""
    for trait in TRAITS:
        label = trait.capitalize()
        yield f"heroes_{trait}", Fact(float, f"Mean {label} of the heroes then.", f"{label} of each hero, one more")
        help_ = f"{label} of the traitor then; null without."
        yield f"traitor_{trait}", Fact(int, help_, f"{label} of the traitor, one more")


class BetrayalWatcher(Watcher):
    """Heroes and traitor; most facts are those of the moment in which the haunt begins."""

    sides = (HEROES, TRAITOR)
    facts: ClassVar[Mapping[str, Fact]] = {
        "haunt": Fact(int, "The number of the haunt that came; 0 where none did, null for one of another package."),
        "haunt_id": Fact(str, "Its id; empty where none came."),
        "haunt_round": Fact(int, "The round with which it began."),
        "omens": Fact(int, "How many omens had been drawn then.", "an omen more drawn before the haunt"),
        "omen": Fact(str, "The omen that brought it.", "the omen that brought the haunt"),
        "rooms": Fact(int, "How many rooms the house had then.", "a room more in the house"),
        "revealer": Fact(int, "The seat that brought it, counted from 0; null without a haunt."),
        "traitor": Fact(int, "The seat of the traitor whom the haunt named, counted from 0; null without."),
        "traitor_reveals": Fact(bool, "Whether these two are one.", "the traitor is who brought the haunt"),
        "first": Fact(int, "The seat that began the haunt, counted from 0."),
        "revealer_first": Fact(bool, "Whether that is the revealer.", "who brought the haunt begins"),
        "explorers": Fact(list, "The explorer of each seat."),
        "heroes_explorers": Fact(list, "The explorers of the heroes.", "among the heroes"),
        "traitor_explorer": Fact(str, "The explorer of the traitor; empty without.", "the traitor is"),
        "heroes_cards": Fact(list, "The cards of the heroes when the haunt begins.", "a hero has"),
        "traitor_cards": Fact(list, "The cards of the traitor then.", "the traitor has"),
        **dict(trait_facts()),
    }

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._turn: Turn | None = None
        self._last_seat = table.seats
        self._beginning: dict[str, Any] = {}

    @property
    def _state(self) -> BetrayalState:
        return cast(BetrayalState, self.table.state)

    @classmethod
    @override
    def side_seen(cls, position: BetrayalView) -> str:
        return "" if position.haunt is None else position.haunt.side

    @classmethod
    @override
    def label(cls, name: str, value: Any) -> str:
        """Printed haunts by number and name, others by name."""
        if name != "haunt":
            return super().label(name, value)
        try:
            record = find_haunt(value)
        except UnknownHaunt:  # none came, or its package is not here any more
            return super().label(name, value)
        called = Words("en").name("betrayal", "haunt", record.id)
        return f"{value} {called}" if record.number is not None else called

    @override
    def look(self) -> None:
        """A turn has begun where there is another one; a round where it is that of a seat further back."""
        state = self._state
        turn = state.turn
        if turn is not self._turn and state.phase not in NOT_YET:
            self._turn = turn
            self.turn += 1
            if not turn.monster:
                self.rounds += turn.seat <= self._last_seat
                self._last_seat = turn.seat
        if state.haunt is not None and not self._beginning and state.phase not in NOT_YET:
            self._beginning = self._note_beginning()

    @override
    def on_turn(self) -> Sequence[int]:
        turn = self._state.turn
        return () if turn.monster else (turn.seat,)

    @override
    def seat_sides(self) -> list[str]:
        rules = self.table.rules
        return [rules.own_side(seat) if isinstance(rules, Haunt) else "" for seat in range(self.table.seats)]

    @override
    def winner_side(self, result: Result) -> str:
        """The haunt's own word for it: some let only a few of a side win."""
        side = result.reason.rpartition("-")[2]
        return side if result.winners and side in self.sides else super().winner_side(result)

    @override
    def living(self) -> list[bool]:
        explorers = self._state.explorers
        return [who.alive for who in explorers] if explorers else super().living()

    @override
    def reached(self) -> list[Goal]:
        """The objectives of both sides as they stand, each once."""
        rules = self.table.rules
        if not isinstance(rules, Haunt):
            return []
        found: dict[tuple[str, str], Goal] = {}
        for seat in range(self.table.seats):
            side = rules.own_side(seat)
            for wish in rules.objectives_of(seat):
                found.setdefault((side, wish.id), Goal(side, wish.id, wish.done, wish.of))
        return list(found.values())

    @override
    def known(self) -> dict[str, Any]:
        explorers = [who.id for who in self._state.explorers]
        return {**dict.fromkeys(self.facts), "haunt": 0, "haunt_id": "", "explorers": explorers, **self._beginning}

    def _note_beginning(self) -> dict[str, Any]:
        """What both sides begin the haunt with."""
        state = self._state
        haunt = state.haunt
        assert haunt is not None, "no haunt has begun"
        heroes = [who for who in state.explorers if not who.traitor]
        traitor = None if haunt.traitor is None else state.explorers[haunt.traitor]
        return {
            "haunt": haunt.number,
            "haunt_id": find_haunt(haunt.key).id,
            "haunt_round": self.rounds,
            "omens": state.omens_drawn,
            "omen": haunt.omen,
            "rooms": state.house.count(";") + 1,
            "revealer": haunt.revealer,
            "traitor": haunt.traitor,
            "traitor_reveals": haunt.traitor == haunt.revealer,
            "first": haunt.first,
            "revealer_first": haunt.first == haunt.revealer,
            "heroes_explorers": [who.id for who in heroes],
            "traitor_explorer": "" if traitor is None else traitor.id,
            "heroes_cards": sorted(card for who in heroes for card in who.cards),
            "traitor_cards": [] if traitor is None else sorted(traitor.cards),
            **dict(self._traits(heroes, traitor)),
        }

    def _traits(self, heroes: list[Explorer], traitor: Explorer | None) -> Iterator[tuple[str, float | None]]:
        rules = cast(Traits, self.table.rules)
        for trait in TRAITS:
            values = [rules.value(who, trait) for who in heroes if who.alive]
            yield f"heroes_{trait}", sum(values) / len(values) if values else None
            yield f"traitor_{trait}", None if traitor is None else rules.value(traitor, trait)
