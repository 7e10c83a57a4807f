"""Drawing cards. (B-CARD)"""

from typing_extensions import override

from dreadhall.betrayal.cards.events import Events
from dreadhall.betrayal.components.catalogue import HOLDINGS
from dreadhall.betrayal.happenings.cards import Draws, NothingToDraw
from dreadhall.betrayal.ids import CardId
from dreadhall.betrayal.state import Explorer
from dreadhall.kernel import hook


class Cards(Events):
    """What happens when a symbol, a room or another card makes somebody draw."""

    @override
    async def draw_cards(self, who: Explorer, kind: str, count: int = 1) -> None:
        """Draw and obey cards; drawing ends the movement of the own turn. (B-CARD-03, B-MOVE-04, B-CARD-11)"""
        for _ in range(count):
            if not self.on_board(who):
                return
            if self.turn.seat == who.seat and not self.turn.monster:
                self.turn.over = True
            card = await self.draw_card(who, kind)
            if card is None:
                self.tell(NothingToDraw(explorer=who.id, deck=kind))
                return
            self.tell(Draws(explorer=who.id, card=card, deck=kind), reveals=True)
            with self.because(card):
                await self.obey_card(who, card, kind)

    @hook
    async def draw_card(self, who: Explorer, kind: str) -> CardId | None:
        """The card that somebody draws: the top one; None where nothing is left."""
        return self.top_card(kind)

    @hook
    async def obey_card(self, who: Explorer, card: CardId, kind: str) -> None:
        """An event is followed, an item or omen kept. (B-CARD-04 to B-CARD-06)"""
        if kind == "event":
            await self.follow_event(who, card)
            return
        if kind == "omen":
            self.count_omen(who, card)
        await self.gain_card(who, card)
        if HOLDINGS[card].on_draw and self.on_board(who):
            await self.obey_on_draw(who, card)

    def count_omen(self, who: Explorer, card: CardId) -> None:
        """Every omen drawn before the haunt asks for a haunt roll. (B-HROLL-01, B-HROLL-03, B-CARD-07)"""
        self.state.omens_drawn += 1
        if not self.haunted:
            self.turn.omens.append((card, self.room(who), who.seat))
