"""Haunt 42, Comes the Hero: an immortal wants to open a gate with a sacrifice; a statue waits for a gift."""

import heapq
from collections.abc import Iterator

from typing_extensions import override

from dreadhall.betrayal.components.cards import (
    AXE,
    BLOOD_DAGGER,
    BOOK,
    CRYSTAL_BALL,
    HOLY_SYMBOL,
    REVOLVER,
    SACRIFICIAL_DAGGER,
    SPEAR,
)
from dreadhall.betrayal.components.catalogue import CARDS, TRAITS
from dreadhall.betrayal.components.pieces import Trait
from dreadhall.betrayal.components.rooms import BASEMENT_LANDING, CATACOMBS, CHASM, COAL_CHUTE, PENTAGRAM_CHAMBER
from dreadhall.betrayal.explorers.combat import Attack
from dreadhall.betrayal.ground import Deed, Fighter, deed
from dreadhall.betrayal.happenings.cards import TakesOut
from dreadhall.betrayal.happenings.possessions import BodyLies
from dreadhall.betrayal.haunts.immortal import Immortal
from dreadhall.betrayal.house.paths import UNREACHABLE, distances_to
from dreadhall.betrayal.house.plan import room_of
from dreadhall.betrayal.ids import NO_ROOM, CardId, ExplorerId, FigureId, RoomId
from dreadhall.betrayal.memory import Memory, remembers
from dreadhall.betrayal.monsters.monsters import Monster
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.state import SKULL, Explorer, Figure
from dreadhall.betrayal.toolkit.deeds.tasks import Tasks
from dreadhall.betrayal.toolkit.people.bodies import BODY
from dreadhall.betrayal.toolkit.people.loads import HeavyLoads
from dreadhall.kernel import Choice, Happening

STATUE = Monster("statue", speed=8, might=8, sanity=8, knowledge=8, fights=False, rides=False)
WEAPONS = (AXE, BLOOD_DAGGER, REVOLVER, SACRIFICIAL_DAGGER, SPEAR)
GATES = (CATACOMBS, CHASM, PENTAGRAM_CHAMBER)
FORMS = {HOLY_SYMBOL: "judge", AXE: "warrior", CRYSTAL_BALL: "seer", BOOK: "wizard"}
"""What each gift makes of the Statue."""
WITS: tuple[Trait, ...] = ("sanity", "knowledge")
DRAINED: dict[str, Trait] = {"judge": "speed", "warrior": "might", "seer": "sanity", "wizard": "knowledge"}
CHUTE, LANDING = COAL_CHUTE, BASEMENT_LANDING
OFFER, MOVE, PUSH, OPEN = "h42-heroes-offer", "h42-heroes-move", "h42-heroes-statue", "h42-traitor-gate"


class Animates(Happening, kind="h42-animates"):
    """The statue comes to life with a card."""

    explorer: ExplorerId
    card: CardId


class Beaten(Happening, kind="h42-beaten"):
    """A monster is driven back."""

    monster: FigureId


class Gate(Happening, kind="h42-gate"):
    """The gate opens."""

    room: RoomId


class ComesTheHeroMemory(Memory):
    """The Statue, the gate, and who was given to it."""

    form: str = ""
    beaten: bool = False
    """Whether it will miss a drain."""
    drains: bool = False
    """Whether everybody has seen that it does."""
    gate_open: bool = False
    sacrificed: list[ExplorerId] = []


class ComesTheHero(Immortal, Tasks, HeavyLoads):
    """Drain the traitor with the Statue; for the traitor, a hero killed with a weapon, a gate room, and a roll."""

    number = 42
    memory = remembers(ComesTheHeroMemory)
    kinds = (STATUE,)
    stroke: Attack | None = None
    """The attack that is being settled."""

    # Set-up

    @override
    async def set_up(self) -> None:
        """The traitor is whole and armed, and from now on frozen; the Statue stands ready. (H42-05 to H42-08)"""
        for trait in TRAITS:
            self.raise_to_start(self.traitor, trait)
        if not set(WEAPONS) & set(self.traitor.cards):
            await self.arm(self.traitor)
        self.place(STATUE, await self.choose_place(self.speaker, self.haunt.room))

    async def arm(self, who: Explorer) -> None:
        """The first weapon that comes up in the stack of one's choice, or else in the other. (H42-06, H42-35)"""
        kinds = [Choice(f"deck:{kind}", kind, {"deck": kind}) for kind in ("item", "omen")]
        first = await self.ask(who.seat, "h42-traitor-stack", kinds)
        for kind in (first, "omen" if first == "item" else "item"):
            if any(self.in_deck(card) for card in WEAPONS if CARDS[card].kind == kind):
                card = self.first_weapon(kind)
                self.tell(TakesOut(explorer=who.id, card=card, deck=kind), reveals=True)
                await self.gain_card(who, card)
                return

    def first_weapon(self, kind: str) -> CardId:
        """Turn up cards until a weapon comes, and shuffle the rest."""
        deck, passed = self.deck(kind), []
        while (card := self.top_card(kind)) not in WEAPONS:
            assert card is not None
            passed.append(card)
        deck.rest += passed
        self.shuffle(deck)
        return card

    @override
    def knows_monster(self, seat: int, figure: Figure) -> bool:
        """The heroes' book prints the Statue. (H42-11)"""
        return "heroes" in self.books_of(seat)

    # The Statue

    @property
    def statue(self) -> Figure:
        """The Statue, stone or not."""
        return self.monsters(STATUE)[0]

    @property
    def form(self) -> str:
        """What the Statue has become; empty while it is stone."""
        return self.memory.form

    @override
    def acts(self, figure: Figure) -> bool:
        """It has no turn of its own. (H42-04)"""
        return False

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """A gift for the Statue, or a push; the traitor opens the gate. (H42-15, H42-16, H42-18)"""
        if not self.is_hero(who):
            if self.has_sacrifice(who):
                yield from self.task(who, OPEN, ["sanity", "knowledge"], 4, self.open_gate)
        elif who.place == self.statue.place:
            if not self.form:
                for card in [card for card in FORMS if card in who.cards and card not in self.turn.used]:
                    yield deed(f"{OFFER}:{card}", self.animate, who, card, card=card)
            elif MOVE not in self.turn.tried:
                for trait in ("sanity", "knowledge"):
                    yield deed(f"{MOVE}:{trait}", self.move_statue, who, trait, trait=trait)

    async def animate(self, who: Explorer, card: CardId) -> None:
        """The gift is gone, and the Statue awake for good. (H42-15, H42-39)"""
        self.memory.form = FORMS[card]
        self.tell(Animates(explorer=who.id, card=card))
        await self.discard_held(who, card)

    async def move_statue(self, who: Explorer, trait: Trait) -> None:
        """Up to as many spaces as the mind can move it; the hero stays. (H42-16, H42-40)"""
        self.turn.tried.append(MOVE)
        rooms = self.statue_ways(await self.trait_roll(who, trait, "task"))
        choices = [
            Choice("h42-heroes-stay", NO_ROOM),
            *(Choice(f"{PUSH}:{room}", room, {"room": room}) for room in rooms),
        ]
        room = await self.ask(self.controller(who), PUSH, choices)
        if room:
            before, self.statue.place = self.statue.place, await self.choose_place(self.controller(who), room)
            with self.because(who.id):
                self.tell_move(self.statue, before)

    def statue_ways(self, spaces: int) -> list[RoomId]:
        """The rooms it can be brought to: as a monster walks, a space more out of the traitor's room. (H42-37)"""
        start, held_up = self.room(self.statue), self.room(self.traitor)
        far: dict[RoomId, int] = {}
        waiting = [(0, start)]
        while waiting:
            spent, room = heapq.heappop(waiting)
            if room in far:
                continue
            far[room] = spent
            for to, price in self.monster_links(self.statue, room):
                total = spent + price + (room == held_up)
                slides = room_of(to) == CHUTE and room != LANDING
                if total <= spaces:
                    heapq.heappush(waiting, (total, LANDING if slides else room_of(to)))
        return [room for room in far if room not in (start, CHUTE)]

    @override
    async def turn_begins(self, who: Explorer) -> None:
        """Beside the traitor it takes a step of a trait, unless it was beaten. (H42-25, H42-26, H42-41, H42-44)"""
        await super().turn_begins(who)
        if who is not self.traitor:
            return
        was_beaten, self.memory.beaten = self.memory.beaten, False
        if was_beaten or not self.form:
            return
        if self.statue.place == who.place:
            self.memory.drains = True
            with self.because(self.statue.id):
                self.give_way(DRAINED[self.form], SKULL)
                await self.check_death(who)

    # Who fights whom

    @override
    def opponents(self, who: Fighter) -> list[Fighter]:
        """Nobody attacks the traitor; the traitor may attack the Statue once it moves. (H42-22, H42-26, H42-38)"""
        if isinstance(who, Figure):
            return []
        found = [other for other in super().opponents(who) if other is not self.traitor]
        return [*found, self.statue] if who.traitor and self.form else found

    @override
    def may_attack(self, who: Fighter, target: Fighter, trait: Trait, card: CardId) -> bool:
        """The traitor fights the Statue with whatever the traitor attacks with; heroes do it no harm. (H42-26)"""
        harmless = isinstance(target, Figure) and not (who is self.traitor and self.form)
        return not harmless and super().may_attack(who, target, trait, card)

    @override
    def slows(self, one: Fighter, other: Fighter) -> bool:
        """Nobody slows the traitor but the Statue, if it is awake, and the reverse. (H42-21, H42-37, H42-38)"""
        if isinstance(one, Figure) or isinstance(other, Figure):
            return bool(self.form) and self.traitor in (one, other)
        return other is not self.traitor and super().slows(one, other)

    # Bodies and the gate

    @override
    async def beaten(self, loser: Fighter, winner: Fighter, points: int, attack: Attack) -> None:
        """A beaten Statue misses a drain; a hero whom a weapon kills is a sacrifice. (H42-26 to H42-28, H42-36)"""
        if isinstance(loser, Figure):
            self.memory.beaten = True
            self.tell(Beaten(monster=loser.id))
            return
        self.stroke = attack
        await super().beaten(loser, winner, points, attack)
        self.stroke = None

    @override
    async def after_death(self, who: Explorer, by: str) -> None:
        """The dead lie where they fell; a weapon of the traitor makes them a sacrifice. (H42-14, H42-28)"""
        if self.is_hero(who):
            if self.stroke is not None and self.stroke.defender is who and self.stroke.card in WEAPONS:
                self.memory.sacrificed.append(who.id)
            self.lay_down(who.place, CardId(BODY + who.id))
            self.tell(BodyLies(token=BODY + who.id, room=room_of(self.plan.comes_to_rest(who.place))))
        await super().after_death(who, by)

    @override
    def is_heavy(self, card: CardId) -> bool:
        """A body is a dead weight. (H42-17, H42-45)"""
        return card.startswith(BODY) or super().is_heavy(card)

    @override
    def may_hold(self, who: Explorer, card: CardId) -> bool:
        """No hero touches a body. (H42-34)"""
        return not (card.startswith(BODY) and self.is_hero(who)) and super().may_hold(who, card)

    @override
    def tradable(self, card: CardId) -> bool:
        """Nor takes one from the traitor. (H42-34)"""
        return not card.startswith(BODY) and super().tradable(card)

    def sacrifices(self) -> list[CardId]:
        """The bodies that can open the gate. (H42-28)"""
        return [CardId(BODY + name) for name in self.memory.sacrificed]

    def has_sacrifice(self, who: Explorer) -> bool:
        """Whether somebody is in a gate room with such a body, carried or lying there. (H42-18, H42-32, H42-33)"""
        room = self.room(who)
        if room not in GATES:
            return False
        lying = [card for place in self.plan.places(room) for card in self.state.piles.get(place, ())]
        return any(body in (*who.cards, *lying) for body in self.sacrifices())

    async def open_gate(self, who: Explorer) -> None:
        """It is open. (H42-30)"""
        self.memory.gate_open = True
        self.tell(Gate(room=self.room(who)))

    # Victory

    @override
    def heroes_won(self) -> bool:
        """The traitor is dead. (H42-29)"""
        return not self.traitor.alive

    @override
    def traitor_won(self) -> bool:
        """The gate is open. (H42-30)"""
        return self.memory.gate_open

    @override
    def objectives_of(self, seat: int) -> Iterator[Objective]:
        """The Statue, woken and brought to the traitor; a sacrifice, a gate and a roll. (H42-46)"""
        who = self.state.explorers[seat]
        if self.monsters(STATUE):
            yield from self.hero_objectives(who) if self.is_hero(who) else self.traitor_objectives(who)

    def hero_objectives(self, who: Explorer) -> Iterator[Objective]:
        """Whoever has a gift brings it, the others look for one; then the Statue goes after the traitor."""
        statue, gift = self.statue, any(card in who.cards for card in FORMS)
        awake = int(bool(self.form))
        stand = (statue.place,) if gift and not awake else ()
        yield Objective(id="h42-heroes-animate", done=awake, verbs=(OFFER,), rooms=stand, cards=tuple(FORMS))
        if not awake:
            return
        quarry = self.room(self.traitor)
        far = distances_to(self, quarry)
        here = far.get(self.room(statue), UNREACHABLE)
        nearer = sorted((room for room in far if far[room] < here), key=far.__getitem__)
        pushes = tuple(f"{PUSH}:{room}" for room in nearer)
        best = max(WITS, key=lambda trait: self.value(who, trait))
        verbs = (*pushes, *((f"{MOVE}:{best}",) if self.room(statue) != quarry else ()))
        yield Objective(id="h42-heroes-drain", done=int(not self.traitor.alive), verbs=verbs, rooms=(statue.place,))

    def traitor_objectives(self, who: Explorer) -> Iterator[Objective]:
        """Kill with a weapon, carry the body to a gate room, which may have to be found, and roll."""
        bodies = self.sacrifices()
        avoid = (self.room(self.statue),) if self.memory.drains else ()
        carried = any(body in who.cards for body in bodies)
        if bodies and not carried:
            yield Objective(id="h42-traitor-body", verbs=(OPEN,), cards=tuple(bodies), avoid=avoid)
        if carried:
            rooms = tuple(room for room in GATES if self.in_house(room))
            below = dict.fromkeys(doorway.room for doorway in self.open_doorways("basement"))
            search = () if rooms or self.floor(who) != "basement" else ("explore",)
            yield Objective(id="h42-traitor-gate", verbs=(OPEN, *search), rooms=rooms or tuple(below), avoid=avoid)
        heroes = tuple(hero.id for hero in self.living_heroes())
        yield Objective(id="h42-traitor-sacrifice", done=int(bool(bodies)), foes=heroes, avoid=avoid)


RULES = ComesTheHero
