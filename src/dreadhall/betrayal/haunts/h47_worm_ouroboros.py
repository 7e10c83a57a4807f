"""Haunt 47, Worm Ouroboros: two heads crawl and grow through the house; a spell makes them bleed."""

from collections.abc import Iterable, Iterator
from functools import partial

from typing_extensions import override

from dreadhall.betrayal.components.cards import SKULL
from dreadhall.betrayal.components.catalogue import HOLDINGS
from dreadhall.betrayal.components.pieces import Trait
from dreadhall.betrayal.ground import Deed, Fighter, deed
from dreadhall.betrayal.house.elevator import ELEVATOR
from dreadhall.betrayal.house.paths import passages
from dreadhall.betrayal.house.plan import PLACES, room_of
from dreadhall.betrayal.ids import CardId, ExplorerId, FigureId, Place, RoomId, place_in
from dreadhall.betrayal.monsters.monsters import Monster
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.phases.sides import Side
from dreadhall.betrayal.state import Explorer, Figure
from dreadhall.betrayal.toolkit.deeds.key_cards import KeyCards
from dreadhall.betrayal.toolkit.deeds.tasks import Tasks
from dreadhall.betrayal.toolkit.monsters.exploring import ExploringMonsters
from dreadhall.kernel import Choice, Happening

HEAD = Monster(
    "ouroboros-head",
    speed=1,
    might=6,
    rolls="own",
    is_slowed=False,
    immune=frozenset({"speed"}),
    rides=False,
    explores=True,
)
HEADS = 2
BODY = "ouroboros-body-"
"""Begins the token of a part of the body; a number follows."""
FULL_GROWN = 16
SPELL, SPELL_TARGET = "h47-heroes-weaken", 5
WEAKENED, WEAKENED_MIGHT = "weakened", 5
HITS = "hits"


class Devours(Happening, kind="h47-devours"):
    """The worm destroys a card."""

    explorer: ExplorerId
    card: CardId


class Grows(Happening, kind="h47-grows"):
    """A room is full of the worm."""

    room: RoomId
    token: str


class Weakened(Happening, kind="h47-weakened"):
    """A head of the worm is easier to hurt."""

    explorer: ExplorerId
    monster: FigureId


class Hit(Happening, kind="h47-hit"):
    """A head of the worm is hit."""

    monster: FigureId
    count: int
    needed: int


class WormOuroboros(ExploringMonsters, KeyCards, Tasks):
    """Sixteen parts of the body fill the house; or both heads are weakened, hit and destroyed."""

    number = 47
    kinds = (HEAD,)
    key_cards = (SKULL,)

    # Set-up

    @override
    async def set_up(self) -> None:
        """The traitor splits into two heads, and leaves behind what was carried. (H47-03 to H47-07, H47-40, C-15)"""
        traitor = self.traitor
        place = await self.choose_place(traitor.seat, self.haunt.room)
        await self.devour_companions(traitor)
        await self.kill(traitor)
        self.place(HEAD, place, HEADS)

    async def devour_companions(self, traitor: Explorer) -> None:
        """Who was in the traitor's custody is gone. (H47-06)"""
        for card in [card for card in traitor.cards if card in HOLDINGS and HOLDINGS[card].companion]:
            self.tell(Devours(explorer=traitor.id, card=card))
            await self.lose_card(traitor, card, safely=True)
            self.discard(card)

    # The body

    @override
    async def monster_arrives(self, figure: Figure, place: Place) -> None:
        """A part of the body stays in every room that a head leaves. (H47-19, H47-38, H47-41)"""
        left = room_of(figure.place)
        await super().monster_arrives(figure, place)
        if left not in (room_of(place), *self.filled_rooms()):
            await self.grow(left)

    async def grow(self, room: RoomId) -> None:
        """On the side of a barrier that the traitor chooses; the last part decides the game. (H47-30, H47-44)"""
        place = await self.choose_side(
            self.traitor.seat, room, PLACES[room] if self.has_barrier(room) else [place_in(room)]
        )
        token = f"{BODY}{len(self.body()) + 1}"
        self.state.tokens[token] = place
        self.tell(Grows(room=room, token=token))

    def body(self) -> list[Place]:
        """The places where the body lies: none of it ever goes. (H47-15, H47-36)"""
        return [place for token, place in self.state.tokens.items() if token.startswith(BODY)]

    def filled_rooms(self) -> list[RoomId]:
        """The rooms in which a part of the body lies."""
        return [room_of(place) for place in self.body()]

    @override
    def surcharge(self, who: Explorer) -> int:
        """The body slows heroes as the heads do. (H47-23, H47-44)"""
        return super().surcharge(who) + (self.is_hero(who) and who.place in self.body())

    # Where heads can go

    @override
    def monster_links(self, figure: Figure, room: RoomId) -> Iterable[tuple[Place, int]]:
        """No secret stairs or passage, and never into the Mystic Elevator. (H47-20, H47-21, H47-37)"""
        doors = {to for place in PLACES[room] for to in self.plan.ways[place]}
        closed = {to for place in PLACES[room] for to in passages(self, place)} - doors | {ELEVATOR}
        return [(to, spaces) for to, spaces in super().monster_links(figure, room) if to not in closed]

    @override
    def follows_into(self, figure: Figure, room: RoomId) -> bool:
        """An elevator that it finds it leaves alone. (H47-21, H47-22)"""
        return super().follows_into(figure, room) and room != ELEVATOR

    # The spell

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """With the Skull, at a head that is not weakened yet, once a turn. (H47-17, H47-34, H47-43)"""
        if not self.is_hero(who) or SKULL not in who.cards or SKULL in self.turn.used or SPELL in self.turn.tried:
            return
        for head in self.monsters_at(who.place):
            if not self.is_weakened(head):
                trait: Trait = "sanity"
                told = (who, SPELL, trait, SPELL_TARGET, partial(self.weaken, head), None, SKULL)
                data = {"monster": head.id, "trait": "sanity", "target": SPELL_TARGET}
                yield deed(f"{SPELL}:{head.id}", self.try_task, *told, **data)

    async def weaken(self, head: Figure, who: Explorer) -> None:
        """From now on it can be hurt, and has less Might. (H47-17)"""
        head.status[WEAKENED] = 1
        head.traits["might"] = WEAKENED_MIGHT
        self.tell(Weakened(explorer=who.id, monster=head.id))

    def is_weakened(self, head: Figure) -> bool:
        """Whether the spell has succeeded on a head."""
        return WEAKENED in head.status

    # Fighting

    @override
    def may_attack(self, who: Fighter, target: Fighter, trait: Trait, card: CardId) -> bool:
        """Nobody can attack a head before it is weakened. (H47-25, H47-26, H47-39)"""
        if isinstance(target, Figure) and not self.is_weakened(target):
            return False
        return super().may_attack(who, target, trait, card)

    @override
    async def overcome(self, figure: Figure) -> None:
        """A hit instead of a stun, if it is weakened; enough of them destroy it. (H47-18, H47-25, H47-28, H47-33)"""
        if not self.is_weakened(figure):
            return
        figure.status[HITS] = hits = figure.status.get(HITS, 0) + 1
        self.tell(Hit(monster=figure.id, count=hits, needed=self.hits_needed))
        if hits >= self.hits_needed:
            await self.slay(figure)

    @property
    def hits_needed(self) -> int:
        """Half as many as players, rounded up. (H47-14)"""
        return (self.players + 1) // 2

    # Victory

    @override
    def heroes_won(self) -> bool:
        """Both heads are destroyed. (H47-29)"""
        return not self.state.monsters

    @override
    def traitor_won(self) -> bool:
        """The worm is full-grown. (H47-30)"""
        return len(self.body()) >= FULL_GROWN

    # What a seat wants

    @override
    def objectives_of(self, seat: int) -> Iterator[Objective]:
        """Who has the Skull looks for heads to weaken first, the others for those that bleed. (H47-45)"""
        wishes = list(super().objectives_of(seat))
        if self.own_side(seat) == "heroes" and SKULL not in self.state.explorers[seat].cards:
            wishes.sort(key=lambda wish: wish.id == SPELL)
        return iter(wishes)

    @override
    def objectives(self, side: Side) -> Iterator[Objective]:
        """Skull, spell and blows for the heroes; for the worm, rooms in which none of it is yet. (H47-45)"""
        heads = self.monsters(HEAD)
        if side == "heroes":
            holder = self.holder(SKULL)
            with_us = int(holder is not None and self.is_hero(holder))
            yield Objective(id="h47-heroes-skull", done=with_us, cards=(SKULL,))
            whole = [head for head in heads if not self.is_weakened(head)]
            rooms = tuple(dict.fromkeys(map(self.room, whole)))
            yield Objective(id=SPELL, done=HEADS - len(whole), of=HEADS, verbs=(SPELL,), rooms=rooms)
            weak = tuple(head.id for head in heads if self.is_weakened(head))
            last = len(heads) == 1 and all(self.hits_needed - head.status.get(HITS, 0) == 1 for head in heads)
            yield Objective(id="h47-heroes-heads", done=HEADS - len(heads), of=HEADS, foes=weak, at_any_cost=last)
        else:
            body, left = self.filled_rooms(), {ELEVATOR, *map(self.room, heads)}
            fresh = tuple(room for room in self.standing_rooms() if room not in body and room not in left)
            yield Objective(id="h47-traitor-body", done=len(body), of=FULL_GROWN, verbs=("explore",), rooms=fresh)
            yield self.no_hero_left("h47-traitor-heroes")


RULES = WormOuroboros
