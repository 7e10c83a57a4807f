"""Haunt 19, A Friend for the Ages: a portrait takes all harm from the traitor, until somebody paints it over."""

from collections.abc import Iterator

from typing_extensions import override

from dreadhall.betrayal.components.cards import AMULET_OF_THE_AGES
from dreadhall.betrayal.components.catalogue import EVENTS, ROOMS, TRAITS
from dreadhall.betrayal.components.pieces import DamageKind, Trait
from dreadhall.betrayal.components.rooms import (
    ABANDONED_ROOM,
    ATTIC,
    COLLAPSED_ROOM,
    GALLERY,
    PATIO,
    STATUARY_CORRIDOR,
    STOREROOM,
    WINE_CELLAR,
)
from dreadhall.betrayal.explorers.combat import Attack
from dreadhall.betrayal.explorers.traits import clip_of, start_of
from dreadhall.betrayal.ground import Deed, Fighter, deed
from dreadhall.betrayal.house.paths import UNREACHABLE, distances, extremes
from dreadhall.betrayal.ids import CardId, RoomId, place_in
from dreadhall.betrayal.memory import Memory, remembers
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.state import HIGHEST, Explorer, rooms_in
from dreadhall.betrayal.toolkit.deeds.destroying import Destroying
from dreadhall.betrayal.toolkit.deeds.tasks import Tasks
from dreadhall.betrayal.toolkit.people.boost import Boost
from dreadhall.kernel import Choice, Happening
from dreadhall.kernel.bounds import Small

AMULET = AMULET_OF_THE_AGES
PAINT_ROOMS = (
    ABANDONED_ROOM,
    ATTIC,
    COLLAPSED_ROOM,
    PATIO,
    STATUARY_CORRIDOR,
    STOREROOM,
    WINE_CELLAR,
)
PAINT = "paint-"
PAINTS = tuple(CardId(f"{PAINT}{number}") for number in range(1, 8))
REPAINTED, DESTROYED = "h19-repainted", "h19-destroyed"
REPAINT, DESTROY, PLACE_ROOM = "h19-heroes-repaint", "h19-traitor-destroy", "h19-traitor-room"
PORTRAIT = "h19-portrait"
PAINTING, LOOKING = 4, 4
PORTRAIT_DICE = 1
DESTROYED_TO_WIN = 3
THEFT = 2
"""By how much a hero must win to take something from somebody who takes no damage. (H19-22)"""


def paints_of(who: Explorer) -> list[CardId]:
    """The Paint somebody carries: one at most."""
    return [card for card in who.cards if card.startswith(PAINT)]


class Paint(Happening, kind="h19-paint"):
    """A can of paint lies in a room."""

    card: CardId
    room: RoomId


class AFriendForTheAgesMemory(Memory):
    """The paint."""

    paint_aside: list[CardId] = []
    """What is still to come."""
    repainted: Small = 0
    destroyed: Small = 0


class AFriendForTheAges(Tasks, Destroying, Boost):
    """Paint is carried to the Gallery, or stolen and destroyed; only Amulet and portrait ever hurt the traitor."""

    number = 19
    memory = remembers(AFriendForTheAgesMemory)

    # Set-up

    @override
    async def set_up(self) -> None:
        """The traitor grows; Paint for all heroes and two more goes into the house. (H19-02 to H19-06, H19-39)"""
        self.restore_traits(self.traitor)
        for _ in range(self.heroes_at_start):
            await self.raise_least()
        self.memory.paint_aside = list(PAINTS[: self.heroes_at_start + 2])
        await self.spread_paint()

    async def raise_least(self) -> None:
        """The trait that stands the fewest steps above its start; the traitor picks among equals. (H19-03, H19-29)"""
        who = self.traitor
        able = [trait for trait in TRAITS if clip_of(who, trait) < HIGHEST]
        least = extremes(able, lambda trait: clip_of(who, trait) - start_of(who, trait), least=True)
        if least:
            self.raise_trait(who, await self.choose_trait(who, "gain-trait", least), 1)

    async def spread_paint(self) -> None:
        """One in each room of the list, those farthest from all explorers first. (H19-05, H19-06)"""
        far = [distances(self, self.room(who)) for who in self.explorers()]

        def away(room: RoomId) -> int:
            return min(found.get(room, UNREACHABLE) for found in far)

        left = [room for room in PAINT_ROOMS if self.in_house(room)]
        while left and self.memory.paint_aside:
            tied = extremes(left, away, least=False)
            if len(left) <= len(self.memory.paint_aside):
                tied = tied[:1]
            room = await self.choose_room(self.speaker, "h19-heroes-paint", tied)
            left.remove(room)
            self.lay_paint(room)

    def lay_paint(self, room: RoomId) -> None:
        """A can of Paint that was aside lies in a room."""
        paint = self.memory.paint_aside.pop(0)
        self.lay_down(place_in(room), paint)
        self.tell(Paint(card=paint, room=room))

    @override
    def room_appeared(self, room: RoomId) -> None:
        """Whenever such a room comes into the house. (H19-17)"""
        super().room_appeared(room)
        if room in PAINT_ROOMS and self.memory.paint_aside:
            self.lay_paint(room)

    # Paint is an item, but one to each

    @override
    def may_hold(self, who: Explorer, card: CardId) -> bool:
        """Nobody carries two. (H19-12, H19-20)"""
        return super().may_hold(who, card) and not (card.startswith(PAINT) and paints_of(who))

    @override
    def may_steal(self, thief: Fighter, card: CardId) -> bool:
        """Nor steals a second. (H19-20)"""
        second = card.startswith(PAINT) and isinstance(thief, Explorer) and bool(paints_of(thief))
        return super().may_steal(thief, card) and not second

    @override
    def dog_carries(self, who: Explorer, card: CardId) -> bool:
        """The Dog carries none. (H19-21)"""
        return super().dog_carries(who, card) and not card.startswith(PAINT)

    # What can be done

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """Heroes repaint; the traitor destroys Paint and adds rooms. (H19-13 to H19-16, H19-30)"""
        if self.is_hero(who):
            if self.room(who) == GALLERY:
                for paint in self.to_destroy(who, paints_of(who)):
                    yield from self.task(who, REPAINT, ("knowledge",), PAINTING, self.paint_over, card=paint)
            return
        if not self.turn.attacked:
            for paint in self.to_destroy(who, paints_of(who)):
                yield deed(DESTROY, self.pour_away, who, paint, card=paint)
        if PLACE_ROOM not in self.turn.tried and self.tiles_to_place():
            yield deed(PLACE_ROOM, self.place_room, who)

    async def paint_over(self, who: Explorer) -> None:
        """The Paint is used up, and the portrait has changed. (H19-14)"""
        for paint in paints_of(who):
            await self.discard_held(who, paint)
        self.memory.repainted += 1
        self.tell_count(REPAINTED, self.memory.repainted)

    async def pour_away(self, who: Explorer, paint: CardId) -> None:
        """In place of an attack. (H19-16)"""
        self.turn.attacked = True
        await self.destroy_thing(who, paint)
        self.memory.destroyed += 1
        self.tell_count(DESTROYED, self.memory.destroyed)

    def tiles_to_place(self) -> list[RoomId]:
        """The tiles that could be laid somewhere without sealing a floor. (H19-35)"""
        stack = self.state.rooms
        tiles = sorted(rooms_in([*stack.rest, *stack.top, *stack.discards]))
        return [tile for tile in tiles if any(self.doorways_for(tile, floor) for floor in ROOMS[tile].floors)]

    async def place_room(self, who: Explorer) -> None:
        """With the movement over, a room of one's choice at a doorway of one's choice. (H19-15, H19-23, H19-35)"""
        self.turn.tried.append(PLACE_ROOM)
        self.turn.over = True
        room = await self.choose_room(who.seat, PLACE_ROOM, self.tiles_to_place())
        await self.fetch_room(who.seat, room)

    # The ward

    def strikes_home(self, by: Fighter | None) -> bool:
        """Whether it is the portrait that hurts, or in a fight a hero who wears the Amulet. (H19-19, H19-24, H19-33)"""
        if self.cause == PORTRAIT:
            return True
        return isinstance(by, Explorer) and self.is_hero(by) and AMULET in by.cards and self.cause == by.id

    @override
    def reduce_damage(self, who: Explorer, kind: DamageKind, points: int, by: Fighter | None) -> int:
        """The portrait takes all other damage. (H19-18, H19-31)"""
        if who is self.traitor and not self.strikes_home(by):
            return 0
        return super().reduce_damage(who, kind, points, by)

    @override
    def drop_clip(self, who: Explorer, trait: Trait, spaces: int, *, floor: int) -> int:
        """Events and rooms lower nothing; things that come and go, and their price, do. (H19-18, H19-19, H19-32)"""
        if who is self.traitor and (self.cause in EVENTS or self.cause in ROOMS):
            return 0
        return super().drop_clip(who, trait, spaces, floor=floor)

    @override
    def theft_possible(self, attack: Attack) -> bool:
        """From the traitor a win by two is enough, though it hurts nobody. (H19-22)"""
        if attack.defender is not self.traitor:
            return super().theft_possible(attack)
        return attack.damage == "physical" and attack.may_steal and not attack.distant and attack.margin >= THEFT

    @override
    async def steals_in_defence(self, attack: Attack) -> bool:
        """A hero whom the traitor attacks in vain may take something as well. (H19-22)"""
        hero, traitor = attack.defender, attack.attacker
        clear = traitor is self.traitor and attack.damage == "physical" and -attack.margin >= THEFT
        if isinstance(hero, Explorer) and clear:
            return await self.takes_instead(hero, traitor, -attack.margin)
        return await super().steals_in_defence(attack)

    # The portrait

    @override
    async def entered(self, who: Explorer) -> None:
        """Whenever the traitor comes into the Gallery. (H19-24)"""
        await super().entered(who)
        await self.meet_portrait(who)

    @override
    async def turn_begins(self, who: Explorer) -> None:
        """And whenever a turn begins there. (H19-24)"""
        await super().turn_begins(who)
        await self.meet_portrait(who)

    async def meet_portrait(self, who: Explorer) -> None:
        """Whoever it shows must not look."""
        sees = who is self.traitor and self.room(who) == GALLERY
        if sees and not await self.passes(who, "sanity", LOOKING, PORTRAIT):
            await self.damage_roll(who, "mental", PORTRAIT_DICE, PORTRAIT)

    # Victory

    @override
    def heroes_won(self) -> bool:
        """The portrait is painted over, or the traitor is dead after all. (H19-26, H19-34)"""
        return not self.traitor.alive or self.memory.repainted >= self.heroes_at_start

    @override
    def traitor_won(self) -> bool:
        """Three cans are gone for good. (H19-27, H19-37)"""
        return self.memory.destroyed >= DESTROYED_TO_WIN

    @override
    def objectives_of(self, seat: int) -> Iterator[Objective]:
        """A can for each hero, and to the Gallery; for the traitor, whoever carries one. (H19-40)"""
        who = self.state.explorers[seat]
        return self.traitor_plan() if who is self.traitor else self.hero_plan(who)

    def hero_plan(self, who: Explorer) -> Iterator[Objective]:
        """Fetch Paint, bring it, and fight only with the Amulet."""
        carries = bool(paints_of(who))
        rooms = (GALLERY,) if carries and self.in_house(GALLERY) else ()
        done, of = self.memory.repainted, self.heroes_at_start
        cards = () if carries else PAINTS
        yield Objective(id="h19-heroes-portrait", done=done, of=of, verbs=(REPAINT,), rooms=rooms, cards=cards)
        yield Objective(id="h19-heroes-traitor", foes=(self.traitor.id,) if AMULET in who.cards else ())

    def traitor_plan(self) -> Iterator[Objective]:
        """Take Paint where it lies or from those who carry it, and stay away from the portrait."""
        foes = tuple(hero.id for hero in self.heroes() if paints_of(hero))
        done, of, verbs = self.memory.destroyed, DESTROYED_TO_WIN, (DESTROY,)
        yield Objective(id="h19-traitor-paint", done=done, of=of, verbs=verbs, foes=foes, cards=PAINTS)
        yield self.no_hero_left("h19-traitor-heroes", avoid=(GALLERY,))


RULES = AFriendForTheAges
