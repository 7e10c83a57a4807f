"""Getting and losing cards: what gaining them does, over the top, and what losing them costs. (B-ITEM-13, B-OVER)"""

from collections.abc import Mapping
from typing import ClassVar

from dreadhall.betrayal.causes import SET, WORN
from dreadhall.betrayal.components.cards import MUSIC_BOX
from dreadhall.betrayal.components.catalogue import HOLDINGS, ITEMS, TRAITS
from dreadhall.betrayal.components.lookup import LOOKUP
from dreadhall.betrayal.components.pieces import Trait
from dreadhall.betrayal.explorers.damage import Damage
from dreadhall.betrayal.ground import Fighter
from dreadhall.betrayal.happenings.possessions import Discards, Drops, JoinedBy, LeftBehind, Steals
from dreadhall.betrayal.ids import CardId, Place
from dreadhall.betrayal.state import Explorer
from dreadhall.kernel import StepEnds, hook


def completes_set(who: Explorer, card: CardId) -> bool:
    """Whether Bell, Book and Candle have just come together."""
    last = LOOKUP.sets.get(card)
    return last is not None and SET not in who.over_the_top and {last.id, *last.completes} <= set(who.cards)


class Possessions(Damage):
    """Cards and haunt tokens in somebody's hands."""

    kept: ClassVar[tuple[CardId, ...]] = ()
    """Cards with which nobody may part of free will."""

    async def gain_card(self, who: Explorer, card: CardId) -> None:
        """Hold a card; its gain-text applies however it came. (B-ITEM-13, B-CARD-05)"""
        who.cards.append(card)
        await self.enjoy(who, card)

    async def enjoy(self, who: Explorer, card: CardId) -> None:
        """What getting a card brings."""
        holding = HOLDINGS.get(card)
        if holding is not None and holding.gaining:
            raised = await self.gain_by(who, card, holding.gaining)
            if raised and card in ITEMS:
                self.raised_by_item(who)
        if completes_set(who, card):
            gain = LOOKUP.sets[card].set_gain
            if await self.gain_by(who, SET, dict.fromkeys(TRAITS, gain)):
                self.raised_by_item(who)
        for event in LOOKUP.cures.get(card, ()):
            if event in who.cards:
                with self.because(card):
                    self.drop_event(who, event)
        await self.after_gain(who, card)

    async def gain_by(self, who: Explorer, source: str, gaining: Mapping[Trait, int]) -> bool:
        """Move clips for a card and record what the maximum cut off: whether one rose. (B-OVER-01)"""
        cut = [0] * len(TRAITS)
        raised = False
        with self.because(source):
            for number, trait in enumerate(TRAITS):
                spaces = gaining.get(trait, 0)
                if spaces > 0 and who.alive:
                    moved = self.raise_trait(who, trait, spaces)
                    raised = raised or moved > 0
                    cut[number] = spaces - moved
                elif spaces < 0:
                    await self.lose(who, trait, -spaces)
        if any(cut) or source == SET:
            who.over_the_top[source] = cut
        return raised

    def raised_by_item(self, who: Explorer) -> None:
        """An item card that raises a trait washes off Grave Dirt."""
        for event in LOOKUP.washed_off:
            if event in who.cards:
                self.drop_event(who, event)

    def drop_event(self, who: Explorer, card: CardId) -> None:
        """An event that was kept is over."""
        who.cards.remove(card)
        who.status.pop(card, None)
        self.discard(card)
        self.tell(Discards(explorer=who.id, card=card))

    @hook
    async def after_gain(self, who: Explorer, card: CardId) -> None:
        """What a haunt does when somebody has got a card."""

    async def lose_card(self, who: Explorer, card: CardId, *, safely: bool = False) -> None:
        """Give up a card; its loss-text applies. Safely: no clip goes to the skull. (B-ITEM-13, B-ITEM-14, C-45)"""
        who.cards.remove(card)
        try:
            await self.suffer_loss(who, card, safely=safely)
        except StepEnds:
            # Its loss has decided the game: the card lies where it was lost.
            self.lay_down(who.place, card)
            raise

    async def suffer_loss(self, who: Explorer, card: CardId, *, safely: bool) -> None:
        """What losing a card costs."""
        holding = HOLDINGS.get(card)
        if holding is not None and holding.worn and who.status.pop(WORN, 0):
            await self.unmask(who, holding.worn, safely=safely)
        if card in LOOKUP.sets and SET in who.over_the_top:
            await self.lose_by(who, SET, dict.fromkeys(TRAITS, -LOOKUP.sets[card].set_gain), safely=safely)
        if holding is not None and holding.losing:
            await self.lose_by(who, card, holding.losing, safely=safely)

    async def unmask(self, who: Explorer, worn: Mapping[Trait, int], *, safely: bool) -> None:
        """What putting a card on did is undone."""
        await self.lose_by(who, WORN, {trait: -spaces for trait, spaces in worn.items()}, safely=safely)

    async def lose_by(self, who: Explorer, source: str, losing: Mapping[Trait, int], *, safely: bool) -> None:
        """Move clips back, less what was over the top. (B-OVER-02)"""
        cut = who.over_the_top.pop(source, None) or [0] * len(TRAITS)
        with self.because(source):
            for number, trait in enumerate(TRAITS):
                spaces = losing.get(trait, 0)
                if spaces > 0 and who.alive:
                    self.raise_trait(who, trait, spaces)
                elif spaces < 0 and (lost := max(0, -spaces - cut[number])):
                    if safely:
                        self.lose_safely(who, trait, lost)
                    else:
                        await self.lose(who, trait, lost)

    async def discard_held(self, who: Explorer, card: CardId) -> None:
        """Lay a card one holds on the discard pile."""
        self.tell(Discards(explorer=who.id, card=card))
        await self.lose_card(who, card)
        self.close(card)
        self.discard(card)

    async def hand_over(self, giver: Explorer, taker: Explorer, card: CardId) -> None:
        """A card changes hands; it is done for this turn. (B-ITEM-12)"""
        await self.lose_card(giver, card)
        self.turn.used.append(card)
        if taker.alive:
            await self.gain_card(taker, card)
        else:
            self.lay_down(taker.place, card)

    async def exchange(self, one: Explorer, other: Explorer, card: CardId, price: CardId) -> None:
        """Two cards change hands at once: what they bring goes before what losing them costs. (B-ITEM-12, -19)"""
        swaps = ((one, card, price), (other, price, card))
        for who, given, got in swaps:
            who.cards.remove(given)
            who.cards.append(got)
            self.turn.used.append(given)
        for who, _, got in swaps:
            await self.enjoy(who, got)
        for who, given, _ in swaps:
            await self.suffer_loss(who, given, safely=False)

    @hook
    def lay_down(self, place: Place, card: CardId) -> None:
        """A card joins the pile of a place; down the Coal Chute if need be. (B-PILE-01, B-COAL-05)"""
        place = self.plan.comes_to_rest(place)
        self.state.piles.setdefault(place, []).append(card)

    def close(self, card: CardId) -> None:
        """A Music Box that goes back to the stack or the discards is closed."""
        if card == MUSIC_BOX:
            self.state.music = False

    async def lose_for_good(self, who: Explorer, card: CardId, *, safely: bool = False) -> None:
        """A card or token is lost, and out of the game."""
        await self.lose_card(who, card, safely=safely)
        self.close(card)
        self.state.gone.append(card)

    @hook
    def take_up(self, place: Place, card: CardId) -> None:
        """A card leaves the pile of a place. (B-PILE-03)"""
        pile = self.state.piles[place]
        pile.remove(card)
        if not pile:
            del self.state.piles[place]

    async def drop_all(self, who: Explorer, *, safely: bool = True) -> None:
        """Everything that is an item falls where its holder stands."""
        for card in [card for card in who.cards if self.is_item(card)]:
            self.tell(Drops(explorer=who.id, card=card, room=self.room(who)))
            await self.lose_card(who, card, safely=safely)
            self.lay_down(who.place, card)

    async def shed_belongings(self, who: Explorer) -> None:
        """Items fall, companions stay behind; no clip goes to the skull for it. (T-27, C-45)"""
        await self.drop_all(who)
        for card in [card for card in who.cards if card in HOLDINGS and HOLDINGS[card].companion]:
            self.tell(LeftBehind(explorer=who.id, card=card, room=self.room(who)))
            await self.lose_card(who, card, safely=True)
            self.state.companions[card] = who.place

    @hook
    def tradable(self, card: CardId) -> bool:
        """Whether a card may be traded. (B-ITEM-08, B-ITEM-09)"""
        holding = HOLDINGS.get(card)
        fit = holding.item and holding.tradable if holding is not None else self.is_item(card)
        return fit and card not in self.kept

    @hook
    def droppable(self, card: CardId) -> bool:
        """Whether a card may be dropped: its sheet says so; a haunt may forbid it, and says it of its tokens."""
        fit = card in LOOKUP.droppable or (card not in HOLDINGS and self.is_item(card))
        return fit and card not in self.kept

    @hook
    def may_hold(self, who: Explorer, card: CardId) -> bool:
        """Whether somebody may carry this one."""
        return True

    @hook
    def stealable(self, card: CardId) -> bool:
        """Whether a card may be stolen: its own text goes first. (B-STEAL-03)"""
        holding = HOLDINGS.get(card)
        return holding.item and holding.stealable if holding is not None else self.is_item(card)

    @hook
    async def steal(self, thief: Explorer, victim: Explorer, card: CardId, *, by: Fighter | None = None) -> None:
        """Take a card from somebody; the Blood Dagger takes its price. (B-STEAL-04)"""
        self.tell(Steals(explorer=thief.id, victim=victim.id, card=card))
        await self.hand_over(victim, thief, card)
        await self.pay_for_theft(victim, card, by=by)

    async def pay_for_theft(self, victim: Explorer, card: CardId, *, by: Fighter | None = None) -> None:
        """A card that does not like to be stolen hurts whom it leaves; a haunt may say that a fighter does it."""
        holding = HOLDINGS.get(card)
        if holding is not None and holding.stolen_damage:
            await self.damage_roll(victim, "physical", holding.stolen_damage, card, by=by)

    @hook
    async def take_companions(self, who: Explorer) -> None:
        """Whoever comes to a companion that waits gains its custody. (B-DEATH-06, C-47)"""
        waiting = self.state.companions
        for card in [card for card, place in waiting.items() if place == who.place]:
            if self.on_board(who) and self.may_take_companion(who, card):
                del waiting[card]
                self.tell(JoinedBy(explorer=who.id, card=card))
                await self.gain_card(who, card)

    @hook
    def may_take_companion(self, who: Explorer, card: CardId) -> bool:
        """Whether somebody may take a companion that waits: everybody, unless a haunt forbids it."""
        return True
