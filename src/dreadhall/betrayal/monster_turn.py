"""The monster turn, and the stairs for monsters that are stuck below. (B-MON-01 to -06, B-MON-18, B-MON-19)"""

from collections.abc import Iterator
from typing import ClassVar

from dreadhall.betrayal.ground import Deed, deed
from dreadhall.betrayal.monster_falls import MonsterFalls
from dreadhall.betrayal.plan import PLACES, room_of
from dreadhall.betrayal.state import Figure, Turn
from dreadhall.kernel import Choice

STAIRS_UP = "stairs-from-basement"


class MonsterTurn(MonsterFalls):
    """After the traitor the monsters act, one after the other."""

    async def begin_monster_turn(self) -> None:
        """All that are not stunned will act; a traitor's ride in the elevator was theirs too. (B-MON-01, B-ELEV-10)"""
        old = self.turn
        waiting = []
        for figure in self.state.monsters.values():
            if figure.stunned:
                figure.misses = True
            elif self.acts(figure):
                waiting.append(figure.id)
        ridden = old.elevator and self.active.traitor
        self.give_turn(Turn(seat=self.anchor, waiting=waiting, elevator=ridden))
        self.state.phase = "next-monster"
        self.emit("monster-turn")
        await self.monster_turn_starts()

    async def monster_turn_starts(self) -> None:
        """What a haunt does at the start of the monster turn."""

    async def next_monster(self) -> None:
        """Choose which monster acts next, and roll for its movement. (B-MON-02, B-MON-03, B-DEC-26)"""
        turn = self.turn
        monsters = self.state.monsters
        waiting = [monsters[name] for name in turn.waiting if name in monsters and not monsters[name].stunned]
        if not waiting:
            await self.end_monster_turn()
            return
        first = self.controller(waiting[0])
        choices = [
            Choice(f"monster:{figure.id}", figure, {"monster": figure.id})
            for figure in self.next_ones(waiting)
            if self.controller(figure) == first
        ]
        figure = await self.ask(first, "next-monster", choices)
        left = [other.id for other in waiting if other is not figure]
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
        await self.monster_hears_music(figure)

    def next_ones(self, waiting: list[Figure]) -> list[Figure]:
        """The monsters of which one may be next: all that have not acted."""
        return waiting

    def roll_movement(self, figure: Figure) -> None:
        """Its Speed in dice, once for all of its kind; 0 still lets it move 1. (B-MON-02 to B-MON-04)"""
        speed = figure.traits.get("speed", 0)
        record = self.stats(figure)
        key = figure.id if record.rolls == "own" else f"{figure.kind}/{speed}"
        if key not in self.turn.allowance:
            rolled = self.monster_throw(figure, speed, "movement") if speed else 0
            self.turn.allowance[key] = rolled if speed else 0
        self.turn.allowance[figure.id] = self.turn.allowance[key]

    async def monster_starts(self, figure: Figure) -> None:
        """What a haunt does before a monster acts."""

    # One monster

    async def monster_step(self) -> None:
        """One thing a monster does; with nothing left to do its turn is over. (B-MON-09, B-MON-19)"""
        figure = self.state.monsters.get(self.turn.monster)
        if figure is None or figure.stunned or self.turn.ended:
            await self.finish_monster(figure)
            return
        choices = self.monster_deeds(figure)
        if not self.must_go_on(figure, choices):
            choices.append(deed("done", self.end_turn))
        do, told = await self.decide_for(figure, choices)
        await do(*told)
        self.check_goals()

    async def decide_for(self, figure: Figure, choices: list[Choice[Deed]]) -> Deed:
        """Its controller says what a monster does."""
        left = max(0, self.movement_of(figure) - self.turn.spent)
        return await self.ask(
            self.controller(figure), "monster", choices, monster=figure.id, creature=figure.kind, spaces=left
        )

    def must_go_on(self, figure: Figure, choices: list[Choice[Deed]]) -> bool:
        """Whether a monster that has these choices may not stop yet."""
        return self.owes_attack(figure)

    async def finish_monster(self, figure: Figure | None) -> None:
        """It stops: on a side of a barrier, never on the Coal Chute; aboard the elevator it may ride. (B-ELEV-15)"""
        if figure is not None and figure.id in self.state.monsters:
            if figure.place == "coal-chute":
                figure.place = "basement-landing"
                self.emit("monster-moves", monster=figure.id, room=figure.place)
            if not self.turn.moved and not figure.stunned:
                await self.monster_rides(figure)
            room = self.room(figure)
            if self.has_barrier(room) and not figure.stunned:
                figure.place = await self.side_for_monster(figure, room)
            await self.monster_stops(figure)
        self.turn.monster = ""
        self.state.phase = "next-monster"

    async def side_for_monster(self, figure: Figure, room: str) -> str:
        """The controller puts it on a side."""
        return await self.choose_side(self.controller(figure), room, self.plan.places(room))

    async def monster_stops(self, figure: Figure) -> None:
        """What a haunt does when a monster has acted."""

    async def end_monster_turn(self) -> None:
        """Those that missed this turn are on their feet again. (B-MON-06)"""
        for figure in self.state.monsters.values():
            if figure.misses:
                figure.misses = figure.stunned = False
                self.emit("recovers", monster=figure.id, creature=figure.kind)
        await self.monster_turn_ends()
        self.pass_turn(self.haunt.first)

    async def monster_turn_ends(self) -> None:
        """What a haunt does at the end of the monster turn."""

    # Stairs for those who are stuck below

    explores: ClassVar[bool] = False
    """Whether the monsters of this haunt can discover rooms."""

    def stuck_below(self) -> bool:
        """Whether a monster in the basement has no way to any hero, and stairs would help. (B-MON-18)"""
        if STAIRS_UP in self.plan or self.explores:
            return False
        figures = self.state.monsters.values()
        below = {(figure.kind, figure.place): figure for figure in figures if self.floor(figure) == "basement"}
        return any(not self.reaches_anybody(figure) for figure in below.values())

    def reaches_anybody(self, figure: Figure) -> bool:
        """Whether a way leads from a monster to one of its opponents."""
        rooms = {self.room(other) for other in self.opponents(figure)}
        return not rooms or any(room in rooms for room in self.within_reach(figure))

    def within_reach(self, figure: Figure) -> Iterator[str]:
        """All rooms a monster could come to, one by one."""
        found, tunnels = [self.room(figure)], self.tunnels()
        for room in found:
            yield room
            ways_up = [room_of(to) for place in PLACES[room] for to in self.ways_up(place)]
            for other in (*self.near(room, tunnels), *ways_up, *self.drops(room)):
                if other not in found:
                    found.append(other)

    async def fetch_stairs(self, seat: int) -> None:
        """Search for the Stairs from Basement and lay them at a doorway of the basement. (B-MON-18, B-DEC-29)"""
        await self.fetch_room(seat, STAIRS_UP)

    async def offer_stairs(self, seat: int) -> None:
        """A traitor who takes no turn any more may still fetch them."""
        if seat == self.haunt.traitor and self.stuck_below() and await self.agrees(seat, "fetch-stairs"):
            await self.fetch_stairs(seat)
