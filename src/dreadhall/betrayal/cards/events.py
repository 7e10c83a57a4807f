"""Following an event: whom it strikes, and whether it stays. (B-CARD-04, B-POW-04, B-POW-05, B-POW-07)"""

from collections.abc import Iterable

from dreadhall.betrayal.cards.effects import CardEffect
from dreadhall.betrayal.cards.visions import item_cards
from dreadhall.betrayal.cards.walls import Walls
from dreadhall.betrayal.components.card_sheets import EventCard
from dreadhall.betrayal.components.catalogue import EVENTS, HOLDINGS
from dreadhall.betrayal.explorers.rolls import until_void
from dreadhall.betrayal.happenings.cards import NothingHappens, PassesOn
from dreadhall.betrayal.ids import CardId
from dreadhall.betrayal.state import Explorer
from dreadhall.kernel import hook

PASSED_ON = ("with-an-item", "above-the-basement")
"""Whom an event strikes that goes to the left until it fits somebody."""


class Events(Walls):
    """Read aloud, obeyed at once."""

    async def follow_event(self, who: Explorer, card: CardId) -> None:
        """Those concerned obey one after the other; then the card is discarded unless it lasts. (B-CARD-04)"""
        event = EVENTS[card]
        effects: list[CardEffect] = []
        try:
            for other in self.those_struck(who, event):
                if self.on_board(other) and not await self.refuses(other, card):
                    effects.append(CardEffect(card, other, drawer=who.seat))
                    with until_void(), self.or_nothing(card, other):
                        await self.befall(effects[-1], event)
        except Exception:
            # A haunt that begins, or a game that ends, in the middle of an event leaves no card behind.
            self.lay_aside(card, effects)
            raise
        self.lay_aside(card, effects)

    def those_struck(self, drawer: Explorer, event: EventCard) -> list[Explorer]:
        """Whom an event strikes; that it is passed on, or strikes nobody, is said."""
        struck = self.struck_by(drawer, event)
        if not struck:
            self.tell(NothingHappens(explorer=drawer.id), cause=event.id)
        elif event.affects in PASSED_ON and struck[0] is not drawer:
            self.tell(PassesOn(explorer=drawer.id, other=struck[0].id, card=event.id))
        return struck

    def lay_aside(self, card: CardId, effects: Iterable[CardEffect]) -> None:
        """Discard an event that nobody keeps."""
        if not any(effect.kept for effect in effects):
            self.discard(card)

    @hook
    def struck_by(self, drawer: Explorer, event: EventCard) -> list[Explorer]:
        """Whom an event strikes, in turn order from its drawer."""
        if event.affects == "drawer":
            return [drawer]
        everybody = [who for who in self.from_seat(drawer.seat) if self.on_board(who)]
        if event.affects == "basement":
            return [who for who in everybody if self.floor(who) == "basement"]
        if event.affects == "exposed":
            return [who for who in everybody if self.exposed(who, event.exposed_rooms)]
        if event.affects in PASSED_ON:
            return [who for who in everybody if self.can_take(who, event)][:1]
        return everybody

    @hook
    def can_take(self, who: Explorer, event: EventCard) -> bool:
        """Whether an event that is passed on to the left can stay with this explorer."""
        return self.floor(who) != "basement" if event.affects == "above-the-basement" else bool(item_cards(who))

    async def befall(self, effect: CardEffect, event: EventCard) -> None:
        """All that an event does to one explorer. (B-POW-05)"""
        if event.first:
            await self.obey(effect, event.first)
        if event.trial is not None and self.on_board(effect.who):
            unscathed = await self.undergo(effect, event.trial)
            if unscathed and event.unscathed:
                await self.obey(effect, event.unscathed)
        if event.after:
            await self.obey(effect, event.after)
        if effect.entering:
            await self.enters_found(effect)

    async def special_led_away(self, effect: CardEffect) -> None:
        """The Lost One's second roll says where one ends up."""
        second = EVENTS[effect.card].second
        assert second is not None
        await self.undergo(effect, second)

    async def obey_on_draw(self, who: Explorer, card: CardId) -> None:
        """What an omen does when it is drawn; the traitor may refuse the Bite. (B-CARD-06, B-POW-04)"""
        if not await self.refuses(who, card):
            await self.obey(CardEffect(card, who), HOLDINGS[card].on_draw)
