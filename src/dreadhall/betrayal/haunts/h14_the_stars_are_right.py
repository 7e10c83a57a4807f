"""Haunt 14, The Stars Are Right: a cult carries sacrifices into the pentagram; the heroes drown it in paint."""

from collections.abc import Iterator

from typing_extensions import override

from dreadhall.betrayal.components.catalogue import HOLDINGS
from dreadhall.betrayal.components.rooms import (
    ATTIC,
    JUNK_ROOM,
    KITCHEN,
    LARDER,
    PENTAGRAM_CHAMBER,
    RESEARCH_LABORATORY,
    STOREROOM,
)
from dreadhall.betrayal.ground import Deed, Fighter, deed
from dreadhall.betrayal.happenings.house import TokenPlaced
from dreadhall.betrayal.happenings.possessions import BodyLies
from dreadhall.betrayal.house.plan import room_of
from dreadhall.betrayal.ids import CardId, ExplorerId, FigureId, RoomId, place_in
from dreadhall.betrayal.memory import Memory, remembers
from dreadhall.betrayal.monsters.monsters import Monster
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.phases.sides import Side
from dreadhall.betrayal.state import Explorer, Figure, rooms_in
from dreadhall.betrayal.toolkit.monsters.alike import one_of_each
from dreadhall.betrayal.toolkit.monsters.carriers import Carriers
from dreadhall.betrayal.toolkit.people.bodies import BODY
from dreadhall.betrayal.toolkit.people.loads import HeavyLoads
from dreadhall.kernel import Choice, Happening

CULTIST = Monster("cultist", speed=4, might=4, sanity=4, carries=True)
CHAMBER = PENTAGRAM_CHAMBER
PAINT_ROOMS = (KITCHEN, LARDER, JUNK_ROOM, STOREROOM, RESEARCH_LABORATORY, ATTIC)
PAINT = tuple(CardId(f"paint-can-{1 + number}") for number in range(6))
OFFER, GIVE = "h14-traitor-offer", "h14-traitor-give"
THROW = "h14-heroes-throw"
CORPSE, COMPANION, THING = 4, 2, 1
ENOUGH = 13


def worth(card: CardId) -> int:
    """How many points a sacrifice is worth. (H14-13 to H14-15)"""
    if card.startswith(BODY):
        return CORPSE
    return COMPANION if is_companion(card) else THING


def is_companion(card: CardId) -> bool:
    """Whether a card is Girl, Madman or Dog."""
    return card in HOLDINGS and HOLDINGS[card].companion


class Thrown(Happening, kind="h14-thrown"):
    """Paint is thrown at the pentagram."""

    explorer: ExplorerId
    card: CardId
    count: int


class Offers(Happening, kind="h14-offers"):
    """The traitor sacrifices something."""

    explorer: ExplorerId
    card: CardId


class CultistOffers(Happening, kind="h14-cultist-offers"):
    """A cultist sacrifices something."""

    monster: FigureId
    card: CardId


class Score(Happening, kind="h14-score"):
    """How much the sacrifices were worth is shown."""

    count: int


class TheStarsAreRightMemory(Memory):
    """What was sacrificed."""

    offered: list[CardId] = []
    """For everybody to see; what it is worth only the traitor knows. (H14-07, -08)"""


class TheStarsAreRight(Carriers, HeavyLoads):
    """Thirteen points call the god; as many cans of paint as players put an end to it."""

    number = 14
    memory = remembers(TheStarsAreRightMemory)
    kinds = (CULTIST,)

    # Set-up

    @override
    async def set_up(self) -> None:
        """The cult in its chamber, and paint where paint is kept. (H14-03 to H14-06, C-18)"""
        there = await self.fetch_room(self.haunt.revealer, CHAMBER)
        self.place(CULTIST, place_in(CHAMBER if there else self.haunt.room), self.players - 1)
        rooms = [room for room in PAINT_ROOMS if self.in_house(room)]
        if not rooms:
            found = self.first_of_stack()
            rooms = [found] if await self.fetch_room(self.speaker, found) else [self.haunt.room]
        for number, paint in enumerate(PAINT[: self.players]):
            room = rooms[number % len(rooms)]
            self.lay_down(place_in(room), paint)
            self.tell(TokenPlaced(token=paint, place=place_in(room), room=room))

    def first_of_stack(self) -> RoomId:
        """The first of the rooms for paint that comes when one looks through stack and discards. (H14-05, C-11)"""
        rooms = self.state.rooms
        for room in reversed(rooms_in(rooms.top)):
            if room in PAINT_ROOMS:
                return room
        in_stack, discarded = (
            [room for room in rooms_in(pile) if room in PAINT_ROOMS] for pile in (rooms.rest, rooms.discards)
        )
        found = in_stack or discarded
        return found[self.chance("room", len(found))[0]]

    # Paint

    @override
    def may_hold(self, who: Explorer, card: CardId) -> bool:
        """Paint is for heroes, a can at a time; corpses are not. (H14-12, H14-17, H14-21, H14-24)"""
        if card in PAINT:
            fit = self.is_hero(who) and not any(can in who.cards for can in PAINT)
        else:
            fit = not card.startswith(BODY) or not self.is_hero(who)
        return fit and super().may_hold(who, card)

    @override
    def may_steal(self, thief: Fighter, card: CardId) -> bool:
        """Nobody steals paint, and no hero a corpse. (H14-12, H14-19, H14-21)"""
        barred = card in PAINT or (card.startswith(BODY) and isinstance(thief, Explorer) and self.is_hero(thief))
        return not barred and super().may_steal(thief, card)

    @override
    def may_take_up(self, figure: Figure, card: CardId) -> bool:
        """Nor do cultists touch it. (H14-11, H14-21)"""
        return card not in PAINT and super().may_take_up(figure, card)

    @override
    def dog_carries(self, who: Explorer, card: CardId) -> bool:
        """A can is nothing for a dog. (H14-42)"""
        return card not in PAINT and super().dog_carries(who, card)

    @override
    def is_heavy(self, card: CardId) -> bool:
        """A corpse is. (H14-22, H14-31)"""
        return card.startswith(BODY) or super().is_heavy(card)

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """Heroes throw paint; the traitor sacrifices, and trades with the cult. (H14-13 to H14-18, H14-20)"""
        if not self.is_hero(who):
            yield from self.dealings(who)
            return
        in_range = self.room(who) == CHAMBER or any(
            room_of(place) == CHAMBER for _, place in self.plan.exits[who.place]
        )
        if in_range and self.spaces_left(who) > 0:
            for paint in self.not_used(card for card in who.cards if card in PAINT):
                yield deed(THROW, self.throw_paint, who, paint, card=paint)

    async def throw_paint(self, who: Explorer, paint: CardId) -> None:
        """It stays in the chamber for good. (H14-18, H14-30, H14-37)"""
        self.pay(1)
        await self.lose_card(who, paint)
        self.state.tokens[paint] = place_in(CHAMBER)
        self.tell(Thrown(explorer=who.id, card=paint, count=self.thrown()))

    def thrown(self) -> int:
        """How much paint is in the chamber."""
        return sum(paint in self.state.tokens for paint in PAINT)

    # Sacrifices

    def offerings(self, who: Fighter) -> list[CardId]:
        """What somebody carries that can be sacrificed now: nothing handled in this turn. (H14-32 to H14-35)"""
        fit = [card for card in self.not_used(who.cards) if card not in PAINT]
        return [card for card in fit if self.tradable(card) or is_companion(card)]

    def dealings(self, traitor: Explorer) -> Iterator[Choice[Deed]]:
        """In the chamber the traitor sacrifices; anywhere things are traded with a cultist. (H14-13, H14-20, H14-43)"""
        if self.room(traitor) == CHAMBER:
            for card in self.offerings(traitor):
                yield deed(f"{OFFER}:{card}", self.offer_up, traitor, card, card=card)
        for figure in one_of_each(self.monsters_at(traitor.place)):
            yield from self.bargains(traitor, figure, GIVE)

    @override
    def monster_deeds(self, figure: Figure) -> list[Choice[Deed]]:
        """In the chamber a cultist gives what it has to the god. (H14-13, H14-39)"""
        found = super().monster_deeds(figure)
        if self.room(figure) == CHAMBER:
            found += [
                deed(f"{OFFER}:{card}", self.offer_up, figure, card, card=card) for card in self.offerings(figure)
            ]
        return found

    async def offer_up(self, who: Fighter, card: CardId) -> None:
        """It leaves the game, and the traitor counts. (H14-13 to H14-15, H14-25)"""
        if isinstance(who, Explorer):
            self.tell(Offers(explorer=who.id, card=card))
            await self.lose_for_good(who, card)
        else:
            self.tell(CultistOffers(monster=who.id, card=card))
            who.cards.remove(card)
            self.state.gone.append(card)
        self.memory.offered.append(card)

    @override
    async def after_death(self, who: Explorer, by: str) -> None:
        """A corpse lies there, the traitor's too. (H14-12, H14-23)"""
        self.lay_down(who.place, CardId(BODY + who.id))
        self.tell(BodyLies(token=BODY + who.id, room=self.room(who)))
        await super().after_death(who, by)

    # Victory

    def score(self) -> int:
        """The points of all sacrifices. Nobody may be told but the traitor. (H14-08)"""
        return sum(map(worth, self.memory.offered))

    @override
    def heroes_won(self) -> bool:
        """All the paint is in the chamber. (H14-27)"""
        return self.thrown() >= self.players

    @override
    def traitor_won(self) -> bool:
        """The god has had enough to come. (H14-28)"""
        return self.score() >= ENOUGH

    @override
    def win(self, side: Side) -> None:
        """Now the score is told. (H14-08)"""
        self.tell(Score(count=self.score()), reveals=True)
        super().win(side)

    @override
    def objectives_of(self, seat: int) -> Iterator[Objective]:
        """A relay of paint; for the cult whatever can be carried off, and then the chamber. (H14-41)"""
        who = self.state.explorers[seat]
        cans = tuple(paint for paint in PAINT[: self.players] if paint not in self.state.tokens)
        if self.is_hero(who):
            near = tuple(self.plan.joined.get(CHAMBER, {}).values())
            rooms = near if any(can in who.cards for can in cans) else ()
            verbs = (THROW, *(f"take:{can}" for can in cans))
            done, cards = self.thrown(), () if rooms else cans
            yield Objective(id="h14-heroes-paint", done=done, of=self.players, verbs=verbs, rooms=rooms, cards=cards)
            return
        acting = self.state.monsters.get(self.turn.monster, who)
        loaded = any(card not in PAINT and (self.tradable(card) or is_companion(card)) for card in acting.cards)
        lying = [card for pile in self.state.piles.values() for card in pile if card not in PAINT]
        theirs = [card for hero in self.heroes() for card in hero.cards if self.tradable(card) and card not in PAINT]
        foes = () if loaded else tuple(hero.id for hero in self.living_heroes())
        yield Objective(
            id="h14-traitor-god",
            done=min(self.score(), ENOUGH),
            of=ENOUGH,
            verbs=(OFFER, "take"),
            rooms=(CHAMBER,) if loaded else (),
            cards=() if loaded else (*lying, *theirs),
            foes=foes,
            leave=("attack",) if loaded and acting is not who else (),
        )


RULES = TheStarsAreRight
