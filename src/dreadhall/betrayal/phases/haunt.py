"""The haunt: sides, turns, goals. A haunt is a subclass of this, in its own file. (B-HSET, B-HTURN, B-PAST, B-WIN)"""

from collections.abc import Coroutine, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Literal

import msgspec
from typing_extensions import override

from dreadhall.betrayal.components.catalogue import CARDS
from dreadhall.betrayal.explorers.combat import Attack
from dreadhall.betrayal.ground import Deed, Fighter, deed
from dreadhall.betrayal.monsters.monster_turn import MonsterTurn
from dreadhall.betrayal.state import BetrayalState, Explorer, Figure
from dreadhall.kernel import Choice, Dice, Event, hook

if TYPE_CHECKING:
    from dreadhall.betrayal.telling.view import BetrayalView

Side = Literal["heroes", "traitor"]
HEROES = "heroes"
"""The channel in which the heroes talk."""


class Objective(msgspec.Struct, frozen=True, kw_only=True):
    """Something a side wants: how far it is, and what leads there. For the screen of that side, and for bots.

    `id` names a message of the side's book. `verbs` are choices that bring it on, or whole keys of such, `rooms` rooms
    or places to go to, `foes` figures to beat, `cards` things to have, `avoid` rooms better left alone; the elevator
    among these does not run for that side. What players have to work out for themselves is not in it: bots guess, too.
    """

    id: str
    done: int = 0
    of: int = 1
    verbs: tuple[str, ...] = ()
    rooms: tuple[str, ...] = ()
    foes: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    avoid: tuple[str, ...] = ()


class Haunt(MonsterTurn):
    """What all haunts share. The hooks that a haunt overrides have no text of their own here."""

    number: ClassVar[int]
    """The number of the haunt, in the chart and in the names of its words."""
    open_book: ClassVar[bool] = False
    """Whether everybody reads the same book: no traitor, or a hidden one. (B-HBOOK-02, B-HBOOK-03)"""

    @override
    def phase_step(self) -> Coroutine[Any, Any, None]:
        """The phases of a haunt besides those of a turn."""
        match self.state.phase:
            case "turn-end":
                return self.turn_end()
            case "turn-start":
                return self.turn_start()
            case "monster":
                return self.monster_step()
            case "next-monster":
                return self.next_monster()
            case "monsters":
                return self.begin_monster_turn()
            case "haunt-setup":
                return self.begin_haunt()
            case "haunt-ready":
                return self.wait_until_ready()
            case _:
                return super().phase_step()

    # Set-up

    async def begin_haunt(self) -> None:
        """The traitor turns; then the house changes as both books say. (B-HSET-01, B-HSET-04, B-POW-01)"""
        traitor = self.haunt.traitor
        if traitor is not None:
            self.turn_traitor(self.state.explorers[traitor])
        await self.set_up()
        self.state.phase = "haunt-ready"

    @hook
    async def set_up(self) -> None:
        """What the haunt puts on the board, the traitor's part first."""

    async def claim_card(self, card: str) -> None:
        """Take a card for the set-up: from its holder, a pile, its stack or the discards. (C-12, C-14)"""
        state = self.state
        holder = self.holder(card)
        if holder is not None:
            self.emit("is-taken", explorer=holder.id, card=card)
            await self.lose_card(holder, card, safely=True)
        for place in [place for place, pile in state.piles.items() if card in pile]:
            self.take_up(place, card)
        state.companions.pop(card, None)
        self.take_from_deck(card)
        for pile in (self.deck(CARDS[card].kind).discards, state.gone):
            if card in pile:
                pile.remove(card)

    async def wait_until_ready(self) -> None:
        """Everybody reads, and says so. (B-HSET-05, B-DEC-21)"""
        await self.ask_all("ready", {seat: [Choice("ready", None)] for seat in range(self.seats)})
        self.pass_turn(self.haunt.first)

    # Sides

    def side_of(self, seat: int) -> Side:
        """The side a seat is on, as far as everybody knows."""
        return "traitor" if self.state.explorers[seat].traitor else "heroes"

    @hook
    def books_of(self, seat: int) -> list[Side]:
        """The books a seat may read; who changes sides keeps what it knew. (B-HSET-06)"""
        if self.open_book:
            return ["heroes"]
        return ["traitor"] if self.state.explorers[seat].traitor else ["heroes"]

    @override
    def pages(self, seat: int | None) -> list[str]:
        """The pages of the haunt's books that a seat may read; after the end, all of them. (Secrecy, S5)"""
        books: list[Side] = [] if seat is None else self.books_of(seat)
        if self.state.result is not None:
            books = ["heroes"] if self.open_book else ["heroes", "traitor"]
        return [f"h{self.number:02}-{book}" for book in books]

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

    def heroes_in(self, room: str) -> list[Explorer]:
        """The heroes in a room, on whatever side."""
        return [who for who in self.explorers_in(room) if self.is_hero(who)]

    def is_present(self, card: str, place: str, *, only_with_heroes: bool = False) -> bool:
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

    # Turns

    @override
    async def turn_start(self) -> None:
        """Duties of the slot come first, whether somebody can act in it or not. (C-21)"""
        who = self.active
        if self.takes_turn(who):
            self.tell_turn(who)
        await self.slot_starts(who)
        if self.takes_turn(who):
            await self.begin_turn(who)
        else:
            await self.offer_stairs(who.seat)
            self.state.phase = "turn-end"
        self.check_goals()

    @override
    def deed_done(self, who: Explorer) -> None:
        """What somebody did may have decided the game."""
        if self.turn.ended or not self.can_act(who):
            self.state.phase = "turn-end"
        self.check_goals()

    @hook
    def takes_turn(self, who: Explorer) -> bool:
        """Whether somebody can act: the dead and those away cannot. (B-HTURN-07)"""
        return who.alive and not who.away

    @hook
    async def slot_starts(self, who: Explorer) -> None:
        """Duties that come at the start of a seat's turn, even of a dead explorer's."""

    @hook
    async def slot_ends(self, who: Explorer) -> None:
        """Duties that come at the end of a seat's turn, even of a dead explorer's."""

    @override
    async def after_turn(self) -> None:
        """Clockwise; after the traitor the monsters. (B-HTURN-02, B-HTURN-03, B-HTURN-05)"""
        who = self.active
        await self.slot_ends(who)
        self.check_goals()
        if who.seat != self.anchor:
            self.pass_turn((who.seat + 1) % self.seats)
        elif self.state.monsters or self.has_monster_duty():
            self.state.phase = "monsters"
        else:
            await self.round_ends()
            self.check_goals()
            self.pass_turn(self.haunt.first)

    @override
    async def end_monster_turn(self) -> None:
        """The monster turn closes the round."""
        await super().end_monster_turn()
        await self.round_ends()

    @hook
    async def round_ends(self) -> None:
        """What the haunt does when everybody has had a turn."""

    @override
    def free_deeds(self, who: Explorer) -> list[Choice[Deed]]:
        """What could be done before the haunt, attacks, and what the haunt adds. (B-HTURN-08)"""
        found = super().free_deeds(who)
        if not self.turn.attacked:
            found += self.attack_deeds(who)
        found += self.actions(who)
        if who.seat == self.haunt.traitor and self.stuck_below():
            found.append(deed("fetch-stairs", self.fetch_stairs, who.seat))
        return found

    @hook
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """The haunt's own actions: what somebody can do now, besides what everybody always can."""
        return iter(())

    # Telling

    def tell_failure(self, who: Explorer, needed: int) -> None:
        """Whoever reads the same book hears that a task has failed, and what it takes. (B-SEC-01, B-SEC-02)"""
        friends = [other.seat for other in self.state.explorers if other.traitor == who.traitor]
        self.emit("task-fails", to=None if self.open_book else friends, explorer=who.id, needed=needed)

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
    def may_attack(self, who: Fighter, target: Fighter, trait: str, card: str) -> bool:
        """Monsters can be immune; a stunned one is attacked only for something more than stunning. (C-38, C-39)"""
        if isinstance(target, Figure):
            if trait in self.stats(target).immune:
                return False
            if target.stunned and self.worth_attacking_stunned(who, target, trait, card):
                return self.has_trait(who, trait) and self.has_trait(target, trait)
        return super().may_attack(who, target, trait, card)

    @hook
    def worth_attacking_stunned(self, who: Fighter, target: Figure, trait: str, card: str) -> bool:
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

    @hook(replaced=True)
    def surcharge(self, who: Explorer) -> int:
        """The spaces that opponents cost whoever leaves their place. (B-PAST-01, B-PAST-05)"""
        place, extra = who.place, 0
        for other in self.explorers_at(place):
            if other is not who and self.slows(other, who):
                extra += 1
        for figure in self.state.monsters.values():
            if figure.place == place and self.slows(figure, who):
                extra += 1
        return extra

    @override
    def step_price(self, who: Explorer, place: str = "") -> int:
        """A space, and one for each opponent left behind."""
        return 1 + self.surcharge(who)

    @override
    def may_slip_away(self, who: Explorer) -> bool:
        """Falls, slides and the Revolving Wall need the spaces that opponents cost."""
        return super().may_slip_away(who) and self.can_pay(who, self.surcharge(who))

    @override
    def pay_for_leaving(self, who: Explorer) -> None:
        """Falls pay what opponents cost, but nothing else."""
        self.turn.spent += self.surcharge(who)

    # Goals

    @hook(replaced=True)
    def heroes_won(self) -> bool:
        """Whether the heroes have done what their book asks."""
        return False

    @hook(replaced=True)
    def traitor_won(self) -> bool:
        """Whether the traitor's side has done what its book asks, besides that no hero lives."""
        return False

    @override
    def check_goals(self) -> None:
        """The first side to reach its goal wins at once; both at once: that whose turn it is. (B-WIN, C-51, C-52)"""
        if self.state.phase == "haunt-setup":
            return
        alive = self.a_hero_lives()
        heroes = alive and self.heroes_won()
        traitor = self.traitor_won() or (not alive and self.haunt.traitor is not None)
        if heroes and (not traitor or not self.traitors_moment()):
            self.win("heroes")
        if traitor:
            self.win("traitor")
        if not alive:
            self.end_game((), "nobody")

    def traitors_moment(self) -> bool:
        """Whether it is the turn of the traitor's side: the monster turn is."""
        return bool(self.turn.monster) or self.state.phase in ("monsters", "next-monster") or self.active.traitor

    @hook
    def win(self, side: Side) -> None:
        """A side has won: all of it, the dead included. (C-48)"""
        self.end_game(self.winners(side), f"h{self.number:02}-{side}")

    @hook(replaced=True)
    def winners(self, side: Side) -> Iterable[int]:
        """The seats that win with a side."""
        return [who.seat for who in self.state.explorers if who.traitor == (side == "traitor")]

    @hook(replaced=True)
    def objectives(self, side: Side) -> Iterator[Objective]:
        """What a side wants, for its screen and its bots."""
        return iter(())

    def no_hero_left(
        self, wish: str, *, verbs: tuple[str, ...] = (), rooms: tuple[str, ...] = (), avoid: tuple[str, ...] = ()
    ) -> Objective:
        """A traitor's wish to see all heroes dead."""
        left = self.living_heroes()
        of, foes = self.heroes_at_start, tuple(hero.id for hero in left)
        return Objective(id=wish, done=of - len(left), of=of, verbs=verbs, rooms=rooms, foes=foes, avoid=avoid)

    @override
    async def after_death(self, who: Explorer, by: str) -> None:
        """Somebody has died: perhaps that decides the game. (B-WIN-06)"""
        self.check_goals()

    # Killing

    async def kill(self, who: Explorer, by: str = "") -> None:
        """An explorer is killed outright, whatever the traits show."""
        if who.alive:
            await self.dies(who, by)

    @override
    async def beaten(self, loser: Fighter, winner: Fighter, points: int, attack: Attack) -> None:
        """As the rulebook says; then the goals are looked at."""
        await super().beaten(loser, winner, points, attack)
        self.check_goals()

    # Secrets

    @override
    def keeps_secrets(self) -> bool:
        """Each side has its own book, or somebody a role."""
        return True

    @hook
    def secrets_for(self, seat: int | None) -> dict[str, str]:
        """Which of the haunt's secrets a seat may know."""
        return {}

    @classmethod
    @hook
    def imagine_secrets(cls, state: BetrayalState, seat: int | None, dice: Dice, told: Sequence[Event]) -> None:
        """Draw anew, with these dice, what the haunt keeps from a seat, but for what it was told since then."""

    @hook(replaced=True)
    def own_side(self, seat: int) -> Side:
        """The side a seat is on as that seat itself knows it."""
        return self.side_of(seat)

    @hook(replaced=True)
    def objectives_of(self, seat: int) -> Iterator[Objective]:
        """What a seat wants: by default what its side wants."""
        return self.objectives(self.own_side(seat))

    @classmethod
    @hook(replaced=True)
    def guess(cls, view: "BetrayalView", seat: int, wish: Objective) -> Iterator[Objective]:
        """What a bot makes of something its seat wants, from what this seat may know and nothing else. (B-SEC-06)"""
        yield wish

    @hook
    def knows_monster(self, seat: int, figure: Figure) -> bool:
        """Whether a seat has read the book that prints a monster's traits: the traitor's, by default. (R-48)"""
        return self.open_book or "traitor" in self.books_of(seat)
