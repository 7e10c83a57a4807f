"""Haunt 10, Family Gathering: the Madman's dead family walks to whoever it sees; the heroes lure it into its rooms."""

from collections.abc import Iterator
from typing import ClassVar

from typing_extensions import override

from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.components.pieces import Trait
from dreadhall.betrayal.components.rooms import ATTIC, CHAPEL, CONSERVATORY, GAME_ROOM, LIBRARY, MASTER_BEDROOM
from dreadhall.betrayal.explorers.combat import Attack
from dreadhall.betrayal.explorers.roll_targets import reach
from dreadhall.betrayal.ground import Deed, Fighter
from dreadhall.betrayal.house.compass import FLOORS, SIDES
from dreadhall.betrayal.ids import CardId, ExplorerId, FigureId, Place, RoomId
from dreadhall.betrayal.memory import Memory, remembers
from dreadhall.betrayal.monsters.monsters import Monster
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.phases.haunt import OPENLY
from dreadhall.betrayal.phases.sides import Side
from dreadhall.betrayal.state import Explorer, Figure
from dreadhall.betrayal.toolkit.deeds.clock import Clock
from dreadhall.betrayal.toolkit.monsters.pursuit import Pursuit
from dreadhall.kernel import Choice, Happening

ZOMBIE = Monster("family-zombie", speed=2, might=6, sanity=2, knowledge=3, must_attack=True)
MADMAN = Monster("family-madman", speed=3, might=5, sanity=5)
TOUGH = 5
"""The points of physical damage that kill the Madman."""

FAVOURITES = (ATTIC, CHAPEL, CONSERVATORY, GAME_ROOM, LIBRARY, MASTER_BEDROOM)
CLEVER = 4
"""What a Zombie must roll to leave its favourite room behind."""
TRAPPED = "trapped"


def is_zombie(fighter: Fighter) -> bool:
    """Whether a figure is one of the family."""
    return isinstance(fighter, Figure) and fighter.kind == ZOMBIE.kind


def is_trapped(fighter: Fighter) -> bool:
    """Whether a figure lies face down in its favourite room."""
    return isinstance(fighter, Figure) and TRAPPED in fighter.status


class Trapped(Happening, kind="h10-trapped"):
    """One of the family stays where it is for good."""

    monster: FigureId
    creature: str
    room: RoomId


class MadmanHurt(Happening, kind="h10-madman-hurt"):
    """The madman loses points."""

    monster: FigureId
    creature: str
    points: int


class FamilyGatheringMemory(Memory):
    """Whom each Zombie goes after."""

    chases: dict[FigureId, ExplorerId] = {}


class FamilyGathering(Pursuit, Clock):
    """All Zombies in rooms they loved; for the traitor, no hero may be left."""

    number = 10
    memory = remembers(FamilyGatheringMemory)
    rolls_in: ClassVar = {"h10-favourite": OPENLY}
    kinds = (ZOMBIE, MADMAN)

    # Set-up

    @override
    async def set_up(self) -> None:
        """The Madman kills the traitor's explorer, and the family rises. (H10-02 to H10-05, H10-35)"""
        await self.claim_for_good(CardId("madman"))
        await self.kill(self.traitor)
        self.place(MADMAN, self.traitor.place)
        self.set_track(0)
        for number in range(self.players):
            room = await self.choose_room(self.traitor.seat, "h10-traitor-zombie", self.graves(self.players - number))
            self.place(ZOMBIE, await self.choose_place(self.traitor.seat, room))

    def graves(self, left: int) -> list[RoomId]:
        """Where one of so many may rise: in omen rooms, then in rooms without an event; one each. (H10-04, H10-31)"""
        taken = {self.room(zombie) for zombie in self.monsters(ZOMBIE)}
        rooms = [room for room in self.standing_rooms() if not ROOMS[room].slides_to]
        omens = [room for room in rooms if ROOMS[room].symbol == "omen" and room not in taken]
        if omens:
            return omens[:1] if len(omens) <= left else omens
        others = [room for room in rooms if ROOMS[room].symbol != "event"]
        return [room for room in others if room not in taken] or others

    # Sight

    def sight_of(self, zombie: Figure) -> dict[RoomId, int]:
        """The rooms a Zombie sees, and how many rooms away they are along the line. (H10-16, H10-34)"""
        start, blind, joined = self.room(zombie), self.smoky_rooms(), self.plan.joined
        seen = {start: 0}
        for side in SIDES if start not in blind else ():
            room, far = joined[start].get(side), 1
            while room is not None and room not in blind:
                seen[room] = min(far, seen.get(room, far))
                room, far = joined[room].get(side), far + 1
        return seen

    def closest_seen(self, zombie: Figure) -> list[Explorer]:
        """Of the heroes that a Zombie sees the closest."""
        seen = self.sight_of(zombie)
        heroes = [hero for hero in self.heroes() if self.room(hero) in seen]
        least = min((seen[self.room(hero)] for hero in heroes), default=0)
        return [hero for hero in heroes if seen[self.room(hero)] == least]

    def chased_by(self, zombie: Figure) -> Explorer | None:
        """The hero that a Zombie goes after."""
        name = self.memory.chases.get(zombie.id)
        return next((hero for hero in self.heroes() if hero.id == name), None)

    async def look_around(self, zombie: Figure) -> None:
        """Without a hero in sight it is free; else it keeps to its hero, or gets one. (H10-16, H10-17, H10-19)"""
        closest = self.closest_seen(zombie)
        here = [hero for hero in closest if self.room(hero) == self.room(zombie)]
        if not closest:
            self.memory.chases.pop(zombie.id, None)
        elif self.chased_by(zombie) is None and (here or self.turn.spent < self.movement_of(zombie)):
            choosable = here[:1] or closest
            hero = await self.choose_explorer(
                self.controller(zombie), "h10-traitor-quarry", choosable, monster=zombie.id
            )
            self.memory.chases[zombie.id] = hero.id

    @override
    def quarry(self, figure: Figure) -> list[Place]:
        """The hero it goes after. (H10-16, H10-17)"""
        hero = self.chased_by(figure)
        return [] if hero is None else [hero.place]

    # The turn of a Zombie

    @override
    async def monster_starts(self, figure: Figure) -> None:
        """Where it starts it may be trapped; somebody closer is the new quarry. (H10-18, H10-21, H10-22, H10-27)"""
        if is_zombie(figure):
            self.try_to_leave(figure)
            if self.chased_by(figure) not in self.closest_seen(figure):
                self.memory.chases.pop(figure.id, None)

    @override
    async def monster_entered(self, figure: Figure) -> None:
        """A favourite room may keep whoever comes in, willingly or not. (H10-22, H10-30)"""
        if is_zombie(figure):
            self.try_to_leave(figure)

    def try_to_leave(self, zombie: Figure) -> None:
        """A room that keeps nobody yet asks for a Knowledge roll, before anything else. (H10-15, H10-22 to H10-24)"""
        room = self.room(zombie)
        if room not in self.open_favourites():
            return
        dice, aim = zombie.traits["knowledge"], reach(CLEVER)
        if self.monster_throw(zombie, dice, "h10-favourite", trait="knowledge", aim=aim) >= CLEVER:
            return
        zombie.status[TRAPPED] = 1
        self.memory.chases.pop(zombie.id, None)
        self.tell(Trapped(monster=zombie.id, creature=zombie.kind, room=room))
        if self.turn.monster == zombie.id:
            self.turn.ended = True

    def open_favourites(self) -> list[RoomId]:
        """The rooms that can still keep a Zombie. (H10-15)"""
        used = {self.room(zombie) for zombie in self.monsters(ZOMBIE) if is_trapped(zombie)}
        return [room for room in FAVOURITES if self.in_house(room) and room not in used]

    @override
    async def monster_step(self) -> None:
        """Before every step it looks around. (H10-16)"""
        figure = self.state.monsters.get(self.turn.monster)
        if figure is not None and is_zombie(figure) and not (self.turn.over or self.turn.ended or figure.stunned):
            await self.look_around(figure)
        await super().monster_step()

    @override
    def monster_deeds(self, figure: Figure) -> list[Choice[Deed]]:
        """In a hero's room a Zombie does nothing but attack. (H10-20, H10-21)"""
        found = super().monster_deeds(figure)
        attacks = [choice for choice in found if choice.verb == "attack"]
        return attacks if attacks and is_zombie(figure) else found

    @override
    async def attack_with(self, attack: Attack) -> None:
        """Whom it attacks it goes after, and its movement is over. (H10-20, H10-34)"""
        if is_zombie(attack.attacker):
            self.turn.over = True
            self.memory.chases[FigureId(attack.attacker.id)] = ExplorerId(attack.defender.id)
        await super().attack_with(attack)

    # The trapped

    @override
    def acts(self, figure: Figure) -> bool:
        """They stay for the rest of the game. (H10-14, H10-23, H10-29)"""
        return not is_trapped(figure) and super().acts(figure)

    @override
    def opponents(self, who: Fighter) -> list[Fighter]:
        """They are nobody's opponents. (H10-29)"""
        return [other for other in super().opponents(who) if not is_trapped(other)]

    @override
    def may_attack(self, who: Fighter, target: Fighter, trait: Trait, card: CardId) -> bool:
        """Nothing is done to them. (H10-29)"""
        return not is_trapped(target) and super().may_attack(who, target, trait, card)

    @override
    def slows(self, one: Fighter, other: Fighter) -> bool:
        """They let everybody pass. (H10-29)"""
        return not is_trapped(one) and super().slows(one, other)

    # The Madman

    @override
    async def beaten(self, loser: Fighter, winner: Fighter, points: int, attack: Attack) -> None:
        """Blows are counted and do not stun him; five points are enough. (H10-11, H10-13, H10-32)"""
        if not (isinstance(loser, Figure) and loser.kind == MADMAN.kind and attack.damage == "physical"):
            await super().beaten(loser, winner, points, attack)
            return
        self.tell(MadmanHurt(monster=loser.id, creature=loser.kind, points=points))
        self.set_track(self.haunt.track + points)
        if self.haunt.track >= TOUGH:
            await self.slay(loser)

    @override
    def worth_attacking_stunned(self, who: Fighter, target: Figure, trait: Trait, card: CardId) -> bool:
        """A stunned Madman can still be hurt. (C-38)"""
        return target.kind == MADMAN.kind and trait in ("might", "speed")

    # Victory

    def trapped(self) -> int:
        """How many of the family are where they belong."""
        return sum(map(is_trapped, self.monsters(ZOMBIE)))

    @override
    def heroes_won(self) -> bool:
        """All of them are. (H10-25)"""
        return self.trapped() >= self.players

    @override
    def objectives(self, side: Side) -> Iterator[Objective]:
        """Wait where they loved to be and the madman is not; with nothing left to find, go and meet them. (H10-37)"""
        if side == "heroes":
            free = [zombie for zombie in self.monsters(ZOMBIE) if not is_trapped(zombie)]
            lairs = list(map(self.room, free))
            cells = tuple(map(self.room, self.monsters(MADMAN)))
            rooms = tuple(room for room in self.open_favourites() if self.seek({room}, lairs)[1] and room not in cells)
            unknown = any(self.open_doorways(floor) and self.tiles_left(floor) for floor in FLOORS)
            foes = () if rooms or unknown else tuple(zombie.id for zombie in free)
            done, of = self.trapped(), self.players
            yield Objective(id="h10-heroes-trap", done=done, of=of, rooms=rooms, foes=foes, avoid=cells)
        else:
            yield self.no_hero_left("h10-traitor-heroes")


RULES = FamilyGathering
