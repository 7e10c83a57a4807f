"""Haunt 23, Tentacled Horror: arms reach through the house and pull; somewhere there is a head."""

from collections.abc import Iterator

import msgspec
from typing_extensions import override

from dreadhall.betrayal.components.cards import CRYSTAL_BALL
from dreadhall.betrayal.components.lookup import LOOKUP
from dreadhall.betrayal.components.pieces import Trait
from dreadhall.betrayal.components.rooms import (
    CHASM,
    CONSERVATORY,
    CRYPT,
    FURNACE_ROOM,
    GARDENS,
    KITCHEN,
    LARDER,
    ORGAN_ROOM,
    UNDERGROUND_LAKE,
)
from dreadhall.betrayal.explorers.combat import Attack
from dreadhall.betrayal.explorers.roll_targets import reach, table
from dreadhall.betrayal.ground import Deed, Fighter, deed
from dreadhall.betrayal.ids import CardId, ExplorerId, Place, RoomId
from dreadhall.betrayal.memory import Memory, remembers
from dreadhall.betrayal.monsters.monsters import Monster
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.phases.sides import Side
from dreadhall.betrayal.state import Explorer, Figure
from dreadhall.betrayal.toolkit.deeds.clock import Clock
from dreadhall.betrayal.toolkit.deeds.key_cards import KeyCards
from dreadhall.betrayal.toolkit.deeds.tasks import Tasks
from dreadhall.betrayal.toolkit.monsters.grabbing import Grabbing
from dreadhall.kernel import Choice, Happening
from dreadhall.kernel.bounds import Small

SUCKER = Monster("sucker", speed=2, might=4, sanity=7, rides=False)
HEAD = Monster("horror-head", might=6, slows=False)
GROWTH: dict[int, dict[Trait, int]] = {
    8: {"might": 8, "speed": 4, "sanity": 8},
    5: {"might": 7, "speed": 3, "sanity": 7},
    3: {"might": 5, "speed": 3, "sanity": 7},
    1: {"might": 4, "speed": 2, "sanity": 7},
}
"""What the Suckers have, by the number on the track from which on they have it. (H23-12 to H23-15)"""
ARM_ROOMS = (CHASM, CONSERVATORY, FURNACE_ROOM, GARDENS, ORGAN_ROOM, UNDERGROUND_LAKE)
WHERE = (
    LARDER,
    KITCHEN,
    ORGAN_ROOM,
    CHASM,
    UNDERGROUND_LAKE,
    UNDERGROUND_LAKE,
    CONSERVATORY,
    CRYPT,
    FURNACE_ROOM,
)
"""Where the Head is, by the sum of four dice. (H23-19)"""
DICE = 4
BALL, GAZE, STRIKE = CRYSTAL_BALL, "h23-heroes-gaze", "h23-heroes-head"
CLEAR, BLANK = 4, 0
HITS, ENOUGH = "h23-hits", 3
LOOSE = "h23-torn-loose"
"""How a turn remembers that its explorer has just got free."""


class Shatters(Happening, kind="h23-shatters"):
    """A card breaks."""

    explorer: ExplorerId
    card: CardId


class TentacledHorrorMemory(Memory):
    """The head."""

    hits: Small = 0


class TentacledHorror(Grabbing, Clock, KeyCards, Tasks):
    """Three blows on the Head kill it; for the creature, no hero may be left."""

    number = 23
    memory = remembers(TentacledHorrorMemory)
    kinds = (SUCKER, HEAD)
    grabber, lair = SUCKER.kind, "arm-"
    key_cards = (BALL,)

    # Set-up

    @override
    async def set_up(self) -> None:
        """The traitor is dead, and as many tentacles as players come up through the floors. (H23-01 to H23-06)"""
        rooms = await self.rooms_for_arms()
        places = [await self.choose_place(self.traitor.seat, room) for room in rooms]
        await self.kill(self.traitor)
        for number, place in enumerate(places, 1):
            self.place_pair(SUCKER, number, place)
        self.set_track(1)

    async def rooms_for_arms(self) -> list[RoomId]:
        """One for each: rooms that are missing are fetched, of more than enough the traitor chooses. (H23-04, -05)"""
        missing = [room for room in ARM_ROOMS if not self.in_house(room)]
        while missing and len(self.rooms_with_water()) < self.players:
            room = await self.choose_room(self.traitor.seat, "h23-traitor-room", missing)
            missing.remove(room)
            await self.fetch_room(self.traitor.seat, room)
        rooms: list[RoomId] = []
        while len(rooms) < min(self.players, len(self.rooms_with_water())):
            left = [room for room in self.rooms_with_water() if room not in rooms]
            if len(left) == self.players - len(rooms):
                return rooms + left
            rooms.append(await self.choose_room(self.traitor.seat, "h23-traitor-arm", left))
        return rooms

    def rooms_with_water(self) -> list[RoomId]:
        """The rooms of the house through whose floors a tentacle can come."""
        return [room for room in ARM_ROOMS if self.in_house(room)]

    # The track

    @override
    async def slot_ends(self, who: Explorer) -> None:
        """It grows with every turn. (H23-33, H23-34)"""
        await super().slot_ends(who)
        if who.seat == self.traitor.seat:
            turn = self.advance_track()
            traits = next(traits for least, traits in GROWTH.items() if turn >= least)
            for sucker in self.monsters(SUCKER):
                sucker.traits = dict(traits)

    # The creature's turn

    @override
    async def monster_turn_starts(self) -> None:
        """Before anything else it eats whom it has brought home. (H23-29, H23-32, H23-45)"""
        await super().monster_turn_starts()
        for sucker in self.monsters(SUCKER):
            await self.eats(sucker)

    @override
    async def side_for_monster(self, figure: Figure, room: RoomId) -> Place:
        """The Head never moves, not even across a barrier. (H23-17)"""
        return figure.place if figure.kind == HEAD.kind else await super().side_for_monster(figure, room)

    # Fighting

    @override
    async def beaten(self, loser: Fighter, winner: Fighter, points: int, attack: Attack) -> None:
        """A blow on the Head counts; that it loses its own attack does not. (H23-21, H23-25, H23-39)"""
        if not isinstance(loser, Figure) or loser.kind != HEAD.kind:
            await super().beaten(loser, winner, points, attack)
            if isinstance(loser, Figure) and attack.damage == "physical":
                self.retreat(loser)
        elif winner is attack.attacker:
            self.memory.hits += 1
            self.tell_count(HITS, self.memory.hits)

    def retreat(self, figure: Figure) -> None:
        """A Sucker that is beaten by force goes back to its Arm; the Ring only stuns it. (H23-22, H23-40, H23-47)"""
        home = self.state.tokens[self.lair_of(figure)]
        if figure.place != home:
            before, figure.place = figure.place, home
            self.tell_move(figure, before)

    @override
    def let_go_of(self, who: Explorer, figure: Figure) -> None:
        """Who has just struggled free is slow. (H23-31)"""
        super().let_go_of(who, figure)
        if self.has_the_turn(who):
            self.turn.tried.append(LOOSE)

    @override
    def entry_price(self, who: Explorer, place: Place) -> int:
        """Each room counts as two for who has just got free. (H23-31)"""
        return super().entry_price(who, place) + (LOOSE in self.turn.tried)

    # The Head

    @property
    def head(self) -> Figure | None:
        """The Head, once it is found."""
        return next(iter(self.monsters(HEAD)), None)

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """With the Crystal Ball a hero looks for the Head. (H23-18)"""
        may = self.is_hero(who) and self.head is None and BALL in who.cards and BALL not in self.turn.used
        if may and GAZE not in self.turn.tried:
            yield deed(GAZE, self.gaze, who, trait="knowledge", target=CLEAR)

    async def gaze(self, who: Explorer) -> None:
        """Four dice say where; who sees nothing loses some of the mind. (H23-18, H23-19)"""
        self.turn.tried.append(GAZE)
        self.turn.used.append(BALL)
        result = await self.trait_roll(who, "knowledge", "task", aim=reach(CLEAR))
        if result >= CLEAR:
            aim = table(*reversed(range(len(WHERE))))
            await self.locate(who, WHERE[await self.throw(who, DICE, "task", aim=aim)])
        else:
            with self.because(BALL):
                await self.lose(who, "sanity", 2 if result == BLANK else 1)

    async def locate(self, who: Explorer, room: RoomId) -> None:
        """The traitor lays the room if need be; the Head is there, and the Ball breaks. (H23-11, H23-20, H23-44)"""
        seat = self.traitor.seat
        if not await self.fetch_room(seat, room):
            return
        self.place(HEAD, await self.choose_place(seat, room))
        self.tell(Shatters(explorer=who.id, card=BALL))
        await self.lose_for_good(who, BALL)

    # Victory

    @override
    def heroes_won(self) -> bool:
        """The Head has taken three blows. (H23-35)"""
        return self.memory.hits >= ENOUGH

    @override
    def objectives_of(self, seat: int) -> Iterator[Objective]:
        """Whoever stands before the Head strikes, and best with a weapon in hand. (H23-49)"""
        armed = [card for card in self.state.explorers[seat].cards if card in LOOKUP.weapons]
        for wish in super().objectives_of(seat):
            blows = [f"attack:{head}{card}" for head in wish.foes for card in (*(f":{card}" for card in armed), "")]
            yield msgspec.structs.replace(wish, verbs=tuple(blows)) if wish.id == STRIKE else wish

    @override
    def objectives(self, side: Side) -> Iterator[Objective]:
        """Ball, Head and friends; for the creature, heroes. (H23-49)"""
        if side == "traitor":
            yield self.no_hero_left("h23-traitor-heroes")
            return
        yield Objective(id=GAZE, done=int(self.head is not None), verbs=(GAZE,), cards=(BALL,))
        suckers = self.monsters(SUCKER)
        holding = tuple(sucker.id for sucker in suckers if self.prisoners(sucker))
        if self.head is not None:
            danger = dict.fromkeys(self.room(sucker) for sucker in suckers if not self.prisoners(sucker))
            avoid, foes = tuple(danger), (self.head.id,)
            hits, last = self.memory.hits, ENOUGH - self.memory.hits == 1
            yield Objective(id=STRIKE, done=hits, of=ENOUGH, foes=foes, avoid=avoid, at_any_cost=last)
        yield Objective(id="h23-heroes-friends", done=int(not holding), foes=holding)


RULES = TentacledHorror
