"""Haunt 29, Frankenstein's Legacy: the Monster walks to whoever is nearest; fire or a fall can kill it."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec
from typing_extensions import override

from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.components.rooms import (
    CHARRED_ROOM,
    CHASM,
    FURNACE_ROOM,
    KITCHEN,
    OPERATING_LABORATORY,
    PENTAGRAM_CHAMBER,
    RESEARCH_LABORATORY,
    TOWER,
)
from dreadhall.betrayal.explorers.combat import Attack
from dreadhall.betrayal.ground import Deed, Fighter, deed
from dreadhall.betrayal.ids import NO_CARD, CardId, ExplorerId, FigureId, Place, RoomId, place_in
from dreadhall.betrayal.monsters.monsters import Monster
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.state import Explorer, Figure
from dreadhall.betrayal.toolkit.deeds.clock import Clock
from dreadhall.betrayal.toolkit.deeds.tasks import Tasks
from dreadhall.betrayal.toolkit.monsters.pursuit import Pursuit
from dreadhall.kernel import Choice, Happening

if TYPE_CHECKING:
    from dreadhall.betrayal.presentation.view import BetrayalView

MONSTER = Monster("frankensteins-monster", speed=3, might=8, immune=frozenset({"speed"}), must_attack=True)
STRONGER = 2
"""What the Monster adds to its attacks."""

LABORATORIES = (OPERATING_LABORATORY, RESEARCH_LABORATORY)
FIREPLACES = (CHARRED_ROOM, FURNACE_ROOM, KITCHEN, PENTAGRAM_CHAMBER)
DROPS = (CHASM, TOWER)
TORCH = "torch-"
"""Begins the token of a Torch; what follows tells it from others."""
TAKE, THROW, PUSH = "h29-heroes-torch", "h29-heroes-throw", "h29-heroes-push"
BURN, HEROES_LEFT = "h29-heroes-burn", "h29-traitor-heroes"


def is_torch(card: CardId) -> bool:
    """Whether a thing is a Torch."""
    return card.startswith(TORCH)


def torch_of(who: Fighter) -> CardId:
    """The Torch somebody carries; empty for none."""
    return next(filter(is_torch, who.cards), NO_CARD)


class TorchLit(Happening, kind="h29-torch-lit"):
    """Somebody has a torch."""

    explorer: ExplorerId
    card: CardId
    room: RoomId


class Burns(Happening, kind="h29-burns"):
    """A torch has hit the monster."""

    explorer: ExplorerId
    monster: FigureId
    creature: str


class TorchLost(Happening, kind="h29-torch-lost"):
    """A torch has missed."""

    explorer: ExplorerId


class MonsterTopples(Happening, kind="h29-falls"):
    """The monster is pushed off an edge."""

    explorer: ExplorerId
    monster: FigureId
    creature: str
    room: RoomId


class TorchOut(Happening, kind="h29-torch-out"):
    """Somebody takes a torch away from its bearer."""

    explorer: ExplorerId
    other: ExplorerId


class Strength(Happening, kind="h29-strength"):
    """How strong the monster is."""

    monster: FigureId
    points: int


class FrankensteinsLegacy(Pursuit, Clock, Tasks):
    """As many Torches as there are players, or one good push; for the traitor, no hero may be left."""

    number = 29
    kinds = (MONSTER,)

    # Set-up

    @override
    async def set_up(self) -> None:
        """The Monster rises in one of the laboratories. (H29-02 to H29-04)"""
        seat = self.traitor.seat
        there = [room for room in LABORATORIES if self.in_house(room)]
        room = await self.choose_room(seat, "h29-traitor-laboratory", there or LABORATORIES)
        if not there:
            upstairs = self.doorways_for(room, "upper") if "upper" in ROOMS[room].floors else ()
            await self.fetch_room(seat, room, upstairs or None)
        self.place(MONSTER, place_in(room if self.in_house(room) else self.haunt.room))
        self.set_track(0)

    # Torches

    @override
    def may_hold(self, who: Explorer, card: CardId) -> bool:
        """Nobody carries two. (H29-11, H29-30)"""
        return not (is_torch(card) and torch_of(who)) and super().may_hold(who, card)

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """Light a Torch, throw it, or push the Monster. (H29-12, H29-13, H29-15)"""
        if not self.is_hero(who):
            return
        torch = torch_of(who)
        if not torch and self.room(who) in FIREPLACES:
            yield deed(TAKE, self.light, who, room=self.room(who))
        for monster in self.monsters():
            if torch and torch not in self.turn.used and not self.turn.attacked and self.in_range(who, monster):
                attack = Attack(who, monster, "speed", torch, distant=who.place != monster.place, may_steal=False)
                data = {"card": torch, "target": monster.id, "monster": monster.id, "trait": "speed"}
                yield deed(f"{THROW}:{monster.id}", self.attack_with, attack, **data)
            if who.place == monster.place and self.room(who) in DROPS:
                yield from self.task(who, PUSH, ["might"], 6, self.push)

    async def light(self, who: Explorer) -> None:
        """There is always another one; what was just found may be used at once. (H29-12, H29-29, H29-30)"""
        state, number = self.state, 1
        carried = [*(other.cards for other in state.explorers), *state.piles.values()]
        while any(f"{TORCH}{number}" in cards for cards in carried):
            number += 1
        torch = CardId(f"{TORCH}{number}")
        self.tell(TorchLit(explorer=who.id, card=torch, room=self.room(who)))
        await self.gain_card(who, torch)

    def in_range(self, who: Explorer, monster: Figure) -> bool:
        """Whether the Monster is beside somebody, or behind a door of that room. (H29-13, B-LOS-03)"""
        if self.room(who) == self.room(monster):
            return who.place == monster.place
        return self.room(monster) in self.plan.joined[self.room(who)].values()

    def put_out(self, who: Explorer, torch: CardId) -> None:
        """A Torch is used up, or lost: it is set aside again. (H29-13, H29-16)"""
        who.cards.remove(torch)

    @override
    def loses_safely(self, attack: Attack) -> bool:
        """Whoever throws a Torch risks only that. (H29-28)"""
        return is_torch(attack.card) or super().loses_safely(attack)

    @override
    async def resolve(self, attack: Attack) -> None:
        """A win burns the Monster and does not stun it, a loss costs the Torch, a tie nothing. (H29-13, H29-28)"""
        who, monster = attack.attacker, attack.defender
        if not is_torch(attack.card) or not isinstance(who, Explorer) or not isinstance(monster, Figure):
            await super().resolve(attack)
            return
        if attack.margin:
            self.put_out(who, attack.card)
        if attack.margin > 0:
            self.tell(Burns(explorer=who.id, monster=monster.id, creature=monster.kind))
            if self.advance_track() >= self.players:
                await self.slay(monster)
        elif attack.margin < 0:
            self.tell(TorchLost(explorer=who.id))

    async def push(self, who: Explorer) -> None:
        """Over the edge. (H29-15, H29-33)"""
        (monster,) = self.monsters()
        self.tell(MonsterTopples(explorer=who.id, monster=monster.id, creature=monster.kind, room=self.room(who)))
        await self.slay(monster)

    # The traitor and fire

    @override
    async def steals_instead(self, attack: Attack) -> bool:
        """A margin of 2 is enough for the traitor to have a Torch, whatever the Armor stops. (H29-16, H29-31)"""
        thief, victim = attack.attacker, attack.defender
        torch = torch_of(victim)
        near = attack.trait == "might" and not attack.distant and attack.margin >= 2
        if self.theft_possible(attack) or not (torch and near):
            return await super().steals_instead(attack)
        if not isinstance(thief, Explorer) or not isinstance(victim, Explorer) or self.is_hero(thief):
            return await super().steals_instead(attack)
        choices = [Choice("damage", NO_CARD), Choice(f"steal:{torch}", torch, {"card": torch})]
        seat = self.controller(thief)
        if await self.ask(seat, "damage-or-steal", choices, victim=victim.id, points=attack.margin):
            await self.steal_in_combat(thief, victim, torch)
            return True
        return False

    @override
    def may_steal(self, thief: Fighter, card: CardId) -> bool:
        """A hero with a Torch has no hand for another; the traitor only wants it gone. (H29-11, H29-16)"""
        full = isinstance(thief, Explorer) and self.is_hero(thief) and not self.may_hold(thief, card)
        return not full and super().may_steal(thief, card)

    @override
    async def steal_in_combat(self, thief: Explorer, victim: Explorer, card: CardId) -> None:
        """What the traitor takes in a fight is trodden out. (H29-16)"""
        if is_torch(card) and not self.is_hero(thief):
            self.tread_out(thief, victim, card)
        else:
            await super().steal_in_combat(thief, victim, card)

    @override
    async def steal(self, thief: Explorer, victim: Explorer, card: CardId, *, by: Fighter | None = None) -> None:
        """Without a fight the traitor keeps it, too, but never two. (H29-11, H29-31)"""
        if self.may_hold(thief, card):
            await super().steal(thief, victim, card, by=by)
        else:
            self.tread_out(thief, victim, card)

    def tread_out(self, thief: Explorer, victim: Explorer, torch: CardId) -> None:
        """A Torch burns no more. (H29-16)"""
        self.tell(TorchOut(explorer=thief.id, other=victim.id))
        self.put_out(victim, torch)

    # The Monster

    @override
    def quarry(self, figure: Figure) -> list[Place]:
        """The closest hero, by the Monster's own ways. (H29-20, H29-26, H29-32, H29-34, H29-37)"""
        return [hero.place for hero in self.heroes()]

    @override
    async def strike(self, attack: Attack) -> None:
        """Everybody sees how strong it is. (H29-09, C-53)"""
        if isinstance(attack.attacker, Figure):
            self.tell(Strength(monster=attack.attacker.id, points=STRONGER))
        await super().strike(attack)

    @override
    def attack_bonus(self, attack: Attack) -> int:
        """It hits harder than its dice say. (H29-17)"""
        return STRONGER if isinstance(attack.attacker, Figure) else super().attack_bonus(attack)

    # Victory

    @override
    def heroes_won(self) -> bool:
        """The Monster is dead. (H29-14, H29-15, H29-23)"""
        return not self.state.monsters

    @override
    def objectives_of(self, seat: int) -> Iterator[Objective]:
        """Torches, from a distance; for the traitor, the heroes. (H29-40)"""
        if self.own_side(seat) != "heroes":
            yield self.no_hero_left(HEROES_LEFT)
            return
        who = self.state.explorers[seat]
        danger = tuple(self.room(monster) for monster in self.monsters() if not monster.stunned)
        fires = tuple(room for room in FIREPLACES if self.in_house(room))
        yield Objective(id=TAKE, done=int(bool(torch_of(who))), verbs=(TAKE,), rooms=fires, avoid=danger)
        yield Objective(id=BURN, done=self.haunt.track, of=self.players, verbs=(THROW,), avoid=danger)
        yield Objective(id=PUSH, verbs=(PUSH,))

    @classmethod
    @override
    def guess(cls, view: "BetrayalView", seat: int, wish: Objective) -> Iterator[Objective]:
        """With fire one waits next door to the Monster; the traitor goes first for whoever carries it. (H29-40)"""
        armed = [who.id for who in view.explorers if any(is_torch(card.id) for card in who.cards)]
        if wish.id == HEROES_LEFT and (carriers := tuple(foe for foe in wish.foes if foe in armed)):
            yield msgspec.structs.replace(wish, foes=carriers)
        if wish.id == BURN and view.explorers[seat].id in armed:
            lairs = {monster.room for monster in view.monsters}
            doors = (other for room in view.rooms if room.id in lairs for other in room.joined.values())
            wish = msgspec.structs.replace(wish, rooms=tuple(doors))
        yield wish


RULES = FrankensteinsLegacy
