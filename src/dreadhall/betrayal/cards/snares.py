"""Events that last: Debris and Webs hold their explorer, Grave Dirt festers, Lights Out slows."""

from dreadhall.betrayal.cards.cards import Cards
from dreadhall.betrayal.cards.effects import CardEffect
from dreadhall.betrayal.components.card_sheets import Plight
from dreadhall.betrayal.components.lookup import LOOKUP
from dreadhall.betrayal.ground import Deed, deed
from dreadhall.betrayal.happenings.moves import Freed
from dreadhall.betrayal.ids import NO_CARD, CardId
from dreadhall.betrayal.state import Explorer
from dreadhall.kernel import Choice, hook


def held_by(who: Explorer) -> CardId:
    """The card that holds an explorer; empty for the free."""
    for card in who.cards:
        if card in LOOKUP.snares:
            return card
    return NO_CARD


def attempt(card: CardId, holder: Explorer) -> str:
    """How a turn remembers that freeing somebody was tried. (B-DIE-06)"""
    return f"{card}:{holder.id}"


class Snares(Cards):
    """Getting free again."""

    @hook
    def freeing_deeds(self, who: Explorer) -> list[Choice[Deed]]:
        """Free oneself, or, being free, somebody else in the same place; each can be tried once a turn."""
        held = held_by(who) if who.cards else NO_CARD
        found = []
        place = who.place
        for other in [who] if held else self.state.explorers:
            if other.place == place and other.cards and self.on_board(other):
                card = held if held else held_by(other)
                if card and attempt(card, other) not in self.turn.tried:
                    key = f"free:{other.id}"
                    found.append(deed(key, self.try_to_free, who, other, card, explorer=other.id, card=card))
        return found

    async def try_to_free(self, who: Explorer, holder: Explorer, card: CardId) -> None:
        """A Might roll; failures add up, and in the Webs one more explorer gets stuck for the turn."""
        snare = LOOKUP.snares[card]
        self.turn.tried.append(attempt(card, holder))
        if await self.passes(who, snare.trait, snare.target, card):
            self.set_free(holder, card)
            return
        holder.status[card] = holder.status.get(card, 0) + 1
        if snare.ends_movement and self.has_the_turn(who):
            self.turn.over = True

    def set_free(self, who: Explorer, card: CardId) -> None:
        """Nothing holds the explorer any more."""
        self.tell(Freed(explorer=who.id, card=card))
        self.drop_event(who, card)

    # The turn of whoever has such a card

    async def start_of_turn_cards(self, who: Explorer) -> None:
        """After enough failures one is free; Grave Dirt hurts."""
        held = held_by(who)
        if held and who.status.get(held, 0) >= LOOKUP.snares[held].failures:
            self.set_free(who, held)
        for card, plight in LOOKUP.plights.items():
            if plight.each_turn and card in who.cards:
                await self.obey(CardEffect(card, who), plight.each_turn)

    async def end_of_turn_cards(self, who: Explorer) -> None:
        """Some rooms wash off Grave Dirt or give light; company gives light too."""
        for card, plight in LOOKUP.plights.items():
            if card in who.cards and self.is_cured(who, plight):
                self.drop_event(who, card)

    def is_cured(self, who: Explorer, plight: Plight) -> bool:
        """Whether ending a turn here gets rid of a card."""
        return self.room(who) in plight.cured_in or (plight.cured_by_company and bool(self.others_with(who)))
