"""Haunt 32, Lost: the house has gone to a poisonous world; the right song on the organ brings it home."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Annotated, NamedTuple

import msgspec
from typing_extensions import override

from dreadhall.betrayal.components.cards import BOOK, MADMAN
from dreadhall.betrayal.components.catalogue import EXPLORERS, ROOMS
from dreadhall.betrayal.components.pieces import Trait
from dreadhall.betrayal.components.rooms import (
    CHAPEL,
    GAME_ROOM,
    LIBRARY,
    OPERATING_LABORATORY,
    ORGAN_ROOM,
    PENTAGRAM_CHAMBER,
    RESEARCH_LABORATORY,
    TOWER,
)
from dreadhall.betrayal.explorers.roll_targets import reach
from dreadhall.betrayal.explorers.rolls import HIGHEST_FACE
from dreadhall.betrayal.ground import Deed, deed
from dreadhall.betrayal.house.plan import STARTING, room_of
from dreadhall.betrayal.ids import CardId, ExplorerId, RoomId, place_in
from dreadhall.betrayal.memory import Memory, may_know, remembers, secret_of
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.state import BetrayalState, Explorer
from dreadhall.betrayal.toolkit.deeds.tasks import Tasks
from dreadhall.betrayal.toolkit.house.rebuilding import Rebuilding
from dreadhall.betrayal.toolkit.people.withering import Withering
from dreadhall.kernel import Choice, Dice, Event, Happening
from dreadhall.kernel.dice import roll_one_of

if TYPE_CHECKING:
    from dreadhall.betrayal.presentation.view import BetrayalView

TARGETS = {3: 15, 4: 16, 5: 18, 6: 20}
POISON, POISON_DICE = "h32-poison", 2
CLUE, CLUE_ROLL = 2, 5
JAMMED, JAM_ROLL = 3, 4
"""What a sabotaged room takes off the song, and what it takes to sabotage one."""
JAMS = (CHAPEL, GAME_ROOM, RESEARCH_LABORATORY, OPERATING_LABORATORY, PENTAGRAM_CHAMBER)
GUIDES = (MADMAN, BOOK)
"""Whoever and whatever knows the way, if it is in the Organ Room."""
TOKEN = "sabotage"
PLAY, SEEK, JAM = "h32-heroes-play", "h32-heroes-clue", "h32-traitor-sabotage"
HOME, CLUES = "h32-heroes-home", "h32-heroes-clues"
SOUGHT, FOUND = "sought", "found"
FRAIL = 5
"""How few spaces Might, Speed and Sanity together have left above the lowest numbers when there is no more time."""
LIKELY = 4
"""With how many dice a clue is worth the way."""


class HeroesClue(Happening, kind="h32-heroes-clue"):
    """The heroes know more of the song."""

    explorer: ExplorerId
    room: RoomId


class HeroesSong(Happening, kind="h32-heroes-song"):
    """How well the song was played."""

    explorer: ExplorerId
    bonus: int
    total: int
    needed: int


class Sabotage(Happening, kind="h32-sabotage"):
    """The traitor has made the way home harder."""

    explorer: ExplorerId
    room: RoomId
    points: int
    count: int


class Room(NamedTuple):
    """Where a clue to the song is, and what finds it."""

    room: RoomId
    trait: Trait


CLUE_ROOMS = (Room(LIBRARY, "knowledge"), Room(GAME_ROOM, "sanity"), Room(TOWER, "knowledge"))


class LostMemory(Memory):
    """Where the heroes have looked, and the way home."""

    clues: Annotated[dict[RoomId, str], secret_of("heroes")] = {}
    """The rooms that were looked at: whether a clue was there."""
    home: ExplorerId | None = None
    """Who has found it."""


class Lost(Rebuilding, Tasks, Withering):
    """Rooms with omens, clues and company make the song; the air kills who takes too long."""

    number = 32
    memory = remembers(LostMemory)

    # Set-up

    @override
    async def set_up(self) -> None:
        """Only occupied rooms stay, close to the starting tiles, and the Organ Room comes. (H32-02 to H32-07)"""
        occupied = dict.fromkeys(map(self.room, self.explorers()))
        kept = [room for room in self.plan.placed if room in occupied and room not in STARTING]
        await self.lay_anew(self.traitor.seat, kept, ORGAN_ROOM)

    # The poison

    @override
    async def turn_begins(self, who: Explorer) -> None:
        """A hero's turn starts with two dice of losses in any traits. (H32-28, H32-40)"""
        await super().turn_begins(who)
        if self.is_hero(who):
            await self.wither(who, POISON_DICE, POISON)

    # The song

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """Heroes seek clues and play; the traitor spoils the controls. (H32-15, H32-16, H32-20 to H32-22, H32-45)"""
        room = self.room(who)
        if not self.is_hero(who):
            if room in JAMS and not self.is_jammed(room):
                yield from self.task(who, JAM, ("knowledge",), JAM_ROLL, self.sabotage)
            return
        for clue in CLUE_ROOMS:
            if room == clue.room and not self.is_found(room):
                yield from self.task(who, SEEK, (clue.trait,), CLUE_ROLL, self.find_clue, self.find_nothing, limit=room)
        if room == ORGAN_ROOM and PLAY not in self.turn.tried:
            bonus, target = self.bonus(who), TARGETS[self.players]
            yield deed(PLAY, self.play, who, trait="knowledge", target=target, bonus=bonus)

    def is_found(self, room: RoomId) -> bool:
        """Whether the heroes have the clue of a room. Only they may know. (H32-12, H32-26)"""
        return self.memory.clues.get(room) == FOUND

    async def find_clue(self, who: Explorer) -> None:
        """It serves every hero, once and for all. (H32-12, H32-26)"""
        room = self.room(who)
        self.memory.clues[room] = FOUND
        self.tell(HeroesClue(explorer=who.id, room=room), to=self.hero_seats())

    async def find_nothing(self, who: Explorer) -> None:
        """Everybody has seen the dice, and nobody but the heroes knows what came of them. (H32-09)"""
        self.memory.clues[self.room(who)] = SOUGHT

    def bonus(self, who: Explorer) -> int:
        """What helps a hero at the organ, and what hinders. (H32-18 to H32-25, H32-42 to H32-44, H32-49)"""
        omens = sum(ROOMS[room].symbol == "omen" for room in self.standing_rooms())
        clues = sum(map(self.is_found, (clue.room for clue in CLUE_ROOMS)))
        guides = sum(map(self.is_at_organ, GUIDES))
        return omens + CLUE * (EXPLORERS[who.id].music + clues + guides) - JAMMED * self.jammed

    def is_at_organ(self, card: CardId) -> bool:
        """Whether a card or companion is in the Organ Room, whoever has it there. (H32-42)"""
        return self.is_present(card, place_in(ORGAN_ROOM)) or self.state.companions.get(card) == place_in(ORGAN_ROOM)

    async def play(self, who: Explorer) -> None:
        """Knowledge and all that helps, against the number of players. (H32-16, H32-17, H32-31)"""
        self.turn.tried.append(PLAY)
        target, bonus = TARGETS[self.players], self.bonus(who)
        total = await self.trait_roll(who, "knowledge", "task", aim=reach(target - bonus)) + bonus
        self.tell(HeroesSong(explorer=who.id, bonus=bonus, total=total, needed=target), to=self.hero_seats())
        if total >= target:
            self.memory.home = who.id

    def hero_seats(self) -> list[int]:
        """The seats that read the heroes' book."""
        return [who.seat for who in self.state.explorers if self.is_hero(who)]

    # The sabotage

    @property
    def jammed(self) -> int:
        """How many rooms the traitor has spoiled."""
        return sum(token.startswith(TOKEN) for token in self.state.tokens)

    def is_jammed(self, room: RoomId) -> bool:
        """Whether a token lies in a room already. (H32-15)"""
        return any(token.startswith(TOKEN) and room_of(place) == room for token, place in self.state.tokens.items())

    async def sabotage(self, who: Explorer) -> None:
        """A token that stays, and the heroes are told what it does. (H32-14, H32-15, H32-29, H32-43)"""
        room = self.room(who)
        self.state.tokens[f"{TOKEN}-{self.jammed + 1}"] = place_in(room)
        self.tell(Sabotage(explorer=who.id, room=room, points=JAMMED, count=self.jammed))

    # Victory

    @override
    def heroes_won(self) -> bool:
        """The right song has been played. (H32-31)"""
        return self.memory.home is not None

    @override
    def objectives_of(self, seat: int) -> Iterator[Objective]:
        """The song, and the clues to it; for the traitor the controls, then the heroes. (H32-51)"""
        who = self.state.explorers[seat]
        if not self.is_hero(who):
            rooms = tuple(room for room in JAMS if self.in_house(room) and not self.is_jammed(room))
            yield Objective(id=JAM, done=self.jammed, of=len(JAMS), verbs=(JAM,), rooms=rooms)
            yield self.no_hero_left("h32-traitor-heroes")
            return
        target = TARGETS[self.players]
        done = min(max(0, self.bonus(who)), target - 1)
        yield Objective(id=HOME, done=done, of=target, verbs=(PLAY,), rooms=(ORGAN_ROOM,), cards=GUIDES)
        open_clues = [clue.room for clue in CLUE_ROOMS if not self.is_found(clue.room)]
        rooms = tuple(room for room in open_clues if self.in_house(room))
        yield Objective(
            id=CLUES, done=len(CLUE_ROOMS) - len(open_clues), of=len(CLUE_ROOMS), verbs=(SEEK,), rooms=rooms
        )

    @classmethod
    @override
    def guess(cls, view: "BetrayalView", seat: int, wish: Objective) -> Iterator[Objective]:
        """Clues are for those with dice enough, the organ for the cleverest; all others look for omens. (H32-51)"""
        me = view.explorers[seat]
        if wish.id == CLUES:
            able = tuple(clue.room for clue in CLUE_ROOMS if me.value(clue.trait) >= LIKELY)
            yield msgspec.structs.replace(wish, rooms=tuple(room for room in wish.rooms if room in able))
        elif wish.id == HOME:
            yield cls.plan_song(view, seat, wish)
        else:
            yield wish

    @classmethod
    def plan_song(cls, view: "BetrayalView", seat: int, wish: Objective) -> Objective:
        """The cleverest keeps a clear head and plays when it is time, or too late for more; others if it is easy.

        Whoever has the Book or the Madman comes along.
        """
        me = view.explorers[seat]
        heroes = [who for who in view.explorers if who.side == "heroes" and (who.alive or who.seat == seat)]
        dice = {who.seat: who.value("knowledge") for who in heroes}
        within, verbs = dice[seat], wish.verbs
        cleverest = within == max(dice.values())
        if cleverest:
            body = [trait for trait in me.traits if trait.trait != "knowledge"]
            within = HIGHEST_FACE * within if sum(trait.clip for trait in body) <= FRAIL else within + 1
            spare = sorted((trait for trait in body if trait.clip > 0), key=lambda trait: -trait.clip)
            verbs = *verbs, *(f"trait:{trait.trait}" for trait in spare)
        if guides := sum(card.id in GUIDES for card in me.cards):
            still_away = me.room != ORGAN_ROOM
            within = max(within, max(dice.values()) + 1) + CLUE * guides * still_away
        rooms = wish.rooms if wish.of - wish.done <= within else ()
        return msgspec.structs.replace(wish, verbs=verbs, rooms=rooms, cards=wish.cards if cleverest else ())

    # Secrets

    @classmethod
    @override
    def imagine_secrets(cls, state: BetrayalState, seat: int | None, dice: Dice, told: Sequence[Event]) -> None:
        """Where heroes have rolled, anything may have come of it. (H32-09)"""
        if may_know("heroes", state, seat):
            return
        clues = cls.memory.of(state.haunt).clues
        for room in clues:
            clues[room] = roll_one_of(dice, "clue", (SOUGHT, FOUND))


RULES = Lost
