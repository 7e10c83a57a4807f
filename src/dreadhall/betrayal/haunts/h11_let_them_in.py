"""Haunt 11, Let Them In: the Madman opens window after window for what waits in the mist; exorcism banishes it."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec
from typing_extensions import override

from dreadhall.betrayal.components.cards import RING
from dreadhall.betrayal.components.pieces import Trait
from dreadhall.betrayal.explorers.combat import Attack
from dreadhall.betrayal.ground import Deed, Fighter, deed
from dreadhall.betrayal.happenings.monsters import MonsterLeaves
from dreadhall.betrayal.house.plan import PLACES, room_of
from dreadhall.betrayal.ids import CardId, FighterId, Place, RoomId, place_in
from dreadhall.betrayal.memory import Memory, remembers
from dreadhall.betrayal.monsters.monsters import Monster
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.phases.sides import Side
from dreadhall.betrayal.state import Explorer, Figure
from dreadhall.betrayal.toolkit.deeds.exorcism import FAITH, LORE, Exorcism
from dreadhall.betrayal.toolkit.house.front_door import HALL, DoorMemory
from dreadhall.betrayal.toolkit.house.windows import WINDOW_ROOMS, Windows
from dreadhall.betrayal.toolkit.monsters.alike import one_of_each
from dreadhall.betrayal.toolkit.monsters.exploring import ExploringMonsters
from dreadhall.betrayal.toolkit.monsters.pursuit import Pursuit
from dreadhall.kernel import Choice, Happening
from dreadhall.kernel.bounds import Small

if TYPE_CHECKING:
    from dreadhall.betrayal.presentation.view import BetrayalView

SPECTER = Monster("specter", speed=4, sanity=6, attack="sanity", immune=frozenset({"speed"}))
MADMAN = Monster("madman", speed=7, might=7, sanity=7, explores=True)

CARD = CardId("madman")
LURKING = "specter-outside-"
"""Begins the token of a Specter that is still outside; a number follows."""
OPEN = "h11-traitor-open"
WISH = "h11-traitor-windows"
BANISHED = "h11-banished"
FLOORS_WITH_WINDOWS = ("ground", "upper")


class Banishes(MonsterLeaves, kind="h11-banishes"):
    """The Ring has banished a ghost."""


class Gathers(Happening, kind="h11-gathers"):
    """Something waits outside a window or door."""

    token: str
    room: RoomId


class ShutOut(Happening, kind="h11-shut-out"):
    """Nothing can come in there any more."""

    token: str
    room: RoomId


class Opens(Happening, kind="h11-opens"):
    """Somebody lets something in."""

    who: FighterId
    room: RoomId
    token: str


class LetThemInMemory(Memory):
    """What stands open, and who was driven out."""

    opened: list[RoomId] = []
    """The rooms whose window or door stands open."""
    banished: Small = 0


class LetThemIn(Exorcism, Windows, Pursuit, ExploringMonsters):
    """As many exorcisms as players banish all Specters; the Ring banishes them one by one."""

    number = 11
    memory = remembers(LetThemInMemory)
    door = remembers(DoorMemory)
    kinds = (SPECTER, MADMAN)
    sanity = FAITH
    knowledge = LORE

    # Set-up

    @override
    async def set_up(self) -> None:
        """The Madman leaves the traitor's custody, and Specters wait outside. (H11-02 to H11-04, H11-33, H11-34)"""
        await self.claim_for_good(CARD)
        self.place(MADMAN, self.traitor.place)
        for room in (HALL, *WINDOW_ROOMS):
            self.gather_outside(room)

    # What waits outside

    def gather_outside(self, room: RoomId) -> None:
        """A Specter waits before a true window, or the front door. (H11-04, H11-20, H11-33)"""
        if self.faces_outside(room):
            number = 1
            while f"{LURKING}{number}" in self.state.tokens:
                number += 1
            token = f"{LURKING}{number}"
            self.state.tokens[token] = place_in(room)
            self.tell(Gathers(token=token, room=room))

    def lurking(self) -> dict[RoomId, str]:
        """The Specters that are still outside, by the room they would come into."""
        return {room_of(place): token for token, place in self.state.tokens.items() if token.startswith(LURKING)}

    @override
    def room_appeared(self, room: RoomId) -> None:
        """A window that is found later draws a Specter, too. (H11-20, H11-27)"""
        super().room_appeared(room)
        if room in WINDOW_ROOMS:
            self.gather_outside(room)

    @override
    def house_changed(self) -> None:
        """Who waits before a window that has become false is shut out. (H11-21, H11-40)"""
        super().house_changed()
        for room, token in self.lurking().items():
            if not self.faces_outside(room):
                del self.state.tokens[token]
                self.tell(ShutOut(token=token, room=room))

    async def open_up(self, opener: Fighter, room: RoomId) -> None:
        """The window or the front door, for a space: its Specter is inside, and acts yet. (H11-13, H11-14, H11-22)"""
        self.turn.spent += 1
        token = self.lurking()[room]
        del self.state.tokens[token]
        self.memory.opened.append(room)
        self.tell(Opens(who=opener.id, room=room, token=token))
        if room == HALL:
            self.door.open = True
        (specter,) = self.place(SPECTER, place_in(room))
        if self.turn.monster:
            self.turn.waiting.append(specter.id)

    # What explorers can do

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """The heroes exorcise; the traitor opens up. (H11-13, H11-15)"""
        room = self.room(who)
        if self.is_hero(who):
            yield from self.exorcisms(who, "h11-heroes-exorcise")
        elif room in self.lurking() and self.spaces_left(who) > 0:
            yield deed(OPEN, self.open_up, who, room, room=room, price=1)

    # The Madman's orders

    def is_madman(self, fighter: Fighter) -> bool:
        """Whether a figure is the Madman."""
        return isinstance(fighter, Figure) and fighter.kind == MADMAN.kind

    def has_orders(self) -> bool:
        """Whether a Specter waits outside, or a window may yet be found. (H11-26, H11-28, H11-36)"""
        return bool(self.lurking() or self.promising_rooms())

    def promising_rooms(self) -> list[RoomId]:
        """The rooms with doorways behind which a room with a window could lie. (H11-36)"""
        floors = [floor for floor in FLOORS_WITH_WINDOWS if not set(WINDOW_ROOMS).isdisjoint(self.tiles_for(floor))]
        return list(dict.fromkeys(doorway.room for floor in floors for doorway in self.open_doorways(floor)))

    @override
    def quarry(self, figure: Figure) -> list[Place]:
        """He goes to who waits outside, else where windows may be found. (H11-25, H11-26)"""
        if not self.is_madman(figure):
            return super().quarry(figure)
        goals = list(self.lurking()) or self.promising_rooms()
        rooms = self.ways_out_of_here(figure) or goals if self.is_cut_off(figure, goals) else goals
        return list(map(place_in, rooms))

    def is_cut_off(self, figure: Figure, goals: list[RoomId]) -> bool:
        """Whether no way leads him to any of his goals."""
        return bool(goals) and not self.seek(set(goals), [self.room(figure)])[1]

    def ways_out_of_here(self, figure: Figure) -> list[RoomId]:
        """The doorways he can get to: behind one of them there may be a way up. (H11-43)"""
        reached, _ = self.seek(frozenset(), [self.room(figure)])
        return [room for room in reached if any(map(self.may_discover, PLACES[room]))]

    @override
    def monster_moves(self, figure: Figure) -> list[Choice[Deed]]:
        """Where he is to explore he goes through a doorway. (H11-23, H11-26)"""
        room = self.room(figure)
        if self.is_madman(figure) and place_in(room) in self.quarry(figure) and room not in self.lurking():
            return [*self.doorways_to_try(figure)]
        return super().monster_moves(figure)

    @override
    def monster_deeds(self, figure: Figure) -> list[Choice[Deed]]:
        """He opens windows and the front door. (H11-13, H11-25)"""
        found, room = super().monster_deeds(figure), self.room(figure)
        if self.is_madman(figure) and room in self.lurking() and self.movement_of(figure) > self.turn.spent:
            found.append(deed(OPEN, self.open_up, figure, room, room=room, price=1))
        return found

    @override
    def must_go_on(self, figure: Figure, choices: list[Choice[Deed]]) -> bool:
        """He does what he was told, as long as he can. (H11-25, H11-26)"""
        if super().must_go_on(figure, choices):
            return True
        return self.driven(figure) and any(choice.verb in (OPEN, "explore") for choice in choices)

    @override
    def next_ones(self, waiting: list[Figure]) -> list[Figure]:
        """The Madman is first, so that those whom he lets in act in the same turn. (H11-14, H11-35)"""
        return [*filter(self.is_madman, waiting)] or one_of_each(super().next_ones(waiting))

    # Fighting

    @override
    def may_attack(self, who: Fighter, target: Fighter, trait: Trait, card: CardId) -> bool:
        """The Madman attacks nobody while he has orders. (H11-24, H11-28)"""
        if self.is_madman(who) and self.has_orders():
            return False
        return super().may_attack(who, target, trait, card)

    @override
    def worth_attacking_stunned(self, who: Fighter, target: Figure, trait: Trait, card: CardId) -> bool:
        """The Ring banishes also a Specter that is stunned. (H11-16, C-38)"""
        return target.kind == SPECTER.kind or super().worth_attacking_stunned(who, target, trait, card)

    @override
    async def beaten(self, loser: Fighter, winner: Fighter, points: int, attack: Attack) -> None:
        """A Specter that the Ring defeats is banished; beaten as an attacker it is stunned. (H11-16 to H11-18)"""
        if isinstance(loser, Figure) and loser.kind == SPECTER.kind and winner is attack.attacker:
            self.remove(loser, Banishes)
            self.memory.banished += 1
            self.tell_count(BANISHED, self.memory.banished)
        else:
            await super().beaten(loser, winner, points, attack)

    # Victory

    @override
    def heroes_won(self) -> bool:
        """The exorcism is complete, or the Ring has left no Specter, inside or outside. (H11-29, H11-30, H11-32)"""
        if self.is_exorcised:
            return True
        return self.memory.banished > 0 and not self.lurking() and not self.monsters(SPECTER)

    @override
    def objectives(self, side: Side) -> Iterator[Objective]:
        """Different sources, and the Ring; for the traitor windows, then heroes. (H11-42)"""
        inside, outside = len(self.monsters(SPECTER)), tuple(self.lurking())
        if side == "heroes":
            haunted = dict.fromkeys(map(self.room, self.monsters(SPECTER)))
            yield self.all_marks("h11-heroes-marks", "h11-heroes-exorcise", avoid=haunted)
            done = self.memory.banished
            yield Objective(id="h11-heroes-ring", done=done, of=done + inside + len(outside), cards=(RING,))
        else:
            done = len(self.memory.opened)
            yield Objective(id=WISH, done=done, of=done + len(outside), verbs=(OPEN,), rooms=outside)
            yield self.no_hero_left("h11-traitor-heroes")

    @classmethod
    @override
    def guess(cls, view: "BetrayalView", seat: int, wish: Objective) -> Iterator[Objective]:
        """Windows are for the traitor and the Madman: Specters have come for the heroes."""
        yield msgspec.structs.replace(wish, rooms=()) if wish.id == WISH and view.turn.monster else wish


RULES = LetThemIn
