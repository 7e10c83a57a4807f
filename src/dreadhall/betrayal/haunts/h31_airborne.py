"""Haunt 31, Airborne: a bird has carried the house away, and there are parachutes for half of those in it."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Annotated

import msgspec
from typing_extensions import override

from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.components.lookup import LOOKUP
from dreadhall.betrayal.components.pieces import Trait
from dreadhall.betrayal.components.rooms import BALCONY, COAL_CHUTE, COLLAPSED_ROOM, TOWER
from dreadhall.betrayal.explorers.combat import Attack
from dreadhall.betrayal.ground import Deed, Fighter, deed
from dreadhall.betrayal.house.elevator import ELEVATOR
from dreadhall.betrayal.ids import NO_CARD, CardId, ExplorerId, RoomId, place_in
from dreadhall.betrayal.memory import AT_ZERO, Memory, remembers
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.phases.sides import Side
from dreadhall.betrayal.state import Explorer, rooms_in
from dreadhall.betrayal.toolkit.deeds.key_cards import KeyCards
from dreadhall.betrayal.toolkit.deeds.tasks import Tasks
from dreadhall.betrayal.toolkit.house.front_door import HALL, OUTSIDE
from dreadhall.betrayal.toolkit.house.rebuilding import Rebuilding
from dreadhall.betrayal.toolkit.people.free_for_all import FreeForAll
from dreadhall.kernel import Choice, Happening
from dreadhall.kernel.bounds import Small

if TYPE_CHECKING:
    from dreadhall.betrayal.presentation.view import BetrayalView

PARACHUTES = (CardId("parachute-1"), CardId("parachute-2"), CardId("parachute-3"))
EXITS = (HALL, BALCONY, TOWER, COAL_CHUTE, COLLAPSED_ROOM)
FIND, LEAP = 4, 4
SEARCH, STEAL, EXIT = "h31-heroes-search", "h31-heroes-steal", "h31-heroes-exit"
SEARCH_TRAITS: tuple[Trait, ...] = ("knowledge", "speed")
STEAL_TRAITS: tuple[Trait, ...] = ("might", "knowledge")
EXIT_TRAITS: tuple[Trait, ...] = ("knowledge", "sanity")
HAVE, OUT = "h31-heroes-parachute", "h31-heroes-out"


class Found(Happening, kind="h31-found"):
    """Somebody has found a parachute."""

    explorer: ExplorerId
    card: CardId
    room: RoomId


class Leaps(Happening, kind="h31-leaps"):
    """Somebody jumps out of the house."""

    explorer: ExplorerId
    room: RoomId


class Grab(Attack):
    """An attack for somebody's parachute, which hurts nobody."""


class AirborneMemory(Memory):
    """The parachutes."""

    parachutes: Annotated[Small, AT_ZERO] = 0
    """Those that are not found yet."""
    emptied: list[RoomId] = []
    """The rooms where one was found."""


class Airborne(Rebuilding, FreeForAll, KeyCards, Tasks):
    """Find or take a parachute, and get out with it; everybody for themselves."""

    number = 31
    memory = remembers(AirborneMemory)
    in_each_others_way = True  # (H31-17)
    open_book = True
    key_cards = PARACHUTES

    # Set-up

    @override
    async def set_up(self) -> None:
        """Half as many parachutes as players; the basement is left behind. (H31-02 to H31-05, H31-40)"""
        self.memory.parachutes = self.players // 2
        below = [who for who in self.explorers() if self.floor(who) == "basement"]
        await self.bring_elevator(["ground"] if below else ["ground", "upper"], must_move=bool(below))
        saved = ELEVATOR in self.plan and self.plan.floor_of(ELEVATOR) != "basement"
        for who in below:
            if self.floor(who) == "basement":
                before, who.place = who.place, place_in(ELEVATOR if saved else HALL)
                self.tell_move(who, before)
        self.lose_floor("basement")
        self.shuffle(self.state.rooms)
        self.turn_up_back()

    async def bring_elevator(self, floors: list[str], *, must_move: bool) -> None:
        """The Mystic Elevator comes out of the basement, or into the house. (H31-03, H31-04, H31-25)"""
        seat = self.revealer.seat
        if ELEVATOR not in self.plan:
            doorways = [doorway for floor in floors for doorway in self.doorways_for(ELEVATOR, floor)]
            if doorways:
                await self.fetch_room(seat, ELEVATOR, doorways)
        elif must_move or self.plan.floor_of(ELEVATOR) == "basement":
            await self.dock(seat, ["ground"], may_stay=self.plan.floor_of(ELEVATOR) == "ground")

    # Parachutes

    def parachute_of(self, who: Explorer) -> CardId:
        """The parachute somebody carries; empty for none."""
        return next((card for card in who.cards if card in PARACHUTES), NO_CARD)

    def carriers(self) -> list[Explorer]:
        """Those in the house who carry one."""
        return [who for who in self.explorers() if self.parachute_of(who)]

    @override
    def may_hold(self, who: Explorer, card: CardId) -> bool:
        """One parachute each. (H31-16, H31-30)"""
        return super().may_hold(who, card) and not (card in PARACHUTES and self.parachute_of(who))

    @override
    def goes_for_damage(self, card: CardId) -> bool:
        """In a fight a parachute is taken only by an attack for it. (H31-32)"""
        return card not in PARACHUTES and super().goes_for_damage(card)

    @override
    def may_steal(self, thief: Fighter, card: CardId) -> bool:
        """Nobody steals a second one. (H31-16, H31-30)"""
        second = isinstance(thief, Explorer) and not self.may_hold(thief, card)
        return not second and super().may_steal(thief, card)

    @override
    async def steal(self, thief: Explorer, victim: Explorer, card: CardId, *, by: Fighter | None = None) -> None:
        """Whoever steals a parachute, however it is done, goes no farther in this turn. (H31-15, H31-44)"""
        await super().steal(thief, victim, card, by=by)
        if card in PARACHUTES:
            self.turn.over = True

    # Actions

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """Search, take, leap. (H31-10, H31-11, H31-13, H31-36)"""
        room, parachute = self.room(who), self.parachute_of(who)
        if not parachute:
            if room in self.promising_rooms():
                yield from self.task(who, SEARCH, SEARCH_TRAITS, FIND, self.find_parachute)
            if not self.turn.attacked:
                for victim in [other for other in self.others_with(who) if self.parachute_of(other)]:
                    yield from self.grabs(who, victim)
        elif room in EXITS and EXIT not in self.turn.tried and self.spaces_left(who):
            for trait in EXIT_TRAITS if parachute not in self.turn.used else ():
                yield deed(f"{EXIT}:{trait}", self.leap, who, trait, parachute, trait=trait, target=LEAP, price=1)

    def promising_rooms(self) -> list[RoomId]:
        """The rooms with an omen where a parachute may still be, as long as there are any. (H31-10, H31-16)"""
        if not self.memory.parachutes:
            return []
        emptied = self.memory.emptied
        return [room for room in self.standing_rooms() if ROOMS[room].symbol == "omen" and room not in emptied]

    async def find_parachute(self, who: Explorer) -> None:
        """It is found, and there is no time to go on. (H31-10, H31-15, H31-33)"""
        emptied = self.memory.emptied
        emptied.append(self.room(who))
        self.memory.parachutes -= 1
        card = PARACHUTES[len(emptied) - 1]
        self.tell(Found(explorer=who.id, card=card, room=self.room(who)))
        await self.gain_card(who, card)
        self.turn.over = True

    async def leap(self, who: Explorer, trait: Trait, parachute: CardId) -> None:
        """A space, and the nerve or the know-how for it; the parachute is used. (H31-13, H31-43, C-29)"""
        self.pay(1)
        await self.try_task(who, EXIT, trait, LEAP, self.get_out, None, parachute)

    async def get_out(self, who: Explorer) -> None:
        """Off, with all that is carried. (H31-13, H31-21, C-58)"""
        who.away = OUTSIDE
        self.tell(Leaps(explorer=who.id, room=self.room(who)))

    # Fights

    def grabs(self, who: Explorer, victim: Explorer) -> Iterator[Choice[Deed]]:
        """By force, also armed, or by a trick. (H31-11, H31-31)"""
        for trait in STEAL_TRAITS:
            weapons = [card for card in who.cards if self.serves_to_grab(who, card, trait)]
            for card in (NO_CARD, *weapons):
                key = ":".join([STEAL, victim.id, trait, *([card] if card else [])])
                attack = Grab(who, victim, trait, card)
                yield deed(key, self.grab, attack, target=victim.id, explorer=victim.id, trait=trait, card=card)

    def serves_to_grab(self, who: Explorer, card: CardId, trait: Trait) -> bool:
        """Whether a card is a weapon for such an attack in the same room."""
        weapon = LOOKUP.weapons.get(card)
        usable = card not in self.turn.used and not self.barred_from_items(who)
        return weapon is not None and weapon.trait == trait and usable

    async def grab(self, attack: Attack) -> None:
        """Won or not, it ends the turn. (H31-11)"""
        await self.attack_with(attack)
        self.turn.ended = True

    @override
    async def resolve(self, attack: Attack) -> None:
        """Whoever grabs and wins has the parachute; nobody is hurt. (H31-11)"""
        if not isinstance(attack, Grab):
            await super().resolve(attack)
            return
        thief, victim = attack.attacker, attack.defender
        assert isinstance(thief, Explorer)
        assert isinstance(victim, Explorer)
        if attack.margin > 0:
            await self.steal(thief, victim, self.parachute_of(victim))

    @override
    def loses_safely(self, attack: Attack) -> bool:
        """A grab that fails costs nothing but the turn."""
        return isinstance(attack, Grab) or super().loses_safely(attack)

    # Victory

    @override
    def heroes_won(self) -> bool:
        """Nobody is left to leap: no parachute, or nobody in the house. (H31-23, H31-38)"""
        if not self.explorers():
            return True
        out = sum(who.away == OUTSIDE for who in self.state.explorers)
        return out == len(self.memory.emptied) and not self.more_to_find()

    def more_to_find(self) -> bool:
        """Whether a parachute waits in a room of the house, or in one that can still be found. (H31-38)"""
        if not self.memory.parachutes:
            return False
        rooms = self.state.rooms
        hidden = [room for room in rooms_in([*rooms.rest, *rooms.top, *rooms.discards]) if ROOMS[room].symbol == "omen"]
        return bool(self.promising_rooms()) or any(
            self.open_doorways(floor) for room in hidden for floor in ROOMS[room].floors
        )

    @override
    def winners(self, side: Side) -> Iterable[int]:
        """Each who got out. (H31-21, H31-22, H31-24)"""
        return [who.seat for who in self.state.explorers if who.alive and who.away == OUTSIDE]

    @override
    def win(self, side: Side) -> None:
        """Where nobody got out, nobody wins. (H31-24)"""
        if not self.winners(side):
            self.end_game((), "nobody")
        super().win(side)

    @override
    def objectives_of(self, seat: int) -> Iterator[Objective]:
        """A parachute, then the way out. (H31-42)"""
        who = self.state.explorers[seat]
        if who.away or not who.alive:
            return
        if self.parachute_of(who):
            rooms = tuple(room for room in EXITS if self.in_house(room))
            yield Objective(id=OUT, verbs=(EXIT,), rooms=rooms)
        else:
            foes, rooms = tuple(other.id for other in self.carriers()), tuple(self.promising_rooms())
            yield Objective(id=HAVE, verbs=(STEAL, SEARCH), rooms=rooms, foes=foes, cards=PARACHUTES)

    @classmethod
    @override
    def guess(cls, view: "BetrayalView", seat: int, wish: Objective) -> Iterator[Objective]:
        """Each does what the own traits are best for. (H31-42)"""
        me = view.explorers[seat]
        if wish.id == OUT:
            yield msgspec.structs.replace(wish, verbs=(f"{EXIT}:{max(EXIT_TRAITS, key=me.value)}",))
            return
        steals = []
        for other in [who for who in view.explorers if who.id in wish.foes]:
            best = max(STEAL_TRAITS, key=lambda trait: me.value(trait) - other.value(trait))
            steals.append(f"{STEAL}:{other.id}:{best}")
        search = f"{SEARCH}:{max(SEARCH_TRAITS, key=me.value)}"
        yield msgspec.structs.replace(wish, verbs=(search, *steals))


RULES = Airborne
