"""Haunt 41, Invisible Traitor: the Ring's bearer has vanished and kills; the others strike at the empty air."""

from collections.abc import Callable, Iterator

from typing_extensions import override

from dreadhall.betrayal.components.cards import RING, SKULL, SPIRIT_BOARD
from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.components.pieces import Trait
from dreadhall.betrayal.explorers.roll_targets import table
from dreadhall.betrayal.explorers.rolls import until_void
from dreadhall.betrayal.ground import Deed, Fighter, deed
from dreadhall.betrayal.happenings.moves import BlowMisses
from dreadhall.betrayal.house.elevator import ELEVATOR
from dreadhall.betrayal.house.plan import room_of
from dreadhall.betrayal.ids import NOWHERE, CardId, ExplorerId, FighterId, Place, RoomId
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.phases.sides import Side
from dreadhall.betrayal.state import Explorer
from dreadhall.betrayal.toolkit.unseen.blind_attacks import BlindAttacks
from dreadhall.kernel import Choice, Happening

THEFT = 4
SIGN = 4
LONGEST_TRAIL = 30
"""So many turns are opened at the end: more would fill no line that anybody reads. (H41-52)"""
FAINT, CLEAR = 3, 5
"""What a victim's Knowledge roll must reach to learn of the exit, and of the room. (H41-22 to H41-24)"""
STEAL, SEEK = "h41-steal", "h41-heroes-seek"


class Misses(BlowMisses, kind="h41-misses"):
    """A blow at the traitor has hit nobody."""


class HeroesFound(Happening, kind="h41-heroes-found"):
    """The heroes hear in which room the traitor is."""

    room: RoomId


class HeroesStill(Happening, kind="h41-heroes-still"):
    """The heroes hear that the traitor is still in a room."""

    room: RoomId


class HeroesLeft(Happening, kind="h41-heroes-left"):
    """The heroes hear which way the traitor has gone."""

    room: RoomId
    exit_room: RoomId


class HeroesFloor(Happening, kind="h41-heroes-floor"):
    """The heroes learn on which floor the traitor is."""

    floor: str


class HeroesSymbol(Happening, kind="h41-heroes-symbol"):
    """The heroes learn what kind of room the traitor is in."""

    deck: str


class Vanishes(Happening, kind="h41-vanishes"):
    """The traitor cannot be seen any more."""

    explorer: ExplorerId


class TheftFails(Happening, kind="h41-theft-fails"):
    """The traitor has tried to steal, which only the traitor knows."""

    explorer: ExplorerId


class TheftNoticed(Happening, kind="h41-theft-noticed"):
    """Somebody has felt the traitor's hand."""

    explorer: ExplorerId
    victim: FighterId


class Sneaks(Happening, kind="h41-sneaks"):
    """The traitor attacks out of nowhere."""

    explorer: ExplorerId
    target: FighterId


class TraitorPosition(Happening, kind="h41-traitor-position"):
    """Where the traitor is, for the traitor alone."""

    room: RoomId
    place: Place


class Trail(Happening, kind="h41-trail"):
    """Where the traitor can be as far as everybody knows."""

    explorer: ExplorerId
    rooms: list[RoomId]


class InvisibleTraitor(BlindAttacks):
    """A walk is one secret answer; whatever can be seen gives the place away."""

    number = 41
    walk_prompt = "h41-traitor-walk"
    flee_verb = "h41-traitor-flee"
    silent_verbs = ("h41-traitor-steal",)
    shot_verb = "h41-heroes-shoot"
    miss_event = Misses

    # Set-up

    @override
    async def set_up(self) -> None:
        """The traitor is anywhere in the house, and nobody knows where; the trail begins there. (H41-03 to -06, -12)"""
        who = self.traitor
        places = self.hiding_places()
        choices = [Choice(f"go:{place}", place, {**self.place_data(place), "price": 0}) for place in places]
        who.place = await self.ask(self.controller(who), "h41-traitor-hide", choices, always=True, secret=True)
        self.start_trail(places)
        self.unseen.trail, self.unseen.exit = [self.room(who)], NOWHERE
        self.tell(Vanishes(explorer=who.id))

    # The traitor's turn

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """Theft, and riding the elevator. (H41-13, H41-40)"""
        if not who.traitor:
            return
        if self.room(who) == ELEVATOR and not self.turn.elevator:
            yield deed("h41-traitor-ride", self.ride, who)
        if STEAL not in self.turn.tried and self.victims():
            yield deed("h41-traitor-steal", self.steal_unseen, who)

    # Theft

    def victims(self) -> list[Explorer]:
        """The heroes beside the traitor who have something to take. (H41-13, H41-37)"""
        return [hero for hero in self.others_with(self.traitor) if self.pickings(hero, self.traitor)]

    async def steal_unseen(self, who: Explorer) -> None:
        """Choose hero and item, then roll Speed: no step follows. (H41-13, H41-36, H41-42)"""
        self.turn.tried.append(STEAL)
        self.turn.over = True
        choices = [
            Choice(f"h41-traitor-take:{hero.id}:{card}", (hero, card), {"victim": hero.id, "card": card})
            for hero in self.victims()
            for card in self.pickings(hero, self.traitor)
        ]
        hero, card = await self.ask(self.controller(who), "h41-traitor-loot", choices, always=True, secret=True)
        crowded = {other.place for other in self.heroes() if self.pickings(other, self.traitor)}
        self.suspect_only(crowded.__contains__)
        result = await self.trait_roll(who, "speed", "task", aim=table(THEFT, 1, 0))
        if result >= THEFT:
            self.seen_at(who.place)
            await self.steal(who, hero, card)
        elif result > 0:
            self.tell(TheftFails(explorer=who.id))
        else:
            self.tell(TheftNoticed(explorer=who.id, victim=hero.id))
            self.seen_at(who.place)

    # The traitor's attacks

    @property
    def sneak_dice(self) -> int:
        """Half of the heroes there were, rounded up. (H41-14)"""
        return (self.heroes_at_start + 1) // 2

    @override
    def attacks_on(self, who: Explorer, target: Fighter) -> list[Choice[Deed]]:
        """Without a weapon the traitor strikes from behind. (H41-14, H41-29)"""
        found = [choice for choice in super().attacks_on(who, target) if choice.data["card"]]
        if who.place == target.place and isinstance(target, Explorer):
            data = {"target": target.id, "dice": self.sneak_dice}
            found.insert(0, deed(f"h41-traitor-sneak:{target.id}", self.sneak, who, target, **data))
        return found

    @override
    def may_attack(self, who: Fighter, target: Fighter, trait: Trait, card: CardId) -> bool:
        """The Ring helps the traitor no more, whatever bids an attack. (H41-28)"""
        return not (card == RING and who is self.traitor) and super().may_attack(who, target, trait, card)

    async def sneak(self, who: Explorer, hero: Explorer) -> None:
        """Damage without defence. (H41-14)"""
        self.turn.attacked = True
        self.note_attack([hero])
        self.tell(Sneaks(explorer=who.id, target=hero.id))
        points = await self.throw(who, self.sneak_dice, "h41-sneak", kind="damage")
        with self.because("h41-sneak"):
            await self.take_damage(hero, "physical", points, by=who)

    @override
    async def slot_ends(self, who: Explorer) -> None:
        """The place is written down; then the victims search the air. (H41-12, H41-18, H41-30)"""
        if not who.traitor:
            return
        self.unseen.trail = [*self.unseen.trail, self.room(who)][-LONGEST_TRAIL:]
        self.tell(TraitorPosition(room=self.room(who), place=who.place), to=[who.seat])
        attacked, self.unseen.attacked = self.unseen.attacked, []
        for name in attacked:
            hero = next(other for other in self.state.explorers if other.id == name)
            if self.on_board(hero):
                with until_void():
                    self.sense(await self.trait_roll(hero, "knowledge", "task", aim=table(CLEAR, FAINT, 0)))

    def sense(self, result: int) -> None:
        """What a victim finds out, for all heroes. (H41-22 to H41-24, H41-41, H41-52)"""
        scene, room = room_of(self.unseen.scene), self.room(self.traitor)
        if result >= CLEAR:
            self.tell_heroes(HeroesFound(room=room), lambda place: room_of(place) == room)
        elif result >= FAINT and room == scene:
            self.tell_heroes(HeroesStill(room=room), lambda place: room_of(place) == room)
        elif result >= FAINT:
            way = self.way_out()
            self.tell_heroes(HeroesLeft(room=scene, exit_room=way), self.beyond(way))

    def tell_heroes(self, what: Happening, fits: Callable[[Place], bool]) -> None:
        """The heroes, and nobody else, hear something about the traitor's place. (H41-10)"""
        seats = [who.seat for who in self.state.explorers if self.is_hero(who)]
        self.tell(what, to=seats)
        self.suspect_only(fits)

    # The heroes' search

    @override
    async def turn_begins(self, who: Explorer) -> None:
        """Skull and Spirit Board may be asked before anything else. (H41-19, H41-20, H41-31)"""
        if who.traitor:
            return
        here = self.traitor.place
        if SKULL in who.cards and await self.asks_omen(who, SKULL, "sanity"):
            floor = self.plan.floor_of(here)
            self.tell_heroes(HeroesFloor(floor=floor), lambda place: self.plan.floor_of(place) == floor)
        if SPIRIT_BOARD in who.cards and self.on_board(who) and await self.asks_omen(who, SPIRIT_BOARD, "knowledge"):
            symbol = ROOMS[room_of(here)].symbol
            self.tell_heroes(HeroesSymbol(deck=symbol or ""), lambda place: ROOMS[room_of(place)].symbol == symbol)

    async def asks_omen(self, who: Explorer, card: CardId, trait: Trait) -> bool:
        """Whether a hero uses an omen to find the traitor, and it answers."""
        if not await self.agrees(self.controller(who), SEEK, card=card, trait=trait):
            return False
        self.turn.used.append(card)
        return await self.passes(who, trait, SIGN, "task")

    # Victory

    @override
    def heroes_won(self) -> bool:
        """The traitor is dead. (H41-32)"""
        return not self.traitor.alive

    @override
    def win(self, side: Side) -> None:
        """Afterwards everybody may read where the traitor was. (H41-12)"""
        self.unseen.shown_trail = list(self.unseen.trail)
        self.tell(Trail(explorer=self.traitor.id, rooms=list(self.unseen.trail)), reveals=True)
        super().win(side)

    @override
    def objectives(self, side: Side) -> Iterator[Objective]:
        """Find and kill. (H41-47)"""
        if side == "heroes":
            rooms = tuple(dict.fromkeys(room_of(place) for place in self.suspected()))
            yield Objective(
                id="h41-heroes-kill", rooms=rooms, foes=(self.traitor.id,), verbs=("attack", self.shot_verb)
            )
            yield Objective(id=SEEK, verbs=(SEEK,), cards=(SKULL, SPIRIT_BOARD))
            return
        rooms = tuple(dict.fromkeys(map(self.room, self.living_heroes())))
        verbs = ("h41-traitor-sneak", "attack", "h41-traitor-steal")
        yield self.no_hero_left("h41-traitor-kill", verbs=verbs, rooms=rooms)
        yield Objective(id="h41-traitor-escape", verbs=(self.flee_verb,), avoid=rooms)


RULES = InvisibleTraitor
