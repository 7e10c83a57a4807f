"""What tokens offer to whoever stands beside them: Closet, Safe, Skeletons, Slide and Wall Switch."""

from dreadhall.betrayal.cards.effects import CardEffect
from dreadhall.betrayal.cards.snares import Snares
from dreadhall.betrayal.cards.walls import SWITCH
from dreadhall.betrayal.components.cards import REVOLVING_WALL
from dreadhall.betrayal.components.catalogue import EVENTS
from dreadhall.betrayal.components.lookup import LOOKUP
from dreadhall.betrayal.ground import Deed, deed
from dreadhall.betrayal.house.plan import room_of
from dreadhall.betrayal.ids import CardId
from dreadhall.betrayal.state import Explorer
from dreadhall.kernel import Choice, hook

SLIDE = "slide"
WALL = REVOLVING_WALL


class Features(Snares):
    """Each once in an explorer's own turn. (B-DIE-06)"""

    @hook
    def token_deeds(self, who: Explorer) -> list[Choice[Deed]]:
        """What the tokens in a place offer to somebody who stands there."""
        place, tokens = who.place, self.state.tokens
        found = []
        if place in tokens.values():
            here = [token for token, where in tokens.items() if where == place and token in LOOKUP.features]
            for token in here:
                if token != SWITCH and self.may_try(who, token):
                    card = LOOKUP.features[token]
                    found.append(deed(f"try:{token}", self.try_token, who, token, card, token=token, card=card))
        switch = self.state.switch
        if switch is not None and place in switch and SWITCH not in self.turn.tried and self.may_slip_away(who):
            found.append(deed(f"try:{SWITCH}", self.try_switch, who, token=SWITCH, card=WALL))
        return found

    def may_try(self, who: Explorer, token: str) -> bool:
        """Whether a token was not tried yet; sliding needs movement that is not over. (B-MOVE-06)"""
        return token not in self.turn.tried and (token != SLIDE or self.may_slip_away(who))

    async def try_token(self, who: Explorer, token: str, card: CardId) -> None:
        """Roll on the table of the event that left the token; sliding is moving. (B-MOVE-06, B-PAST-05)"""
        self.turn.tried.append(token)
        if token == SLIDE:
            self.moves_freely(who)
            self.pay_for_leaving(who)
        trial = EVENTS[card].later
        assert trial is not None
        effect = CardEffect(card, who)
        with self.or_nothing(card, who):
            await self.undergo(effect, trial)
            await self.enters_found(effect)

    async def try_switch(self, who: Explorer) -> None:
        """The Revolving Wall opens to a Knowledge roll, and to the traitor without one. (B-REVW-01, B-POW-03)"""
        if self.is_traitor(who):
            self.turn.tried.append(SWITCH)
            if await self.comes_in(who, room_of(self.behind_the_wall(who))):
                await self.pass_wall(who)
        else:
            await self.try_token(who, SWITCH, WALL)
