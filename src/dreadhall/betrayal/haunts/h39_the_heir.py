"""Haunt 39, The Heir: one hero must come to the throne with Spear and Ring; assassins lie in wait for all of them."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Annotated

import msgspec
from typing_extensions import override

from dreadhall.betrayal.components.cards import RING, SPEAR
from dreadhall.betrayal.components.rooms import STATUARY_CORRIDOR
from dreadhall.betrayal.happenings.moves import Moves
from dreadhall.betrayal.ids import NO_ROOM, CardId, ExplorerId, RoomId
from dreadhall.betrayal.memory import Memory, may_know, remembers, secret_of
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.phases.sides import Side
from dreadhall.betrayal.state import BetrayalState, Explorer
from dreadhall.betrayal.toolkit.deeds.clock import Clock
from dreadhall.betrayal.toolkit.deeds.key_cards import KeyCards
from dreadhall.betrayal.toolkit.deeds.tasks import Tasks
from dreadhall.betrayal.toolkit.house.bringing import Bringing
from dreadhall.betrayal.toolkit.unseen.standing_orders import StandingOrders
from dreadhall.kernel import Choice, Dice, Event, Happening
from dreadhall.kernel.bounds import Small
from dreadhall.kernel.dice import roll_numbers, roll_one_of

if TYPE_CHECKING:
    from dreadhall.betrayal.presentation.view import BetrayalView

THRONE_ROOM = STATUARY_CORRIDOR
REGALIA = (SPEAR, RING)
REINFORCED = (3, 6)
"""The turns at whose end new assassins come. (H39-20 to H39-23)"""
SNEAK_ATTACK = 2
HIDE, STRIKE, CROWN = "h39-traitor-hide", "h39-traitor-strike", "h39-heroes-crown"
KILL_HEIR = "h39-traitor-heir"
OWN_REGALIA, TO_THE_HEIR = "h39-heroes-own-regalia", "h39-heroes-regalia"
USED = "h39-used"
"""The counter of assassins that have struck. (H39-09)"""


class HeirChosen(Happening, kind="h39-heir-chosen"):
    """The heroes know who the heir is."""

    explorer: ExplorerId


class Strikes(Happening, kind="h39-strikes"):
    """An assassin strikes."""

    explorer: ExplorerId
    room: RoomId


class NotTheHeir(Happening, kind="h39-not-the-heir"):
    """The traitor knows who the heir was not."""

    explorer: ExplorerId


class HeirKnown(Happening, kind="h39-heir-known"):
    """Everybody knows who the heir was."""

    explorer: ExplorerId


class TheHeirMemory(Memory):
    """Who the heir is, and where blades are hidden."""

    heir: Annotated[ExplorerId | None, secret_of("heroes")] = None
    assassins: Annotated[list[RoomId], secret_of("traitor")] = []
    """The rooms with an assassin."""
    lairs: Annotated[list[RoomId], secret_of("nobody")] = []
    """The rooms in which one could have been hidden."""
    used: Small = 0
    """The assassins that have struck. (H39-09)"""


class TheHeir(StandingOrders, Tasks, KeyCards, Clock, Bringing):
    """The traitor's orders stand; whoever walks into one of the hidden blades may be struck, or never know."""

    number = 39
    memory = remembers(TheHeirMemory)
    key_cards = REGALIA

    # Set-up

    @override
    async def set_up(self) -> None:
        """Throne, track, assassins and their orders; then, unseen by the traitor, the heir. (H39-05 to H39-08)"""
        traitor = self.traitor.seat
        await self.fetch_room(traitor, THRONE_ROOM, self.hardest_to_reach(THRONE_ROOM))
        self.set_track(0)
        await self.hide_assassins(but=THRONE_ROOM)
        await self.give_order(traitor, STRIKE, self.living_heroes())
        others = [hero for hero in self.living_heroes() if hero is not self.revealer]
        choices = [Choice(f"{CROWN}:{hero.id}", hero.id, {"explorer": hero.id}) for hero in others]
        heir = await self.ask(self.revealer.seat, CROWN, choices, secret=True)
        self.memory.heir = heir
        self.tell(HeirChosen(explorer=heir), to=[hero.seat for hero in self.living_heroes()])

    # The assassins

    def lurking(self) -> list[RoomId]:
        """The rooms with an assassin. Nobody may be told but the traitor."""
        return self.memory.assassins

    async def hide_assassins(self, but: str = "") -> None:
        """As many as players, each in a room of its own where nobody is; who finds none is lost. (H39-07, -30, -38)"""
        memory = self.memory
        empty = [room for room in self.standing_rooms() if room != but and not self.explorers_in(room)]
        memory.lairs = list(dict.fromkeys([*memory.lairs, *empty]))
        for left in range(min(self.players, len(empty)), 0, -1):
            # However many rooms are taken already, which nobody else knows, there are as many answers.
            free = [room for room in empty if room not in self.lurking()]
            choices = [Choice(f"{HIDE}:{room}", room, {"room": room}) for room in free] or [Choice("nothing", NO_ROOM)]
            found = await self.ask(self.traitor.seat, HIDE, choices, always=True, secret=True, count=left)
            if found:
                memory.assassins.append(found)

    @override
    async def entered(self, who: Explorer) -> None:
        """The throne decides before any blade; struck or not, a hero cannot take the step back. (H39-15, -27, -31)"""
        await super().entered(who)
        if not self.is_hero(who):
            return
        self.learnt = True
        room = self.room(who)
        if room in self.lurking() and self.is_ordered(self.traitor.seat, STRIKE, who):
            await self.sneak_attack(who, room)

    async def sneak_attack(self, who: Explorer, room: RoomId) -> None:
        """Two dice of damage, no defence; then the assassin takes poison. (H39-13 to H39-15, H39-32)"""
        faces = self.fall(SNEAK_ATTACK)
        self.memory.assassins.remove(room)
        self.memory.lairs = [other for other in self.memory.lairs if other != room]
        self.tell(Strikes(explorer=who.id, room=room), reveals=True)
        self.tell_roll(None, "h39-blade", "damage", "", faces)
        self.memory.used += 1
        self.tell_count(USED, self.memory.used)
        with self.because("h39-blade"):
            await self.take_damage(who, "physical", sum(faces))

    # The clock

    @override
    async def slot_ends(self, who: Explorer) -> None:
        """After the traitor's turn, even a dead one's: the track, new assassins, new orders. (H39-19 to -23, H39-37)"""
        await super().slot_ends(who)
        if who is not self.traitor:
            return
        if self.advance_track() in REINFORCED:
            await self.hide_assassins()
        hired = 1 + sum(self.haunt.track >= turn for turn in REINFORCED)
        if self.memory.used < hired * self.players:
            await self.give_order(who.seat, STRIKE, self.living_heroes())

    # The heir

    @property
    def heir(self) -> Explorer:
        """The hero who must sit on the throne. The traitor may not be told."""
        return next(who for who in self.state.explorers if who.id == self.memory.heir)

    @override
    async def after_death(self, who: Explorer, by: str) -> None:
        """The traitor asks whether that was the heir, and is told the truth; the heir's death says it. (H39-16, -33)"""
        await super().after_death(who, by)
        if self.is_hero(who) and who is not self.heir:
            self.tell(NotTheHeir(explorer=who.id), to=[self.traitor.seat])

    # Victory

    @override
    def heroes_won(self) -> bool:
        """The heir is in the throne's room with Spear and Ring. (H39-24, H39-28)"""
        heir = self.heir
        return self.on_board(heir) and self.room(heir) == THRONE_ROOM and all(card in heir.cards for card in REGALIA)

    @override
    def traitor_won(self) -> bool:
        """The heir is dead. (H39-25)"""
        return not self.heir.alive

    @override
    def win(self, side: Side) -> None:
        """Now everybody learns who it was. (H39-12)"""
        self.tell(HeirKnown(explorer=self.heir.id), reveals=True)
        super().win(side)

    @override
    def objectives_of(self, seat: int) -> Iterator[Objective]:
        """Regalia to the heir, the heir to the throne; for the traitor the death of heroes, one by one. (H39-40)"""
        who = self.state.explorers[seat]
        if not self.is_hero(who):
            foes = tuple(hero.id for hero in self.living_heroes())
            crowned = tuple(hero.id for hero in self.living_heroes() if all(card in hero.cards for card in REGALIA))
            verbs = (HIDE, f"{STRIKE}-all")
            yield Objective(id=KILL_HEIR, verbs=verbs, foes=crowned or foes, at_any_cost=bool(crowned))
            return
        if self.memory.heir is None:
            return
        heir = self.heir
        missing = tuple(card for card in REGALIA if card not in heir.cards)
        done, of = len(REGALIA) - len(missing), len(REGALIA)
        if who is heir and not missing:
            yield Objective(id="h39-heroes-throne", rooms=(THRONE_ROOM,))
            return
        gifts = tuple(f"trade:{heir.id}:{card}" for card in missing if card in who.cards)
        thieves = tuple(other.id for other in self.explorers() if not self.is_hero(other) and has_any(other, missing))
        helpers = [other for other in self.heroes() if has_any(other, missing)]
        meeting = [self.room(heir)] if gifts else [self.room(other) for other in helpers] if who is heir else []
        takes, rooms = (*gifts, *(f"take:{card}" for card in missing)), tuple(meeting)
        if who is not heir:
            yield Objective(id=TO_THE_HEIR, done=done, of=of, verbs=takes, rooms=rooms, cards=missing, foes=thieves)
            return
        # Whose death is the end leaves the fighting to others, and keeps away from it.
        hunters = [other for other in self.explorers() if not self.is_hero(other)]
        shun, leave = tuple(map(self.room, hunters)), tuple(other.id for other in hunters)
        yield Objective(
            id=OWN_REGALIA, done=done, of=of, verbs=takes, rooms=rooms, cards=missing, avoid=shun, leave=leave
        )

    @classmethod
    @override
    def guess(cls, view: "BetrayalView", seat: int, wish: Objective) -> Iterator[Objective]:
        """A blade serves best next door to heroes. (H39-40)"""
        if wish.id == KILL_HEIR:
            near = [other for room in view.rooms if stands_in(view, wish, room.id) for other in room.joined.values()]
            verbs = (*(f"{HIDE}:{room}" for room in near), *wish.verbs)
            wish = msgspec.structs.replace(wish, verbs=verbs)
        yield wish

    # Secrets

    @classmethod
    @override
    def imagine_secrets(cls, state: BetrayalState, seat: int | None, dice: Dice, told: Sequence[Event]) -> None:
        """Assassins could be wherever they might have hidden, but for those that struck; any other hero be the heir."""
        super().imagine_secrets(state, seat, dice, told)
        haunt, memory = state.haunt, cls.memory.of(state.haunt)
        assert haunt is not None
        assert haunt.traitor is not None
        if memory.heir is not None and not may_know("heroes", state, seat) and state.result is None:
            known = [event.explorer for event in HeirKnown.among(told)]
            dead = [event.explorer for event in NotTheHeir.among(told)]
            heirs = [who.id for who in state.explorers if who.alive and not who.traitor and who.seat != haunt.revealer]
            heirs = known or [name for name in heirs if name not in dead]
            memory.heir = roll_one_of(dice, "heir", heirs)
        if not may_know("traitor", state, seat):
            orders = cls.orders.of(haunt).given.get(haunt.traitor, {})
            imagine_assassins(memory, orders, dice, told)


def imagine_assassins(
    memory: TheHeirMemory, orders: dict[str, list[ExplorerId]], dice: Dice, told: Sequence[Event]
) -> None:
    """As many as there are, in rooms where they might be; what struck since then is there, and under orders."""
    struck = {event.room: event.explorer for event in Strikes.among(told)}
    entered = {event.room for event in Moves.among(told)}
    lairs = [room for room in memory.lairs if room not in struck]
    quiet = [room for room in lairs if room not in entered]
    drawn = []
    for _ in range(len(memory.assassins) - len(struck)):
        # Where nobody was struck since then there is none, unless that is all that is left.
        among = quiet or [room for room in lairs if room not in drawn]
        drawn.append(among.pop(roll_numbers(dice, "assassins", len(among))[0]))
    memory.assassins = [*struck, *drawn]
    if STRIKE in orders:
        orders[STRIKE] = list(dict.fromkeys([*orders[STRIKE], *struck.values()]))


def has_any(who: Explorer, cards: tuple[CardId, ...]) -> bool:
    """Whether somebody carries one of these."""
    return any(card in who.cards for card in cards)


def stands_in(view: "BetrayalView", wish: Objective, room: RoomId) -> bool:
    """Whether one of the foes of a wish is seen in a room."""
    return any(who.room == room and who.id in wish.foes for who in view.explorers)


RULES = TheHeir
