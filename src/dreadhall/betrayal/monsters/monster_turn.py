"""The monster turn, and the stairs for monsters that are stuck below. (B-MON-01 to -06, B-MON-18, B-MON-19)"""

from collections.abc import Awaitable, Iterable, Set
from typing import ClassVar

from dreadhall.betrayal.components.rooms import BASEMENT_LANDING, COAL_CHUTE, STAIRS_FROM_BASEMENT
from dreadhall.betrayal.ground import Deed
from dreadhall.betrayal.happenings.monsters import MonsterTurnBegins, Recovers, StandInTurn
from dreadhall.betrayal.house.compass import FLOORS
from dreadhall.betrayal.house.elevator import ELEVATOR
from dreadhall.betrayal.house.paths import BELOW, drops, near, tunnels_of
from dreadhall.betrayal.house.plan import PRINTED, ROOM_OF, room_of
from dreadhall.betrayal.ids import NO_FIGURE, Place, RoomId, place_in
from dreadhall.betrayal.monsters.monster_falls import MonsterFalls
from dreadhall.betrayal.monsters.prowling import UNDER
from dreadhall.betrayal.state import Explorer, Figure, Turn
from dreadhall.kernel import Choice, hook

STAIRS_UP = STAIRS_FROM_BASEMENT
STAND_IN = "stand-in"
"""The phase in which a figure acts on its player's own turn."""


class MonsterTurn(MonsterFalls):
    """After the traitor the monsters act, one after the other."""

    async def begin_monster_turn(self) -> None:
        """All that are not stunned will act; a traitor's ride in the elevator was theirs too. (B-MON-01, B-ELEV-10)"""
        old = self.turn
        waiting = []
        for figure in self.state.monsters.values():
            if self.has_own_turn(figure):
                continue
            if figure.stunned:
                figure.misses = True
            elif self.acts(figure):
                waiting.append(figure.id)
        ridden = old.elevator and self.active.traitor
        self.give_turn(Turn(seat=self.anchor, waiting=waiting, elevator=ridden))
        self.state.phase = "next-monster"
        if waiting or self.has_monster_duty():
            self.tell(MonsterTurnBegins())
        await self.monster_turn_starts()
        self.check_goals()

    @hook
    def has_own_turn(self, figure: Figure) -> bool:
        """Whether a monster acts and recovers in the turn of its player, and not in that of the monsters. (C-23)"""
        return self.records[figure.kind].own_turn

    @hook
    def has_monster_duty(self) -> bool:
        """Whether the monster turn has work to do even without monsters. (C-22)"""
        return False

    @hook
    async def monster_turn_starts(self) -> None:
        """What a haunt does at the start of the monster turn."""

    async def next_monster(self) -> None:
        """Choose which monster acts next, and roll for its movement. (B-MON-02, B-MON-03, B-DEC-26)"""
        turn = self.turn
        monsters = self.state.monsters
        waiting = [one for one in map(monsters.get, turn.waiting) if one is not None and not one.stunned]
        if not waiting:
            await self.end_monster_turn()
            return
        owner = waiting[0].owner
        choices = [
            Choice(f"monster:{one.id}", one, {"monster": one.id})
            for one in self.next_ones(waiting)
            if one.owner == owner
        ]
        figure = await self.ask(self.controller(waiting[0]), "next-monster", choices)
        left = [one.id for one in waiting]
        left.remove(figure.id)
        self.give_turn(
            Turn(
                seat=turn.seat,
                waiting=left,
                monster=figure.id,
                elevator=turn.elevator,
                used=turn.used,
                allowance=turn.allowance,
            )
        )
        self.state.phase = "monster"
        self.roll_movement(figure)
        await self.monster_starts(figure)
        if figure.id in self.state.monsters:
            self.monster_hears_music(figure)

    @hook
    def next_ones(self, waiting: list[Figure]) -> list[Figure]:
        """The monsters of which one may be next: all that have not acted."""
        return waiting

    def roll_movement(self, figure: Figure) -> None:
        """Its Speed in dice, once for all of its kind; 0 still lets it move 1. (B-MON-02 to B-MON-04)"""
        allowance = self.turn.allowance
        speed = figure.traits.get("speed", 0)
        key = figure.id if self.records[figure.kind].rolls == "own" else f"{figure.kind}/{speed}"
        if key not in allowance:
            allowance[key] = self.monster_throw(figure, speed, "movement") if speed else 0
        allowance[figure.id] = allowance[key]

    @hook
    async def monster_starts(self, figure: Figure) -> None:
        """What a haunt does before a monster acts."""

    # One monster

    @hook
    async def monster_step(self) -> None:
        """One thing a monster does; with nothing left to do its turn is over. (B-MON-09, B-MON-19)"""
        figure = self.state.monsters.get(self.turn.monster)
        if figure is None or figure.stunned or self.turn.ended:
            await self.finish_monster(figure)
            return
        choices = self.monster_deeds(figure)
        if not self.must_go_on(figure, choices):
            choices.append(Choice("done", (self.end_turn, ())))
        do, told = await self.decide_for(figure, choices)
        await do(*told)

    @hook
    def decide_for(self, figure: Figure, choices: list[Choice[Deed]]) -> Awaitable[Deed]:
        """What a monster does of all that it can: its controller says."""
        left = max(0, self.movement_of(figure) - self.turn.spent)
        return self.ask(
            self.controller(figure), "monster", choices, monster=figure.id, creature=figure.kind, spaces=left
        )

    @hook
    def must_go_on(self, figure: Figure, choices: list[Choice[Deed]]) -> bool:
        """Whether a monster that has these choices may not stop yet: not one that owes an attack."""
        if not self.records[figure.kind].must_attack:
            return False
        return bool([choice for choice in choices if choice.key.startswith("attack:")])

    async def finish_monster(self, figure: Figure | None) -> None:
        """It stops: on a side of a barrier, never on the Coal Chute; aboard the elevator it may ride. (B-ELEV-15)"""
        if figure is not None and figure.id in self.state.monsters:
            if self.room(figure) == COAL_CHUTE:
                await self.monster_arrives(figure, place_in(BASEMENT_LANDING))
            if self.room(figure) == ELEVATOR and not self.turn.moved and not figure.stunned:
                await self.monster_rides(figure)
            if figure.place in PRINTED and self.has_barrier(self.room(figure)) and not figure.stunned:
                figure.place = await self.side_for_monster(figure, self.room(figure))
            await self.monster_stops(figure)
        self.turn.monster = NO_FIGURE
        self.state.phase = "turn-end" if self.state.phase == STAND_IN else "next-monster"

    @hook
    async def side_for_monster(self, figure: Figure, room: RoomId) -> Place:
        """The side of a barrier on which a monster ends its turn: its controller chooses."""
        return await self.choose_side(self.controller(figure), room, self.plan.places(room))

    @hook
    async def monster_stops(self, figure: Figure) -> None:
        """What a haunt does when a monster has acted."""

    @hook
    async def end_monster_turn(self) -> None:
        """Those that missed this turn are on their feet again; the monster turn closes the round. (B-MON-06)"""
        for figure in self.state.monsters.values():
            if figure.misses:
                figure.misses = figure.stunned = False
                self.tell(Recovers(monster=figure.id, creature=figure.kind))
        await self.monster_turn_ends()
        self.check_goals()
        await self.end_round()

    @hook
    async def monster_turn_ends(self) -> None:
        """What a haunt does at the end of the monster turn."""

    async def end_round(self) -> None:
        """Everybody has had a turn, and it begins anew."""
        await self.round_ends()
        self.pass_turn(self.haunt.first)

    @hook
    async def round_ends(self) -> None:
        """What the haunt does when everybody has had a turn."""

    # Figures that act on their player's turn

    def stand_in(self, who: Explorer) -> Figure | None:
        """The figure with which a player acts whose explorer is no more. (C-23)"""
        for figure in self.state.monsters.values():
            if figure.owner == who.seat and self.records[figure.kind].own_turn:
                return figure
        return None

    async def stand_in_turn(self, figure: Figure) -> None:
        """It rolls for its movement and acts as in a monster turn; if it is stunned, this is the turn it misses."""
        if figure.stunned:
            figure.stunned = False
            self.tell(Recovers(monster=figure.id, creature=figure.kind))
            self.state.phase = "turn-end"
            return
        self.turn.monster = figure.id
        self.state.phase = STAND_IN
        self.tell(StandInTurn(monster=figure.id, creature=figure.kind))
        self.roll_movement(figure)
        await self.monster_starts(figure)
        self.monster_hears_music(figure)

    # Stairs for those who are stuck below

    explores: ClassVar[bool] = False
    """Whether the monsters of this haunt can discover rooms."""

    @hook
    def stuck_below(self) -> bool:
        """Whether a monster in the basement has no way to any hero, and stairs would help. (B-MON-18)"""
        if STAIRS_UP in self.plan or self.explores:
            return False
        joined: set[RoomId] = set()  # with an opponent: all that monsters go down they go up as well
        for figure in self.state.monsters.values():
            room = ROOM_OF[figure.place]
            if self.plan.floor_of(room) == "basement" and room not in joined:
                rooms = {self.room(other) for other in self.opponents(figure)} or {room}
                found, met = self.seek(rooms, [room])
                if met:
                    joined.update(found)
                elif ELEVATOR not in found or not self.rides_to(rooms, figure):
                    return True
        return False

    def rides_to(self, rooms: Set[RoomId], figure: Figure) -> bool:
        """Whether the Mystic Elevator can bring a monster that gets to it to where one of some rooms is near."""
        stops = [doorway.room for floor in FLOORS for doorway, _ in self.docks(floor)]
        return self.may_ride(figure) and self.seek(rooms, stops)[1]

    def seek(self, rooms: Set[RoomId], starts: Iterable[RoomId]) -> tuple[list[RoomId], bool]:
        """The rooms that monsters come to on foot, until one of those they seek is among them; and whether it is."""
        found = list(starts)
        for room in found:
            if room in rooms:
                return found, True
            for other in self.ways_on_foot(room):
                if other not in found:
                    found.append(other)
        return found, False

    @hook
    def ways_on_foot(self, room: RoomId) -> list[RoomId]:
        """The rooms that monsters come to from one: by doors and tunnels, down, and up where they could come down."""
        ways, hole = [*near(self, room, tunnels_of(self)), *drops(self, room)], self.state.tokens.get(BELOW)
        for place in self.plan.places(room):
            if place in UNDER or place == hole:
                ways += map(room_of, self.ways_up(place))
        return ways

    async def fetch_stairs(self, seat: int) -> None:
        """Search for the Stairs from Basement and lay them at a doorway of the basement. (B-MON-18, B-DEC-29)"""
        await self.fetch_room(seat, STAIRS_UP)

    async def offer_stairs(self, seat: int) -> None:
        """A traitor who takes no turn any more may still fetch them."""
        if seat == self.haunt.traitor and self.stuck_below() and await self.agrees(seat, "fetch-stairs"):
            await self.fetch_stairs(seat)
