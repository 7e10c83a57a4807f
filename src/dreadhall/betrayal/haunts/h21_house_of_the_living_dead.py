"""Haunt 21, House of the Living Dead: zombies, their lord, and every hero who falls becomes one of them."""

from collections.abc import Iterable, Iterator

from typing_extensions import override

from dreadhall.betrayal.components.cards import DYNAMITE, HOLY_SYMBOL, MEDALLION, REVOLVER, RING
from dreadhall.betrayal.components.lookup import LOOKUP
from dreadhall.betrayal.components.pieces import Trait
from dreadhall.betrayal.components.rooms import (
    CHAPEL,
    CONSERVATORY,
    CRYPT,
    ENTRANCE_HALL,
    GARDENS,
    GRAVEYARD,
    PENTAGRAM_CHAMBER,
    UNDERGROUND_LAKE,
)
from dreadhall.betrayal.explorers.combat import Attack
from dreadhall.betrayal.explorers.rolls import changed
from dreadhall.betrayal.ground import Fighter
from dreadhall.betrayal.ids import CardId, ExplorerId, FighterId, FigureId, Place, RoomId, place_in
from dreadhall.betrayal.monsters.monsters import Monster
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.state import Explorer, Figure, cards_in
from dreadhall.betrayal.toolkit.deeds.clock import Clock
from dreadhall.betrayal.toolkit.house.refuge import Refuge
from dreadhall.betrayal.toolkit.monsters.alike import one_of_each
from dreadhall.betrayal.toolkit.people.conversion import KillersWin
from dreadhall.betrayal.toolkit.people.stand_ins import StandIns, one_for_each
from dreadhall.kernel import Happening

ZOMBIE = Monster("zombie", speed=2, might=5, sanity=2, rides=False)
LORD = Monster("zombie-lord", speed=3, might=7, sanity=2)
RISEN = one_for_each("risen", speed=2, might=5, sanity=2, rides=False)
GRAVES = (
    CRYPT,
    GRAVEYARD,
    ENTRANCE_HALL,
    UNDERGROUND_LAKE,
    GARDENS,
    CHAPEL,
    CONSERVATORY,
    PENTAGRAM_CHAMBER,
)
"""The rooms that zombies come from, in this order. (H21-04)"""
CLEAVERS = tuple(card for card, weapon in LOOKUP.weapons.items() if weapon.trait == "might")
"""The weapons that make a Might attack. (H21-19)"""
LORDS_LIFE = 7
RISING = "rising"
"""The status of a dead hero who gets up at the start of the own next turn."""
DRAWN = 3
BANES = (REVOLVER, RING)
"""What does not ask how strong somebody is who is slow and has no wits left."""
ARMS = (DYNAMITE, REVOLVER, *CLEAVERS, HOLY_SYMBOL, RING)
"""What heroes look for, best first."""
ARMED = frozenset((MEDALLION, DYNAMITE, *LOOKUP.weapons))
"""Whoever has any of these the dead had better leave alone."""
DARING, BRAVE, EDGE, HEAD_START = 5, 5, 2, 5
"""The dice with which a bot goes for the Lord, or for zombies; what a bane is worth in dice; how far it keeps away."""


class Three(Happening, kind="h21-three"):
    """Somebody has turned up three things, out of which to choose."""

    explorer: ExplorerId
    cards: list[CardId]


class Unharmed(Happening, kind="h21-unharmed"):
    """A blow does nothing to the zombie lord."""

    who: FighterId
    monster: FigureId


class Wounded(Happening, kind="h21-wounded"):
    """The zombie lord is hurt."""

    who: FighterId
    monster: FigureId
    points: int


class HouseOfTheLivingDead(StandIns, KillersWin, Clock, Refuge):
    """Hack the zombies down, or their lord with the Medallion in hand; for them, no hero may be left."""

    number = 21
    kinds = (ZOMBIE, LORD, *RISEN.values())

    # Set-up

    @override
    async def set_up(self) -> None:
        """The traitor is dead and the Zombie Lord stands there; then the dead rise. (H21-02 to H21-06, C-15)"""
        place = self.traitor.place
        self.falls_dead(self.traitor)
        self.place(LORD, place)
        rooms = [room for room in GRAVES if self.in_house(room)]
        first = [rooms[number % len(rooms)] for number in range(self.players)]
        for room in (*first, *dict.fromkeys(first)):
            self.place(ZOMBIE, place_in(room))
        self.set_track(0)

    def zombies(self) -> list[Figure]:
        """All that hunger, but for their lord. (H21-31)"""
        return [*self.monsters(ZOMBIE), *self.stand_ins(RISEN)]

    # Items

    @override
    async def draw_card(self, who: Explorer, kind: str) -> CardId | None:
        """A hero may draw three items, keep one, and put the others on the bottom. (H21-18)"""
        deck = self.deck(kind)
        if kind != "item" or len(deck) < 2 or not await self.agrees(who.seat, "h21-heroes-three"):
            return await super().draw_card(who, kind)
        seen = cards_in(self.look_at_top(deck, DRAWN, None))
        self.tell(Three(explorer=who.id, cards=seen), reveals=True)
        kept = await self.choose_card(who.seat, "h21-heroes-keep", seen)
        for _ in seen:
            deck.top.pop()
            deck.known.pop()
        deck.bottom += [card for card in seen if card != kept]
        return kept

    # Fighting the dead

    @override
    async def beaten(self, loser: Fighter, winner: Fighter, points: int, attack: Attack) -> None:
        """The Lord counts its wounds; a zombie dies of an attack that kills. (H21-19 to H21-21, H21-33, H21-34)"""
        if isinstance(loser, Explorer):
            await super().beaten(loser, winner, points, attack)
        elif loser.kind == LORD.kind:
            await self.wound(loser, winner, points)
        elif self.is_lethal(attack.card):
            await self.slay(loser)
        else:
            await super().beaten(loser, winner, points, attack)

    async def wound(self, lord: Figure, winner: Fighter, points: int) -> None:
        """Only who carries the Medallion hurts it, and nothing stuns it. (H21-13, H21-23, H21-24, H21-28)"""
        if MEDALLION not in winner.cards:
            self.tell(Unharmed(who=winner.id, monster=lord.id))
            return
        self.tell(Wounded(who=winner.id, monster=lord.id, points=points))
        self.set_track(self.haunt.track + points)
        if self.haunt.track >= LORDS_LIFE:
            await self.slay(lord)

    def is_lethal(self, card: CardId) -> bool:
        """Whether a won attack with a card kills a zombie. (H21-19, H21-20)"""
        return card in CLEAVERS or card == DYNAMITE

    @override
    def worth_attacking_stunned(self, who: Fighter, target: Figure, trait: Trait, card: CardId) -> bool:
        """One that lies there can still be hacked to pieces. (C-38)"""
        return self.is_lethal(card)

    @override
    def attack_dice(self, attack: Attack) -> int:
        """A zombie that claws at the Holy Symbol's bearer rolls two dice fewer; the Lord does not mind. (H21-22)"""
        dice, attacker = super().attack_dice(attack), attack.attacker
        if not isinstance(attacker, Figure) or attacker.kind == LORD.kind or HOLY_SYMBOL not in attack.defender.cards:
            return dice
        return changed(dice, -2)

    @override
    def next_ones(self, waiting: list[Figure]) -> list[Figure]:
        """Nobody is asked which of several alike is next."""
        return one_of_each(waiting)

    # Whoever dies

    @override
    async def after_death(self, who: Explorer, by: str) -> None:
        """A dead hero will be one of them. (H21-11, H21-25, H21-31, H21-32)"""
        if self.is_hero(who):
            who.status[RISING] = 1
            await self.convert(who)
        await super().after_death(who, by)

    @override
    async def slot_starts(self, who: Explorer) -> None:
        """At the start of the own next turn it gets up, and acts at once. (H21-14, H21-25, H21-26, H21-36)"""
        if who.status.pop(RISING, 0):
            self.rises(who, RISEN)
        await super().slot_starts(who)

    # Victory

    @override
    def heroes_won(self) -> bool:
        """The Lord is destroyed, or every zombie, and nobody is about to rise. (H21-28, H21-31)"""
        if self.haunt.track >= LORDS_LIFE:
            return True
        return not self.zombies() and not any(RISING in who.status for who in self.state.explorers)

    @override
    def has_killed(self, who: Explorer) -> bool:
        """Of those who rose only they win whose own corpse killed a hero. (H21-30, C-49)"""
        return self.has_killed_as(who, RISEN) or super().has_killed(who)

    # What bots and screens go by (H21-42)

    @override
    def objectives_of(self, seat: int) -> Iterator[Objective]:
        """With the Medallion to the Lord, with a blade to the zombies, else to arms; for the dead, flesh."""
        who = self.state.explorers[seat]
        if self.is_hero(who):
            yield self.lord_hunt(who)
            yield self.clearing(who)
            return
        if self.is_convert(who):
            done, foes = int(self.has_killed_as(who, RISEN)), tuple(hero.id for hero in self.living_heroes())
            yield Objective(id="h21-traitor-own", done=done, foes=foes)
        armed = [hero for hero in self.living_heroes() if not ARMED.isdisjoint(hero.cards)]
        yield self.no_hero_left("h21-traitor-heroes", avoid=tuple(dict.fromkeys(map(self.room, armed))))

    def blade_of(self, who: Explorer) -> int:
        """The dice with which somebody hacks; none without a blade."""
        blades = [LOOKUP.weapons[card].dice for card in who.cards if card in CLEAVERS]
        return self.value(who, "might") + max(blades) if blades else 0

    def threat(self, who: Explorer) -> int:
        """How dangerous somebody is to the Lord: the best dice, those of a bane counted higher."""
        banes = [LOOKUP.weapons[card] for card in who.cards if card in BANES]
        shots = [self.value(who, bane.trait) + bane.dice + EDGE for bane in banes]
        return max((self.value(who, "might"), self.blade_of(who), *shots))

    def has_struck(self, who: Explorer) -> bool:
        """Whether somebody has attacked this turn, and had better be gone."""
        return self.has_the_turn(who) and self.turn.attacked

    def dangers(self) -> list[RoomId]:
        """The rooms of the dead, each as often as they are many."""
        return list(map(self.room, self.monsters()))

    def within_reach(self, cards: Iterable[CardId]) -> tuple[CardId, ...]:
        """Those of some cards that lie where none of the dead is, or nowhere yet."""
        guarded = {card for room in self.dangers() for card in self.state.piles.get(place_in(room), ())}
        return tuple(card for card in cards if card not in guarded)

    def lord_hunt(self, who: Explorer) -> Objective:
        """Destroy the Lord: for whoever is dangerous to it; others hand that one the Medallion."""
        hunter = max(self.heroes(), key=lambda hero: (self.threat(hero), MEDALLION in hero.cards), default=who)
        verbs, targets = ["h21-heroes-three", f"trade:{hunter.id}:{MEDALLION}"], self.zombies()
        ready = DYNAMITE in who.cards or (hunter is who and self.threat(who) >= DARING)
        foes = self.monsters(LORD) if MEDALLION in who.cards and ready else []
        if DYNAMITE in who.cards:
            verbs += [f"use:{DYNAMITE}:{place}" for place in dict.fromkeys(foe.place for foe in foes or targets)]
        ids = () if self.has_struck(who) else tuple(foe.id for foe in foes)
        cards = self.within_reach([MEDALLION])
        rooms = self.handing_over(who, hunter)
        return Objective(id="h21-heroes-lord", verbs=tuple(verbs), rooms=rooms, foes=ids, cards=cards)

    def handing_over(self, who: Explorer, hunter: Explorer) -> tuple[Place, ...]:
        """Where the Medallion's bearer and who should have it meet, if a safe way leads there."""
        bearers = [hero for hero in self.heroes() if MEDALLION in hero.cards and hero is not hunter]
        if not bearers or self.threat(hunter) < DARING or who not in (*bearers, hunter):
            return ()
        other = hunter if who in bearers else bearers[0]
        return (other.place,) if self.room(other) in self.clear_ways([self.room(who)], self.dangers()) else ()

    def ways_out(self, who: Explorer) -> tuple[RoomId, ...]:
        """Where to run: best to where an unopened door leads on."""
        rooms = self.refuges(who, self.dangers(), HEAD_START)
        return tuple(filter(self.leads_on, rooms)) or rooms

    def leads_on(self, room: RoomId) -> bool:
        """Whether a room has a door that nobody has opened."""
        return any(self.plan.doorways[place] for place in self.plan.places(room))

    def clearing(self, who: Explorer) -> Objective:
        """Destroy all zombies: one by one for those who are well armed; arms; and else away from them."""
        zombies, dangers = self.zombies(), self.dangers()
        bold = self.blade_of(who) - BRAVE
        lone = [zombie for zombie in zombies if dangers.count(self.room(zombie)) <= 1 + bold]
        strikes = bold >= 0 and not self.has_struck(who)
        left = len(zombies) + sum(RISING in other.status for other in self.state.explorers)
        foes, here = tuple(zombie.id for zombie in lone if strikes), self.room(who)
        rooms = () if foes else self.ways_out(who)
        return Objective(
            id="h21-heroes-zombies",
            of=max(1, left),
            verbs=("explore",) if here in rooms and self.leads_on(here) else (),
            rooms=rooms,
            foes=foes,
            cards=self.within_reach(ARMS),
            avoid=tuple(dict.fromkeys(dangers)),
        )


RULES = HouseOfTheLivingDead
