"""The frogs of the Frog-Leg Stew: heroes who can do little more than hop, or be carried. (H03-12, H03-24 to H03-28)"""

from typing_extensions import override

from dreadhall.betrayal.components.catalogue import HOLDINGS, TRAITS
from dreadhall.betrayal.components.rooms import COLLAPSED_ROOM
from dreadhall.betrayal.explorers.traits import clip_of, start_of
from dreadhall.betrayal.ground import Deed, Fighter
from dreadhall.betrayal.house.paths import BELOW
from dreadhall.betrayal.ids import CardId, ExplorerId, Place, RoomId
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.betrayal.state import Explorer
from dreadhall.kernel import Choice, Happening, hook

FROG, CARRIED = "frog", "carried"
"""The status of a hero who is a Frog, and why such a one is not on the board."""
HOPS = ("go", "cross", "fall")
"""All that a Frog can do. (H03-26, H03-37)"""


def is_frog(who: Fighter) -> bool:
    """Whether somebody is a Frog."""
    return isinstance(who, Explorer) and FROG in who.status


def as_card(who: Explorer) -> CardId:
    """A Frog as something to carry."""
    return CardId(f"{FROG}-{who.id}")


class Turned(Happening, kind="h03-turned"):
    """Somebody has become a frog."""

    explorer: ExplorerId
    room: RoomId


class Restored(Happening, kind="h03-restored"):
    """A frog is an explorer again."""

    explorer: ExplorerId
    other: ExplorerId
    room: RoomId


class Picked(Happening, kind="h03-picked"):
    """Somebody carries a frog."""

    explorer: ExplorerId
    other: ExplorerId


class Hops(Happening, kind="h03-hops"):
    """A frog is let down."""

    explorer: ExplorerId
    room: RoomId


class Frogs(Haunt):
    """A Frog stays its player's explorer; carried, it is a thing in somebody's hands and off the board."""

    async def turn_into_frog(self, who: Explorer) -> None:
        """Everything falls, companions are gone, Might and Knowledge sink. (H03-12, H03-25, H03-38)"""
        self.tell(Turned(explorer=who.id, room=self.room(who)))
        await self.drop_all(who)
        for card in [card for card in who.cards if card in HOLDINGS and HOLDINGS[card].companion]:
            await self.lose_for_good(who, card, safely=True)
        for trait in ("might", "knowledge"):
            self.set_to_lowest(who, trait)
        who.status[FROG] = 1
        await self.has_turned(who)

    @hook
    async def has_turned(self, who: Explorer) -> None:
        """What a haunt does when there is one Frog more."""

    def frogs(self) -> list[Explorer]:
        """The Frogs that nobody carries."""
        return [who for who in self.explorers() if is_frog(who)]

    @override
    def free_deeds(self, who: Explorer) -> list[Choice[Deed]]:
        """A Frog only hops, and never into the unknown. (H03-26, H03-37)"""
        found = super().free_deeds(who)
        if not is_frog(who):
            return found
        unknown = self.room(who) == COLLAPSED_ROOM and BELOW not in self.state.tokens
        return [choice for choice in found if choice.verb in (HOPS[:2] if unknown else HOPS)]

    @override
    async def draw_cards(self, who: Explorer, kind: str, count: int = 1) -> None:
        """Frogs draw nothing. (H03-26)"""
        if not is_frog(who):
            await super().draw_cards(who, kind, count)

    @override
    def may_carry(self, who: Explorer) -> bool:
        """Nor hold anything. (H03-37)"""
        return not is_frog(who) and super().may_carry(who)

    @override
    def may_take_companion(self, who: Explorer, card: CardId) -> bool:
        """Nobody follows a Frog."""
        return not is_frog(who) and super().may_take_companion(who, card)

    @override
    def slows(self, one: Fighter, other: Fighter) -> bool:
        """A Frog holds nobody up. (C-44)"""
        return not is_frog(one) and super().slows(one, other)

    def turn_back(self, frog: Explorer, by: Explorer) -> None:
        """A Frog is human again, as fresh as ever, beside whoever read the words. (H03-23, H03-45)"""
        for carrier in self.state.explorers:
            if as_card(frog) in carrier.cards:
                carrier.cards.remove(as_card(frog))
        frog.place, frog.away = by.place, ""
        del frog.status[FROG]
        self.tell(Restored(explorer=frog.id, other=by.id, room=self.room(frog)))
        for trait in TRAITS:
            if clip_of(frog, trait) != start_of(frog, trait):
                self.move_clip(frog, trait, start_of(frog, trait))

    # Frogs in somebody's hands

    def carried_by(self, who: Explorer) -> list[Explorer]:
        """The Frogs that somebody carries."""
        return [other for other in self.state.explorers if as_card(other) in who.cards]

    def frog_of(self, card: CardId) -> Explorer | None:
        """Whose Frog a thing is; None where it is none."""
        return next((who for who in self.state.explorers if as_card(who) == card), None)

    async def pick(self, who: Explorer, frog: Explorer) -> None:
        """A Frog is taken up like an item; it can do nothing then. (H03-24, H03-27, H03-39)"""
        self.turn.picked_up = True
        self.turn.used.append(as_card(frog))
        frog.away = CARRIED
        self.tell(Picked(explorer=who.id, other=frog.id))
        await self.gain_card(who, as_card(frog))

    @override
    async def after_gain(self, who: Explorer, card: CardId) -> None:
        """A Frog is where its carrier is."""
        await super().after_gain(who, card)
        self.keep_along(who)

    @override
    async def entered(self, who: Explorer) -> None:
        """And goes along."""
        await super().entered(who)
        self.keep_along(who)

    @override
    async def crossed(self, who: Explorer) -> None:
        """Over barriers, too."""
        await super().crossed(who)
        self.keep_along(who)

    def keep_along(self, who: Explorer) -> None:
        """Whoever is carried is where the carrier is."""
        for frog in self.carried_by(who):
            frog.place = who.place

    @override
    def lay_down(self, place: Place, card: CardId) -> None:
        """A Frog that is laid down sits there. (H03-24, H03-45)"""
        frog = self.frog_of(card)
        if frog is None:
            super().lay_down(place, card)
        else:
            self.sits_at(frog, self.plan.comes_to_rest(place))

    @override
    def discard(self, card: CardId) -> None:
        """And nobody can throw one away."""
        frog = self.frog_of(card)
        if frog is None:
            super().discard(card)
        else:
            self.sits_at(frog, self.plan.comes_to_rest(frog.place))

    def sits_at(self, frog: Explorer, place: Place) -> None:
        """Nobody carries it any more."""
        frog.place, frog.away = place, ""
        self.tell(Hops(explorer=frog.id, room=self.room(frog)))

    @override
    def leave_belongings(self, who: Explorer) -> None:
        """Whoever dies leaves the Frogs where that was. (H03-45)"""
        for frog in self.carried_by(who):
            who.cards.remove(as_card(frog))
            self.sits_at(frog, self.plan.comes_to_rest(who.place))
        super().leave_belongings(who)
