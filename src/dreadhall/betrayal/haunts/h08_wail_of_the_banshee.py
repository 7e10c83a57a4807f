"""Haunt 8, Wail of the Banshee: it flies by the dice through the house, and its wail breaks minds; exorcism ends it."""

from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar

from typing_extensions import override

from dreadhall.betrayal.components.cards import HOLY_SYMBOL, SPIRIT_BOARD
from dreadhall.betrayal.components.rooms import (
    BALLROOM,
    CHAPEL,
    COLLAPSED_ROOM,
    CRYPT,
    FOYER,
    GALLERY,
    GRAND_STAIRCASE,
    PENTAGRAM_CHAMBER,
    STAIRS_FROM_BASEMENT,
    UPPER_LANDING,
)
from dreadhall.betrayal.explorers.roll_targets import table
from dreadhall.betrayal.explorers.rolls import until_void
from dreadhall.betrayal.ground import Deed, deed
from dreadhall.betrayal.house.paths import BELOW, distances, passages
from dreadhall.betrayal.house.plan import PLACES, ROOM_OF, room_of
from dreadhall.betrayal.ids import ExplorerId, Place, RoomId, place_in
from dreadhall.betrayal.monsters.monsters import Monster
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.phases.sides import Side
from dreadhall.betrayal.state import Explorer, Figure
from dreadhall.betrayal.toolkit.deeds.exorcism import LORE, Exorcism, Sources
from dreadhall.betrayal.toolkit.monsters.facing import BACK, LEFT, RIGHT, STRAIGHT, Facing, first_exit, turned
from dreadhall.kernel import Choice, Happening

BANSHEE = Monster("banshee", speed=8, fights=False, slows=False, is_slowed=False, rides=False, looks=True)

BOARD = SPIRIT_BOARD
PLAN = "plan"
SPENT = "wailed"
ANYWHERE, LEFTWARD, AHEAD, RIGHTWARD, LED = range(5)
"""What two dice plan for its turn. (H08-14 to H08-18)"""
TURNS = {LEFTWARD: (LEFT, STRAIGHT, RIGHT, BACK), RIGHTWARD: (RIGHT, STRAIGHT, LEFT, BACK)}
REACH = 8
ELSEWHERE = {UPPER_LANDING: GRAND_STAIRCASE, FOYER: STAIRS_FROM_BASEMENT, GALLERY: BALLROOM}
"""Rooms out of which it can be sent, and where to; besides them the Collapsed Room and rooms with tokens. (H08-20)"""


class Wails(Happening, kind="h08-wails"):
    """The banshee is heard."""

    explorer: ExplorerId
    room: RoomId


class WailOfTheBanshee(Exorcism, Facing):
    """As many exorcisms as players banish the Banshee."""

    number = 8
    rolls_in: ClassVar = {"h08-wail": ("traitor",)}
    kinds = (BANSHEE,)
    sanity = Sources(rooms=(CHAPEL, CRYPT, PENTAGRAM_CHAMBER), cards=(HOLY_SYMBOL, BOARD))
    knowledge = LORE

    # Set-up

    @override
    async def set_up(self) -> None:
        """The Banshee stands beside the traitor, who says where it looks. (H08-03)"""
        (banshee,) = self.place(BANSHEE, self.traitor.place)
        banshee.facing = await self.face(banshee)

    async def face(self, banshee: Figure) -> int:
        """The traitor chooses its facing, here and behind connectors only. (H08-27)"""
        return await self.choose_facing(self.controller(banshee), "h08-traitor-facing", banshee.kind)

    # The heroes' exorcism

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """Sanity or Knowledge at a source that nobody has used up. (H08-12)"""
        return self.exorcisms(who, "h08-heroes-exorcise")

    # The Banshee's turn

    @override
    async def monster_starts(self, figure: Figure) -> None:
        """After eight dice for its spaces, two for its plan. (H08-13)"""
        figure.status[PLAN] = self.monster_throw(figure, 2, "h08-plan")

    @override
    async def monster_step(self) -> None:
        """It spends all its spaces; nobody can hold it back. (H08-13, H08-25)"""
        banshee = self.state.monsters[self.turn.monster]
        plan = banshee.status[PLAN]
        if self.turn.ended or self.turn.spent >= self.movement_of(banshee):
            await self.finish_monster(banshee)
        elif plan == ANYWHERE:
            await self.appears(banshee)
        elif plan == LED or not self.turn.spent:
            await self.is_led(banshee)
        else:
            await self.flies_on(banshee, plan)

    @override
    async def monster_stops(self, figure: Figure) -> None:
        """The next turn has a plan of its own."""
        figure.status = {}

    @override
    async def side_for_monster(self, figure: Figure, room: RoomId) -> Place:
        """The side of a barrier means nothing to it. (H08-21)"""
        return figure.place

    async def appears(self, banshee: Figure) -> None:
        """In any room up to eight tiles away, without passing one, looking as before. (H08-14, H08-38)"""
        self.turn.ended = True
        far = distances(self, self.room(banshee))
        rooms = [room for room in self.standing_rooms() if 0 < far.get(room, REACH + 1) <= REACH]
        if rooms:
            seat, facing = self.controller(banshee), banshee.facing
            await super().monster_steps(banshee, place_in(await self.choose_room(seat, "h08-traitor-appear", rooms)))
            banshee.facing = facing

    async def is_led(self, banshee: Figure) -> None:
        """The traitor chooses the room: the first of the turn, or every one. (H08-15 to H08-18)"""
        places = [place for place, _ in self.monster_ways(banshee)]
        await self.fly(banshee, "h08-traitor-lead", [*self.flights(banshee, places), *self.first_fall(banshee)])

    async def flies_on(self, banshee: Figure, plan: int) -> None:
        """It turns as planned, but the traitor may send it through a connector. (H08-15 to H08-17, H08-20, H08-47)"""
        doors = self.ways_by_side(banshee)
        ways = [*self.flights(banshee, self.connected(banshee)), *self.first_fall(banshee)]
        side = self.planned_exit(banshee, plan, doors)
        if side is not None:
            ahead = doors[side]
            data = {"place": ahead, "room": room_of(ahead)}
            ways.insert(0, deed("h08-traitor-fly-on", self.flies_ahead, banshee, ahead, **data))
        await self.fly(banshee, "h08-traitor-connector", ways)

    async def fly(self, banshee: Figure, prompt: str, ways: list[Choice[Deed]]) -> None:
        """One space, as the traitor chooses; where no way leads on its turn is over."""
        if not ways:
            self.turn.ended = True
            return
        do, told = await self.ask(self.controller(banshee), prompt, ways)
        await do(*told)

    def flights(self, banshee: Figure, places: Iterable[Place]) -> list[Choice[Deed]]:
        """The choice of a place to fly to."""
        return [
            deed(f"go:{place}", self.monster_walks, banshee, place, 1, **self.place_data(place), price=1)
            for place in places
        ]

    def first_fall(self, banshee: Figure) -> Iterator[Choice[Deed]]:
        """The Collapsed Room is a connector also where nobody has gone down yet. (H08-46, B-COLL-09)"""
        if self.room(banshee) == COLLAPSED_ROOM and self.nobody_fell_yet():
            yield deed("drop-down", self.drop_down, banshee, 1, price=1)

    async def flies_ahead(self, banshee: Figure, place: Place) -> None:
        """By the door that the plan names, so that the traitor does not turn it. (H08-27)"""
        self.turn.spent += 1
        self.turn.moved = True
        await self.flies_to(banshee, place, turns=False)

    def planned_exit(self, banshee: Figure, plan: int, doors: Mapping[int, Place]) -> int | None:
        """Along the left or right wall, or straight on; a fork ahead is left to chance. (H08-15 to H08-17)"""
        if plan in TURNS:
            return first_exit(banshee, TURNS[plan], doors)
        forks = [side for turn in (LEFT, RIGHT) if (side := turned(banshee, turn)) in doors]
        if len(forks) == 2 and turned(banshee, STRAIGHT) not in doors:
            return forks[self.chance("banshee", 2)[0]]
        return first_exit(banshee, (STRAIGHT, LEFT, RIGHT, BACK), doors)

    @override
    def monster_ways(self, figure: Figure) -> list[tuple[Place, int]]:
        """Doors, and connectors from the end that the book lists; no room twice. (H08-20, H08-34, H08-40, H08-47)"""
        doors = self.ways_by_side(figure).values()
        by_door = {ROOM_OF[to] for to in doors}
        others = [to for to in self.connected(figure) if ROOM_OF[to] not in by_door]
        return [(place, 1) for place in (*doors, *others)]

    def connected(self, banshee: Figure) -> Iterable[Place]:
        """Where the connectors of its room lead, each room once: sides of barriers mean nothing to it. (H08-20)"""
        places = self.corresponding(self.room(banshee))
        return {ROOM_OF[place]: place for place in places if self.in_house(ROOM_OF[place])}.values()

    def corresponding(self, room: RoomId) -> Iterator[Place]:
        """The far ends of the connectors that are listed with a room: none works the other way. (H08-20, H08-31)"""
        state = self.state
        if room in ELSEWHERE:
            yield place_in(ELSEWHERE[room])
        if room == COLLAPSED_ROOM and BELOW in state.tokens:
            yield place_in(room_of(state.tokens[BELOW]))
        for place in PLACES[room]:
            yield from passages(self, place)
        if state.switch is not None and room_of(state.switch[0]) == room:
            yield state.switch[1]

    @override
    def ways_on_foot(self, room: RoomId) -> list[RoomId]:
        """It climbs nothing, so that no hole or chute above leads out of the basement. (H08-45, B-MON-18)"""
        return list(map(room_of, self.ways_out_of(room)))

    @override
    def monster_links(self, figure: Figure, room: RoomId) -> Iterable[tuple[Place, int]]:
        """Nor does what calls it reckon with other ways. (H08-34, C-08)"""
        return [(to, 1) for to in self.ways_out_of(room)]

    def ways_out_of(self, room: RoomId) -> list[Place]:
        """By doors and connectors, whichever way it looks. (H08-20)"""
        doors = [to for place in PLACES[room] for _, to in self.plan.exits[place]]
        return [to for to in (*doors, *self.corresponding(room)) if self.in_house(room_of(to))]

    @override
    async def monster_steps(self, figure: Figure, place: Place) -> None:
        """One space of the traitor's choice, who turns it where a connector leads there. (H08-20, H08-47)"""
        connected = map(room_of, self.connected(figure))
        await self.flies_to(figure, place, turns=ROOM_OF[place] in connected)

    async def flies_to(self, banshee: Figure, place: Place, *, turns: bool) -> None:
        """The traitor turns it also where it has slid down the Coal Chute. (H08-19, H08-32)"""
        await super().monster_steps(banshee, place)
        if turns or banshee.place != place:
            banshee.facing = await self.face(banshee)

    @override
    async def monster_arrives(self, figure: Figure, place: Place) -> None:
        """It looks where it flies. (H08-19)"""
        side = self.side_towards(figure, place)
        if side is not None:
            figure.facing = side
        await super().monster_arrives(figure, place)

    # The wail

    @override
    async def monster_entered(self, figure: Figure) -> None:
        """Whoever is in a room that it enters hears it, before it flies on. (H08-22, H08-26, H08-30)"""
        room = self.room(figure)
        there = [who for who in self.state.explorers if ROOM_OF[who.place] == room and self.on_board(who)]
        if not there:
            return
        heard = [who for who in self.in_order() if who in there and self.can_hear(who)]
        if heard and figure.status.get(PLAN) == LED:
            heard = await self.single_out(figure, heard)
        for who in heard:
            if self.on_board(who):
                with until_void():
                    await self.suffer_wail(who)

    def can_hear(self, who: Explorer) -> bool:
        """Only the traitor is immune, and only with the Spirit Board. (H08-23)"""
        return self.is_hero(who) or BOARD not in who.cards

    async def single_out(self, banshee: Figure, heard: list[Explorer]) -> list[Explorer]:
        """Led by the traitor it wails at one explorer only, once in the turn. (H08-18)"""
        if banshee.status.get(SPENT):
            return []
        choices: list[Choice[Explorer | None]] = [Choice("h08-traitor-spare", None)]
        choices += [Choice(f"explorer:{who.id}", who, {"explorer": who.id}) for who in heard]
        victim = await self.ask(self.controller(banshee), "h08-traitor-victim", choices)
        if victim is None:
            return []
        banshee.status[SPENT] = 1
        return [victim]

    async def suffer_wail(self, who: Explorer) -> None:
        """The better the Sanity roll, the fewer the dice of mental damage. (H08-22)"""
        self.tell(Wails(explorer=who.id, room=self.room(who)))
        result = await self.trait_roll(who, "sanity", "h08-wail", aim=table(6, 3, 0))
        await self.damage_roll(who, "mental", 1 if result >= 6 else 2 if result >= 3 else 4, "h08-wail")

    # Victory

    @override
    def heroes_won(self) -> bool:
        """As many sources are used up as there are players. (H08-28)"""
        return self.is_exorcised

    @override
    def objectives(self, side: Side) -> Iterator[Objective]:
        """Different sources for the heroes; for the Banshee, wherever these are. (H08-39)"""
        if side == "heroes":
            verb = "h08-heroes-exorcise"
            yield self.all_marks(verb, verb, avoid=map(self.room, self.monsters()))
        else:
            rooms = tuple(dict.fromkeys(map(self.room, self.heroes()))) if self.turn.monster else ()
            yield self.no_hero_left("h08-traitor-heroes", rooms=rooms)
            yield Objective(id="h08-traitor-board", done=int(BOARD in self.traitor.cards), cards=(BOARD,))


RULES = WailOfTheBanshee
