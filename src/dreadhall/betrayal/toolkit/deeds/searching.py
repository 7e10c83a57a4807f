"""Named cards taken openly out of a stack, on a success or in place of a draw. (T-24, T-21, C-35)"""

from collections.abc import Iterable
from typing import ClassVar

from typing_extensions import override

from dreadhall.betrayal.components.catalogue import CARDS, ROOMS
from dreadhall.betrayal.happenings.cards import TakesOut
from dreadhall.betrayal.ids import CardId, RoomId
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.state import Explorer
from dreadhall.kernel import hook


class Searching(Haunt):
    """The stack is shuffled after every search."""

    prompt_of_search: ClassVar[str] = ""
    """What a discoverer is asked who may choose between several cards."""

    def in_play(self, card: CardId) -> bool:
        """Whether somebody has a card, or it lies or waits in the house."""
        state = self.state
        carried = [*(who.cards for who in state.explorers), *(figure.cards for figure in state.monsters.values())]
        return card in state.companions or any(card in cards for cards in (*carried, *state.piles.values()))

    async def search_for(self, who: Explorer, cards: Iterable[CardId], prompt: str = "") -> CardId:
        """Take one of these cards from its stack: the searcher chooses which. (B-CARD-12)"""
        card = await self.choose_card(self.controller(who), prompt, cards)
        self.take_from_deck(card)
        kind = CARDS[card].kind
        self.tell(TakesOut(explorer=who.id, card=card, deck=kind), reveals=True)
        await self.obey_card(who, card, kind)
        return card

    @hook
    def found_instead(self, who: Explorer, room: RoomId) -> list[CardId]:
        """The cards one of which a discoverer takes in place of the draw; none: the draw is as always."""
        return []

    @override
    async def draw_for_room(self, who: Explorer, room: RoomId) -> None:
        """In place of a draw a named card may be found; movement is over all the same. (B-DISC-08)"""
        cards = self.found_instead(who, room) if ROOMS[room].symbol is not None and self.on_board(who) else []
        if not cards:
            await super().draw_for_room(who, room)
            return
        if self.has_the_turn(who):
            self.turn.over = True
        with self.because(room):
            await self.search_for(who, cards, self.prompt_of_search)
