"""Haunt 2, The Séance: whoever calls the ghost first has a quest, or the house pulled down about the others' ears."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec
from typing_extensions import override

from dreadhall.betrayal.components.cards import RING, SPIRIT_BOARD
from dreadhall.betrayal.components.pieces import Trait
from dreadhall.betrayal.components.rooms import (
    ATTIC,
    BASEMENT_LANDING,
    BEDROOM,
    CRYPT,
    GRAND_STAIRCASE,
    GRAVEYARD,
    MASTER_BEDROOM,
    PENTAGRAM_CHAMBER,
)
from dreadhall.betrayal.explorers.combat import Attack
from dreadhall.betrayal.ground import Deed, Fighter, deed
from dreadhall.betrayal.ids import NO_CARD, NO_ROOM, CardId, ExplorerId, Place, RoomId, place_in
from dreadhall.betrayal.memory import Memory, remembers
from dreadhall.betrayal.monsters.monsters import Monster
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.phases.sides import Side
from dreadhall.betrayal.state import Explorer, Figure
from dreadhall.betrayal.toolkit.deeds.clock import Clock
from dreadhall.betrayal.toolkit.deeds.tasks import Tasks
from dreadhall.betrayal.toolkit.house.bringing import Bringing
from dreadhall.betrayal.toolkit.house.collapse import Collapse, at_the_edge
from dreadhall.betrayal.toolkit.monsters.pursuit import Pursuit
from dreadhall.betrayal.toolkit.monsters.wall_passing import WallPassing
from dreadhall.kernel import Choice, Happening

if TYPE_CHECKING:
    from dreadhall.betrayal.presentation.view import BetrayalView

GHOST = Monster(
    "ghost", speed=4, sanity=6, attack="sanity", must_attack=True, dies=True, passes_walls=True, enters_ruins=True
)
BOARD, BONES = SPIRIT_BOARD, CardId("bones")
CHAMBER, FAR_AWAY = PENTAGRAM_CHAMBER, 5
RACE, QUEST, WRATH = "race", "quest", "wrath"
TOKEN = "seance"
TRAITS: tuple[Trait, ...] = ("knowledge", "sanity")
REACH, DIG, BURY, LAST_TURN = 5, 5, 5, 5
BONE_ROOMS, GRAVES = (ATTIC, BEDROOM, MASTER_BEDROOM), (CRYPT, GRAVEYARD)
DOWNWARDS = ("upper", "ground", "basement")
FIRST_TO_GO = {"ground": GRAND_STAIRCASE, "basement": BASEMENT_LANDING}
CALL, HERO_CALL = "h02-traitor-seance", "h02-heroes-seance"
SEARCH, LAY_TO_REST, COLLAPSE = "h02-heroes-bones", "h02-heroes-bury", "h02-collapse"
DESTROY = "h02-heroes-destroy"


class Answer(Happening, kind="h02-answer"):
    """The ghost has heard somebody."""

    explorer: ExplorerId
    trait: str


class Quest(Happening, kind="h02-quest"):
    """The ghost is the heroes', who have to bury its bones."""


class Bones(Happening, kind="h02-bones"):
    """The bones are found."""

    explorer: ExplorerId
    card: CardId
    room: RoomId


class Wrath(Happening, kind="h02-wrath"):
    """The ghost is the traitor's."""


class TheSeanceMemory(Memory):
    """Who has called the ghost, and what became of it."""

    phase: str = RACE
    summoner: ExplorerId | None = None
    unearthed: ExplorerId | None = None
    """Who has found the bones."""
    buried: ExplorerId | None = None
    """Who has laid them to rest."""
    called: list[str] = []
    """The traits with which the traitor has reached the ghost."""
    collapsing: bool = False
    quarry: ExplorerId | None = None


class TheSeance(Bringing, Clock, Collapse, Pursuit, Tasks, WallPassing):
    """Bones to bury for those who call the ghost; if they fail, or are too slow, it comes for them."""

    number = 2
    memory = remembers(TheSeanceMemory)
    kinds = (GHOST,)

    # Set-up

    @override
    async def set_up(self) -> None:
        """The traitor has the Spirit Board, and the Chamber is far away. (H02-03 to H02-06, H02-40)"""
        if BOARD not in self.traitor.cards:
            await self.claim_card(BOARD)
            await self.gain_card(self.traitor, BOARD)
        if CHAMBER not in self.plan:
            doorways = self.doorways_away(CHAMBER, ["basement"], self.traitor.place, FAR_AWAY)
            await self.fetch_room(self.traitor.seat, CHAMBER, doorways)

    @property
    def phase(self) -> str:
        """Race, quest or wrath. (H02-06)"""
        return self.memory.phase

    # The race

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """A call in the race; bones in the quest. (H02-13 to H02-16, H02-20)"""
        room, hero = self.room(who), self.is_hero(who)
        if self.phase == RACE and TOKEN not in self.turn.tried:
            ready = room == CHAMBER if hero else BOARD in who.cards and BOARD not in self.turn.used
            for trait in TRAITS if ready else ():
                verb = HERO_CALL if hero else CALL
                yield deed(f"{verb}:{trait}", self.call, who, trait, trait=trait, target=REACH)
        if self.phase == QUEST and hero:
            if room in BONE_ROOMS and self.memory.unearthed is None:
                yield from self.task(who, SEARCH, ["knowledge"], DIG, self.unearth)
            if room in GRAVES:
                yield from self.task(who, LAY_TO_REST, ["knowledge"], BURY, self.bury, card=BONES)

    async def call(self, who: Explorer, trait: Trait) -> None:
        """One roll a turn, the traitor's with the Board; tokens bring the ghost. (H02-13, H02-14, H02-41)"""
        self.turn.tried.append(TOKEN)
        if not self.is_hero(who):
            self.turn.used.append(BOARD)
        if not await self.passes(who, trait, REACH, "task"):
            return
        if self.is_hero(who):
            number = self.calls() + 1
            self.state.tokens[f"{TOKEN}-{number}"] = place_in(self.haunt.room)
            self.tell(Answer(explorer=who.id, trait=trait))
            if number >= self.players // 2:
                await self.summoned_by_heroes(who)
        elif trait not in self.memory.called:
            self.memory.called.append(trait)
            self.tell(Answer(explorer=who.id, trait=trait))
            if len(self.memory.called) == len(TRAITS):
                self.place(GHOST, who.place)
                self.begin_wrath()

    def calls(self) -> int:
        """How often the heroes have reached the ghost."""
        return sum(token.startswith(TOKEN) for token in self.state.tokens)

    @override
    def may_strike(self, who: Explorer) -> bool:
        """Nobody attacks before the ghost is there. (H02-18)"""
        return self.phase != RACE and super().may_strike(who)

    @override
    def is_near(self, who: Explorer, other: Fighter, beside: set[RoomId]) -> bool:
        """Not even in a vision. (H02-18)"""
        return self.phase != RACE and super().is_near(who, other, beside)

    # The quest

    async def summoned_by_heroes(self, who: Explorer) -> None:
        """It stays where it was called, and the time runs. (H02-14, H02-19, H02-32, H02-37)"""
        self.memory.phase, self.memory.summoner = QUEST, who.id
        self.place(GHOST, who.place)
        self.tell(Quest())
        self.set_track(1)

    async def unearth(self, who: Explorer) -> None:
        """The bones are a thing that can be carried. (H02-11, H02-15)"""
        self.memory.unearthed = who.id
        self.tell(Bones(explorer=who.id, card=BONES, room=self.room(who)))
        await self.gain_card(who, BONES)

    async def bury(self, who: Explorer) -> None:
        """A soul is at rest. (H02-16)"""
        self.memory.buried = who.id

    @override
    async def slot_ends(self, who: Explorer) -> None:
        """The summoner's later turns run out; in its wrath the ghost pulls the house down. (H02-28, H02-29, H02-42)"""
        await super().slot_ends(who)
        if self.phase == QUEST:
            if self.memory.summoner == who.id and TOKEN not in self.turn.tried:
                self.advance_track()
                if self.haunt.track >= LAST_TURN:
                    self.begin_wrath()
        elif self.phase == WRATH:
            await self.pull_down(who)

    # The wrath

    def begin_wrath(self) -> None:
        """The ghost is the traitor's, and everybody is told what that means. (H02-29, H02-30, H02-32)"""
        self.memory.phase = WRATH
        self.tell(Wrath())

    async def pull_down(self, who: Explorer) -> None:
        """From the traitor's first turn with it, every living explorer's turn ends with a ruin. (H02-33 to H02-35)"""
        if not self.memory.collapsing:
            if who is not self.traitor:
                return
            self.memory.collapsing = True
            rooms = self.first_rooms()
        else:
            rooms = self.next_rooms() if who.alive else []
        if rooms:
            await self.collapse(await self.choose_room(who.seat, COLLAPSE, rooms, left=1))

    def first_rooms(self) -> list[RoomId]:
        """The Attic, or an empty room of the upper floor. (H02-33, H02-44)"""
        if self.in_house(ATTIC):
            return [ATTIC]
        upper = self.standing_on("upper")
        return [room for room in upper if not self.explorers_in(room)] or upper

    def next_rooms(self) -> list[RoomId]:
        """Beside a ruin, floor by floor downwards. (H02-25, H02-26, H02-45)"""
        floor = self.first_standing(DOWNWARDS)
        begins = FIRST_TO_GO.get(floor, NO_ROOM)
        whole = all(map(self.in_house, self.plan.rooms_on(floor)))
        return [begins] if whole and begins else self.next_to_go(floor)

    # The ghost

    @override
    def acts(self, figure: Figure) -> bool:
        """Only in its wrath does it stir. (H02-19)"""
        return self.phase == WRATH and super().acts(figure)

    @override
    async def monster_starts(self, figure: Figure) -> None:
        """The traitor says after whom it goes. (H02-36)"""
        await super().monster_starts(figure)
        hero = await self.choose_explorer(self.controller(figure), "h02-quarry", self.heroes(), monster=figure.id)
        self.memory.quarry = hero.id

    @override
    def quarry(self, figure: Figure) -> list[Place]:
        """The hero who was named; with that one gone, any. (H02-36)"""
        heroes = self.heroes()
        named = [hero.place for hero in heroes if hero.id == self.memory.quarry]
        return named or [hero.place for hero in heroes]

    @override
    def attacks_on(self, who: Explorer, target: Fighter) -> list[Choice[Deed]]:
        """In the Chamber anybody can face it with a clear mind. (H02-31)"""
        found = super().attacks_on(who, target)
        if (
            isinstance(target, Figure)
            and self.room(who) == CHAMBER
            and who.place == target.place
            and self.phase == WRATH
        ):
            found.append(self.attack_choice(who, target, "sanity", NO_CARD, distant=False))
        return found

    @override
    def may_attack(self, who: Fighter, target: Fighter, trait: Trait, card: CardId) -> bool:
        """With Sanity, in its wrath, by who has the Ring or is in the Chamber. (H02-19, H02-31, H02-50)"""
        if isinstance(target, Figure):
            armed = RING in who.cards or self.room(who) == CHAMBER
            if self.phase != WRATH or trait != "sanity" or not armed:
                return False
        return super().may_attack(who, target, trait, card)

    @override
    def loses_safely(self, attack: Attack) -> bool:
        """Its own attack never harms it. (H02-21)"""
        return isinstance(attack.attacker, Figure) or super().loses_safely(attack)

    @override
    def slows(self, one: Fighter, other: Fighter) -> bool:
        """As long as nobody can fight it, it is in nobody's way. (H02-19, C-44)"""
        return not (isinstance(one, Figure) and self.phase != WRATH) and super().slows(one, other)

    @override
    def knows_monster(self, seat: int, figure: Figure) -> bool:
        """In its wrath everybody knows what it is. (H02-09)"""
        return self.phase == WRATH or super().knows_monster(seat, figure)

    # Victory

    @override
    def heroes_won(self) -> bool:
        """The bones are buried in time, or the ghost is destroyed. (H02-38)"""
        return self.memory.buried is not None or (self.phase == WRATH and not self.state.monsters)

    @override
    def objectives(self, side: Side) -> Iterator[Objective]:
        """The call, the bones, the ghost; for the traitor the call, then the heroes. (H02-51)"""
        if side == "traitor":
            if self.phase == RACE:
                called = self.memory.called
                verbs = tuple(f"{CALL}:{trait}" for trait in TRAITS if trait not in called)
                yield Objective(id="h02-traitor-call", done=len(called), of=len(TRAITS), verbs=verbs)
            ruins = self.beside_ruins(self.standing_rooms()) if self.phase == WRATH else ()
            yield self.no_hero_left("h02-traitor-heroes", avoid=tuple(ruins))
        elif self.phase == RACE:
            done, of = self.calls(), self.players // 2
            yield Objective(id=HERO_CALL, done=done, of=of, verbs=(HERO_CALL,), rooms=(CHAMBER,))
        elif self.phase == QUEST:
            if self.memory.unearthed is None:
                yield Objective(
                    id=SEARCH, verbs=(SEARCH,), rooms=tuple(room for room in BONE_ROOMS if self.in_house(room))
                )
            graves = tuple(filter(self.in_house, GRAVES))
            yield Objective(id=LAY_TO_REST, verbs=(LAY_TO_REST,), rooms=graves, cards=(BONES,))
        else:
            rooms = (CHAMBER,) if self.in_house(CHAMBER) else ()
            verbs = ("attack:ghost-1", f"attack:ghost-1:{RING}")
            yield Objective(id=DESTROY, verbs=verbs, rooms=rooms, foes=("ghost-1",), cards=(RING,))

    @classmethod
    @override
    def guess(cls, view: "BetrayalView", seat: int, wish: Objective) -> Iterator[Objective]:
        """The better trait for a call; who has the Ring goes to the ghost, others wait in the Chamber. (H02-51)"""
        me = view.explorers[seat]
        cards = {card.id for card in me.cards}
        if wish.id == HERO_CALL:
            wish = msgspec.structs.replace(wish, verbs=(f"{HERO_CALL}:{max(TRAITS, key=me.value)}",))
        elif wish.id == LAY_TO_REST and BONES not in cards:
            wish = msgspec.structs.replace(wish, rooms=())
        elif wish.id == DESTROY:
            goal = {"rooms": ()} if RING in cards else {"foes": ()}
            wish = msgspec.structs.replace(wish, avoid=tuple(at_the_edge(view)), **goal)
        yield wish


RULES = TheSeance
