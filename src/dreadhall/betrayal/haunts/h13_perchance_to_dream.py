"""Haunt 13, Perchance to Dream: somebody sleeps, and the nightmares look for ways out of the house."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Annotated

import msgspec
from typing_extensions import override

from dreadhall.betrayal.components.cards import HOLY_SYMBOL
from dreadhall.betrayal.components.catalogue import HOLDINGS
from dreadhall.betrayal.components.pieces import Trait
from dreadhall.betrayal.explorers.combat import Attack
from dreadhall.betrayal.ground import Deed, Fighter, deed
from dreadhall.betrayal.happenings.possessions import IsTaken
from dreadhall.betrayal.house.paths import distance
from dreadhall.betrayal.house.plan import room_of
from dreadhall.betrayal.ids import CardId, ExplorerId, FigureId, Place, RoomId, place_in
from dreadhall.betrayal.memory import Memory, may_know, remembers, secret_of
from dreadhall.betrayal.monsters.monsters import Monster
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.phases.sides import Side
from dreadhall.betrayal.state import BetrayalState, Explorer, Figure
from dreadhall.betrayal.toolkit.deeds.key_cards import KeyCards
from dreadhall.betrayal.toolkit.deeds.tasks import Tasks
from dreadhall.betrayal.toolkit.house.windows import OPENINGS, Windows
from dreadhall.betrayal.toolkit.monsters.alike import one_of_each
from dreadhall.kernel import Choice, Dice, Event, Happening
from dreadhall.kernel.bounds import Small
from dreadhall.kernel.dice import roll_numbers

NIGHTMARE = Monster("nightmare", speed=5, might=4, sanity=4)
"""Its box is LOST IN SOURCE. (H13-16)"""
SYMBOL = HOLY_SYMBOL
DREAMER, ASLEEP = "dreamer", "asleep"
"""The token of the sleeping body, and why that explorer is not on the board."""
ESCAPE_TOKEN = "escape-"
ESCAPED = "h13-escaped"
WAKING_TRAITS: tuple[Trait, ...] = ("sanity", "might")
BESIDE, A_WALK = 1, 4
"""So many spaces from the dreamer one is with the Nightmares, and so many whoever brings the Symbol is there soon."""
ESCAPE, UNLEASH, WAKE = "h13-traitor-escape", "h13-traitor-unleash", "h13-heroes-wake"
WAKING = 5


class Symbol(Happening, kind="h13-symbol"):
    """Somebody holds the Holy Symbol."""

    explorer: ExplorerId
    card: CardId


class Sleeps(Happening, kind="h13-sleeps"):
    """Somebody falls asleep."""

    explorer: ExplorerId
    room: RoomId


class Escapes(Happening, kind="h13-escapes"):
    """A nightmare is out of the house."""

    monster: FigureId
    room: RoomId


class Counted(Happening, kind="h13-counted"):
    """The number that the traitor wrote down is shown."""

    number: int


class PerchanceToDreamMemory(Memory):
    """How many have escaped, of how many, and how near to waking the sleepers are."""

    escapes: Annotated[Small | None, secret_of("traitor")] = None
    """How many escapes the traitor needs. (H13-08)"""
    escaped: Small = 0
    sanity: Small = 0
    """The tokens of either trait. (H13-09)"""
    might: Small = 0


class PerchanceToDream(Tasks, KeyCards, Windows):
    """The Holy Symbol wakes the dreamer; whatever gets out of the house before that is in the world."""

    number = 13
    memory = remembers(PerchanceToDreamMemory)
    kinds = (NIGHTMARE,)
    key_cards = (SYMBOL,)

    # Set-up

    @override
    async def set_up(self) -> None:
        """The traitor falls asleep, Nightmares come, and the ways out are counted. (H13-03 to H13-08, H13-37)"""
        await self.fall_asleep(self.traitor)
        self.place(NIGHTMARE, self.dreamers_place, self.players)
        await self.open_house()
        self.memory.escapes = len(self.openings())
        if self.in_deck(SYMBOL):
            await self.claim_card(SYMBOL)
            self.tell(Symbol(explorer=self.revealer.id, card=SYMBOL), reveals=True)
            await self.gain_card(self.revealer, SYMBOL)

    async def fall_asleep(self, who: Explorer) -> None:
        """The body lies where it was, and nothing can be done to it; companions are gone. (H13-03, -04, -31, -39)"""
        await self.drop_all(who)
        for card in [card for card in who.cards if card in HOLDINGS and HOLDINGS[card].companion]:
            self.tell(IsTaken(explorer=who.id, card=card))
            await self.lose_for_good(who, card, safely=True)
        self.state.tokens[DREAMER] = who.place
        who.away = ASLEEP
        self.tell(Sleeps(explorer=who.id, room=self.room(who)))

    @property
    def dreamers_place(self) -> Place:
        """Where the body lies."""
        return self.state.tokens[DREAMER]

    async def open_house(self) -> None:
        """With fewer ways out than players the traitor adds some. (H13-06, H13-07, H13-35)"""
        while len(self.openings()) < self.players:
            rooms = [room for room in OPENINGS if room not in self.plan]
            room = await self.choose_room(self.traitor.seat, "h13-traitor-room", rooms)
            if not await self.fetch_room(self.traitor.seat, room):
                return

    # Nightmares

    @override
    def next_ones(self, waiting: list[Figure]) -> list[Figure]:
        """One Nightmare of a place is as good as another."""
        return one_of_each(waiting)

    @override
    def monster_deeds(self, figure: Figure) -> list[Choice[Deed]]:
        """From a room with a way out that none has taken it may escape: a step like any other. (H13-17, -22, -34)"""
        found = super().monster_deeds(figure)
        if self.is_way_out(self.room(figure)) and not self.turn.over:
            left, price = self.movement_of(figure) - self.turn.spent, 1 + self.slowed_by(figure)
            if price <= left or (self.turn.spent == 0 and left > 0):
                found.append(deed(ESCAPE, self.escape, figure, price, room=self.room(figure), price=price))
        return found

    def is_way_out(self, room: RoomId) -> bool:
        """Whether a Nightmare can still get out of a room. (H13-22, H13-23)"""
        used = (room_of(place) for token, place in self.state.tokens.items() if token.startswith(ESCAPE_TOKEN))
        return room in OPENINGS and room not in used

    async def escape(self, figure: Figure, price: int) -> None:
        """It is gone, and this way is closed; another may come. (H13-15, H13-17, H13-27)"""
        self.turn.spent += price
        count = self.memory.escaped + 1
        self.state.tokens[f"{ESCAPE_TOKEN}{count}"] = place_in(self.room(figure))
        self.tell(Escapes(monster=figure.id, room=self.room(figure)), reveals=True)
        self.remove(figure)
        self.memory.escaped += 1
        self.tell_count(ESCAPED, self.memory.escaped)
        await self.unleash(1)

    async def unleash(self, most: int) -> None:
        """The traitor may put so many where the body lies, one by one. (H13-18, H13-25, H13-32)"""
        for _ in range(most):
            if not await self.agrees(self.traitor.seat, UNLEASH):
                return
            self.place(NIGHTMARE, self.dreamers_place)

    @override
    def has_monster_duty(self) -> bool:
        """Even where none is left, new ones may come. (H13-33)"""
        return len(self.state.monsters) < self.players

    @override
    async def monster_turn_starts(self) -> None:
        """All that was declined before. (H13-25, H13-33)"""
        await super().monster_turn_starts()
        await self.unleash(self.players - len(self.state.monsters))

    @override
    async def beaten(self, loser: Fighter, winner: Fighter, points: int, attack: Attack) -> None:
        """They hurt the mind; a hero's own attack kills them. (H13-20, H13-21, H13-41)"""
        if isinstance(loser, Figure) and attack.attacker is winner:
            await self.slay(loser)
            await self.unleash(1)
            return
        if isinstance(winner, Figure):
            attack.damage = "mental"
        await super().beaten(loser, winner, points, attack)

    @override
    def worth_attacking_stunned(self, who: Fighter, target: Figure, trait: Trait, card: CardId) -> bool:
        """One that lies there can still be killed. (H13-21, C-38)"""
        return True

    # Waking

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """Beside the dreamer, no barrier between, while a hero there has the Holy Symbol. (H13-19, H13-37, H13-42)"""
        place = self.dreamers_place
        if WAKE in self.turn.tried or who.place != place:
            return
        if any(SYMBOL in hero.cards for hero in self.explorers_at(place) if self.is_hero(hero)):
            for trait in WAKING_TRAITS:
                told = (who, WAKE, trait, WAKING, partial(self.stir, trait), None)
                yield deed(f"{WAKE}:{trait}", self.try_task, *told, trait=trait, target=WAKING)

    async def stir(self, trait: Trait, who: Explorer) -> None:
        """The dreamer is nearer to waking. (H13-19)"""
        memory = self.memory
        if trait == "sanity":
            memory.sanity += 1
            self.tell_count("h13-sanity", memory.sanity)
        else:
            memory.might += 1
            self.tell_count("h13-might", memory.might)

    # Victory

    @override
    def heroes_won(self) -> bool:
        """As many tokens as players, of whatever kind. (H13-28)"""
        return self.memory.sanity + self.memory.might >= self.players

    @property
    def escapes_needed(self) -> int:
        """The number that the traitor has written down, or will: not below that of the players."""
        return self.players if self.memory.escapes is None else self.memory.escapes

    @override
    def traitor_won(self) -> bool:
        """As many have escaped as there were ways out. (H13-29)"""
        return self.memory.escaped >= self.escapes_needed

    @override
    def win(self, side: Side) -> None:
        """The number is shown. (H13-12)"""
        self.tell(Counted(number=self.escapes_needed), reveals=True)
        super().win(side)

    # Secrets

    @classmethod
    @override
    def imagine_secrets(cls, state: BetrayalState, seat: int | None, dice: Dice, told: Sequence[Event]) -> None:
        """It may be any number of ways out that the game has not come to. (H13-35)"""
        super().imagine_secrets(state, seat, dice, told)
        memory = cls.memory.of(state.haunt)
        shown = bool(Counted.among(told))
        if may_know("traitor", state, seat) or shown or memory.escapes is None:
            return
        escaped = memory.escaped + len(Escapes.among(told))
        least = max(len(state.explorers), escaped + 1)
        if least <= len(OPENINGS):
            memory.escapes = least + roll_numbers(dice, "escapes", len(OPENINGS) + 1 - least)[0]

    # What bots and screens go by (H13-40)

    @override
    def objectives(self, side: Side) -> Iterator[Objective]:
        """Bring the Symbol to the dreamer, and keep the house shut; for the traitor, every way out."""
        ghosts = tuple(figure.id for figure in self.state.monsters.values())
        if side == "heroes":
            done, of = self.memory.sanity + self.memory.might, self.players
            where, cards = (self.dreamers_place,), (SYMBOL,)
            yield Objective(id=WAKE, done=done, of=of, rooms=where, cards=cards, verbs=(WAKE,))
            yield Objective(id="h13-heroes-nightmares", foes=ghosts)
        else:
            done, of = self.memory.escaped, self.escapes_needed
            rooms = tuple(filter(self.is_way_out, self.openings()))
            yield Objective(id=ESCAPE, done=done, of=of, rooms=rooms, verbs=(ESCAPE, UNLEASH))
            yield self.no_hero_left("h13-traitor-heroes")

    @override
    def objectives_of(self, seat: int) -> Iterator[Objective]:
        """Nobody waits for the Symbol among the Nightmares. (H13-40)"""
        who, bearer = self.state.explorers[seat], self.holder(SYMBOL)
        for wish in super().objectives_of(seat):
            if wish.id == WAKE and bearer is not None and bearer is not who and self.spaces_to_dreamer(bearer) > A_WALK:
                yield msgspec.structs.replace(wish, rooms=(self.meeting(who, bearer),))
            else:
                yield wish

    def meeting(self, who: Explorer, bearer: Explorer) -> Place:
        """Where somebody awaits the Symbol: where they are, if it has to pass there, but well away from the dreamer."""
        spaces = self.spaces_to_dreamer(who)
        if spaces > self.spaces_to_dreamer(bearer):
            return self.dreamers_place
        return who.place if spaces > BESIDE else bearer.place

    def spaces_to_dreamer(self, who: Explorer) -> int:
        """How far somebody is from the dreamer."""
        return distance(self, who.place, self.dreamers_place)


RULES = PerchanceToDream
