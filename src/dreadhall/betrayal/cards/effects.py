"""What cards do to the clips of explorers: gains, losses, healing and harm."""

from collections.abc import Iterable
from typing import Literal

from dreadhall.betrayal.components.catalogue import ITEMS, TRAITS, TRAITS_OF
from dreadhall.betrayal.components.instructions import CardAttack, Feed, Gain, Harm, Heal, Lose, Lowest, RestoreClips
from dreadhall.betrayal.components.pieces import RolledTrait, Trait
from dreadhall.betrayal.explorers.combat import Combat
from dreadhall.betrayal.explorers.traits import PHYSICAL
from dreadhall.betrayal.ground import Fighter
from dreadhall.betrayal.happenings.cards import RefusesEvent
from dreadhall.betrayal.house.plan import sheet_of
from dreadhall.betrayal.ids import NO_ROOM, CardId
from dreadhall.betrayal.state import Explorer
from dreadhall.kernel import Choice, hook


class CardEffect:
    """A card at work: on whom, who rolls for it, what was rolled, and what has come of it so far."""

    __slots__ = (
        "by",
        "cancelled",
        "card",
        "discovers",
        "drawer",
        "entering",
        "found",
        "hurt",
        "kept",
        "rolled",
        "user",
        "who",
    )

    def __init__(self, card: CardId, who: Explorer, *, user: Explorer | None = None, drawer: int | None = None) -> None:
        self.card = card
        self.who = who
        self.user = user if user is not None else who
        self.drawer = drawer
        """The seat that drew the event, while it is resolved."""
        self.by: Fighter | None = None
        """Who hurts somebody with the card."""
        self.rolled: RolledTrait = ""
        """The trait that was rolled last."""
        self.hurt = 0
        """The points of damage that came through."""
        self.kept = False
        self.cancelled = False
        self.found = NO_ROOM
        """The room that the card has just put into the house."""
        self.entering = False
        """Whether the explorer stands in that room, but has not yet drawn for it."""
        self.discovers = True
        """Whether coming into that room is discovering it."""


class Boons(Combat):
    """Clips up, clips down."""

    @hook
    async def refuses(self, who: Explorer, card: CardId) -> bool:
        """Whether somebody wards off an event or the Bite: the traitor may. (B-POW-04, B-DEC-23)"""
        if not self.is_traitor(who) or not await self.agrees(self.controller(who), "refuse-event", card=card):
            return False
        self.tell(RefusesEvent(explorer=who.id, card=card))
        return True

    async def touched(self, effect: CardEffect, whom: str) -> list[Explorer]:
        """Whom an instruction concerns: the affected explorer, the nearest other, or everybody in turn order."""
        if whom == "affected":
            return [effect.who]
        if whom == "everyone":
            return [who for who in self.from_seat(effect.who.seat) if self.on_board(who)]
        nearest = self.nearest_explorers(effect.who)
        return [await self.choose_explorer(self.controller(effect.who), "choose-nearest", nearest)] if nearest else []

    # Gains

    async def gains(self, effect: CardEffect, gain: Gain) -> None:
        """Clips go up."""
        for who in await self.touched(effect, gain.who):
            if gain.trait == "any" or gain.trait == "physical" or gain.trait == "mental":
                raised = await self.gain_one_of(who, traits_of(gain.trait), gain.spaces)
            else:
                raised = sum(self.raise_trait(who, trait, gain.spaces) for trait in named_traits(effect, gain.trait))
            self.washes(effect, who, raised)

    def washes(self, effect: CardEffect, who: Explorer, raised: int) -> None:
        """An item card that raised a trait washes off Grave Dirt."""
        if raised and effect.card in ITEMS:
            self.raised_by_item(who)

    async def restores(self, effect: CardEffect, restore: RestoreClips) -> None:
        """Clips go back to their start."""
        self.washes(effect, effect.who, sum(self.raise_to_start(effect.who, trait) for trait in restore.traits))

    async def heals(self, effect: CardEffect, heal: Heal) -> None:
        """The user spreads so many spaces over the physical traits, never past their start."""
        for _ in range(heal.spaces):
            low = [trait for trait in PHYSICAL if self.below_start(effect.who, trait)]
            if not low:
                return
            choices = [Choice(f"trait:{trait}", trait, {"trait": trait}) for trait in low]
            trait = await self.ask(self.controller(effect.user), "heal-trait", choices, explorer=effect.who.id)
            self.washes(effect, effect.who, self.raise_trait(effect.who, trait, 1))

    # Losses

    async def loses(self, effect: CardEffect, loss: Lose) -> None:
        """Clips go down; that is no damage. The traitor may stand aside from what others drew. (B-POW-04)"""
        for who in await self.touched(effect, loss.who):
            if who is not effect.who and await self.refuses(who, effect.card):
                continue
            if loss.trait == "any" or loss.trait == "physical" or loss.trait == "mental":
                await self.lose_one_of(who, traits_of(loss.trait), loss.spaces)
                continue
            for trait in named_traits(effect, loss.trait):
                await self.lose(who, trait, loss.spaces)

    async def drops_to_lowest(self, effect: CardEffect, drop: Lowest) -> None:
        """A clip goes down to the lowest number, never to the skull; a rolled one that is there spares no other."""
        who = effect.who
        if drop.trait != "rolled":
            for trait in named_traits(effect, drop.trait):
                self.set_to_lowest(who, trait)
        elif effect.rolled and self.height(who, effect.rolled):
            self.set_to_lowest(who, effect.rolled)
        elif others := [trait for trait in TRAITS if self.height(who, trait)]:
            self.set_to_lowest(who, await self.choose_trait(who, "lowest-trait", others))

    async def harms(self, effect: CardEffect, harm: Harm) -> None:
        """Damage, rolled or of so many points. (B-DIE-07)"""
        who = effect.who
        if not harm.dice:
            effect.hurt += await self.take_damage(who, harm.kind, harm.points, by=effect.by)
            return
        dice = harm.dice
        if harm.more_beside_events and sheet_of(who.place).symbol == "event":
            dice += harm.more_beside_events
        effect.hurt += await self.damage_roll(who, harm.kind, dice, effect.card)

    async def attacked_by_card(self, effect: CardEffect, attack: CardAttack) -> None:
        """The card attacks. (B-TURN-08)"""
        effect.hurt += await self.card_attack(effect.who, attack.dice, attack.trait, effect.card)

    def feeds(self, effect: CardEffect, feed: Feed) -> None:
        """What the card has done to one feeds what another holds."""
        holder = self.holder(feed.card)
        if effect.hurt and holder is not None and holder is not effect.who:
            self.raise_trait(holder, feed.trait, feed.spaces)


def traits_of(choice: Literal["any", "physical", "mental"]) -> tuple[Trait, ...]:
    """The traits among which somebody may choose."""
    return TRAITS if choice == "any" else TRAITS_OF[choice]


def named_traits(effect: CardEffect, trait: Trait | Literal["each", "rolled"]) -> Iterable[Trait]:
    """The traits that a step names, where nobody has a choice."""
    if trait == "rolled":
        return (effect.rolled,) if effect.rolled else ()
    return TRAITS if trait == "each" else (trait,)
