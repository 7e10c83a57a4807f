"""Monsters that carry: they take up, lay down, trade, are given and steal things. (T-53, T-19, B-ITEM-17, B-MON-17)"""

from collections.abc import Iterable, Iterator

from typing_extensions import override

from dreadhall.betrayal.components.catalogue import HOLDINGS
from dreadhall.betrayal.explorers.combat import Attack
from dreadhall.betrayal.explorers.trading import offered
from dreadhall.betrayal.ground import Deed, Fighter, deed
from dreadhall.betrayal.happenings.monsters import (
    GivenToMonster,
    HandedOn,
    MonsterDrops,
    MonsterOffers,
    MonsterSteals,
    MonsterTakes,
    MonsterTrades,
)
from dreadhall.betrayal.happenings.possessions import Refuses
from dreadhall.betrayal.ids import NO_CARD, CardId, Place
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.state import Explorer, Figure
from dreadhall.kernel import Choice, hook


class Carriers(Haunt):
    """Monsters whose record lets them carry. What they have changes none of their traits and gives them no ability."""

    @override
    def monster_deeds(self, figure: Figure) -> list[Choice[Deed]]:
        """What a monster does, and once a turn each: take up from a pile, lay down, trade. (B-ITEM-17)"""
        found = super().monster_deeds(figure)
        if self.stats(figure).carries:
            found += self.carrying_deeds(figure)
        return found

    def carrying_deeds(self, figure: Figure) -> Iterator[Choice[Deed]]:
        """The first card of a handful; on its own turn no barrier divides a monster's room. (B-BARR-10)"""
        if not self.turn.picked_up:
            for place in self.plan.places(self.room(figure)):
                for card in self.within_reach(figure, place):
                    yield deed(f"take:{card}", self.monster_takes_up, figure, place, card, card=card)
        if not self.turn.dropped:
            for card in self.not_used(figure.cards):
                if self.may_lay_down(figure, card):
                    yield deed(f"drop:{card}", self.monster_lays_down, figure, card, card=card)
        if self.may_trade(figure):
            yield from self.trades(figure)

    def not_used(self, cards: Iterable[CardId]) -> list[CardId]:
        """The cards that nothing has been done with in this turn. (B-ITEM-10)"""
        return [card for card in cards if card not in self.turn.used]

    def within_reach(self, figure: Figure, place: Place) -> list[CardId]:
        """What a monster may take up of the pile of a place."""
        return [card for card in self.not_used(self.state.piles.get(place, ())) if self.may_take_up(figure, card)]

    @hook
    def may_take_up(self, figure: Figure, card: CardId) -> bool:
        """Whether a carrier may take this from a pile: whatever lies there."""
        return True

    @hook
    def may_lay_down(self, figure: Figure, card: CardId) -> bool:
        """Whether a carrier may lay this down: items."""
        return self.is_item(card)

    async def monster_takes_up(self, figure: Figure, place: Place, card: CardId) -> None:
        """Some or all of a pile. (B-PILE-02)"""
        self.turn.picked_up = True
        while card:
            self.take_up(place, card)
            self.tell(MonsterTakes(monster=figure.id, card=card))
            self.monster_gets(figure, card)
            card = await self.monster_goes_on(figure, "monster-takes-more", self.within_reach(figure, place))

    async def monster_lays_down(self, figure: Figure, card: CardId) -> None:
        """Some or all of what it carries. (B-ITEM-07)"""
        self.turn.dropped = True
        while card:
            self.monster_loses(figure, card)
            self.turn.used.append(card)
            self.lay_down(figure.place, card)
            self.tell_dropped(figure, card)
            more = [other for other in figure.cards if self.may_lay_down(figure, other)]
            card = await self.monster_goes_on(figure, "monster-drops-more", more)

    async def monster_goes_on(self, figure: Figure, prompt: str, cards: Iterable[CardId]) -> CardId:
        """Another card, or enough."""
        more = self.not_used(cards)
        if not more:
            return NO_CARD
        choices = [Choice("done", NO_CARD), *(Choice(f"card:{card}", card, {"card": card}) for card in more)]
        return await self.ask(self.controller(figure), prompt, choices, monster=figure.id)

    @hook
    def monster_gets(self, figure: Figure, card: CardId) -> None:
        """A card is with a monster, and done for this turn; a Music Box falls shut in such hands. (B-ITEM-12)"""
        figure.cards.append(card)
        self.turn.used.append(card)
        self.close(card)

    @override
    def drop_what_it_carries(self, figure: Figure) -> None:
        """A companion waits where its monster was stunned. (B-MON-17)"""
        for card in [card for card in figure.cards if card in HOLDINGS and HOLDINGS[card].companion]:
            self.monster_loses(figure, card)
            self.state.companions[card] = figure.place
            self.tell(MonsterDrops(monster=figure.id, card=card, room=self.room(figure)))
        super().drop_what_it_carries(figure)

    # Traded

    @hook
    def may_trade(self, figure: Figure) -> bool:
        """Whether a monster may trade now: once in its turn."""
        return not self.turn.traded

    def trades(self, figure: Figure) -> Iterator[Choice[Deed]]:
        """What it can offer to whoever is in its room and carries things, on either side. (B-ITEM-06, B-BARR-10)"""
        room = self.room(figure)
        mine = self.to_trade(figure)
        for who in self.explorers_in(room) if mine else ():
            for card in mine:
                if self.may_carry(who) and self.may_have(who, card) and self.asks(figure, who, card):
                    yield deed(
                        f"trade:{who.id}:{card}", self.offer_to_explorer, figure, who, card, explorer=who.id, card=card
                    )
        for other in self.others_that_carry(figure) if mine else ():
            for card in mine:
                yield deed(f"hand-on:{other.id}:{card}", self.hand_on, figure, other, card, monster=other.id, card=card)

    def others_that_carry(self, figure: Figure) -> list[Figure]:
        """The monsters in its room that could take something from it."""
        there = [other for other in self.state.monsters.values() if self.room(other) == self.room(figure)]
        return [other for other in there if other is not figure and not other.stunned and self.stats(other).carries]

    def to_trade(self, fighter: Fighter) -> list[CardId]:
        """What somebody has that can still be traded in this turn. (B-ITEM-08, B-ITEM-10)"""
        return [card for card in self.not_used(fighter.cards) if self.tradable(card)]

    def may_have(self, fighter: Fighter, card: CardId) -> bool:
        """Whether somebody may take a card in a trade."""
        return self.may_hold(fighter, card) if isinstance(fighter, Explorer) else self.may_take_up(fighter, card)

    def asks(self, giver: Fighter, taker: Fighter, card: CardId) -> list[Choice[CardId]]:
        """What can still be asked for a card: nothing, which is the empty one, or something the other has."""
        prices = [NO_CARD, *(price for price in self.to_trade(taker) if self.may_have(giver, price))]
        free = [price for price in prices if offered(taker, card, price) not in self.turn.refused]
        return [Choice(f"for:{price or 'nothing'}", price, {"card": price}) for price in free]

    async def offer_to_explorer(self, figure: Figure, who: Explorer, card: CardId) -> None:
        """A monster offers something, for another thing or for nothing; both must agree. (B-ITEM-06, B-ITEM-18)"""
        wanted = self.asks(figure, who, card)
        price = await self.ask(self.controller(figure), "ask-in-return", wanted, explorer=who.id, card=card)
        if self.controller(who) != self.controller(figure):
            self.tell(MonsterOffers(monster=figure.id, explorer=who.id, card=card, price=price))
            told = {"monster": figure.id, "card": card, "price": price}
            if not await self.agrees(self.controller(who), "agree-with-monster", **told):
                self.turn.refused.append(offered(who, card, price))
                self.tell(Refuses(explorer=who.id, other=figure.id))
                return
        self.turn.traded = True
        self.tell(MonsterTrades(monster=figure.id, explorer=who.id, card=card, price=price))
        await self.swap(who, figure, given=price, got=card)

    async def hand_on(self, figure: Figure, other: Figure, card: CardId) -> None:
        """One monster hands something to another."""
        self.turn.traded = True
        self.tell(HandedOn(monster=figure.id, target=other.id, card=card))
        self.monster_loses(figure, card)
        self.monster_gets(other, card)

    async def swap(self, who: Explorer, figure: Figure, *, given: CardId, got: CardId) -> None:
        """What goes to a monster and what comes from it, at one instant; either can be nothing. (B-ITEM-12, -19)"""
        if given:
            who.cards.remove(given)
            self.monster_gets(figure, given)
        if got:
            self.monster_loses(figure, got)
            self.turn.used.append(got)
            await self.gain_card(who, got)
        if given:
            await self.suffer_loss(who, given, safely=False)

    # Given by the traitor

    def gifts(self, giver: Explorer, figure: Figure, verb: str) -> Iterator[Choice[Deed]]:
        """What somebody in the same place can hand to a monster: things, and companions if the haunt lets it."""
        if figure.stunned or figure.place != giver.place or not self.on_board(giver):
            return
        for card in self.not_used(giver.cards):
            if self.tradable(card) or self.keeps_companion(figure, card):
                yield deed(f"{verb}:{card}", self.hand_to_monster, giver, figure, card, card=card)

    def bargains(self, giver: Explorer, figure: Figure, verb: str) -> Iterator[Choice[Deed]]:
        """The one trade of a turn, made with a monster in the same place. (B-ITEM-05, B-ITEM-06)"""
        if figure.stunned or figure.place != giver.place or self.turn.traded:
            return
        for card in self.to_trade(giver):
            if self.may_take_up(figure, card):
                told = {"monster": figure.id, "card": card}
                yield deed(f"{verb}:{figure.id}:{card}", self.offer_to_monster, giver, figure, card, **told)

    @hook
    def keeps_companion(self, figure: Figure, card: CardId) -> bool:
        """Whether a monster may have the custody of a companion."""
        return False

    async def offer_to_monster(self, giver: Explorer, figure: Figure, card: CardId) -> None:
        """For something that the monster has, or for nothing; who decides for both asks nobody."""
        wanted = self.asks(giver, figure, card)
        price = await self.ask(self.controller(giver), "ask-monster-in-return", wanted, monster=figure.id, card=card)
        self.turn.traded = True
        await self.hand_to_monster(giver, figure, card, price)

    async def hand_to_monster(self, giver: Explorer, figure: Figure, card: CardId, price: CardId = NO_CARD) -> None:
        """The monster has it now."""
        self.tell(GivenToMonster(explorer=giver.id, monster=figure.id, card=card, price=price))
        await self.swap(giver, figure, given=card, got=price)

    # Stolen

    @override
    async def steals_instead(self, attack: Attack) -> bool:
        """A carrier that would hurt enough may take something instead. (T-19, B-STEAL-01, C-40)"""
        thief, victim = attack.attacker, attack.defender
        if isinstance(thief, Explorer) or not isinstance(victim, Explorer):
            return await super().steals_instead(attack)
        free = self.pickings(victim, thief)
        loot = [card for card in victim.cards if card in free or self.keeps_companion(thief, card)]
        if not self.stats(thief).carries or not self.theft_possible(attack) or not loot:
            return False
        choices = [Choice("damage", NO_CARD), *(Choice(f"steal:{card}", card, {"card": card}) for card in loot)]
        points = attack.margin
        card = await self.ask(self.controller(thief), "damage-or-steal", choices, victim=victim.id, points=points)
        if card:
            await self.monster_steals(thief, victim, card)
        return bool(card)

    async def monster_steals(self, thief: Figure, victim: Explorer, card: CardId) -> None:
        """A card goes from an explorer to a monster. (B-STEAL-04)"""
        self.tell(MonsterSteals(monster=thief.id, victim=victim.id, card=card))
        await self.lose_card(victim, card)
        self.monster_gets(thief, card)
        await self.pay_for_theft(victim, card)
