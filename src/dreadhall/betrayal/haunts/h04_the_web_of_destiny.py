"""Haunt 4, The Web of Destiny: a hero hangs in a web, full of eggs; the Spider grows until they hatch."""

from collections.abc import Iterator

from typing_extensions import override

from dreadhall.betrayal.components.cards import HEALING_SALVE, MEDICAL_KIT
from dreadhall.betrayal.components.lookup import LOOKUP
from dreadhall.betrayal.explorers.combat import Attack
from dreadhall.betrayal.ground import Deed, Fighter, deed
from dreadhall.betrayal.happenings.monsters import MonsterLeaves
from dreadhall.betrayal.ids import NOWHERE, CardId, ExplorerId, Place, RoomId
from dreadhall.betrayal.memory import Memory, remembers
from dreadhall.betrayal.monsters.monsters import Monster
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.state import Explorer, Figure
from dreadhall.betrayal.toolkit.deeds.clock import Clock
from dreadhall.betrayal.toolkit.deeds.key_cards import KeyCards
from dreadhall.betrayal.toolkit.house.front_door import HALL, FrontDoor
from dreadhall.betrayal.toolkit.monsters.growth import Growth
from dreadhall.betrayal.toolkit.monsters.pursuit import Pursuit
from dreadhall.betrayal.toolkit.monsters.rerolls import Rerolls
from dreadhall.kernel import Choice, Happening
from dreadhall.kernel.bounds import Small

SPIDER = Monster("giant-spider", speed=0, might=2, sanity=5, must_attack=True)
WEB = Monster("sticky-web", might=4, slows=False)
GROWTH = {1: (0, 2), 2: (1, 2), 3: (2, 4), 4: (4, 4), 5: (5, 5), 6: (6, 7), 7: (6, 8)}
"""By turn, the Spider's Speed and Might; it is grown at the last. (H04-16)"""
HATCHING = 9
EATEN = 4
"""With so many players or fewer the Spider eats the traitor's explorer."""

KIT, SALVE = MEDICAL_KIT, HEALING_SALVE
REMEDIES = frozenset({KIT, SALVE})
CUT = "h04-cut"
WEBBED, INFESTED = "webbed", "infested"
"""States of the revealer, for all to see. (H04-10)"""
OPERATE, ANOINT, TAKE_KIT = "h04-heroes-operate", "h04-heroes-anoint", "h04-heroes-kit"
OPEN, LEAVE = "h04-heroes-open-door", "h04-heroes-leave"
WHILE_WEBBED = ("use", "trade", OPERATE, ANOINT)
"""What somebody in the web can do besides tearing at it. (H04-24)"""


class WebFalls(MonsterLeaves, kind="h04-web-falls"):
    """A web is torn down."""


class EggsGone(Happening, kind="h04-eggs-gone"):
    """Somebody carries no eggs any more."""

    explorer: ExplorerId
    other: ExplorerId


class TheWebOfDestinyMemory(Memory):
    """The web, the eggs, and whom the Spider goes after."""

    cut: Small = 0
    """The tears in the web."""
    eggs_destroyed: bool = False
    prey: ExplorerId | None = None


class TheWebOfDestiny(FrontDoor, KeyCards, Pursuit, Clock, Growth, Rerolls):
    """Web torn, eggs dead, one hero out; for the traitor, the hatching, or no hero left."""

    number = 4
    memory = remembers(TheWebOfDestinyMemory)
    kinds = (SPIDER, WEB)

    # Set-up

    @override
    async def set_up(self) -> None:
        """Few players: the traitor is eaten. Spider and web are at the revealer's. (H04-03 to H04-09)"""
        if self.players <= EATEN:
            await self.kill(self.traitor)
        self.place(SPIDER, self.revealer.place)
        self.place(WEB, self.revealer.place)
        self.revealer.status |= {WEBBED: 1, INFESTED: 1}
        self.set_track(1)

    @override
    def knows_monster(self, seat: int, figure: Figure) -> bool:
        """The heroes' book prints the web, the traitor's the Spider. (H04-11, H04-12)"""
        return "heroes" in self.books_of(seat) if figure.kind == WEB.kind else super().knows_monster(seat, figure)

    # The web

    def is_webbed(self, who: Fighter) -> bool:
        """Whether somebody hangs in the web. (H04-04, H04-18)"""
        return who is self.revealer and bool(self.monsters(WEB))

    @override
    def free_deeds(self, who: Explorer) -> list[Choice[Deed]]:
        """Whoever hangs there can tear at the web, use and trade things. (H04-24)"""
        found = super().free_deeds(who)
        if not self.is_webbed(who):
            return found
        return [choice for choice in found if choice.verb in WHILE_WEBBED or WEB.kind in choice.key]

    @override
    def can_be_sent(self, who: Explorer) -> bool:
        """No card moves whom the web holds. (H04-24)"""
        return not self.is_webbed(who) and super().can_be_sent(who)

    @override
    async def put(self, who: Explorer, room: RoomId, place: Place = NOWHERE) -> None:
        """Nor does anything else. (H04-24)"""
        if not self.is_webbed(who):
            await super().put(who, room, place)

    @override
    def acts(self, figure: Figure) -> bool:
        """The web only hangs; the Spider without prey waits. (H04-44)"""
        return figure.kind == SPIDER.kind and bool(self.prey()) and super().acts(figure)

    @override
    def loses_safely(self, attack: Attack) -> bool:
        """The web hurts nobody. (H04-17)"""
        defender = attack.defender
        return (isinstance(defender, Figure) and defender.kind == WEB.kind) or super().loses_safely(attack)

    @override
    async def overcome(self, figure: Figure) -> None:
        """A tear; with as many as players the web falls. (H04-17, H04-18, H04-32)"""
        if figure.kind != WEB.kind:
            await super().overcome(figure)
            return
        self.memory.cut += 1
        if self.tell_count(CUT, self.memory.cut) >= self.players:
            self.remove(figure, WebFalls)
            self.revealer.status.pop(WEBBED, None)

    # The eggs

    @property
    def eggs_live(self) -> bool:
        """Whether the eggs were not destroyed yet."""
        return not self.memory.eggs_destroyed

    @override
    def lowest_possible(self, who: Explorer) -> int:
        """The eggs keep their host alive. (H04-25)"""
        return 0 if who is self.revealer and self.eggs_live else super().lowest_possible(who)

    @override
    def opponents(self, who: Fighter) -> list[Fighter]:
        """And nobody hurts their cradle. (H04-26)"""
        found = super().opponents(who)
        guards = isinstance(who, Figure) or not self.is_hero(who)
        return [other for other in found if other is not self.revealer] if guards and self.eggs_live else found

    @override
    async def draw_card(self, who: Explorer, kind: str) -> CardId | None:
        """A hero may take the Medical Kit in place of another item. (H04-19, H04-45)"""
        offered = kind == "item" and self.is_hero(who) and self.in_deck(KIT)
        if offered and await self.agrees(self.controller(who), TAKE_KIT, card=KIT):
            self.take_from_deck(KIT)
            return KIT
        return await super().draw_card(who, kind)

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """Cure whom the eggs are in; then the front door. (H04-20 to H04-23, H04-41)"""
        if not self.is_hero(who):
            return
        if self.eggs_live and self.revealer.alive and who.place == self.revealer.place:
            yield from self.task(who, OPERATE, ["knowledge"], 4, self.destroy_eggs, card=KIT)
            if SALVE in who.cards and SALVE not in self.turn.used:
                yield deed(ANOINT, self.anoint, who, card=SALVE)
        if self.is_free_and_cured():
            yield from self.door_tasks(who, OPEN, 6)
            yield from self.ways_out(who, LEAVE)

    async def anoint(self, who: Explorer) -> None:
        """The Salve is enough, and used up. (H04-21)"""
        await self.destroy_eggs(who)
        await self.discard_held(who, SALVE)

    async def destroy_eggs(self, who: Explorer) -> None:
        """Nothing will hatch any more. (H04-20, H04-21)"""
        self.memory.eggs_destroyed = True
        self.revealer.status.pop(INFESTED, None)
        self.tell(EggsGone(explorer=who.id, other=self.revealer.id))

    @override
    def discard(self, card: CardId) -> None:
        """The last remedy is not lost while the eggs live: it lies where the haunt began. (C-36, H04-49)"""
        others = REMEDIES - {card}
        if self.eggs_live and card in REMEDIES and not any(map(self.is_left, others)):
            self.give_back(card)
        else:
            super().discard(card)

    def is_left(self, card: CardId) -> bool:
        """Whether a card can still be had: from the stack, a pile, or somebody."""
        lies = any(card in pile for pile in self.state.piles.values())
        return lies or self.in_deck(card) or self.holder(card) is not None

    # The Spider

    def prey(self) -> list[Explorer]:
        """Whom the Spider may go after. (H04-33, H04-42)"""
        return [hero for hero in self.heroes() if hero is not self.revealer or not self.eggs_live]

    @override
    async def monster_starts(self, figure: Figure) -> None:
        """The traitor picks somebody for it. (H04-33)"""
        hero = await self.choose_explorer(self.controller(figure), "h04-traitor-prey", self.prey(), monster=figure.id)
        self.memory.prey = hero.id

    @override
    def quarry(self, figure: Figure) -> list[Place]:
        """It goes there and nowhere else. (H04-33)"""
        return [hero.place for hero in self.prey() if hero.id == self.memory.prey]

    @override
    async def attack_roll(self, attack: Attack) -> int:
        """Blanks of its attacks fall once more; that can only help it. (H04-27)"""
        if isinstance(attack.attacker, Figure):
            return self.throw_blanks_again(attack.attacker, self.attack_dice(attack), "attack")
        return await super().attack_roll(attack)

    # The clock

    @override
    async def slot_ends(self, who: Explorer) -> None:
        """After the traitor's turn, eaten or not, the Spider is bigger. (H04-28 to H04-30, H04-34, H04-35)"""
        await super().slot_ends(who)
        if who.seat == self.haunt.traitor:
            speed, might = GROWTH[min(self.advance_track(), max(GROWTH))]
            for spider in self.monsters(SPIDER):
                self.become(spider, {"speed": speed, "might": might})

    # Victory

    def is_free_and_cured(self) -> bool:
        """Whether web and eggs are gone. (H04-22, H04-37, H04-43)"""
        return not self.eggs_live and not self.monsters(WEB)

    @override
    def heroes_won(self) -> bool:
        """Then one hero outside is enough. (H04-37)"""
        return self.is_free_and_cured() and any(map(self.is_outside, self.living_heroes()))

    @override
    def traitor_won(self) -> bool:
        """The eggs hatch. (H04-36, H04-38, H04-46)"""
        return self.eggs_live and self.haunt.track >= HATCHING

    @override
    def objectives_of(self, seat: int) -> Iterator[Objective]:
        """Tear, cure, out; for the traitor, time and the heroes. (H04-48)"""
        who = self.state.explorers[seat]
        if self.own_side(seat) == "heroes":
            yield from self.hero_objectives(who)
            return
        if self.eggs_live:
            yield Objective(id="h04-traitor-eggs", done=self.haunt.track, of=HATCHING)
        hunted = [hero for hero in self.living_heroes() if hero is not self.revealer or not self.eggs_live]
        of, foes = self.heroes_at_start, tuple(hero.id for hero in hunted)
        yield Objective(id="h04-traitor-heroes", done=of - len(self.living_heroes()), of=of, foes=foes)

    def hero_objectives(self, who: Explorer) -> Iterator[Objective]:
        """A remedy goes to the host, and a freed host to it; one looks for it, all others tear; then the door."""
        here, webs = (self.revealer.place,), [web.id for web in self.monsters(WEB)]
        danger = tuple(self.room(spider) for spider in self.monsters(SPIDER) if not spider.stunned)
        healers = [hero.place for hero in self.heroes() if has_remedy(hero)]
        rooms: tuple[Place | RoomId, ...] = here if has_remedy(who) else tuple(healers) if who is self.revealer else ()
        cures, cards = (OPERATE, ANOINT, TAKE_KIT), (KIT, SALVE)
        yield Objective(id="h04-heroes-eggs", done=int(not self.eggs_live), verbs=cures, rooms=rooms, cards=cards)
        weapons = [card for card in who.cards if card in LOOKUP.weapons]
        blows = (*(f"attack:{web}:{card}" for web in webs for card in weapons), *(f"attack:{web}" for web in webs))
        rooms = () if self.seeks_remedy(who) else here
        yield Objective(id="h04-heroes-web", done=self.memory.cut, of=self.players, verbs=blows, rooms=rooms)
        if not webs:
            rooms = () if self.seeks_remedy(who) else (HALL,)
            yield Objective(id=OPEN, done=int(self.door_is_open), verbs=(OPEN,), rooms=rooms, avoid=danger)
            yield Objective(id=LEAVE, verbs=(LEAVE,), rooms=rooms)

    def seeks_remedy(self, who: Explorer) -> bool:
        """While no hero has a remedy, the fastest outside the web looks for one; when it is torn, everybody."""
        if not self.eggs_live or any(map(has_remedy, self.living_heroes())):
            return False
        outside = [hero for hero in self.living_heroes() if hero is not self.revealer]
        fastest = max(outside, key=lambda hero: self.value(hero, "speed"), default=None)
        return who is fastest or not self.monsters(WEB)


def has_remedy(who: Explorer) -> bool:
    """Whether somebody carries what destroys the eggs."""
    return not REMEDIES.isdisjoint(who.cards)


RULES = TheWebOfDestiny
