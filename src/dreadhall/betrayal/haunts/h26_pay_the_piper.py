"""Haunt 26, Pay the Piper: rats swarm through the house while their kin performs a ritual in a closed chamber."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

import msgspec
from typing_extensions import override

from dreadhall.betrayal.components.catalogue import MOST_DICE, ROOMS, TRAITS
from dreadhall.betrayal.components.pieces import Trait
from dreadhall.betrayal.components.rooms import PENTAGRAM_CHAMBER
from dreadhall.betrayal.explorers.combat import Attack
from dreadhall.betrayal.ground import Deed, Fighter, deed
from dreadhall.betrayal.house.plan import room_of
from dreadhall.betrayal.ids import CardId, ExplorerId, FighterId, Place, RoomId
from dreadhall.betrayal.memory import Memory, remembers
from dreadhall.betrayal.monsters.monsters import Monster
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.phases.sides import Side
from dreadhall.betrayal.state import Explorer, Figure
from dreadhall.betrayal.toolkit.deeds.tasks import Tasks
from dreadhall.betrayal.toolkit.people.boost import Boost
from dreadhall.kernel import Choice, Happening
from dreadhall.kernel.bounds import Small

if TYPE_CHECKING:
    from dreadhall.betrayal.presentation.view import BetrayalView

RAT = Monster("rat", speed=3, might=2, sanity=1, dies=True)
CHAMBER = PENTAGRAM_CHAMBER
SYMBOLS = ("event", "item", "omen")
"""The symbols of rooms that Rats come from: which, is LOST IN SOURCE."""
RITUAL, SWARM, HOW_MANY = "h26-traitor-ritual", "h26-traitor-swarm", "h26-traitor-rats"
KILL_RATS = "h26-heroes-rats"
TOKENS = "h26-ritual"
RITUAL_ROLL = 3
SUCCESSES = {3: 5, 4: 5, 5: 4, 6: 4}
"""How many rolls complete the ritual, by players. (H26-13)"""


class DrivenOut(Happening, kind="h26-driven-out"):
    """Somebody is put out of the pentagram."""

    explorer: ExplorerId
    room: RoomId
    from_place: Place
    place: Place


class Swarms(Happening, kind="h26-swarms"):
    """Several rats attack as one."""

    target: FighterId
    count: int


class Swarm(Attack):
    """Several Rats attack as one."""

    __slots__ = ("rats",)

    def __init__(self, rats: list[Figure], target: Fighter) -> None:
        super().__init__(rats[0], target)
        self.rats = rats


class PayThePiperMemory(Memory):
    """The ritual."""

    ritual: Small = 0
    entered: ExplorerId | None = None
    """The traitor, once in the Pentagram Chamber."""


class PayThePiper(Tasks, Boost):
    """Every Rat must die, or the wererat before reaching the Chamber; there the ritual goes on untouched."""

    number = 26
    memory = remembers(PayThePiperMemory)
    kinds = (RAT,)

    # Set-up

    @override
    async def set_up(self) -> None:
        """The Chamber is cleared, the traitor grows, the Rats come. (H26-02 to H26-05, H26-19)"""
        for who in self.explorers_in(CHAMBER):
            await self.drive_out(who)
        self.restore_traits(self.traitor)
        for trait in TRAITS:
            self.raise_trait(self.traitor, trait, 1)
        await self.scatter_rats(2 * self.players)

    async def drive_out(self, who: Explorer) -> None:
        """Into a room beside the Chamber, door or not, as its player likes. (H26-02, H26-30)"""
        if rooms := self.beside_chamber():
            room = await self.choose_room(who.seat, "h26-driven-out", rooms)
            before, who.place = who.place, await self.choose_place(who.seat, room)
            self.tell(DrivenOut(explorer=who.id, room=room, from_place=before, place=who.place))

    def beside_chamber(self) -> list[RoomId]:
        """The rooms that share a side with the Chamber. (C-07)"""
        return [room for _, room in self.plan.neighbours(CHAMBER)] if CHAMBER in self.plan else []

    async def scatter_rats(self, count: int) -> None:
        """One in each room before any gets a second; else the traitor says which rooms. (H26-04, H26-25, H26-32)"""
        open_to_rats = [room for room in self.standing_rooms() if room != CHAMBER]
        free = [room for room in open_to_rats if not self.explorers_in(room)]
        rooms = [room for room in free if ROOMS[room].symbol in SYMBOLS]
        rooms = rooms or [room for room in free or open_to_rats if not ROOMS[room].slides_to]
        first = rooms if len(rooms) <= count else []
        for room in first:
            await self.place_rat(room)
        left = list(rooms)
        for number in range(count - len(first)):
            room = await self.choose_room(self.traitor.seat, "h26-traitor-rat", left, left=count - len(first) - number)
            await self.place_rat(room)
            if not first:
                left.remove(room)

    async def place_rat(self, room: RoomId) -> None:
        """A Rat comes out of the wall."""
        self.place(RAT, await self.choose_place(self.traitor.seat, room))

    # The closed Chamber

    @override
    def steps_of(self, who: Explorer, place: Place) -> Sequence[Place]:
        """No hero enters. (H26-14)"""
        found = super().steps_of(who, place)
        return [to for to in found if room_of(to) != CHAMBER] if self.is_hero(who) else found

    @override
    async def entered(self, who: Explorer) -> None:
        """Whatever puts a hero there, the hero is beside it; the traitor has reached it. (H26-22, H26-30)"""
        await super().entered(who)
        if self.room(who) != CHAMBER:
            return
        if self.is_hero(who):
            await self.drive_out(who)
        else:
            self.memory.entered = who.id

    @override
    def monster_links(self, figure: Figure, room: RoomId) -> Iterable[tuple[Place, int]]:
        """No Rat enters. (H26-14)"""
        return [(to, spaces) for to, spaces in super().monster_links(figure, room) if room_of(to) != CHAMBER]

    @override
    def ways_on_foot(self, room: RoomId) -> list[RoomId]:
        """Nor does a way lead through it. (H26-35)"""
        return [other for other in super().ways_on_foot(room) if other != CHAMBER]

    @override
    def may_attack(self, who: Fighter, target: Fighter, trait: Trait, card: CardId) -> bool:
        """Nobody strikes into the Chamber; the traitor may shoot out of it. (H26-14, H26-29)"""
        return self.room(target) != CHAMBER and super().may_attack(who, target, trait, card)

    @override
    def throws(self, who: Explorer, card: CardId) -> Iterator[Choice[Deed]]:
        """Nor throws anything in. (H26-29)"""
        yield from (choice for choice in super().throws(who, card) if room_of(choice.data["place"]) != CHAMBER)

    # The ritual

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """One roll a turn in the Chamber. (H26-12, H26-28)"""
        if who is self.traitor and self.room(who) == CHAMBER:
            yield from self.task(who, RITUAL, ("sanity",), RITUAL_ROLL, self.call_rat)

    async def call_rat(self, who: Explorer) -> None:
        """A token, which may be the last; and beside the Chamber a Rat, if one is left. (H26-12, -15, -34, C-51)"""
        self.memory.ritual += 1
        self.tell_count(TOKENS, self.memory.ritual)
        if len(self.monsters(RAT)) < 2 * self.players and (rooms := self.beside_chamber()):
            await self.place_rat(await self.choose_room(who.seat, "h26-traitor-rat", rooms, left=1))

    # Swarms

    @override
    def next_ones(self, waiting: list[Figure]) -> list[Figure]:
        """One Rat of a place is as good as another that has attacked, or not, as well."""
        alike: dict[tuple[str, bool], Figure] = {}
        for rat in waiting:
            alike.setdefault((rat.place, rat.id in self.turn.used), rat)
        return list(alike.values())

    @override
    def monster_attacks(self, figure: Figure) -> list[Choice[Deed]]:
        """Alone, or together with others in the room that have not attacked this turn. (H26-16)"""
        if figure.id in self.turn.used:
            return []
        found = super().monster_attacks(figure)
        swarm = [rat for rat in self.monsters(RAT) if self.room(rat) == self.room(figure) and rat is not figure]
        swarm = [figure, *(rat for rat in swarm if rat.id not in self.turn.used and not rat.stunned)]
        for target in self.monster_targets(figure) if len(swarm) > 1 else ():
            key = f"{SWARM}:{target.id}"
            found.append(deed(key, self.swarm_over, swarm, target, target=target.id, count=len(swarm)))
        return found

    async def swarm_over(self, swarm: list[Figure], target: Fighter) -> None:
        """Any number of them, against one. (H26-16)"""
        counts = [Choice(f"{HOW_MANY}:{count}", count, {"count": count}) for count in range(2, len(swarm) + 1)]
        count = await self.ask(self.controller(swarm[0]), HOW_MANY, counts, target=target.id)
        self.turn.used += [rat.id for rat in swarm[1:count]]
        self.tell(Swarms(target=target.id, count=count))
        await self.attack_with(Swarm(swarm[:count], target))

    @override
    async def attack_with(self, attack: Attack) -> None:
        """Whoever has attacked joins no swarm later in the turn. (H26-16)"""
        if isinstance(attack.attacker, Figure):
            self.turn.used.append(attack.attacker.id)
        await super().attack_with(attack)

    @override
    def attack_dice(self, attack: Attack) -> int:
        """A swarm adds its Might up, to eight dice at most. (H26-16)"""
        if isinstance(attack, Swarm):
            return min(MOST_DICE, sum(self.value(rat, attack.trait) for rat in attack.rats))
        return super().attack_dice(attack)

    @override
    def loses_safely(self, attack: Attack) -> bool:
        """A swarm loses nothing by losing; a single Rat dies. (H26-17, H26-31)"""
        return isinstance(attack, Swarm) or super().loses_safely(attack)

    # Victory

    @override
    def heroes_won(self) -> bool:
        """No Rat is left, or the traitor died before reaching the Chamber. (H26-21, H26-22, H26-26, H26-27)"""
        return not self.state.monsters or (not self.traitor.alive and self.memory.entered is None)

    @override
    def traitor_won(self) -> bool:
        """The ritual is complete. (H26-13, H26-20, H26-23)"""
        return self.memory.ritual >= SUCCESSES[self.players]

    @override
    def objectives(self, side: Side) -> Iterator[Objective]:
        """Stop the traitor on the way, or kill all Rats; for the traitor the ritual, and heroes besides. (H26-38)"""
        rats = self.monsters(RAT)
        if side == "heroes":
            if self.traitor.alive and self.memory.entered is None:
                yield Objective(id="h26-heroes-traitor", foes=(self.traitor.id,), avoid=(CHAMBER,))
            done, of = max(0, 2 * self.players - len(rats)), 2 * self.players
            foes = tuple(rat.id for rat in rats)
            yield Objective(id=KILL_RATS, done=done, of=of, foes=foes, avoid=(CHAMBER,))
        else:
            done, of = self.memory.ritual, SUCCESSES[self.players]
            rooms = (CHAMBER,) if self.traitor.alive and self.in_house(CHAMBER) else ()
            ritual = Objective(id=RITUAL, done=done, of=of, rooms=rooms, verbs=(RITUAL,))
            together = tuple(f"{HOW_MANY}:{count}" for count in (4, 3, 2))
            wait = ("done",) if self.others_may_come() else ()
            heroes = self.no_hero_left("h26-traitor-heroes", verbs=(SWARM, *together, *wait))
            yield from (heroes, ritual) if self.turn.monster else (ritual, heroes)

    def others_may_come(self) -> bool:
        """Whether a Rat that has reached a hero does better to wait for those that have not acted yet. (H26-38)"""
        rat = self.state.monsters.get(self.turn.monster)
        return rat is not None and bool(self.turn.waiting and self.heroes_in(self.room(rat)))

    @classmethod
    @override
    def guess(cls, view: "BetrayalView", seat: int, wish: Objective) -> Iterator[Objective]:
        """A Rat throws few dice, as everybody sees: whoever has as many strikes at one, armed if possible. (H26-38)"""
        me = view.explorers[seat]
        if wish.id == KILL_RATS and me.value("might") >= RAT.traits["might"]:
            armed = tuple(f"attack:{rat}:{card.id}" for rat in wish.foes for card in me.cards)
            wish = msgspec.structs.replace(wish, verbs=(*armed, *(f"attack:{rat}" for rat in wish.foes)))
        yield wish


RULES = PayThePiper
