"""The Dog runs through the house and carries things."""

from collections.abc import Iterator

from dreadhall.betrayal.cards.effects import CardEffect
from dreadhall.betrayal.cards.features import Features
from dreadhall.betrayal.components.cards import DOG
from dreadhall.betrayal.components.catalogue import ROOMS
from dreadhall.betrayal.components.instructions import Fetch
from dreadhall.betrayal.happenings.possessions import DogDelivers, DogFetches
from dreadhall.betrayal.house.elevator import ELEVATOR
from dreadhall.betrayal.house.plan import ROOM_OF
from dreadhall.betrayal.ids import NO_CARD, NOWHERE, CardId, Place
from dreadhall.betrayal.state import Explorer
from dreadhall.kernel import Choice, hook

SHUNNED = {ELEVATOR, *(name for name, room in ROOMS.items() if room.leaving is not None or room.slides_to)}


def dog_goes(place: Place) -> bool:
    """It shuns what slides, rides, or asks for a roll on the way out."""
    return ROOM_OF[place] not in SHUNNED


class Fetching(Features):
    """Out with one thing, back with another."""

    @hook
    def dog_carries(self, who: Explorer, card: CardId) -> bool:
        """Any item that was not handled this turn; a haunt may forbid some."""
        return card not in self.turn.used and self.is_item(card)

    def dog_run(self, who: Explorer, spaces: int) -> Iterator[Place]:
        """The places the Dog reaches in so many spaces: through doors, up stairs, along secret ways, over no barrier.

        The way back is free.
        """
        reached = {who.place}
        edge = [who.place] if dog_goes(who.place) else []
        for _ in range(spaces):
            before, edge = edge, []
            for place in before:
                for to in self.exits(place):
                    if to not in reached and dog_goes(to):
                        reached.add(to)
                        edge.append(to)
                        yield to

    def dog_loads(self, who: Explorer) -> list[CardId]:
        """What the Dog can carry off for somebody."""
        return [card for card in who.cards if self.droppable(card) and self.dog_carries(who, card)]

    def dog_finds(self, who: Explorer, place: Place) -> list[CardId]:
        """What the Dog can bring from a place: nothing that one could not take up there."""
        pile = self.state.piles.get(place, ())
        return [card for card in pile if self.dog_carries(who, card) and self.may_hold(who, card)]

    def dog_is_useful(self, who: Explorer, spaces: int) -> bool:
        """Whether there is something to carry, and somewhere to go."""
        if self.dog_loads(who):
            return any(self.dog_run(who, spaces))
        baits = [place for place in self.state.piles if self.dog_finds(who, place)]
        return bool(baits) and any(place in baits for place in self.dog_run(who, spaces))

    async def special_fetch(self, effect: CardEffect, fetch: Fetch) -> None:
        """It takes something there, or brings something back, or does both."""
        who = effect.who
        places = list(self.dog_run(who, fetch.spaces))
        choices = [Choice(f"send:{card}", (card, NOWHERE), {"card": card}) for card in self.dog_loads(who)]
        for place in places:
            for card in self.dog_finds(who, place):
                choices.append(Choice(f"fetch:{card}", (card, place), {"card": card, "place": place}))
        card, place = await self.ask(self.controller(who), DOG, choices)
        if not place:
            place = await self.dog_delivers(who, card, places)
            if not self.on_board(who):
                return
            card = await self.dog_return(who, place)
        if card:
            await self.dog_brings(who, card, place)

    async def dog_delivers(self, who: Explorer, card: CardId, places: list[Place]) -> Place:
        """Lay a card down far away: where."""
        ends = [Choice(f"place:{place}", place, self.place_data(place)) for place in places]
        place = await self.ask(self.controller(who), "dog-goes-to", ends, card=card)
        self.turn.used.append(card)
        self.tell(DogDelivers(explorer=who.id, card=card, from_room=self.room(who), room=ROOM_OF[place]))
        await self.lose_card(who, card)
        self.lay_down(place, card)
        return place

    async def dog_return(self, who: Explorer, place: Place) -> CardId:
        """What the Dog brings back from where it left something; empty for nothing."""
        choices = [Choice(f"card:{card}", card, {"card": card}) for card in self.dog_finds(who, place)]
        return await self.ask(self.controller(who), "dog-brings", [Choice("nothing", NO_CARD), *choices])

    async def dog_brings(self, who: Explorer, card: CardId, place: Place) -> None:
        """A card from a pile far away."""
        self.turn.used.append(card)
        self.take_up(place, card)
        self.tell(DogFetches(explorer=who.id, card=card, room=ROOM_OF[place], to_room=self.room(who)))
        await self.gain_card(who, card)
