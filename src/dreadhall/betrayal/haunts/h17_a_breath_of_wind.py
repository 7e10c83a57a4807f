"""Haunt 17, A Breath of Wind: a poltergeist grows with everything it carries; burning candles drive it out."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import msgspec
from typing_extensions import override

from dreadhall.betrayal.components.cards import BELL, RING, SKULL
from dreadhall.betrayal.components.catalogue import MOST_DICE, ROOMS
from dreadhall.betrayal.components.pieces import Trait
from dreadhall.betrayal.components.rooms import (
    ATTIC,
    JUNK_ROOM,
    LIBRARY,
    OPERATING_LABORATORY,
    RESEARCH_LABORATORY,
    STOREROOM,
    WINE_CELLAR,
)
from dreadhall.betrayal.explorers.combat import Attack
from dreadhall.betrayal.ground import Deed, Fighter, deed
from dreadhall.betrayal.happenings.monsters import MonsterLeaves
from dreadhall.betrayal.haunts.candles import CANDLE_ROOMS, FIND, LIGHT, LIT, Candles, candles_of
from dreadhall.betrayal.house.paths import nearest
from dreadhall.betrayal.house.plan import room_of
from dreadhall.betrayal.ids import NO_CARD, NO_ROOM, CardId, FigureId, Place, RoomId
from dreadhall.betrayal.monsters.monsters import Monster
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.state import Explorer, Figure
from dreadhall.betrayal.toolkit.deeds.clock import Clock
from dreadhall.betrayal.toolkit.monsters.carriers import Carriers
from dreadhall.kernel import Choice, Happening

if TYPE_CHECKING:
    from dreadhall.betrayal.presentation.view import BetrayalView

POLTERGEIST = Monster("poltergeist", speed=3, might=4, sanity=4, immune=frozenset({"might"}), carries=True)
"""Its Might is what the track shows; Speed and Sanity are LOST IN SOURCE. (H17-10, H17-12)"""
COLLECTING = (
    ATTIC,
    JUNK_ROOM,
    LIBRARY,
    OPERATING_LABORATORY,
    RESEARCH_LABORATORY,
    STOREROOM,
    WINE_CELLAR,
)
DEFYING = (RING, SKULL, BELL)
DEFY = "h17-heroes-defy"
CANDLES = "h17-heroes-candles"
REFORM, STAY, GIVE = "h17-traitor-reform", "h17-traitor-stay", "h17-traitor-give"
START, ANEW, ANEW_IN_JUNK = 4, 3, 4
"""The strength it starts with, and the one it re-forms with, in the Junk Room and elsewhere. (H17-04, H17-19)"""
FURY = "h17-fury"
FURY_DICE = 1


class Scattered(MonsterLeaves, kind="h17-scattered"):
    """The poltergeist is blown to pieces."""


class Reforms(Happening, kind="h17-reforms"):
    """The poltergeist is elsewhere."""

    monster: FigureId
    from_place: Place
    place: Place
    room: RoomId


class Collects(Happening, kind="h17-collects"):
    """The poltergeist has taken something."""

    monster: FigureId
    card: CardId
    room: RoomId


class ABreathOfWind(Candles, Clock, Carriers):
    """It takes things and grows; a candle for every hero, on the floor where it began, makes it still."""

    number = 17
    kinds = (POLTERGEIST,)

    # Set-up

    @override
    async def set_up(self) -> None:
        """It is where it was disturbed, four strong. (H17-03, H17-04)"""
        self.place(POLTERGEIST, await self.choose_place(self.traitor.seat, self.haunt.room))
        self.set_strength(START)

    def set_strength(self, strength: int) -> None:
        """The track is its Might, at most eight dice; it never falls below 0. (H17-10, H17-22, H17-27, H17-33)"""
        self.set_track(max(0, strength))
        for ghost in self.monsters(POLTERGEIST):
            ghost.traits["might"] = min(MOST_DICE, self.haunt.track)

    # What it carries

    @override
    def monster_gets(self, figure: Figure, card: CardId) -> None:
        """Everything it gets makes it stronger. (H17-18, H17-20, H17-21, H17-32)"""
        super().monster_gets(figure, card)
        self.set_strength(self.haunt.track + 1)

    @override
    def monster_loses(self, figure: Figure, card: CardId) -> None:
        """And everything it loses weaker. (H17-21, H17-34)"""
        super().monster_loses(figure, card)
        self.set_strength(self.haunt.track - 1)

    @override
    def may_trade(self, figure: Figure) -> bool:
        """It gives away whatever it likes. (H17-18)"""
        return True

    def gifts_for_it(self) -> Iterator[Choice[Deed]]:
        """What the traitor beside it can hand over. (H17-18)"""
        for ghost in self.monsters(POLTERGEIST):
            yield from self.gifts(self.traitor, ghost, GIVE)

    # Its turn

    @override
    def has_monster_duty(self) -> bool:
        """Scattered, too, it may re-form. (H17-25, H17-38)"""
        return True

    @override
    async def monster_turn_starts(self) -> None:
        """It may fall apart here and come together elsewhere. (H17-19, H17-28, H17-35)"""
        await super().monster_turn_starts()
        rooms = [room for room in self.standing_rooms() if ROOMS[room].symbol == "omen"]
        choices = [Choice(STAY, NO_ROOM), *(Choice(f"room:{room}", room, {"room": room}) for room in rooms)]
        room = await self.ask(self.traitor.seat, REFORM, choices)
        if room:
            await self.reform(room)

    async def reform(self, room: RoomId) -> None:
        """All it had is left behind; in the Junk Room it finds more of itself. (H17-19)"""
        place = await self.choose_place(self.traitor.seat, room)
        for ghost in self.monsters(POLTERGEIST):
            self.drop_what_it_carries(ghost)
            before, ghost.place = ghost.place, place
            self.tell(Reforms(monster=ghost.id, from_place=before, place=place, room=room))
        if not self.state.monsters:
            self.turn.waiting += [ghost.id for ghost in self.place(POLTERGEIST, place)]
        self.set_strength(ANEW_IN_JUNK if room == JUNK_ROOM else ANEW)

    @override
    def monster_deeds(self, figure: Figure) -> list[Choice[Deed]]:
        """It also takes what the traitor holds out. (H17-18)"""
        return [*super().monster_deeds(figure), *self.gifts_for_it()]

    @override
    def monster_attacks(self, figure: Figure) -> list[Choice[Deed]]:
        """Every hero it reaches, each once. (H17-17)"""
        attacks, done = super().monster_attacks(figure), self.turn.tried
        return [choice for choice in attacks if choice.data["target"] not in done]

    @override
    async def attack_with(self, attack: Attack) -> None:
        """One attack does not use up its turn. (H17-17)"""
        await super().attack_with(attack)
        if isinstance(attack.attacker, Figure):
            self.turn.attacked = False
            self.turn.tried.append(attack.defender.id)

    @override
    async def monster_turn_ends(self) -> None:
        """Where there is clutter it finds something. (H17-26, H17-40)"""
        await super().monster_turn_ends()
        for ghost in self.monsters(POLTERGEIST):
            card = self.top_card("item") if self.room(ghost) in COLLECTING else None
            if card is not None:
                self.tell(Collects(monster=ghost.id, card=card, room=self.room(ghost)), reveals=True)
                self.monster_gets(ghost, card)

    # Nothing hurts it

    @override
    def loses_safely(self, attack: Attack) -> bool:
        """It is never harmed by losing. (H17-17)"""
        return isinstance(attack.attacker, Figure) or super().loses_safely(attack)

    @override
    def bare_hands(self, who: Explorer) -> Sequence[Trait]:
        """Against the ghost quick hands serve as well, and whoever has the right thing a firm mind. (H17-15, H17-16)"""
        firm = any(card in who.cards for card in DEFYING)
        return (*super().bare_hands(who), "speed", *(("sanity",) if firm else ()))

    @override
    def may_attack(self, who: Fighter, target: Fighter, trait: Trait, card: CardId) -> bool:
        """No weapon reaches it, and nobody else is attacked like this. (H17-15, H17-16, H17-23, H17-45)"""
        fits = not card if isinstance(target, Figure) else bool(card) or trait == "might"
        return fits and super().may_attack(who, target, trait, card)

    @override
    def attacks_on(self, who: Explorer, target: Fighter) -> list[Choice[Deed]]:
        """Only quick hands reach it, and with the right thing a firm mind. (H17-15, H17-16, H17-23)"""
        if not isinstance(target, Figure):
            return super().attacks_on(who, target)
        if who.place != target.place:
            return []
        found = [self.attack_choice(who, target, "speed", NO_CARD, distant=False)]
        if any(card in who.cards for card in DEFYING):
            defiance = Attack(who, target, "sanity")
            found.append(deed(f"{DEFY}:{target.id}", self.attack_with, defiance, target=target.id, trait="sanity"))
        return found

    @override
    async def resolve(self, attack: Attack) -> None:
        """Heroes take something from it, or some of its strength; it answers with a die. (H17-15, H17-16)"""
        who, ghost = attack.attacker, attack.defender
        if not isinstance(who, Explorer) or not isinstance(ghost, Figure):
            await super().resolve(attack)
        elif attack.margin < 0:
            await self.damage_roll(who, attack.damage, FURY_DICE, FURY)
        elif attack.margin > 0 and attack.trait == "sanity":
            self.set_strength(self.haunt.track - attack.margin)
        elif attack.margin > 0:
            await self.snatch(who, ghost)

    async def snatch(self, who: Explorer, ghost: Figure) -> None:
        """One thing it carries. (H17-15)"""
        loot = self.pickings(ghost, who)
        if not loot:
            return
        choices = [Choice("nothing", NO_CARD), *(Choice(f"steal:{card}", card, {"card": card}) for card in loot)]
        card = await self.ask(self.controller(who), "h17-heroes-snatch", choices)
        if card:
            await self.rob_monster(who, ghost, card)

    @override
    def can_be_blown_up(self, who: Explorer, figure: Figure, trait: Trait, card: CardId) -> bool:
        """It does not dodge. (H17-25)"""
        return False

    @override
    async def throw_dynamite(self, who: Explorer, card: CardId, place: Place) -> None:
        """Dynamite scatters it. (H17-25)"""
        await super().throw_dynamite(who, card, place)
        for ghost in self.monsters(POLTERGEIST):
            if ghost.place == place:
                self.remove(ghost, Scattered)

    # What can be done

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """Heroes find and light candles; the traitor feeds the ghost. (H17-13, H17-14, H17-18)"""
        return self.gifts_for_it() if who is self.traitor else self.candle_deeds(who)

    # Victory

    @override
    def heroes_won(self) -> bool:
        """A Candle burns for every hero there was. (H17-30)"""
        return len(self.lit()) >= self.heroes_at_start

    @override
    def objectives_of(self, seat: int) -> Iterator[Objective]:
        """Candles into dark rooms; for the traitor, whatever the ghost can use. (H17-44)"""
        who = self.state.explorers[seat]
        return self.traitor_plan() if who is self.traitor else self.hero_plan(who)

    def hero_plan(self, who: Explorer) -> Iterator[Objective]:
        """With a Candle, to any dark room; else to where some are found; not where it rages."""
        rooms = () if candles_of(who) else tuple(filter(self.in_house, CANDLE_ROOMS))
        done, of, verbs = len(self.lit()), self.heroes_at_start, (LIGHT, FIND, DEFY)
        ghost = tuple(map(self.room, self.monsters(POLTERGEIST)))
        last = bool(candles_of(who)) and of - done == 1
        yield Objective(id=CANDLES, done=done, of=of, verbs=verbs, rooms=rooms, avoid=ghost, at_any_cost=last)

    def traitor_plan(self) -> Iterator[Objective]:
        """Feed it, and send it to the heroes."""
        omens = [room for room in self.standing_rooms() if ROOMS[room].symbol == "omen"]
        close = [room for hero in self.heroes() for room in nearest(self, hero.place, omens)]
        is_strong = bool(self.state.monsters) and self.haunt.track >= ANEW
        anew = (STAY,) if is_strong else tuple(f"room:{room}" for room in (*close[:1], *omens))
        wish = self.no_hero_left("h17-traitor-heroes", verbs=(*anew, GIVE, "take"))
        yield msgspec.structs.replace(wish, leave=("attack",)) if self.turn.monster and self.haunt.track <= 0 else wish

    @classmethod
    @override
    def guess(cls, view: "BetrayalView", seat: int, wish: Objective) -> Iterator[Objective]:
        """Whoever has a Candle looks for a dark room on the floor where it began."""
        if wish.id == CANDLES and not wish.rooms and view.haunt is not None:
            floors = {room.id: room.floor for room in view.rooms}
            lit = {room_of(place) for token, place in view.tokens.items() if token.startswith(LIT)}
            dark = [room for room, floor in floors.items() if floor == floors[view.haunt.room] and room not in lit]
            wish = msgspec.structs.replace(wish, rooms=tuple(room for room in dark if not ROOMS[room].slides_to))
        yield wish


RULES = ABreathOfWind
