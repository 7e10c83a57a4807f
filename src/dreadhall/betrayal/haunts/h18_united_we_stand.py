"""Haunt 18, United We Stand: flesh that grows with every hero it takes; only the burning house can kill it."""

from collections.abc import Iterable, Iterator

from typing_extensions import override

from dreadhall.betrayal.components.pieces import DamageKind
from dreadhall.betrayal.components.rooms import (
    BASEMENT_LANDING,
    COAL_CHUTE,
    COLLAPSED_ROOM,
    FOYER,
    FURNACE_ROOM,
    GRAND_STAIRCASE,
)
from dreadhall.betrayal.explorers.combat import Attack, Clash
from dreadhall.betrayal.ground import Deed, Fighter, deed
from dreadhall.betrayal.house.paths import BELOW, UNREACHABLE, distances, extremes, near, tunnels_of
from dreadhall.betrayal.house.plan import room_of
from dreadhall.betrayal.ids import NO_ROOM, NOWHERE, CardId, ExplorerId, FighterId, RoomId
from dreadhall.betrayal.memory import Memory, remembers
from dreadhall.betrayal.monsters.monster_turn import STAIRS_UP
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.state import Explorer
from dreadhall.betrayal.toolkit.house.collapse import Collapse
from dreadhall.betrayal.toolkit.house.front_door import HALL, OUTSIDE, FrontDoor
from dreadhall.betrayal.toolkit.house.windows import Windows
from dreadhall.betrayal.toolkit.people.off_the_card import OffTheCard
from dreadhall.betrayal.toolkit.people.stunned import StunnedExplorers
from dreadhall.kernel import Choice, Happening

MIGHT, MORE_SPEED = 5, 1
ENOUGH = 2
"""The heroes that must be absorbed before the traitor can break out."""
FURNACE = FURNACE_ROOM
LINKS = {STAIRS_UP: FOYER, BASEMENT_LANDING: COAL_CHUTE}
"""Where the fire climbs to, besides what shares a side."""
HEART = (FOYER, HALL, GRAND_STAIRCASE)
"""The rooms without which the house collapses."""
OVERHEAT, OPEN, LEAVE = "h18-heroes-overheat", "h18-heroes-open-door", "h18-heroes-leave"
PULL, BREAK_OUT = "h18-traitor-pull", "h18-traitor-leave"
BURN = "h18-burn"


class Overheats(Happening, kind="h18-overheats"):
    """The furnace is about to explode."""

    explorer: ExplorerId


class Explodes(Happening, kind="h18-explodes"):
    """The furnace explodes."""


class HouseCollapses(Happening, kind="h18-house-collapses"):
    """The house comes down."""


class Absorbs(Happening, kind="h18-absorbs"):
    """Somebody becomes part of the flesh."""

    explorer: ExplorerId
    victim: FighterId


class Pushes(Happening, kind="h18-pushes"):
    """The flesh drives somebody into another room."""

    explorer: ExplorerId
    victim: FighterId
    room: RoomId


class Pulled(Happening, kind="h18-pulled"):
    """The flesh drags somebody back."""

    explorer: ExplorerId
    room: RoomId


class UnitedWeStandMemory(Memory):
    """Who was absorbed, and the furnace."""

    absorbed: list[ExplorerId] = []
    heating: ExplorerId | None = None
    """Who has overheated the furnace."""
    due: ExplorerId | None = None
    """The same one after that turn."""


class UnitedWeStand(FrontDoor, Collapse, Windows, OffTheCard, StunnedExplorers):
    """Burn the house with the traitor in it; for the traitor, all heroes but one, or two of them and out."""

    number = 18
    memory = remembers(UnitedWeStandMemory)

    # Set-up

    @override
    async def set_up(self) -> None:
        """The traitor's Might and Speed leave the card; the heroes get the Stairs. (H18-02 to H18-05, C-10, C-11)"""
        self.take_off_card(self.traitor, "might", MIGHT)
        self.take_off_card(self.traitor, "speed", self.players + MORE_SPEED)
        await self.fetch_room(self.speaker, STAIRS_UP)

    # What everybody can do

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """Furnace, door and escape for the heroes; the traitor pulls them back, and breaks out. (H18-11 to H18-14)"""
        if self.is_hero(who):
            if self.room(who) == FURNACE and not self.is_overheating():
                yield from self.task(who, OVERHEAT, ["knowledge"], 5, self.overheat)
            yield from self.door_tasks(who, OPEN, 4)
            yield from self.ways_out(who, LEAVE)
            return
        if PULL not in self.turn.tried and self.outside() and self.faces_outside(self.room(who)):
            yield deed(PULL, self.pull_back, who)
        price = self.step_price(who, OUTSIDE)
        if self.has_absorbed_enough() and self.room(who) == HALL and self.may_walk(who) and self.can_pay(who, price):
            yield deed(BREAK_OUT, self.leave_house, who, price, price=price)

    # The furnace

    def is_overheating(self) -> bool:
        """Whether somebody has overheated the furnace."""
        return self.memory.heating is not None or self.memory.due is not None

    async def overheat(self, who: Explorer) -> None:
        """It blows up at the end of this hero's next turn. (H18-11, H18-35)"""
        self.memory.heating = who.id
        self.tell(Overheats(explorer=who.id))

    @override
    async def slot_ends(self, who: Explorer) -> None:
        """The furnace explodes in time; then every turn of the living feeds the fire. (H18-19, H18-20, H18-47)"""
        await super().slot_ends(who)
        memory = self.memory
        if memory.heating == who.id:
            memory.heating, memory.due = None, who.id
        elif memory.due == who.id and FURNACE not in self.state.destroyed:
            self.tell(Explodes())
            await self.burn(FURNACE)
        elif FURNACE in self.state.destroyed and who.alive:
            await self.spread(who)

    # The fire

    def can_burn(self) -> list[RoomId]:
        """The rooms that share a side with a burned one, or that a listed link leads to. (H18-21, H18-22, H18-58)"""
        links = {**LINKS, room_of(self.state.tokens.get(BELOW, NOWHERE)): COLLAPSED_ROOM}
        climbing = [links[room] for room in self.state.destroyed if room in links]
        beside = self.beside_ruins(self.standing_rooms())
        return list(dict.fromkeys([*beside, *filter(self.in_house, climbing)]))

    async def spread(self, who: Explorer) -> None:
        """One more room burns, whoever is in it; with none in reach nothing does. (H18-20, H18-26, H18-34, H18-50)"""
        if rooms := self.can_burn():
            choices = [Choice(f"{BURN}:{room}", room, {"room": room}) for room in rooms]
            await self.burn(await self.ask(who.seat, BURN, choices))

    async def burn(self, room: RoomId) -> None:
        """Everybody in the room dies; without its heart the house falls on all inside. (H18-20, H18-24, H18-27)"""
        self.destroy(room)
        doomed = [who for who in self.in_order() if self.room(who) == room]
        if all(part in self.state.destroyed for part in HEART):
            self.tell(HouseCollapses())
            doomed = list(self.in_order())
        with self.because(BURN):
            await self.perish(doomed)

    # The traitor's flesh

    @override
    async def turn_begins(self, who: Explorer) -> None:
        """The traitor rolls for movement. (H18-17, H18-33)"""
        await super().turn_begins(who)
        if who is self.traitor and not self.turn.ended:
            self.turn.allowance[who.id] = await self.throw(who, self.value(who, "speed"), "movement")

    @override
    def allowance(self, who: Explorer) -> int:
        """What was rolled; a space in any case. (H18-17)"""
        return max(1, self.turn.allowance.get(who.id, 0)) if who is self.traitor else super().allowance(who)

    @override
    def reduce_damage(self, who: Explorer, kind: DamageKind, points: int, by: Fighter | None) -> int:
        """Nothing hurts the flesh, and so nothing is stolen from it. (H18-28, H18-42, H18-43)"""
        if who is self.traitor and kind == "physical":
            return 0
        return super().reduce_damage(who, kind, points, by)

    @override
    def lowest_possible(self, who: Explorer) -> int:
        """Nothing but fire kills the traitor. (H18-42)"""
        return 0 if who is self.traitor else super().lowest_possible(who)

    @override
    async def dodge(self, who: Explorer, thrower: Explorer, card: CardId) -> None:
        """Dynamite stuns the traitor, without a roll. (H18-30, H18-45)"""
        if who is self.traitor:
            self.stun_explorer(who)
        else:
            await super().dodge(who, thrower, card)

    @override
    async def beaten(self, loser: Fighter, winner: Fighter, points: int, attack: Attack) -> None:
        """Killed heroes are absorbed; the Ring may push instead of hurting. (H18-18, H18-29, H18-41)"""
        if loser is self.traitor and winner is attack.attacker and attack.trait == "sanity":
            assert isinstance(winner, Explorer)
            if await self.pushes(winner, points):
                return
        await super().beaten(loser, winner, points, attack)
        if winner is self.traitor and isinstance(loser, Explorer) and not loser.alive:
            self.absorb(loser)

    def absorb(self, hero: Explorer) -> None:
        """Stronger and slower. (H18-18)"""
        self.tell(Absorbs(explorer=self.traitor.id, victim=hero.id))
        self.memory.absorbed.append(hero.id)
        with self.because("h18-absorb"):
            self.raise_trait(self.traitor, "might", 1)
            self.drop_clip(self.traitor, "speed", 1, floor=0)

    def has_absorbed_enough(self) -> bool:
        """Whether the traitor is strong enough for the front door. (H18-37, H18-40)"""
        return len(self.memory.absorbed) >= ENOUGH

    async def pushes(self, hero: Explorer, spaces: int) -> bool:
        """Move the traitor so many rooms at most, whatever lies between: whether the hero did. (H18-29, H18-44)"""
        rooms = self.rooms_within(self.room(self.traitor), spaces)
        choices = [Choice("damage", NO_ROOM), *(Choice(f"h18-push:{room}", room, {"room": room}) for room in rooms)]
        room = await self.ask(hero.seat, "h18-push", choices, points=spaces)
        if room:
            self.tell(Pushes(explorer=hero.id, victim=self.traitor.id, room=room))
            await self.put(self.traitor, room, await self.choose_place(hero.seat, room))
        return bool(room)

    def rooms_within(self, start: RoomId, spaces: int) -> list[RoomId]:
        """The other rooms that one comes to in so many steps; nobody is pushed down a chute into the fire."""
        closed = {COAL_CHUTE} if BASEMENT_LANDING in self.state.destroyed else set()
        tunnels, found, steps = tunnels_of(self), [start], {start: 0}
        for room in found:
            ways = near(self, room, tunnels) if steps[room] < spaces and room != COAL_CHUTE else ()
            for to in [to for to in ways if to not in steps and to not in closed]:
                steps[to] = steps[room] + 1
                found.append(to)
        return found[1:]

    # Pulling heroes back

    def outside(self) -> list[Explorer]:
        """The heroes that have got out."""
        return [who for who in self.state.explorers if self.is_outside(who)]

    async def pull_back(self, who: Explorer) -> None:
        """Might against the strongest outside and all who hold on: a hero is back inside. (H18-14 to H18-16, H18-57)"""
        heroes = self.outside()
        strongest = extremes(heroes, lambda hero: self.value(hero, "might"), least=False)
        hero = await self.choose_explorer(self.speaker, "h18-holds-on", strongest)
        mine = await self.trait_roll(who, "might", "h18-pull")
        faces = self.lying
        against = await self.throw(hero, self.value(hero, "might"), "h18-pull", kind="trait", trait="might")
        against += len(heroes) - 1
        self.tell_clash(Clash(who.id, hero.id, "might"), mine, against, faces)
        if mine <= against:
            self.turn.tried.append(PULL)
            return
        caught = await self.choose_explorer(who.seat, "h18-traitor-caught", heroes)
        caught.away = ""
        self.tell(Pulled(explorer=caught.id, room=self.room(who)))
        with self.because(who.id):
            await self.arrive(caught, who.place)

    # Victory

    @override
    def heroes_won(self) -> bool:
        """The fire has killed the traitor: nothing else can. (H18-36, H18-51)"""
        return not self.traitor.alive

    @override
    def traitor_won(self) -> bool:
        """One hero is left at most, or the traitor is out with two of them absorbed. (H18-37, H18-38, H18-52)"""
        return len(self.living_heroes()) <= 1 or (self.is_outside(self.traitor) and self.has_absorbed_enough())

    @override
    def objectives_of(self, seat: int) -> Iterator[Objective]:
        """Furnace, door and fire for the heroes; heroes, windows and the way out for the traitor. (H18-55)"""
        who = self.state.explorers[seat]
        rooms = self.can_burn()
        if self.is_hero(who):
            yield Objective(id="h18-heroes-fire", done=int(not self.traitor.alive), verbs=self.fires(self.warm(rooms)))
            yield from self.escape(who) if self.is_overheating() else self.heating(who)
            return
        dead, heroes = self.heroes_at_start - len(self.living_heroes()), self.heroes()
        hot = self.fires(room for room in rooms if self.heroes_in(room) and self.room(who) != room)
        if self.has_absorbed_enough():
            yield Objective(id="h18-traitor-escape", verbs=(BREAK_OUT,), rooms=(HALL,))
        edge = tuple(self.beside_ruins(rooms))
        foes, last = tuple(hero.id for hero in heroes), self.heroes_at_start - 1
        yield Objective(id="h18-traitor-heroes", done=dead, of=last, verbs=(PULL, *hot), foes=foes, avoid=edge)
        if self.outside():
            windows = tuple(filter(self.faces_outside, self.standing_rooms()))
            yield Objective(id="h18-traitor-windows", verbs=(PULL,), rooms=windows)
        cold = self.fires(room for room in rooms if room not in (self.room(who), *HEART))
        yield Objective(id="h18-traitor-fire", verbs=cold)

    def fires(self, rooms: Iterable[RoomId]) -> tuple[str, ...]:
        """The choices that burn some rooms."""
        return tuple(f"{BURN}:{room}" for room in rooms)

    def warm(self, rooms: list[RoomId]) -> list[RoomId]:
        """Where heroes would like it to burn: under the traitor, else as near as can be, but not under themselves."""
        if self.room(self.traitor) in rooms and self.traitor.alive:
            return [self.room(self.traitor)]
        free = [room for room in rooms if not self.heroes_in(room)]
        if self.heroes():
            free = [room for room in free if room not in HEART] or free
        way = distances(self, self.room(self.traitor))
        return extremes(free, lambda room: way.get(room, UNREACHABLE), least=True)

    def heating(self, who: Explorer) -> Iterator[Objective]:
        """One goes for the door, the others for the furnace, which is somewhere in the basement."""
        way, heroes = distances(self, HALL), self.heroes()
        porter = extremes(heroes, lambda hero: way.get(self.room(hero), UNREACHABLE), least=True)[:1]
        if not self.door_is_open and who in porter and len(heroes) > 1:
            yield Objective(id="h18-heroes-door", verbs=(OPEN,), rooms=(HALL,))
        unknown = tuple(dict.fromkeys(doorway.room for doorway in self.open_doorways("basement")))
        search = ("explore",) if self.on_board(who) and self.floor(who) == "basement" else ()
        if FURNACE in self.plan:
            unknown, search = (FURNACE,), ()
        yield Objective(id="h18-heroes-furnace", verbs=(OVERHEAT, *search), rooms=unknown)

    def escape(self, who: Explorer) -> Iterator[Objective]:
        """Out before it all comes down."""
        yield Objective(id="h18-heroes-door", done=int(self.door_is_open), verbs=(OPEN,), rooms=(HALL,))
        out, edge = len(self.outside()), tuple(self.can_burn())
        yield Objective(
            id="h18-heroes-outside", done=out, of=len(self.living_heroes()), verbs=(LEAVE,), rooms=(HALL,), avoid=edge
        )


RULES = UnitedWeStand
