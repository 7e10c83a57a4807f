"""Lost traits, and death. (B-DMG-03, B-DEATH)"""

from dreadhall.betrayal.cards.decks import Decks
from dreadhall.betrayal.causes import THE_HAUNT
from dreadhall.betrayal.components.catalogue import HOLDINGS
from dreadhall.betrayal.components.pieces import Trait
from dreadhall.betrayal.happenings.harm import Dies, LeavesBehind
from dreadhall.betrayal.house.plan import room_of
from dreadhall.betrayal.ids import CardId
from dreadhall.betrayal.state import SKULL, Explorer
from dreadhall.kernel import hook


class Death(Decks):
    """Traits that are lost, and explorers who die of it."""

    async def lose(self, who: Explorer, trait: Trait, spaces: int, *, by: str = "") -> int:
        """Lose spaces of a trait; that is no damage. (B-DMG-03)"""
        if not self.on_board(who):
            return 0
        moved = self.drop_clip(who, trait, spaces, floor=self.floor_of_loss(who))
        await self.check_death(who, by)
        return moved

    @hook
    def floor_of_loss(self, who: Explorer) -> int:
        """How far a loss that is no damage can bring a clip down."""
        return self.lowest_possible(who)

    def lose_safely(self, who: Explorer, trait: Trait, spaces: int) -> int:
        """Lose spaces, but never the last number: for set-up and things taken by force. (C-12, C-45)"""
        return self.drop_clip(who, trait, spaces, floor=0)

    def set_to_lowest(self, who: Explorer, trait: Trait) -> None:
        """Bring a clip down to the lowest number, never to the skull."""
        self.drop_clip(who, trait, self.height(who, trait), floor=0)

    # Death

    @hook
    async def check_death(self, who: Explorer, by: str = "") -> None:
        """A clip on the skull kills at once. (B-DEATH-01, B-TRAIT-06)"""
        if who.alive and SKULL in who.clips:
            await self.dies(who, by)

    async def dies(self, who: Explorer, by: str = "") -> None:
        """The figure is removed; then a haunt has its say, and perhaps the game is decided. (B-DEATH-03, B-WIN-06)"""
        self.falls_dead(who, by)
        await self.after_death(who, by)
        self.check_goals()

    def falls_dead(self, who: Explorer, by: str = "") -> None:
        """The figure is removed, and what it had stays in the room. (B-DEATH-03 to B-DEATH-07)"""
        who.alive = False
        self.tell(Dies(explorer=who.id, room=self.room(who), by=by), cause=self.cause or by or THE_HAUNT)
        if self.state.haunt is not None:
            self.state.haunt.killers[str(who.seat)] = by
        self.leave_belongings(who)
        if self.turn.seat == who.seat and not self.turn.monster:
            self.turn.ended = True

    @hook
    def leave_belongings(self, who: Explorer) -> None:
        """Items make a pile, companions wait, the rest is discarded; no traits change by it. (B-DEATH-05 to -07)"""
        place = self.plan.comes_to_rest(who.place)
        left = [card for card in who.cards if self.stays_behind(card)]
        if left and room_of(place) not in self.state.destroyed:
            self.tell(LeavesBehind(explorer=who.id, cards=left, room=room_of(place)))
        for card in who.cards:
            if self.is_item(card):
                self.state.piles.setdefault(place, []).append(card)
            elif card in HOLDINGS and HOLDINGS[card].companion:
                self.state.companions[card] = place
            else:
                self.discard(card)
        who.cards = []
        who.over_the_top = {}
        who.status = {}

    def stays_behind(self, card: CardId) -> bool:
        """Whether a card stays in the room when its holder dies: as an item, or as somebody who waits."""
        return self.is_item(card) or (card in HOLDINGS and HOLDINGS[card].companion)

    @hook
    async def after_death(self, who: Explorer, by: str) -> None:
        """What a haunt does when somebody has died."""
