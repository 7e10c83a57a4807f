"""Trading, dropping and picking up. (B-ITEM-05 to B-ITEM-12, B-PILE)"""

from collections.abc import Iterator
from typing import Any

from dreadhall.betrayal.cards.using import Using
from dreadhall.betrayal.ground import Deed, DeedOf, Fighter, deed
from dreadhall.betrayal.happenings.possessions import Drops, Offers, Refuses, Takes, Trades
from dreadhall.betrayal.ids import NO_CARD, CardId
from dreadhall.betrayal.state import Explorer
from dreadhall.kernel import Choice, hook

DONE = "done"


def offered(other: Fighter, card: CardId, price: CardId) -> str:
    """How a turn remembers an offer."""
    return f"{other.id}:{card}:{price}"


class Trading(Using):
    """Each once in a turn."""

    def trading_deeds(self, who: Explorer, company: list[Explorer]) -> list[Choice[Deed]]:
        """Offer something to those in the same place, lay things down, take things up. (B-ITEM-06, B-ITEM-15)"""
        turn = self.turn
        found: list[Choice[Deed]] = []
        mine = [card for card in who.cards if card not in turn.used] if turn.used else who.cards
        if mine and not turn.traded:
            for other in company:
                if self.may_carry(other):
                    found += self.offers(who, other, mine)
        if mine and not turn.dropped:
            for card in mine:
                if self.droppable(card):
                    drop: DeedOf[Explorer, CardId] = (self.drop, (who, card))
                    found.append(Choice("drop:" + card, drop, {"card": card}))
        if not turn.picked_up and who.place in self.state.piles and self.may_carry(who):
            for card in self.state.piles[who.place]:
                if card not in turn.used and self.may_hold(who, card):
                    take: DeedOf[Explorer, CardId] = (self.pick_up, (who, card))
                    found.append(Choice("take:" + card, take, {"card": card}))
        return found

    def offers(self, who: Explorer, other: Explorer, cards: list[CardId]) -> Iterator[Choice[Deed]]:
        """What somebody can offer to another who may hold it; not what was refused in this turn, whatever is asked."""
        refused = self.turn.refused
        for card in cards:
            if not self.tradable(card) or not self.may_hold(other, card):
                continue
            if not refused or self.prices(who, other, card):
                data: dict[str, Any] = {"explorer": other.id, "card": card}
                if offered(other, card, NO_CARD) in refused:
                    data["refused"] = True
                yield deed(f"trade:{other.id}:{card}", self.offer, who, other, card, **data)

    def prices(self, who: Explorer, other: Explorer, card: CardId) -> list[CardId]:
        """What can still be asked for a card: nothing, which is the empty one, or something the other has."""
        theirs = [mine for mine in other.cards if self.tradable(mine) and self.may_hold(who, mine)]
        prices = [NO_CARD, *(price for price in theirs if price not in self.turn.used)]
        return [price for price in prices if offered(other, card, price) not in self.turn.refused]

    @hook
    def may_carry(self, who: Explorer) -> bool:
        """Whether somebody can carry items at all."""
        return True

    async def offer(self, who: Explorer, other: Explorer, card: CardId) -> None:
        """Offer a card, for another or for nothing; only with consent it is a trade. (B-ITEM-06, B-DEC-12, B-DEC-13)"""
        prices = self.prices(who, other, card)
        wanted = [Choice(f"for:{price or 'nothing'}", price, {"card": price}) for price in prices]
        price = await self.ask(self.controller(who), "ask-in-return", wanted, explorer=other.id, card=card)
        self.tell(Offers(explorer=who.id, other=other.id, card=card, price=price))
        if not await self.agrees(self.controller(other), "agree-to-trade", explorer=who.id, card=card, price=price):
            self.turn.refused.append(offered(other, card, price))
            self.tell(Refuses(explorer=other.id, other=who.id))
            return
        self.turn.traded = True
        self.tell(Trades(explorer=who.id, other=other.id, card=card, price=price))
        if price:
            await self.exchange(who, other, card, price)
        else:
            await self.hand_over(who, other, card)

    async def drop(self, who: Explorer, card: CardId) -> None:
        """Lay down any number of items at once. (B-ITEM-07)"""
        self.turn.dropped = True
        while card and self.on_board(who):
            self.turn.used.append(card)
            self.tell(Drops(explorer=who.id, card=card, room=self.room(who)))
            await self.lose_card(who, card)
            self.lay_down(who.place, card)
            rest = [more for more in who.cards if more not in self.turn.used and self.droppable(more)]
            card = await self.one_more(who, "drop-more", rest)

    async def pick_up(self, who: Explorer, card: CardId) -> None:
        """Take up some or all of a pile. (B-PILE-02)"""
        self.turn.picked_up = True
        while card and self.on_board(who):
            self.turn.used.append(card)
            self.take_up(who.place, card)
            self.tell(Takes(explorer=who.id, card=card, room=self.room(who)))
            await self.gain_card(who, card)
            pile = self.state.piles.get(who.place, [])
            rest = [more for more in pile if more not in self.turn.used and self.may_hold(who, more)]
            card = await self.one_more(who, "take-more", rest)

    async def one_more(self, who: Explorer, prompt: str, cards: list[CardId]) -> CardId:
        """Another card, or enough."""
        if not cards or not self.on_board(who):
            return NO_CARD
        choices = [Choice(DONE, NO_CARD), *(Choice(f"card:{card}", card, {"card": card}) for card in cards)]
        return await self.ask(self.controller(who), prompt, choices, explorer=who.id)
