"""Monsters: records, movement, stunning, and the monster turn. (B-MON, B-BARR-08 to -10, B-ELEV-08, B-ELEV-10)"""

from collections.abc import Iterator
from typing import ClassVar, Literal

import msgspec

from dreadhall.betrayal.combat import Attack
from dreadhall.betrayal.compass import FLOORS
from dreadhall.betrayal.elevator import ELEVATOR
from dreadhall.betrayal.exploration import Exploration
from dreadhall.betrayal.ground import Deed, Fighter, deed
from dreadhall.betrayal.plan import room_of
from dreadhall.betrayal.rooms import BELOW
from dreadhall.betrayal.state import Explorer, Figure, Turn
from dreadhall.kernel import Choice

STAIRS_UP = "stairs-from-basement"


class Monster(msgspec.Struct, frozen=True):
    """A kind of monster as its haunt prints it. A trait it has not cannot be used, nor used against it. (T-03)"""

    kind: str
    speed: int | None = None
    might: int | None = None
    sanity: int | None = None
    knowledge: int | None = None
    attack: str = "might"
    rolls: Literal["group", "own"] = "group"
    fights: bool = True
    slows: bool = True
    is_slowed: bool = True
    must_attack: bool = False
    immune: frozenset[str] = frozenset()
    """Traits that no attack on it may be made with."""
    dies: bool = False
    """Whether a defeat kills it instead of stunning it."""
    rides: bool = True
    carries: bool = False

    @property
    def traits(self) -> dict[str, int]:
        """The traits it has."""
        values = {"might": self.might, "speed": self.speed, "knowledge": self.knowledge, "sanity": self.sanity}
        return {trait: value for trait, value in values.items() if value is not None}


class Monsters(Exploration):
    """What the monsters of a haunt do."""

    kinds: ClassVar[tuple[Monster, ...]] = ()

    def stats(self, figure: Figure) -> Monster:
        """The record of a monster."""
        return next(monster for monster in self.kinds if monster.kind == figure.kind)

    def place(self, monster: Monster, place: str, count: int = 1, *, owner: int | None = None) -> list[Figure]:
        """Put monsters on the board."""
        made = []
        for _ in range(count):
            number = 1 + sum(figure.kind == monster.kind for figure in self.state.monsters.values())
            while f"{monster.kind}-{number}" in self.state.monsters:
                number += 1
            figure = Figure(f"{monster.kind}-{number}", monster.kind, place, monster.traits, owner=owner)
            self.state.monsters[figure.id] = figure
            self.emit("monster-appears", monster=figure.id, creature=figure.kind, room=room_of(place))
            made.append(figure)
        return made

    def monsters(self, monster: Monster | None = None) -> list[Figure]:
        """The monsters in play, of one kind or of all."""
        figures = list(self.state.monsters.values())
        return figures if monster is None else [figure for figure in figures if figure.kind == monster.kind]

    def monsters_at(self, place: str) -> list[Figure]:
        """The monsters in a place."""
        return [figure for figure in self.state.monsters.values() if figure.place == place]

    def remove(self, figure: Figure) -> None:
        """Take a monster off the board; what it carried stays."""
        self.drop_what_it_carries(figure)
        del self.state.monsters[figure.id]
        self.emit("monster-gone", monster=figure.id, creature=figure.kind)

    # Stunning

    async def stun(self, figure: Figure) -> None:
        """Instead of being hurt it misses its next turn, or dies where its record says so. (B-MON-05 to -07, -17)"""
        if self.stats(figure).dies:
            await self.slay(figure)
        elif not figure.stunned:
            figure.stunned = True
            self.emit("stunned", monster=figure.id, creature=figure.kind)
            self.drop_what_it_carries(figure)

    async def slay(self, figure: Figure) -> None:
        """A monster is killed."""
        self.emit("monster-killed", monster=figure.id, creature=figure.kind)
        self.remove(figure)
        self.check_goals()

    def drop_what_it_carries(self, figure: Figure) -> None:
        """Its cards lie in a pile. (B-MON-17)"""
        for card in figure.cards:
            self.lay_down(figure.place, card)
        figure.cards = []

    def check_goals(self) -> None:
        """Whether a side has won: the chapter on haunts says."""
        raise NotImplementedError

    # The monster turn

    async def begin_monster_turn(self) -> None:
        """All that are not stunned will act; the traitor's ride in the elevator was theirs too. (B-MON-01, B-ELEV-10)"""
        old = self.turn
        waiting = []
        for figure in self.state.monsters.values():
            if figure.stunned:
                figure.misses = True
            elif self.acts(figure):
                waiting.append(figure.id)
        ridden = old.elevator and self.active.traitor
        self.state.turn = Turn(seat=self.anchor, waiting=waiting, elevator=ridden)
        self.state.phase = "next-monster"
        self.emit("monster-turn")
        await self.monster_turn_starts()

    def acts(self, figure: Figure) -> bool:
        """Whether a monster has a turn of its own."""
        return True

    async def monster_turn_starts(self) -> None:
        """What a haunt does at the start of the monster turn."""

    async def next_monster(self) -> None:
        """Choose which monster acts next, and roll for its movement. (B-MON-02, B-MON-03, B-DEC-26)"""
        turn = self.turn
        waiting = [self.state.monsters[name] for name in turn.waiting if name in self.state.monsters]
        waiting = [figure for figure in waiting if not figure.stunned]
        if not waiting:
            await self.end_monster_turn()
            return
        first = self.controller(waiting[0])
        choices = [
            Choice(f"monster:{figure.id}", figure, {"monster": figure.id})
            for figure in waiting
            if self.controller(figure) == first
        ]
        figure = await self.ask(first, "next-monster", choices)
        allowance = dict(turn.allowance)
        left = [other.id for other in waiting if other is not figure]
        self.state.turn = Turn(
            seat=turn.seat, waiting=left, monster=figure.id, elevator=turn.elevator, allowance=allowance, used=turn.used
        )
        self.state.phase = "monster"
        self.roll_movement(figure)
        await self.monster_starts(figure)
        await self.monster_hears_music(figure)

    def roll_movement(self, figure: Figure) -> None:
        """Its Speed in dice, once for all of its kind; 0 still lets it move 1. (B-MON-02 to B-MON-04)"""
        speed = figure.traits.get("speed", 0)
        record = self.stats(figure)
        key = figure.id if record.rolls == "own" else f"{figure.kind}/{speed}"
        if key not in self.turn.allowance:
            rolled = self.monster_throw(figure, speed, "movement") if speed else 0
            self.turn.allowance[key] = rolled if speed else 0
        self.turn.allowance[figure.id] = self.turn.allowance[key]

    def movement_of(self, figure: Figure) -> int:
        """What was rolled for it; a monster that has Speed can always move 1."""
        return max(self.turn.allowance[figure.id], 1) if figure.traits.get("speed") else 0

    async def monster_starts(self, figure: Figure) -> None:
        """What a haunt does before a monster acts."""

    async def monster_hears_music(self, figure: Figure) -> None:
        """An open Music Box holds monsters that have Sanity."""
        if not self.music_at(figure.place) or "sanity" not in figure.traits:
            return
        if self.monster_throw(figure, figure.traits["sanity"], "music-box") < 4 and self.turn.monster == figure.id:
            self.turn.ended = True

    async def monster_step(self) -> None:
        """One thing a monster does; with nothing left to do its turn is over. (B-MON-09, B-MON-19)"""
        figure = self.state.monsters.get(self.turn.monster)
        if figure is None or figure.stunned or self.turn.ended:
            await self.finish_monster(figure)
            return
        choices = self.monster_deeds(figure)
        if not self.must_go_on(figure):
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

    def must_go_on(self, figure: Figure) -> bool:
        """Whether a monster may not stop yet."""
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
        choices = [Choice(f"side:{place}", place, {"place": place, "room": room}) for place in self.plan.places(room)]
        return await self.ask(self.controller(figure), "choose-side", choices, room=room)

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
        below = [figure for figure in self.state.monsters.values() if self.floor(figure) == "basement"]
        return bool(below) and any(not self.reaches_anybody(figure) for figure in below)

    def reaches_anybody(self, figure: Figure) -> bool:
        """Whether a way leads from a monster to one of its opponents."""
        rooms = {self.room(other) for other in self.opponents(figure)}
        return bool(rooms & self.within_reach(figure)) or not rooms

    def within_reach(self, figure: Figure) -> set[str]:
        """All rooms a monster could come to."""
        found = {self.room(figure)}
        waiting = [figure.place]
        while waiting:
            for to in self.places_next(waiting.pop()):
                if room_of(to) not in found:
                    found.add(room_of(to))
                    waiting.append(to)
        return found

    def places_next(self, place: str) -> Iterator[str]:
        """Where one step can bring a monster."""
        for side in self.plan.places(room_of(place)):
            yield from self.exits(side)
        yield from self.ways_up(place)
        yield from self.drops(room_of(place))

    async def fetch_stairs(self, seat: int) -> None:
        """Search for the Stairs from Basement and lay them at a doorway of the basement. (B-MON-18, B-DEC-29)"""
        await self.fetch_room(seat, STAIRS_UP)

    async def offer_stairs(self, seat: int) -> None:
        """A traitor who takes no turn any more may still fetch them."""
        if seat == self.haunt.traitor and self.stuck_below() and await self.agrees(seat, "fetch-stairs"):
            await self.fetch_stairs(seat)

    # What a monster can do

    def monster_deeds(self, figure: Figure) -> list[Choice[Deed]]:
        """Move, attack, and whatever the haunt gives it."""
        found = [] if self.turn.over else self.monster_moves(figure)
        if not self.turn.attacked and self.stats(figure).fights:
            found += self.monster_attacks(figure)
        return found

    def monster_moves(self, figure: Figure) -> list[Choice[Deed]]:
        """Steps it can pay for."""
        left = self.movement_of(figure) - self.turn.spent
        found = []
        for to, price in self.monster_ways(figure):
            if price <= left or (self.turn.spent == 0 and left > 0):
                found.append(deed(f"go:{to}", self.monster_walks, figure, to, price, place=to, price=price))
        return found

    def monster_ways(self, figure: Figure) -> Iterator[tuple[str, int]]:
        """Where a monster can go, and for how many spaces with what slows it. (B-MON-19)"""
        slowed = self.slowed_by(figure)
        for to, spaces in self.monster_links(figure, self.room(figure)):
            yield to, spaces + slowed

    def monster_links(self, figure: Figure, room: str) -> Iterator[tuple[str, int]]:
        """Where a step out of a room brings a monster; barriers do not stop it, falls are free. (B-MON-10 to -13)"""
        seen = set()
        for place in self.plan.places(room):
            for to in (*self.exits(place), *self.ways_up(place)):
                if to not in seen and self.monster_may_enter(figure, to):
                    seen.add(to)
                    yield to, 1
        for below in self.drops(room):
            if room != "coal-chute" and below not in seen and self.in_house(below):
                yield below, 0

    def ways_up(self, place: str) -> Iterator[str]:
        """Chute, hole and gallery, upwards. (B-MON-12)"""
        if place == "basement-landing" and self.in_house("coal-chute"):
            yield "coal-chute"
        if place == self.state.tokens.get(BELOW) and self.in_house("collapsed-room"):
            yield "collapsed-room"
        if place == "ballroom" and self.in_house("gallery"):
            yield "gallery"

    def monster_may_enter(self, figure: Figure, place: str) -> bool:
        """Whether a monster may go there."""
        return True

    def slowed_by(self, figure: Figure) -> int:
        """The heroes in its place slow it. (B-PAST-01, B-PAST-02)"""
        if not self.stats(figure).is_slowed:
            return 0
        return sum(self.slows(hero, figure) for hero in self.explorers_at(figure.place))

    def slows(self, one: Fighter, other: Fighter) -> bool:
        """Whether one figure slows another: the chapter on haunts says."""
        raise NotImplementedError

    async def monster_walks(self, figure: Figure, place: str, price: int) -> None:
        """A step that it pays for."""
        self.turn.spent += price
        self.turn.moved = True
        await self.monster_steps(figure, place)

    async def monster_steps(self, figure: Figure, place: str) -> None:
        """A step; down the Coal Chute if it came by the door. (B-MON-11)"""
        climbed = place == "coal-chute" and figure.place == "basement-landing"
        await self.monster_arrives(figure, place)
        if place == "coal-chute" and not climbed and figure.place == place:
            await self.monster_arrives(figure, "basement-landing")

    async def monster_arrives(self, figure: Figure, place: str) -> None:
        """A monster is in another room now."""
        figure.place = place
        self.emit("monster-moves", monster=figure.id, room=room_of(place))
        await self.monster_entered(figure)
        await self.monster_rides(figure)
        if figure.id in self.state.monsters:
            await self.monster_hears_music(figure)

    async def monster_rides(self, figure: Figure) -> None:
        """Aboard the Mystic Elevator its controller chooses where that goes, once for all of them. (B-ELEV-08, -10)"""
        if self.room(figure) == ELEVATOR and not self.turn.elevator and self.may_ride(figure):
            self.turn.elevator = True
            await self.dock(self.controller(figure), FLOORS, may_stay=True)

    def may_ride(self, figure: Figure) -> bool:
        """Whether the Mystic Elevator moves for a monster."""
        return self.stats(figure).rides

    async def monster_entered(self, figure: Figure) -> None:
        """What a haunt does when a monster comes into a room."""

    # Called by Bell or Spirit Board

    async def pull_monsters(self, user: Explorer, chooser: int | None) -> None:
        """The traitor may let monsters come a space nearer; without a traitor all do. (Bell, Spirit Board)"""
        waiting = [figure for figure in self.monsters() if self.can_be_pulled(figure)]
        while steps := [(figure, place) for figure in waiting for place in self.pulled_to(figure, user)]:
            choices: list[Choice[tuple[Figure, str] | None]] = [] if chooser is None else [Choice("done", None)]
            for figure, place in steps:
                data = {"monster": figure.id, "place": place}
                choices.append(Choice(f"pull:{figure.id}:{place}", (figure, place), data))
            picked = await self.ask(user.seat if chooser is None else chooser, "pull-monsters", choices)
            if picked is None:
                return
            waiting.remove(picked[0])
            await self.monster_steps(*picked)

    def can_be_pulled(self, figure: Figure) -> bool:
        """Those that are not stunned and can move."""
        return not figure.stunned and self.acts(figure) and figure.traits.get("speed", 0) > 0

    def pulled_to(self, figure: Figure, user: Explorer) -> list[str]:
        """The places next to a monster from which the way to the user is shorter."""
        if figure.id not in self.state.monsters or not self.on_board(user):
            return []
        far = self.distance(figure.place, user.place)
        return [place for place, _ in self.monster_ways(figure) if self.distance(place, user.place) < far]

    # Attacks by monsters

    def monster_targets(self, figure: Figure) -> list[Fighter]:
        """The opponents in its room, on either side of a barrier. (B-BARR-10)"""
        room = self.room(figure)
        return [other for other in self.opponents(figure) if self.room(other) == room]

    def monster_attacks(self, figure: Figure) -> list[Choice[Deed]]:
        """Its attack, once a turn, with the trait of its record. (B-MON-09)"""
        trait = self.stats(figure).attack
        return [
            deed(
                f"attack:{target.id}",
                self.attack_with,
                Attack(figure, target, trait),
                target=target.id,
                trait=trait,
                card="",
            )
            for target in self.monster_targets(figure)
            if self.may_attack(figure, target, trait, "")
        ]

    def owes_attack(self, figure: Figure) -> bool:
        """Whether it may not stop before it has attacked."""
        return self.stats(figure).must_attack and not self.turn.attacked and bool(self.monster_attacks(figure))
