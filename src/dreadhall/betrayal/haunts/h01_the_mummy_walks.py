"""Haunt 1, The Mummy Walks: the traitor's Mummy wants the Girl for a bride; the heroes seek its name and a spell."""

from collections.abc import Iterator

import msgspec
from typing_extensions import override

from dreadhall.betrayal.components.cards import BOOK, GIRL, HOLY_SYMBOL, RING
from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.components.rooms import LIBRARY, RESEARCH_LABORATORY
from dreadhall.betrayal.explorers.combat import Attack
from dreadhall.betrayal.ground import Deed, Fighter, deed
from dreadhall.betrayal.house.paths import distance, distances, farthest
from dreadhall.betrayal.house.plan import room_of
from dreadhall.betrayal.ids import NOWHERE, CardId, ExplorerId, FigureId, RoomId, place_in
from dreadhall.betrayal.memory import Memory, remembers
from dreadhall.betrayal.monsters.monsters import Monster
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.phases.sides import Side
from dreadhall.betrayal.state import Explorer, Figure
from dreadhall.betrayal.toolkit.deeds.key_cards import KeyCards
from dreadhall.betrayal.toolkit.deeds.searching import Searching
from dreadhall.betrayal.toolkit.deeds.tasks import Tasks
from dreadhall.betrayal.toolkit.monsters.carriers import Carriers
from dreadhall.kernel import Choice, Happening
from dreadhall.kernel.bounds import Small

MUMMY = Monster("mummy", speed=3, might=8, sanity=5, must_attack=True, immune=frozenset({"speed"}), carries=True)
THE_MUMMY = FigureId("mummy-1")

SARCOPHAGUS = "sarcophagus"
NAME_ROOMS = (RESEARCH_LABORATORY, LIBRARY)
GIFTS = (RING, HOLY_SYMBOL)
LEARNED = "h01-learned"
"""Counts the Knowledge Roll tokens: the first is the Mummy's name, the second the spell."""
BANISH = "h01-heroes-banish"
NAME, SPELL = 1, 2
STEP = "h01-step"
FAR_OFF = 5
"""How many tiles from the Mummy the Girl is hidden. (H01-05)"""
A_WALK = 4
"""From so many spaces on, whoever has the Book will be with the Mummy soon."""
LOW_ROLL = 1
"""Up to this roll for movement a secret passage is open to the Mummy. (H01-23)"""
THEFT = 2
"""By how much the Mummy must win to take something. (H01-25)"""


class GirlHidden(Happening, kind="h01-girl-hidden"):
    """The girl is free of her bearer, and in a room."""

    room: RoomId


class TakesGirl(Happening, kind="h01-takes-girl"):
    """A monster has the girl."""

    monster: FigureId
    room: RoomId


class Passage(Happening, kind="h01-passage"):
    """The mummy takes a passage that only it knows."""

    monster: FigureId


class TheMummyWalksMemory(Memory):
    """What the heroes have learned."""

    learned: Small = 0
    """The Knowledge Roll tokens: the first is the Mummy's name, the second the spell."""


class TheMummyWalks(Carriers, Searching, KeyCards, Tasks):
    """Name, spell and Book banish the Mummy; Girl, gift and Sarcophagus make a wedding."""

    number = 1
    memory = remembers(TheMummyWalksMemory)
    kinds = (MUMMY,)
    key_cards = (BOOK,)
    prompt_of_search = "h01-traitor-search"

    # Set-up

    @override
    async def set_up(self) -> None:
        """Mummy and Sarcophagus beside the traitor; the Girl far away on this floor. (H01-03 to -05, H01-37, -47)"""
        place = self.traitor.place
        (mummy,) = self.place(MUMMY, place)
        self.state.tokens[SARCOPHAGUS] = place
        await self.claim_card(GIRL)
        room = await self.choose_room(self.traitor.seat, "h01-hide-girl", self.hiding_places(mummy))
        self.state.companions[GIRL] = await self.choose_place(self.traitor.seat, room)
        self.tell(GirlHidden(room=room))

    def hiding_places(self, mummy: Figure) -> list[RoomId]:
        """Rooms of the haunt's floor five tiles off or more, else the farthest; from a chute she would slide. (C-06)"""
        rooms = [room for room in self.plan.rooms_on(self.haunt.floor) if not ROOMS[room].slides_to]
        far = distances(self, self.room(mummy))
        return [room for room in rooms if far.get(room, FAR_OFF) >= FAR_OFF] or farthest(self, mummy.place, rooms)

    @property
    def mummy(self) -> Figure | None:
        """The Mummy, until it is banished."""
        return self.state.monsters.get(THE_MUMMY)

    @property
    def tomb(self) -> RoomId:
        """The room of the Sarcophagus."""
        return room_of(self.state.tokens.get(SARCOPHAGUS, NOWHERE))

    # The heroes' steps

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """One step a turn for a hero; the traitor hands things over. (H01-15, H01-17 to H01-20)"""
        mummy, learned = self.mummy, self.memory.learned
        if mummy is None:
            return
        if not self.is_hero(who):
            yield from self.gifts(who, mummy, "h01-traitor-give")
        elif learned < NAME:
            if self.room(who) in self.rooms_of_the_name():
                yield from self.task(who, "h01-heroes-name", ["knowledge"], 6, self.learn, limit=STEP)
        elif learned < SPELL:
            yield from self.task(who, "h01-heroes-spell", ["knowledge"], 6, self.learn, limit=STEP, card=BOOK)
        elif self.can_banish(who, mummy):
            yield deed(BANISH, self.banish, who, mummy, target=mummy.id, trait="sanity")

    def rooms_of_the_name(self) -> tuple[RoomId, ...]:
        """Where the Mummy's name can be found. (H01-17, H01-43)"""
        return (*NAME_ROOMS, self.tomb)

    async def learn(self, who: Explorer) -> None:
        """A Knowledge Roll token: the name, then the spell. (H01-17, H01-18)"""
        self.memory.learned += 1
        self.tell_count(LEARNED, self.memory.learned)

    def can_banish(self, who: Explorer, mummy: Figure) -> bool:
        """With the Mummy, and the Book with a hero or in a pile there. (H01-19, H01-40)"""
        if mummy.place != who.place or self.turn.attacked or STEP in self.turn.tried:
            return False
        return self.is_present(BOOK, who.place, only_with_heroes=True)

    async def banish(self, who: Explorer, mummy: Figure) -> None:
        """The attack of the turn, made with Sanity and the spell. (H01-19)"""
        self.turn.tried.append(STEP)
        await self.attack_with(Attack(who, mummy, "sanity"))

    # Fighting

    @override
    async def beaten(self, loser: Fighter, winner: Fighter, points: int, attack: Attack) -> None:
        """The spell banishes; the Mummy's own blows go to Speed first. (H01-19, H01-24, H01-44, H01-46)"""
        if isinstance(loser, Figure) and attack.trait == "sanity" and not attack.card:
            await self.slay(loser)
        elif isinstance(loser, Explorer) and winner is attack.attacker and isinstance(winner, Figure):
            await self.mummy_hurts(loser, winner, points)
        else:
            await super().beaten(loser, winner, points, attack)

    @override
    def theft_possible(self, attack: Attack) -> bool:
        """For the Mummy a win by two is enough, whatever Armor stops. (H01-25)"""
        return attack.margin >= THEFT if isinstance(attack.attacker, Figure) else super().theft_possible(attack)

    async def mummy_hurts(self, hero: Explorer, mummy: Figure, points: int) -> None:
        """Speed down to its lowest number, the rest from Might; it is damage all the same. (H01-24, C-41)"""
        dealt, points = points, self.reduce_damage(hero, "physical", points, mummy)
        with self.because(mummy.id):
            self.tell_damage(hero, "physical", max(0, points), dealt)
            if points <= 0:
                return
            slowed = self.lose_safely(hero, "speed", points)
            await self.lose(hero, "might", points - slowed, by=mummy.id)

    # Searches in place of a draw

    @override
    def found_instead(self, who: Explorer, room: RoomId) -> list[CardId]:
        """In omen rooms a hero finds the Book, the traitor a gift, while none is in play. (H01-16, H01-21, H01-31)"""
        wanted = (BOOK,) if self.is_hero(who) else GIFTS
        if ROOMS[room].symbol != "omen" or any(map(self.in_play, wanted)):
            return []
        return [card for card in wanted if self.in_deck(card)]

    # What the Mummy has

    @override
    def keeps_companion(self, figure: Figure, card: CardId) -> bool:
        """The Mummy takes the Girl where it would take an item. (H01-22, H01-25)"""
        return card == GIRL

    @override
    async def monster_entered(self, figure: Figure) -> None:
        """It takes the Girl at once where nobody has her. (H01-30, H01-39)"""
        if not figure.stunned and self.girl_waits_beside(figure):
            await self.take_girl(figure)

    def girl_waits_beside(self, figure: Figure) -> bool:
        """Whether the Girl is in its room, on whatever side, in nobody's custody. (B-BARR-10)"""
        return room_of(self.state.companions.get(GIRL, NOWHERE)) == self.room(figure)

    async def take_girl(self, figure: Figure) -> None:
        """She is with the Mummy now."""
        del self.state.companions[GIRL]
        figure.cards.append(GIRL)
        self.tell(TakesGirl(monster=figure.id, room=self.room(figure)))

    @override
    def monster_deeds(self, figure: Figure) -> list[Choice[Deed]]:
        """It takes a Girl left beside it, is handed things, and walks secret passages. (H01-15, H01-23, H01-48)"""
        found = super().monster_deeds(figure)
        found += self.gifts(self.traitor, figure, "h01-traitor-give")
        if self.girl_waits_beside(figure):
            found.append(deed(f"h01-traitor-take:{GIRL}", self.take_girl, figure, card=GIRL))
        if self.turn.allowance[figure.id] <= LOW_ROLL and not self.turn.moved and not self.turn.over:
            near = {self.room(figure), *(room_of(to) for to, _ in self.monster_ways(figure))}
            for room in self.standing_rooms():
                if room not in near:
                    found.append(deed(f"go:{room}", self.appear_in, figure, room, place=room, direction="", price=0))
        return found

    async def appear_in(self, figure: Figure, room: RoomId) -> None:
        """Instead of walking it stands in any room. (H01-23)"""
        self.turn.over = self.turn.moved = True
        self.tell(Passage(monster=figure.id))
        await self.monster_steps(figure, place_in(room))

    # Victory

    @override
    def heroes_won(self) -> bool:
        """The Mummy is banished. (H01-34)"""
        return THE_MUMMY not in self.state.monsters

    @override
    def traitor_won(self) -> bool:
        """The wedding. (H01-35, H01-36, H01-41)"""
        mummy = self.state.monsters.get(THE_MUMMY)
        if mummy is None or GIRL not in mummy.cards or self.room(mummy) != self.tomb:
            return False
        return any(gift in mummy.cards for gift in GIFTS)

    @override
    def objectives(self, side: Side) -> Iterator[Objective]:
        """What the screen and the bots of a side go by. (H01-45)"""
        return self.hero_objectives(self.mummy) if side == "heroes" else self.traitor_objectives(self.mummy)

    @override
    def objectives_of(self, seat: int) -> Iterator[Objective]:
        """Nobody goes to the Mummy before the Book is about to be there: without it nobody can banish. (H01-45)"""
        who, holder = self.state.explorers[seat], self.holder(BOOK)
        for wish in super().objectives_of(seat):
            if wish.id == BANISH and holder is not None and holder is not who:
                rooms = tuple(room for room in wish.rooms if distance(self, holder.place, room) <= A_WALK)
                yield msgspec.structs.replace(wish, rooms=rooms)
            else:
                yield wish

    def hero_objectives(self, mummy: Figure | None) -> Iterator[Objective]:
        """Name, spell, banishment."""
        learned = self.memory.learned
        rooms = tuple(room for room in self.rooms_of_the_name() if self.in_house(room))
        name = ("h01-heroes-name",)
        yield Objective(id="h01-heroes-name", done=min(learned, NAME), verbs=name, rooms=rooms)
        if learned < SPELL:
            yield Objective(id="h01-heroes-spell", done=0, verbs=("h01-heroes-spell",), cards=(BOOK,))
        else:
            holder = self.holder(BOOK)
            with_book = holder is not None and self.is_hero(holder)
            verbs, where = (BANISH,), (self.room(mummy),) if mummy is not None and with_book else ()
            done = int(self.heroes_won())
            yield Objective(id=BANISH, done=done, verbs=verbs, rooms=where, cards=(BOOK,))

    def traitor_objectives(self, mummy: Figure | None) -> Iterator[Objective]:
        """Girl, gift, wedding; or all heroes dead."""
        get = ("h01-traitor-take", "h01-traitor-give", "take")
        missing, carried = 0, [] if mummy is None else mummy.cards
        for name, cards in (("h01-traitor-girl", (GIRL,)), ("h01-traitor-gift", GIFTS)):
            done = int(any(card in carried for card in cards))
            missing += 1 - done
            foes, rooms = self.where_is(cards, mummy)
            yield Objective(id=name, done=done, verbs=get, cards=cards, foes=foes, rooms=rooms)
        if not missing:
            yield Objective(id="h01-traitor-wedding", done=int(self.traitor_won()), rooms=(self.tomb,))
        yield self.no_hero_left("h01-traitor-heroes")

    def where_is(
        self, cards: tuple[CardId, ...], mummy: Figure | None
    ) -> tuple[tuple[ExplorerId, ...], tuple[RoomId, ...]]:
        """The heroes that have one of these cards, and the Mummy's room while the traitor has one."""
        holders = [who for who in self.explorers() if any(card in who.cards for card in cards)]
        foes = tuple(who.id for who in holders if self.is_hero(who))
        return foes, (self.room(mummy),) if mummy is not None and len(foes) < len(holders) else ()


RULES = TheMummyWalks
