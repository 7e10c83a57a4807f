"""Haunt 5, I Was a Teenage Lycanthrope: werewolves bite and grow; the heroes need the Revolver and silver for it."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, ClassVar

import msgspec
from typing_extensions import override

from dreadhall.betrayal.components.cards import REVOLVER
from dreadhall.betrayal.components.catalogue import HOLDINGS
from dreadhall.betrayal.components.pieces import DamageKind, Trait
from dreadhall.betrayal.components.rooms import (
    ATTIC,
    FURNACE_ROOM,
    GAME_ROOM,
    JUNK_ROOM,
    MASTER_BEDROOM,
    RESEARCH_LABORATORY,
    VAULT,
)
from dreadhall.betrayal.explorers.combat import Attack
from dreadhall.betrayal.explorers.traits import PHYSICAL
from dreadhall.betrayal.ground import Deed, Fighter, deed
from dreadhall.betrayal.house.elevator import ELEVATOR
from dreadhall.betrayal.ids import CardId, ExplorerId, FighterId, RoomId
from dreadhall.betrayal.monsters.monsters import Monster
from dreadhall.betrayal.phases.goals import Objective
from dreadhall.betrayal.phases.haunt import BOTH
from dreadhall.betrayal.phases.sides import Side
from dreadhall.betrayal.state import Explorer, Figure
from dreadhall.betrayal.toolkit.deeds.key_cards import KeyCards
from dreadhall.betrayal.toolkit.deeds.searching import Searching
from dreadhall.betrayal.toolkit.deeds.tasks import Tasks
from dreadhall.betrayal.toolkit.deeds.unnamed import TOKEN, Unnamed
from dreadhall.betrayal.toolkit.people.boost import Boost
from dreadhall.betrayal.toolkit.people.conversion import KillersWin
from dreadhall.kernel import Choice, Happening

if TYPE_CHECKING:
    from dreadhall.betrayal.presentation.view import BetrayalView

DOG = Monster("dog", speed=4, might=4, sanity=3, rides=False)

BULLETS = CardId("silver-bullets")
SEARCH_ROOMS = (ATTIC, GAME_ROOM, JUNK_ROOM, MASTER_BEDROOM, VAULT)
FORGES = (RESEARCH_LABORATORY, FURNACE_ROOM)
BITTEN = "bitten"
BEAST = "h05-beast"
SHOOT = "h05-heroes-shoot"
HEROES_LEFT = "h05-traitor-heroes"


class Forged(Happening, kind="h05-forged"):
    """Somebody has made a thing of silver."""

    explorer: ExplorerId
    room: RoomId
    card: CardId


class Shot(Happening, kind="h05-shot"):
    """A silver bullet has hit."""

    explorer: ExplorerId
    victim: FighterId


class Bitten(Happening, kind="h05-bitten"):
    """The werewolf has bitten somebody."""

    explorer: ExplorerId


class TeenageLycanthrope(KillersWin, Boost, Searching, KeyCards, Tasks, Unnamed):
    """Only a silver shot kills a werewolf; for the first of them, no hero may be left. (H05-32, H05-33, H05-43)"""

    number = 5
    rolls_in: ClassVar = {"h05-curse": BOTH}
    kinds = (DOG,)
    key_cards = (REVOLVER, BULLETS)
    named_in: ClassVar[Mapping[str, Side]] = {BULLETS: "heroes"}

    # Set-up

    @override
    async def set_up(self) -> None:
        """The traitor is the first werewolf, and the Dog a beast beside it. (H05-03 to H05-07)"""
        await self.claim_for_good(CardId("dog"))
        await self.changes(self.traitor)
        self.place(DOG, self.traitor.place)

    @override
    async def changes(self, who: Explorer) -> None:
        """A werewolf drops everything and grows by the number of living heroes. (H05-04 to H05-06, H05-25, H05-36)"""
        who.status.pop(BITTEN, None)
        await self.shed_belongings(who)
        with self.because(BEAST):
            self.restore_traits(who)
            await self.spread_increases(who, len(self.living_heroes()))

    def is_werewolf(self, fighter: Fighter | None) -> bool:
        """The traitor and the converts are werewolves; the Dog is none."""
        return isinstance(fighter, Explorer) and fighter.traitor

    # What the heroes seek

    @override
    def actions(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """Find the Revolver, forge the bullets, each once a turn. (H05-16, H05-17, H05-20, H05-38, H05-39)"""
        if not self.is_hero(who):
            return
        if self.room(who) in SEARCH_ROOMS and self.in_deck(REVOLVER):
            yield from self.task(who, "h05-heroes-search", ["knowledge"], 5, self.find_revolver)
        if self.room(who) in FORGES and not self.in_play(BULLETS):
            yield from self.task(who, "h05-heroes-forge", ["knowledge"], 5, self.forge)

    async def find_revolver(self, who: Explorer) -> None:
        """It was in the item stack all the time. (H05-16)"""
        await self.search_for(who, [REVOLVER])

    async def forge(self, who: Explorer) -> None:
        """The Silver Bullets exist once, and only the heroes know them by name. (H05-15, H05-17, H05-45)"""
        self.tell(Forged(explorer=who.id, room=self.room(who), card=BULLETS))
        await self.gain_card(who, BULLETS)

    # Silver

    @override
    async def resolve(self, attack: Attack) -> None:
        """A won silver shot kills; any shot that could be one uses the bullets for this turn. (H05-19, C-29)"""
        silver = self.is_silver(attack.attacker, attack.card)
        if silver:
            self.turn.used.append(BULLETS)
        if not silver or attack.margin <= 0:
            await super().resolve(attack)
        elif isinstance(attack.defender, Figure):
            await self.slay(attack.defender)
        else:
            self.tell(Shot(explorer=ExplorerId(attack.attacker.id), victim=attack.defender.id))
            with self.because(attack.attacker.id):
                await self.kill(attack.defender, attack.attacker.id)

    @override
    def attack_choice(
        self, who: Explorer, target: Fighter, trait: Trait, card: CardId, *, distant: bool
    ) -> Choice[Deed]:
        """With silver loaded the shot has a name of its own. (H05-19)"""
        if not self.is_silver(who, card):
            return super().attack_choice(who, target, trait, card, distant=distant)
        shot = Attack(who, target, trait, card, distant=distant)
        return deed(f"{SHOOT}:{target.id}", self.attack_with, shot, target=target.id, trait=trait, card=card)

    def is_silver(self, shooter: Fighter, card: CardId) -> bool:
        """The Revolver, and Silver Bullets in the same hands. (H05-18, H05-19)"""
        return card == REVOLVER and BULLETS in shooter.cards and BULLETS not in self.turn.used

    @override
    def worth_attacking_stunned(self, who: Fighter, target: Figure, trait: Trait, card: CardId) -> bool:
        """A stunned Dog can still be shot dead. (H05-19, C-38)"""
        return self.is_silver(who, card)

    # Werewolves

    @override
    def reduce_damage(self, who: Explorer, kind: DamageKind, points: int, by: Fighter | None) -> int:
        """Half, rounded up, whatever it comes from. (H05-23)"""
        points = super().reduce_damage(who, kind, points, by)
        return (points + 1) // 2 if self.is_werewolf(who) else points

    @override
    def lowest_possible(self, who: Explorer) -> int:
        """No trait of a werewolf reaches the skull. (H05-14, H05-23)"""
        return 0 if self.is_werewolf(who) else super().lowest_possible(who)

    @override
    def may_carry(self, who: Explorer) -> bool:
        """Paws hold no items. (H05-21)"""
        return not self.is_werewolf(who)

    @override
    def may_take_companion(self, who: Explorer, card: CardId) -> bool:
        """No companion follows a werewolf. (H05-37)"""
        return not self.is_werewolf(who)

    @override
    async def after_gain(self, who: Explorer, card: CardId) -> None:
        """What a werewolf draws falls to the floor, and companions keep away. (H05-21, H05-37)"""
        await super().after_gain(who, card)
        if self.is_werewolf(who) and (self.is_item(card) or HOLDINGS[card].companion):
            await self.shed_belongings(who)

    @override
    async def steals_instead(self, attack: Attack) -> bool:
        """Nor do they steal. (H05-21)"""
        return not self.is_werewolf(attack.attacker) and await super().steals_instead(attack)

    @override
    def elevator_runs_for(self, who: Explorer) -> bool:
        """The Mystic Elevator stays where it is for them. (H05-22)"""
        return not self.is_werewolf(who)

    # The curse

    @override
    async def take_damage(self, who: Explorer, kind: DamageKind, points: int, *, by: Fighter | None = None) -> int:
        """A hero hurt in a fight with a werewolf or the Dog is bitten. (H05-24, H05-34)"""
        hurt = await super().take_damage(who, kind, points, by=by)
        if hurt and who.alive and self.is_hero(who) and (self.is_werewolf(by) or isinstance(by, Figure)):
            self.bite(who)
        return hurt

    def bite(self, hero: Explorer) -> None:
        """Once and for all: there is no cure. (H05-24, H05-35)"""
        if BITTEN not in hero.status:
            hero.status[BITTEN] = 1
            self.tell(Bitten(explorer=hero.id))

    @override
    async def turn_begins(self, who: Explorer) -> None:
        """A werewolf grows; a bitten hero resists the curse or becomes one. (H05-27 to H05-29)"""
        if self.is_werewolf(who):
            with self.because(BEAST):
                await self.gain_one_of(who, PHYSICAL)
        elif BITTEN in who.status and not await self.passes(who, "sanity", 4, "h05-curse"):
            await self.convert(who)

    # Victory

    @override
    def heroes_won(self) -> bool:
        """All werewolves are dead. (H05-31, H05-42)"""
        for who in self.state.explorers:  # noqa: SIM110 - looked at after every deed
            if who.traitor and who.alive:
                return False
        return True

    @override
    def objectives_of(self, seat: int) -> Iterator[Objective]:
        """Gun, silver, wolves, and out of their way who cannot shoot; for the wolves, the heroes. (H05-11, H05-22)"""
        who = self.state.explorers[seat]
        if self.is_werewolf(who):
            yield self.no_hero_left(HEROES_LEFT, avoid=(ELEVATOR,))
            return
        if self.can_shoot(who):
            yield from self.hero_objectives(who)
            return
        beasts: list[Fighter] = [*filter(self.is_werewolf, self.explorers()), *self.monsters()]
        avoid = tuple(dict.fromkeys(map(self.room, beasts)))
        for objective in self.hero_objectives(who):
            yield msgspec.structs.replace(objective, foes=(), avoid=avoid, leave=tuple(beast.id for beast in beasts))

    def can_shoot(self, who: Explorer) -> bool:
        """Whether somebody has gun and silver, and not used them up for this turn. (B-ITEM-03)"""
        arms = {REVOLVER, BULLETS}
        done = self.has_the_turn(who) and (self.turn.attacked or not arms.isdisjoint(self.turn.used))
        return arms <= set(who.cards) and not done

    def hero_objectives(self, who: Explorer) -> Iterator[Objective]:
        """What is still to be found, by half of the heroes each, brought together, and shot."""
        tasks = [(REVOLVER, "h05-heroes-search", SEARCH_ROOMS), (BULLETS, "h05-heroes-forge", FORGES)]
        for card, verb, rooms in tasks if who.seat % 2 else reversed(tasks):
            holder = self.holder(card)
            there = tuple(room for room in rooms if self.in_house(room)) if not self.in_play(card) else ()
            yield Objective(id=verb, done=int(holder is not None), verbs=(verb,), rooms=there, cards=(card,))
        gunman, smith = self.holder(REVOLVER), self.holder(BULLETS)
        if gunman is not None and smith is not None and gunman is not smith:
            other, card = (smith, REVOLVER) if who is gunman else (gunman, BULLETS)
            meeting, give = (other.place,), (f"trade:{other.id}:{card}",)
            has_part = who in (gunman, smith)
            yield Objective(id="h05-heroes-unite", verbs=give * has_part, rooms=meeting * has_part)
        wolves = [who for who in self.state.explorers if self.is_werewolf(who)]
        alive = tuple(who.id for who in wolves if who.alive)
        done, of = len(wolves) - len(alive), len(wolves)
        yield Objective(id="h05-heroes-wolves", done=done, of=of, verbs=(SHOOT,), foes=alive)

    @classmethod
    @override
    def guess(cls, view: "BetrayalView", seat: int, wish: Objective) -> Iterator[Objective]:
        """Wolves go first for those who carry what could kill them, be it a thing without a name. (H05-44)"""
        if wish.id == HEROES_LEFT:
            assert view.haunt is not None
            feared = {REVOLVER, BULLETS} if "heroes" in view.haunt.books else {TOKEN}
            carriers = [who.id for who in view.explorers if any(card.id in feared for card in who.cards)]
            if armed := tuple(foe for foe in wish.foes if foe in carriers):
                yield msgspec.structs.replace(wish, foes=armed)
        yield wish


RULES = TeenageLycanthrope
