"""Haunt 24, Fly Away Home: bats pour in and latch on; a pipe organ drives them off."""

from collections.abc import Iterator
from typing import ClassVar

from typing_extensions import override

from dreadhall.betrayal.components.catalogue import EXPLORERS
from dreadhall.betrayal.components.pieces import Trait
from dreadhall.betrayal.components.rooms import ATTIC, CATACOMBS, CHASM, ORGAN_ROOM, TOWER
from dreadhall.betrayal.explorers.combat import Attack
from dreadhall.betrayal.explorers.roll_targets import reach
from dreadhall.betrayal.ground import Deed, Fighter, deed
from dreadhall.betrayal.ids import NOWHERE, CardId, ExplorerId, FigureId, Place, RoomId, place_in
from dreadhall.betrayal.memory import Memory, remembers
from dreadhall.betrayal.monsters.monsters import Monster
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.phases.haunt import OPENLY
from dreadhall.betrayal.phases.sides import Side
from dreadhall.betrayal.state import Explorer, Figure
from dreadhall.betrayal.toolkit.deeds.tasks import Tasks
from dreadhall.betrayal.toolkit.house.windows import OPENINGS
from dreadhall.betrayal.toolkit.monsters.alike import one_of_each
from dreadhall.kernel import Choice, Happening

BAT = Monster("bat", speed=5, might=2, sanity=1, slows=False)
LATCHED = Monster("latched-bat", speed=5, might=2, sanity=1)
"""A bat that sits on a hero: it is on the board only while somebody strikes at it."""

MOST_BATS, EACH_ROOST = 24, 3
ROOSTS = ((TOWER, ATTIC), (CHASM, CATACOMBS))
ENTRIES = tuple(sorted((*OPENINGS, CHASM)))
"""Where bats come in: false windows count. (H24-22)"""
BATS, ENTERED = "bats", "entered"
LATCH, SWAT = "h24-traitor-latch", "h24-heroes-swat"
STEP, START, PLAY = "h24-step", "h24-heroes-start", "h24-heroes-play"


class OrganStarts(Happening, kind="h24-organ-starts"):
    """The organ plays."""

    explorer: ExplorerId


class BatsFlee(Happening, kind="h24-bats-flee"):
    """Every bat without a hold flies off."""

    explorer: ExplorerId


class Latches(Happening, kind="h24-latches"):
    """A bat has a hold on somebody."""

    monster: FigureId
    explorer: ExplorerId
    count: int


class Swats(Happening, kind="h24-swats"):
    """Somebody is rid of a bat."""

    explorer: ExplorerId
    count: int


class FlyAwayHomeMemory(Memory):
    """The organ, and the bats that flee from it."""

    organ: bool = False
    """Whether it runs."""
    driven_away: bool = False


class FlyAwayHome(Tasks):
    """The organ sounds and no bat is left on a hero; or no hero is left."""

    number = 24
    memory = remembers(FlyAwayHomeMemory)
    rolls_in: ClassVar = {"h24-latch": OPENLY}
    kinds = (BAT, LATCHED)

    # Set-up

    @override
    async def set_up(self) -> None:
        """The traitor is dead; bats hang where they roost; the organ is in the house. (H24-02 to H24-07)"""
        places = [await self.choose_roost(rooms) for rooms in ROOSTS]
        await self.kill(self.traitor)
        for place in filter(None, places):
            self.place(BAT, place, EACH_ROOST)
        await self.fetch_room(self.speaker, ORGAN_ROOM)

    async def choose_roost(self, rooms: tuple[RoomId, ...]) -> Place:
        """One of two rooms, if any is in the house. (H24-05, H24-06)"""
        seat, there = self.traitor.seat, [room for room in rooms if self.in_house(room)]
        if not there:
            return NOWHERE
        return await self.choose_place(seat, await self.choose_room(seat, "h24-traitor-roost", there))

    # The organ

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """Start the organ, then play it: one step a turn. (H24-13 to H24-15)"""
        if not self.is_hero(who) or self.room(who) != ORGAN_ROOM or self.driven_away:
            return
        if not self.organ_runs:
            yield from self.task(who, START, ["might"], 5, self.start_organ, limit=STEP)
        else:
            needed = 5 if EXPLORERS[who.id].music else 6
            yield from self.task(who, PLAY, ["knowledge"], needed, self.play_organ, limit=STEP)

    @property
    def organ_runs(self) -> bool:
        """Whether somebody has started the organ."""
        return self.memory.organ

    async def start_organ(self, who: Explorer) -> None:
        """It goes on by itself. (H24-14)"""
        self.memory.organ = True
        self.tell(OrganStarts(explorer=who.id))

    @property
    def driven_away(self) -> bool:
        """Whether the bats have been driven off."""
        return self.memory.driven_away

    async def play_organ(self, who: Explorer) -> None:
        """All bats that sit on nobody are gone, and no more come. (H24-15)"""
        self.memory.driven_away = True
        self.tell(BatsFlee(explorer=who.id))
        for bat in self.monsters(BAT):
            self.remove(bat)

    # Bats come in

    @override
    def has_monster_duty(self) -> bool:
        """More bats come even where none is left. (H24-25, C-22)"""
        return not self.driven_away

    @override
    async def monster_turn_starts(self) -> None:
        """As many as the dice of all players show, if there are so many. (H24-25, H24-36)"""
        await super().monster_turn_starts()
        if not self.driven_away:
            swarm = await self.throw(self.traitor, self.players, "h24-swarm")
            await self.come_in(min(swarm, self.bats_outside()))

    def bats_outside(self) -> int:
        """How many can still come in; those that sit on heroes are in the house. (H24-12)"""
        return MOST_BATS - len(self.monsters(BAT)) - sum(map(self.bats_on, self.living_heroes()))

    async def come_in(self, count: int) -> None:
        """As evenly as can be, and they act this turn. (H24-21, H24-23, H24-31)"""
        rooms = [room for room in ENTRIES if self.in_house(room)]
        each, more = divmod(count, len(rooms))
        with_more = await self.choose_entries(rooms, more)
        for room in rooms:
            for bat in self.place(BAT, place_in(room), each + (room in with_more)):
                bat.status[ENTERED] = 1
                self.turn.waiting.append(bat.id)

    async def choose_entries(self, rooms: list[RoomId], count: int) -> list[RoomId]:
        """The traitor says which rooms get one, or one more. (H24-21)"""
        chosen: list[RoomId] = []
        while len(chosen) < count:
            rooms = [room for room in rooms if room not in chosen]
            left = count - len(chosen)
            if len(rooms) == left:
                return chosen + rooms
            chosen.append(await self.choose_room(self.traitor.seat, "h24-traitor-entry", rooms, left=left))
        return chosen

    @override
    async def monster_starts(self, figure: Figure) -> None:
        """Coming in was a space of its movement. (H24-23)"""
        await super().monster_starts(figure)
        if figure.status.pop(ENTERED, 0):
            self.turn.spent = 1

    @override
    def next_ones(self, waiting: list[Figure]) -> list[Figure]:
        """One bat of a place is as good as another."""
        return one_of_each(super().next_ones(waiting))

    # Bats on heroes

    def bats_on(self, who: Explorer) -> int:
        """How many bats sit on somebody."""
        return who.status.get(BATS, 0)

    @override
    def monster_attacks(self, figure: Figure) -> list[Choice[Deed]]:
        """Instead of an attack it tries to latch on to a hero. (H24-18)"""
        heroes = self.heroes_in(self.room(figure))
        return [deed(f"{LATCH}:{hero.id}", self.latch, figure, hero, explorer=hero.id) for hero in heroes]

    async def latch(self, bat: Figure, hero: Explorer) -> None:
        """A die for each bat, and a 2 holds. (H24-18, H24-19)"""
        self.turn.attacked = True
        if self.monster_throw(bat, 1, "h24-latch", aim=reach(2)) == 2:
            del self.state.monsters[bat.id]
            hero.status[BATS] = self.bats_on(hero) + 1
            self.tell(Latches(monster=bat.id, explorer=hero.id, count=hero.status[BATS]))

    @override
    def allowance(self, who: Explorer) -> int:
        """Each bat takes a space, but never the last. (H24-20, H24-38)"""
        spaces, bats = super().allowance(who), self.bats_on(who)
        return max(1, spaces - bats) if bats else spaces

    @override
    async def turn_begins(self, who: Explorer) -> None:
        """The bats drink. (H24-24, H24-37)"""
        await super().turn_begins(who)
        if bats := self.bats_on(who):
            with self.because("h24-bats"):
                await self.take_damage(who, "physical", bats)

    @override
    def leave_belongings(self, who: Explorer) -> None:
        """The bats of the dead look for somebody else; with the organ playing they are gone. (H24-35)"""
        bats = self.bats_on(who)
        super().leave_belongings(who)
        if not self.driven_away:
            self.place(BAT, who.place, bats)

    # Striking at bats on heroes

    @override
    def attack_deeds(self, who: Explorer) -> list[Choice[Deed]]:
        """A bat on oneself, or on a hero beside one. (H24-17, H24-33)"""
        found = super().attack_deeds(who)
        for hero in self.explorers_at(who.place) if self.is_hero(who) else ():
            if self.bats_on(hero):
                name, kind = FigureId(f"{LATCHED.kind}-{hero.seat + 1}"), LATCHED.kind
                found += self.attacks_on(who, Figure(name, kind, who.place, LATCHED.traits, owner=hero.seat))
        return found

    def bearer(self, fighter: Fighter) -> Explorer | None:
        """The hero on whom a bat sits."""
        if isinstance(fighter, Figure) and fighter.kind == LATCHED.kind and fighter.owner is not None:
            return self.state.explorers[fighter.owner]
        return None

    @override
    def may_attack(self, who: Fighter, target: Fighter, trait: Trait, card: CardId) -> bool:
        """A bat that sits on a hero is struck with Might only. (H24-17)"""
        return super().may_attack(who, target, trait, card) and (trait == "might" or self.bearer(target) is None)

    @override
    def attack_choice(
        self, who: Explorer, target: Fighter, trait: Trait, card: CardId, *, distant: bool
    ) -> Choice[Deed]:
        """Named by the hero who is to be freed of it."""
        hero = self.bearer(target)
        if hero is None:
            return super().attack_choice(who, target, trait, card, distant=distant)
        key = f"{SWAT}:{hero.id}" + (f":{card}" if card else "")
        return deed(key, self.attack_with, Attack(who, target, trait, card), explorer=hero.id, trait=trait, card=card)

    @override
    async def beaten(self, loser: Fighter, winner: Fighter, points: int, attack: Attack) -> None:
        """A bat that sits on a hero is killed instead of stunned. (H24-17, H24-34, H24-36)"""
        hero = self.bearer(loser)
        if hero is None:
            await super().beaten(loser, winner, points, attack)
            return
        hero.status[BATS] -= 1
        self.tell(Swats(explorer=hero.id, count=hero.status[BATS]))
        if not hero.status[BATS]:
            del hero.status[BATS]

    # Victory

    @override
    def heroes_won(self) -> bool:
        """The bats are driven off, and none sits on a living hero. (H24-16, H24-27)"""
        return self.driven_away and not any(map(self.bats_on, self.living_heroes()))

    @override
    def objectives(self, side: Side) -> Iterator[Objective]:
        """Organ, music, and no bat left; for the bats, heroes. (H24-41)"""
        if side == "traitor":
            stay = ("done",) if self.has_tried_in_vain() else ()
            yield self.no_hero_left("h24-traitor-heroes", verbs=(LATCH, *stay))
            return
        bitten = [hero for hero in self.heroes() if self.bats_on(hero)]
        yield Objective(id=START, done=int(self.organ_runs), verbs=(START,), rooms=(ORGAN_ROOM,))
        if self.organ_runs:
            yield Objective(id=PLAY, done=int(self.driven_away), verbs=(PLAY,), rooms=(ORGAN_ROOM,))
        rooms, left = tuple(dict.fromkeys(map(self.room, bitten))), sum(map(self.bats_on, bitten))
        yield Objective(id=SWAT, done=0 if left else 1, of=max(1, left), verbs=(SWAT,), rooms=rooms)

    def has_tried_in_vain(self) -> bool:
        """Whether a bat that found no hold does best to stay with its hero until the next turn. (H24-41)"""
        bat = self.state.monsters.get(self.turn.monster)
        return bat is not None and self.turn.attacked and bool(self.heroes_in(self.room(bat)))


RULES = FlyAwayHome
