"""The sides of a haunt: who is on which, what each may read, whom it opposes. (B-HSET, B-ATK-03, B-MON-18, B-SEC)"""

from collections.abc import Iterable, Iterator
from typing import ClassVar, Literal

import msgspec
from typing_extensions import override

from dreadhall.betrayal.components.pieces import Trait
from dreadhall.betrayal.ground import Fighter
from dreadhall.betrayal.happenings.phases import SideChanged
from dreadhall.betrayal.ids import CardId, ExplorerId, Place, RoomId
from dreadhall.betrayal.monsters.monster_turn import MonsterTurn
from dreadhall.betrayal.state import Explorer, Figure
from dreadhall.kernel import StepEnds, hook

Side = Literal["heroes", "traitor"]
HEROES = "heroes"
"""The channel in which the heroes talk."""


class SecretTurn(msgspec.Struct, frozen=True):
    """Somebody has changed sides unseen, by something that everybody heard of without knowing what it did."""

    explorer: ExplorerId
    kind: str
    """What everybody heard: a kind of happening."""
    later: int
    """How many of that kind have come after it."""


class Sides(MonsterTurn):
    """Heroes, the traitor, and the monsters."""

    number: ClassVar[int]
    """The number of a printed haunt, in the chart and in the names of its words; others go by their id."""
    open_book: ClassVar[bool] = False
    """Whether everybody reads the same book: no traitor, or a hidden one. (B-HBOOK-02, B-HBOOK-03)"""

    sides_known: list[Side] | None = None
    """The side of each seat as that seat was last told it; None before the first step by these rules."""

    # Looking whether somebody has changed sides

    @override
    async def step(self) -> None:
        """A step, in which somebody may have changed sides: they are told so, even by the last step of a game."""
        if self.sides_known is None and self.record:
            self.sides_known = self.own_sides()
        try:
            await super().step()
        except StepEnds:
            self.tell_changed_sides()
            raise
        self.tell_changed_sides()

    @override
    def before_question(self, prompt: str) -> None:
        """Nobody is asked anything as what they are no more."""
        self.tell_changed_sides()
        super().before_question(prompt)

    def own_sides(self) -> list[Side]:
        """The side of every seat as that seat itself knows it; in set-up they are only being settled."""
        return [] if self.state.phase == "haunt-setup" else self.true_sides()

    def tell_changed_sides(self) -> None:
        """Whoever has changed sides hears it; the others only where they can see it. (C-24, B-HSET-06)"""
        if not self.record:
            return
        known, now = self.sides_known, self.own_sides()
        if now == known:
            return
        self.sides_known = now
        for seat, (before, side) in enumerate(zip(known or (), now, strict=False)):
            if before != side:
                openly = self.side_of(seat) == side
                self.tell(
                    SideChanged(explorer=self.state.explorers[seat].id, was=before, side=side, openly=openly),
                    cause="",
                    to=None if openly else [seat],
                )

    # Who is who

    def side_of(self, seat: int) -> Side:
        """The side a seat is on, as far as everybody knows."""
        return "traitor" if self.state.explorers[seat].traitor else "heroes"

    def side_shown(self, seat: int) -> Side:
        """The side that everybody is shown: when all is over, the true one. (Secrecy, S5)"""
        return self.side_of(seat) if self.state.result is None else self.own_side(seat)

    @hook
    def turned_in_secret(self) -> Iterable[SecretTurn]:
        """Who has changed sides unseen, in that order; nobody is told before all is over."""
        return ()

    @hook
    def books_of(self, seat: int) -> list[Side]:
        """The books a seat may read; who changes sides keeps what it knew. (B-HSET-06)"""
        if self.open_book:
            return ["heroes"]
        return ["traitor"] if self.state.explorers[seat].traitor else ["heroes"]

    @override
    def pages(self, seat: int | None) -> list[str]:
        """What is open to all of this haunt, and the books that a seat may read; after the end, all. (Secrecy, S5)"""
        books: list[Side] = [] if seat is None else self.books_of(seat)
        if self.state.result is not None:
            books = ["heroes"] if self.open_book else ["heroes", "traitor"]
        prefix = self.haunt.prefix
        return [*super().pages(seat), "haunts", prefix, *(f"{prefix}-{book}" for book in books)]

    @override
    def channels(self, seat: int | None) -> list[str]:
        """Where the sides read apart the heroes talk apart too, until all is over. (B-SEC-03, B-HID-10, B-HSET-03)"""
        if self.open_book:
            return []
        is_hero = seat is not None and not self.state.explorers[seat].traitor
        return [HEROES] if is_hero or self.state.result is not None else []

    @property
    def traitor(self) -> Explorer:
        """The first traitor's explorer, dead or alive."""
        assert self.haunt.traitor is not None, "this haunt has no traitor"
        return self.state.explorers[self.haunt.traitor]

    @property
    def revealer(self) -> Explorer:
        """The explorer that revealed the haunt."""
        return self.state.explorers[self.haunt.revealer]

    @property
    @hook(replaced=True)
    def heroes_at_start(self) -> int:
        """The number of heroes when the haunt began. (C-02)"""
        return self.seats - (self.haunt.traitor is not None)

    def is_hero(self, who: Explorer) -> bool:
        """Whether an explorer is on the heroes' side."""
        return not who.traitor

    def living_heroes(self) -> list[Explorer]:
        """The heroes that live, in the house or out of it."""
        return [who for who in self.state.explorers if who.alive and self.is_hero(who)]

    def a_hero_lives(self) -> bool:
        """Whether any hero lives, in the house or out of it."""
        for who in self.state.explorers:  # noqa: SIM110 - looked at after every deed, and mostly true at once
            if who.alive and not who.traitor:
                return True
        return False

    def heroes(self) -> list[Explorer]:
        """The living heroes in the house."""
        return [who for who in self.explorers() if self.is_hero(who)]

    def heroes_in(self, room: RoomId) -> list[Explorer]:
        """The heroes in a room, on whatever side."""
        return [who for who in self.explorers_in(room) if self.is_hero(who)]

    def is_present(self, card: CardId, place: Place, *, only_with_heroes: bool = False) -> bool:
        """Whether a card is in a place: in a pile, or with whoever is there; some texts want it with a hero. (C-30)"""
        if card in self.state.piles.get(place, ()):
            return True
        if any(card in who.cards for who in self.explorers_at(place) if self.is_hero(who) or not only_with_heroes):
            return True
        return not only_with_heroes and any(card in figure.cards for figure in self.monsters_at(place))

    @property
    def speaker(self) -> int:
        """The seat that decides for the heroes. (C-10)"""
        haunt = self.haunt
        if self.revealer.alive and self.is_hero(self.revealer):
            return haunt.revealer
        start = haunt.revealer if haunt.traitor is None else haunt.traitor
        return next((who.seat for who in self.from_left_of(start) if who.alive and self.is_hero(who)), haunt.revealer)

    def in_order(self) -> Iterator[Explorer]:
        """Explorers one by one as effects on several reach them: from the left of the anchor. (C-26)"""
        return (who for who in self.from_left_of(self.anchor) if self.on_board(who))

    def own_side(self, seat: int) -> Side:
        """The side a seat is on as that seat itself knows it."""
        return self.true_sides()[seat]

    @hook(replaced=True)
    def true_sides(self) -> list[Side]:
        """The side of every seat, hidden or not: all at once, because it is looked at before every question."""
        return ["traitor" if who.traitor else "heroes" for who in self.state.explorers]

    # Opponents

    @override
    def opponents(self, who: Fighter) -> list[Fighter]:
        """The traitor and the monsters are opponents of the heroes, and the reverse. (B-ATK-03, B-ATK-04)"""
        heroic = isinstance(who, Explorer) and not who.traitor
        found: list[Fighter] = []
        for other in self.state.explorers:
            if other.traitor == heroic and other.alive and not other.away:
                found.append(other)
        if heroic and self.state.monsters:
            records = self.records
            found += [figure for figure in self.state.monsters.values() if records[figure.kind].fights]
        return found

    @override
    def may_attack(self, who: Fighter, target: Fighter, trait: Trait, card: CardId) -> bool:
        """Monsters can be immune; a stunned one is attacked only for something more than stunning. (C-38, C-39)"""
        if isinstance(target, Figure):
            if trait in self.stats(target).immune:
                return False
            if target.stunned and self.worth_attacking_stunned(who, target, trait, card):
                return self.has_trait(who, trait) and self.has_trait(target, trait)
        return super().may_attack(who, target, trait, card)

    @hook
    def worth_attacking_stunned(self, who: Fighter, target: Figure, trait: Trait, card: CardId) -> bool:
        """Whether a win over a stunned monster could do more than stun it."""
        return False

    @override
    def slows(self, one: Fighter, other: Fighter) -> bool:
        """An opponent that can fight and is not stunned slows. (B-PAST-01 to B-PAST-03, C-44)"""
        if isinstance(one, Figure):
            record = self.stats(one)
            return (
                record.slows
                and record.fights
                and not one.stunned
                and isinstance(other, Explorer)
                and self.is_hero(other)
            )
        if isinstance(other, Figure):
            return self.is_hero(one)
        return self.is_hero(one) != self.is_hero(other)

    @override
    def surcharge(self, who: Explorer) -> int:
        """A space for each opponent left behind. (B-PAST-01, B-PAST-05)"""
        place, extra = who.place, 0
        for other in self.explorers_at(place):
            if other is not who and self.slows(other, who):
                extra += 1
        for figure in self.state.monsters.values():
            if figure.place == place and self.slows(figure, who):
                extra += 1
        return extra

    @override
    def may_slip_away(self, who: Explorer) -> bool:
        """Falls, slides and the Revolving Wall need the spaces that opponents cost."""
        return super().may_slip_away(who) and self.can_pay(who, self.surcharge(who))

    @override
    def pay_for_leaving(self, who: Explorer) -> None:
        """Falls pay what opponents cost, but nothing else."""
        self.turn.spent += self.surcharge(who)
