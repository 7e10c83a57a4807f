"""Haunt 16, The Phantom's Embrace: the Girl is with a Phantom in the basement, and a bomb ticks."""

from collections.abc import Iterator

from typing_extensions import override

from dreadhall.betrayal.components.cards import GIRL
from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.components.pieces import TRAITS_OF
from dreadhall.betrayal.explorers.combat import Attack
from dreadhall.betrayal.explorers.roll_targets import reach
from dreadhall.betrayal.explorers.rolls import until_void
from dreadhall.betrayal.ground import Deed, Fighter
from dreadhall.betrayal.happenings.monsters import MonsterKilled, MonsterLeaves
from dreadhall.betrayal.house.plan import PLACES, room_of
from dreadhall.betrayal.ids import ExplorerId, Place, RoomId
from dreadhall.betrayal.memory import Memory, remembers
from dreadhall.betrayal.monsters.monsters import Monster
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.state import Explorer, Figure
from dreadhall.betrayal.toolkit.deeds.clock import Clock
from dreadhall.betrayal.toolkit.house.front_door import HALL, FrontDoor
from dreadhall.kernel import Choice, Happening

# Might and Sanity are lost in the source; see the page (H16-13).
PHANTOM = Monster("phantom", might=6, sanity=5)
BOMB = "phantom-bomb"
BASEMENT = "basement"
WORN = 2
"""With fewer points of physical damage to bear than that, nobody looks for a fight."""
BLAST = {3: 8, 4: 7, 5: 6, 6: 5}
"""By number of players, the total that blows up the house. (H16-25)"""
SEEN = "phantom-seen"
"""The condition of a room where the Phantom was. (H16-12)"""
DEFUSE, OPEN, LEAVE = "h16-heroes-defuse", "h16-heroes-open-door", "h16-heroes-leave"


class Flees(MonsterLeaves, kind="h16-flees"):
    """The phantom gets away with the girl."""


class SlipsAway(MonsterLeaves, kind="h16-slips-away"):
    """The phantom leaves the room for another."""


class Rescued(Happening, kind="h16-rescued"):
    """The girl is free."""

    explorer: ExplorerId
    room: RoomId


class Defused(Happening, kind="h16-defused"):
    """The bomb is out of order."""

    explorer: ExplorerId


class Explodes(Happening, kind="h16-explodes"):
    """The bomb goes off."""


class ThePhantomsEmbraceMemory(Memory):
    """Where the Phantom was, and what became of it and of the bomb."""

    seen: list[RoomId] = []
    """The rooms where the Phantom was. (H16-12)"""
    dead: bool = False
    defused: bool = False
    exploded: bool = False


class ThePhantomsEmbrace(FrontDoor, Clock):
    """The Girl saved, and then the bomb defused or the Girl outside; for the traitor, an explosion or no hero left."""

    number = 16
    memory = remembers(ThePhantomsEmbraceMemory)
    kinds = (PHANTOM,)

    # Set-up

    @override
    async def set_up(self) -> None:
        """The Girl is taken away, and the clock starts. (H16-03 to H16-05, H16-37)"""
        await self.claim_for_good(GIRL)
        self.set_track(0)

    # The Phantom

    @property
    def phantom_lives(self) -> bool:
        """Whether nobody has beaten the Phantom yet."""
        return not self.memory.dead

    def appear(self, place: Place) -> Figure:
        """The Phantom and the Girl are in a room, which is marked. (H16-23, H16-26)"""
        self.memory.seen.append(room_of(place))
        self.state.gone.remove(GIRL)
        (phantom,) = self.place(PHANTOM, place)
        phantom.cards = [GIRL]
        return phantom

    def vanish(self, phantom: Figure, how: type[MonsterLeaves]) -> None:
        """It is gone, and the Girl with it. (H16-24)"""
        phantom.cards = []
        self.state.gone.append(GIRL)
        self.remove(phantom, how)

    def slip_away(self) -> None:
        """It leaves the room where it is for another. (H16-23, H16-36)"""
        for phantom in self.monsters():
            self.vanish(phantom, SlipsAway)

    @override
    def condition_of(self, room: RoomId, seat: int | None) -> Iterator[str]:
        """Everybody sees where the Phantom was. (H16-07)"""
        if room in self.memory.seen:
            yield SEEN

    @override
    def acts(self, figure: Figure) -> bool:
        """It never walks and never attacks. (H16-10, H16-18)"""
        return False

    @override
    async def draw_for_room(self, who: Explorer, room: RoomId) -> None:
        """A hero who finds a haunted room of the basement finds the Phantom in place of a card. (H16-20, -23, -33)"""
        haunted = self.plan.floor_of(room) == BASEMENT and ROOMS[room].symbol in ("event", "omen")
        if haunted and self.is_hero(who) and self.phantom_lives and self.on_board(who):
            await self.ambush(who)
        else:
            await super().draw_for_room(who, room)

    async def ambush(self, who: Explorer) -> None:
        """Movement ends, and the finder must attack, even a second time; then it is gone. (H16-23, H16-24, H16-34)"""
        if self.has_the_turn(who):
            self.turn.over = True
        self.slip_away()
        phantom = self.appear(who.place)
        do, told = await self.ask(self.controller(who), "must-attack", self.attacks_on(who, phantom))
        with until_void():
            await do(*told)
        if phantom.id in self.state.monsters:  # a weapon can fail, or cost its owner's life, before the blow
            self.vanish(phantom, Flees)

    @override
    async def resolve(self, attack: Attack) -> None:
        """Whoever does not beat it sees it flee. (H16-14, H16-24)"""
        await super().resolve(attack)
        if isinstance(attack.defender, Figure) and attack.defender.id in self.state.monsters:
            self.vanish(attack.defender, Flees)

    @override
    async def beaten(self, loser: Fighter, winner: Fighter, points: int, attack: Attack) -> None:
        """One defeat kills it; the Girl is saved, and there ticks the bomb. (H16-14, H16-19, H16-22)"""
        if isinstance(loser, Explorer) or not isinstance(winner, Explorer):
            await super().beaten(loser, winner, points, attack)
            return
        self.memory.dead = True
        self.state.tokens[BOMB] = loser.place
        loser.cards = []
        self.remove(loser, MonsterKilled)
        self.tell(Rescued(explorer=winner.id, room=self.room(winner)))
        await self.gain_card(winner, GIRL)

    # The basement is explored

    def basement_is_explored(self) -> bool:
        """Whether nothing more can be found there. (H16-35)"""
        return not self.open_doorways(BASEMENT) or not self.tiles_left(BASEMENT)

    @override
    def has_monster_duty(self) -> bool:
        """The Phantom shows itself though it has no turn. (H16-26)"""
        return self.phantom_lives and self.basement_is_explored()

    @override
    async def monster_turn_starts(self) -> None:
        """In the end it goes from room to room, into none twice before all are marked. (H16-21, H16-26, H16-36)"""
        if not self.has_monster_duty():
            return
        self.slip_away()
        rooms = [room for room in self.plan.rooms_on(BASEMENT) if self.in_house(room)]
        fresh = [room for room in rooms if room not in self.memory.seen]
        room = await self.choose_room(self.traitor.seat, "h16-traitor-lair", fresh or rooms)
        self.appear(await self.choose_place(self.traitor.seat, room))

    # Bomb and door

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """Defuse the bomb, open the door, leave. (H16-15 to H16-17, H16-38)"""
        if not self.is_hero(who):
            return
        if self.token_in(BOMB, self.room(who)):
            yield from self.task(who, DEFUSE, ["knowledge"], 7, self.defuse)
        yield from self.door_tasks(who, OPEN, 6)
        yield from self.ways_out(who, LEAVE)

    async def defuse(self, who: Explorer) -> None:
        """The ticking stops for good. (H16-27, H16-29)"""
        self.memory.defused = True
        self.tell(Defused(explorer=who.id))

    @override
    async def slot_ends(self, who: Explorer) -> None:
        """After the traitor's turn, dead or alive: a die more each time. (H16-25, H16-28, H16-42)"""
        await super().slot_ends(who)
        if who.seat != self.haunt.traitor or self.memory.defused:
            return
        faces = self.fall(self.advance_track())
        self.tell_roll(None, "h16-bomb", "plain", "", faces, reach(BLAST[self.players]))
        if sum(faces) >= BLAST[self.players]:
            await self.explode()

    async def explode(self) -> None:
        """Nobody in the house survives, and the traitor has won. (H16-31)"""
        self.memory.exploded = True
        self.tell(Explodes())
        with self.because("h16-bomb"):
            await self.perish(self.explorers())

    # Victory

    def girl_is_out(self) -> bool:
        """Whether a hero has left the house with the Girl. (H16-30, H16-41)"""
        return any(self.is_outside(hero) and GIRL in hero.cards for hero in self.living_heroes())

    @override
    def heroes_won(self) -> bool:
        """The Girl is saved, and the bomb defused or she outside. (H16-29, H16-30)"""
        return not self.phantom_lives and (self.memory.defused or self.girl_is_out())

    @override
    def traitor_won(self) -> bool:
        """The house is gone, or nobody is left in it who could save her. (H16-31, H16-39)"""
        if self.memory.exploded:
            return True
        return not self.girl_is_out() and all(map(self.is_outside, self.living_heroes()))

    # Objectives

    @override
    def objectives_of(self, seat: int) -> Iterator[Objective]:
        """Down, fight, and then bomb or door; for the traitor, time and the heroes. (H16-45)"""
        who = self.state.explorers[seat]
        if self.own_side(seat) != "heroes":
            yield Objective(id="h16-traitor-bomb")
            yield self.no_hero_left("h16-traitor-heroes")
        elif self.phantom_lives:
            yield from self.hunt(who)
        else:
            yield from self.escape(who)

    def hunt(self, who: Explorer) -> Iterator[Objective]:
        """The Phantom comes to whoever explores the basement; the slowest sees to the door meanwhile.

        Whom its next blow may kill leaves the search to others, as long as there are any.
        """
        if self.is_worn(who) and not all(map(self.is_worn, self.living_heroes())):
            yield self.door_wish()
            yield Objective(id="h16-heroes-girl", leave=("explore",) * (self.floor(who) == BASEMENT))
            return
        if who is min(self.living_heroes(), key=lambda hero: self.value(hero, "speed"), default=None):
            yield self.door_wish()
        phantoms = tuple(phantom.id for phantom in self.monsters())
        places = [place for room in self.plan.rooms_on(BASEMENT) for place in PLACES[room]]
        rooms = tuple(dict.fromkeys(room_of(place) for place in places if self.may_discover(place)))
        down = self.floor(who) == BASEMENT
        verbs = ("explore",) if down and not phantoms else ()
        yield Objective(id="h16-heroes-girl", verbs=verbs, rooms=() if phantoms else rooms, foes=phantoms)

    def is_worn(self, who: Explorer) -> bool:
        """Whether somebody has next to nothing left to lose in a fight."""
        left: int = sum(self.height(who, trait) for trait in TRAITS_OF["physical"])
        return left < WORN

    def escape(self, who: Explorer) -> Iterator[Objective]:
        """Who has the Girl runs; the cleverest of the others defuses, all others open the door."""
        out = Objective(id="h16-heroes-out", verbs=(LEAVE,), rooms=(HALL,))
        bomb = Objective(id=DEFUSE, verbs=(DEFUSE,), rooms=(self.state.tokens[BOMB],))
        if GIRL in who.cards:
            yield from (out, self.door_wish())
            return
        yield Objective(id="h16-heroes-girl", done=int(self.holder(GIRL) is not None), cards=(GIRL,))
        others = [hero for hero in self.heroes() if GIRL not in hero.cards]
        clever = max(others, key=lambda hero: self.value(hero, "knowledge"), default=None)
        yield from (bomb, self.door_wish()) if who is clever else (self.door_wish(), bomb)

    def door_wish(self) -> Objective:
        """The front door open."""
        return Objective(id=OPEN, done=int(self.door_is_open), verbs=(OPEN,), rooms=(HALL,))


RULES = ThePhantomsEmbrace
