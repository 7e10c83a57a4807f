"""Haunt 35, Small Change: everybody is as small as a mouse, the cats are hungry, and a toy airplane leads out."""

from collections.abc import Iterator
from typing import ClassVar

from typing_extensions import override

from dreadhall.betrayal.components.catalogue import ROOMS, TRAITS
from dreadhall.betrayal.components.pieces import Trait
from dreadhall.betrayal.components.rooms import COLLAPSED_ROOM, ENTRANCE_HALL, GYMNASIUM
from dreadhall.betrayal.ground import Deed, Fighter, deed
from dreadhall.betrayal.haunts.airplane import (
    BOARD,
    DIVE,
    ESCAPE,
    FLYING,
    FROM_THE_AIR,
    GROUNDED,
    SEARCH,
    SEARCH_ROOMS,
    START,
    SWOOP,
    WARMING,
    ToyAirplane,
)
from dreadhall.betrayal.haunts.cats import CAT, STRUGGLE, Cats
from dreadhall.betrayal.house.paths import SECRET_STAIRS, in_reach
from dreadhall.betrayal.house.plan import STAIRS, room_of
from dreadhall.betrayal.ids import CardId, ExplorerId, FighterId, Place, RoomId, place_in
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.phases.haunt import OPENLY
from dreadhall.betrayal.state import Explorer, Figure
from dreadhall.betrayal.toolkit.house.doorway_places import DoorwayPlaces
from dreadhall.kernel import Choice, Happening

HALL = ENTRANCE_HALL
MANY = 5
"""The players from whom on there are two cats."""
STEEP = 3
"""What stairs take."""
KNOCK = "h35-traitor-knock-down"


class KnockedDown(Happening, kind="h35-knocked-down"):
    """The toy airplane is struck."""

    who: FighterId


class NoCard(Happening, kind="h35-no-card"):
    """Somebody is too small for the card they would draw."""

    explorer: ExplorerId


class TooSteep(Happening, kind="h35-too-steep"):
    """Somebody is too small for stairs."""

    explorer: ExplorerId


class SmallChange(ToyAirplane, Cats, DoorwayPlaces):
    """Out in the airplane, with half of the heroes at least; for the traitor, more than half of them eaten."""

    number = 35
    rolls_in: ClassVar = {"h35-stairs": OPENLY}
    kinds = (CAT,)

    # Set-up

    @override
    async def set_up(self) -> None:
        """A cat in the Entrance Hall, and with many players one where it began. (H35-05 to H35-07)"""
        self.place(CAT, place_in(HALL))
        if self.players >= MANY:
            self.place(CAT, await self.choose_place(self.traitor.seat, self.haunt.room))

    # What heroes and traitor can do

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """The airplane is the heroes'; the traitor may knock it down. (H35-15 to H35-17, H35-21, H35-37)"""
        if self.is_hero(who):
            yield from self.airplane_deeds(who)
        elif self.airplane_is(FLYING) and who.place == self.airplane:
            yield from self.task(who, KNOCK, ["speed"], 5, self.knock_down)

    async def knock_down(self, who: Fighter) -> None:
        """The airplane is on the ground again. (H35-20, H35-21)"""
        self.tell(KnockedDown(who=who.id))
        self.ground_airplane()

    # Being small

    @override
    async def draw_for_room(self, who: Explorer, room: RoomId) -> None:
        """A symbol gives no card and ends the turn. (H35-27)"""
        if ROOMS[room].symbol is not None and self.has_the_turn(who):
            self.tell(NoCard(explorer=who.id))
            self.turn.ended = True

    @override
    async def draw_cards(self, who: Explorer, kind: str, count: int = 1) -> None:
        """Nobody draws any card. (H35-27)"""

    @override
    async def gets_to(self, who: Explorer, place: Place) -> bool:
        """Stairs are climbed with a Might roll; who fails ends the turn. (H35-30, H35-46)"""
        climbs = self.joined_by_stairs(who.place, place)
        if not climbs or await self.passes(who, "might", STEEP, "h35-stairs"):
            return True
        self.tell(TooSteep(explorer=who.id))
        self.turn.ended = True
        return False

    def joined_by_stairs(self, place: Place, other: Place) -> bool:
        """Whether stairs lead from one place to the other, printed or secret ones."""
        tokens = self.state.tokens
        secret = {tokens.get(SECRET_STAIRS), tokens.get("secret-stairs-2")}
        return STAIRS.get(room_of(place)) == room_of(other) or {place, other} == secret

    @override
    def room_deeds(self, who: Explorer) -> list[Choice[Deed]]:
        """Barriers are crossed as ever; nobody falls, and the Vault stays shut. (H35-31, H35-32)"""
        return [choice for choice in super().room_deeds(who) if choice.key == "cross"]

    @override
    async def discovery_text(self, who: Explorer, room: RoomId) -> None:
        """The hole in the Collapsed Room is walked around. (H35-31)"""
        if room != COLLAPSED_ROOM:
            await super().discovery_text(who, room)

    @override
    def elevator_runs_for(self, who: Explorer) -> bool:
        """Its buttons are far too high. (H35-31)"""
        return False

    @override
    async def end_of_turn_text(self, who: Explorer) -> None:
        """The Gymnasium does nothing for the small. (H35-32)"""
        if self.room(who) != GYMNASIUM:
            await super().end_of_turn_text(who)

    # Who can harm whom

    @override
    def opponents(self, who: Fighter) -> list[Fighter]:
        """The traitor leaves explorers to the cats. (H35-33, H35-49)"""
        return [] if isinstance(who, Explorer) and self.is_traitor(who) else super().opponents(who)

    @override
    def throws(self, who: Explorer, card: CardId) -> Iterator[Choice[Deed]]:
        """Nor does the traitor throw Dynamite. (H35-49)"""
        return iter(()) if self.is_traitor(who) else super().throws(who, card)

    @override
    def may_attack(self, who: Fighter, target: Fighter, trait: Trait, card: CardId) -> bool:
        """Nothing but shots, the Ring and Dynamite reaches flyers, or comes from them. (H35-34)"""
        if (self.is_flying(who) or self.is_flying(target)) and card not in FROM_THE_AIR:
            return False
        return super().may_attack(who, target, trait, card)

    @override
    def slows(self, one: Fighter, other: Fighter) -> bool:
        """Flyers slow nobody, and nobody slows flyers. (H35-50)"""
        return not self.is_flying(one) and not self.is_flying(other) and super().slows(one, other)

    # Cats

    @override
    def monster_deeds(self, figure: Figure) -> list[Choice[Deed]]:
        """A cat beside the flying airplane may bat it down, once; no barrier stops it. (H35-20, B-BARR-10)"""
        found = super().monster_deeds(figure)
        beside = self.airplane_is(FLYING) and self.room(figure) == room_of(self.airplane)
        if beside and KNOCK not in self.turn.tried:
            found.append(deed(KNOCK, self.bat_down, figure))
        return found

    async def bat_down(self, cat: Figure) -> None:
        """A Speed roll of 7; its attack is still to come. (H35-20)"""
        self.turn.tried.append(KNOCK)
        if await self.passes(cat, "speed", 7, "h35-bat"):
            await self.knock_down(cat)

    @override
    def seized(self, hero: Explorer) -> None:
        """Whoever is caught is no longer aboard. (H35-53)"""
        super().seized(hero)
        self.leave_airplane(hero)

    @override
    def can_be_picked_up(self, who: Explorer) -> bool:
        """Nobody is snatched out of a cat's paws. (H35-18, H35-25, H35-37)"""
        return super().can_be_picked_up(who) and not self.is_caught(who)

    @override
    async def after_death(self, who: Explorer, by: str) -> None:
        """A dead pilot flies nothing. (H35-53)"""
        self.leave_airplane(who)
        await super().after_death(who, by)

    # Victory

    @override
    def heroes_won(self) -> bool:
        """At least half of the heroes have flown away. (H35-41)"""
        return 2 * len(self.plane.escaped) >= self.heroes_at_start

    @override
    def traitor_won(self) -> bool:
        """The cats have eaten more than half, or too few are left to escape. (H35-42, H35-43, H35-54)"""
        heroes = self.heroes_at_start
        return 2 * self.eaten() > heroes or 2 * len(self.living_heroes()) < heroes

    @override
    def objectives_of(self, seat: int) -> Iterator[Objective]:
        """The airplane, step by step; for the traitor, heroes for the cats. (H35-57)"""
        who = self.state.explorers[seat]
        if not self.is_hero(who):
            prey = tuple(hero.id for hero in self.heroes())
            target, need = (self.airplane,) if self.airplane else (), self.heroes_at_start // 2 + 1
            if not self.turn.monster:
                # Cats feed themselves; the traitor can do nothing but be there when the airplane takes off.
                prey = () if target else prey
            elif not self.airplane_is(FLYING):
                target = ()
            yield Objective(id="h35-traitor-feed", done=self.eaten(), of=need, verbs=(KNOCK,), rooms=target, foes=prey)
            return
        best = max(TRAITS, key=lambda trait: self.value(who, trait) - CAT.traits[trait])
        yield Objective(id="h35-heroes-struggle", done=int(not self.is_caught(who)), verbs=(f"{STRUGGLE}:{best}",))
        cats = tuple(dict.fromkeys(map(self.room, self.monsters(CAT))))
        rooms = tuple(room for room in SEARCH_ROOMS if self.in_house(room)) if not self.airplane else ()
        found = int(bool(self.airplane))
        yield Objective(id="h35-heroes-find", done=found, verbs=(SEARCH,), rooms=rooms, avoid=cats)
        if self.airplane_is(GROUNDED):
            yield Objective(id="h35-heroes-start", verbs=(START, BOARD), rooms=(self.airplane,), avoid=cats)
        elif self.airplane_is(WARMING) or (self.airplane_is(FLYING) and not self.is_aboard(who)):
            yield Objective(id="h35-heroes-board", verbs=(BOARD,), rooms=(self.airplane,), avoid=cats)
        waiting = tuple(hero.place for hero in self.heroes() if self.can_be_picked_up(hero))
        ways_out = tuple(filter(self.leads_out, self.plan.placed))
        goals = (waiting or ways_out) if self.is_pilot(who) and self.airplane_is(FLYING) else ()
        lost = goals and not set(goals).intersection(in_reach(self, self.room(who)))
        verbs = (ESCAPE, SWOOP, "explore", DIVE) if lost else (ESCAPE, SWOOP)
        yield Objective(id="h35-heroes-escape", verbs=verbs, rooms=goals)


RULES = SmallChange
