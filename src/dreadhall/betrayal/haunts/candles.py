"""The candles of A Breath of Wind: found here and there, and lit for good in dark rooms. (H17-13, H17-14, H17-24)"""

from collections.abc import Iterator

from dreadhall.betrayal.components.rooms import CHAPEL, DINING_ROOM, GALLERY, KITCHEN
from dreadhall.betrayal.ground import Deed, deed
from dreadhall.betrayal.happenings.house import TokenPlaced
from dreadhall.betrayal.house.plan import room_of
from dreadhall.betrayal.ids import CardId, ExplorerId, Place, RoomId
from dreadhall.betrayal.memory import Memory, remembers
from dreadhall.betrayal.state import Explorer
from dreadhall.betrayal.toolkit.deeds.tasks import Tasks
from dreadhall.kernel import Choice, Happening
from dreadhall.kernel.bounds import Small

CANDLE_ROOMS = (CHAPEL, DINING_ROOM, GALLERY, KITCHEN)
CARD, CANDLE, LIT = "candle", "wax-candle-", "lit-candle-"
"""The item card, a Candle token in somebody's hand, and one that burns in a room."""
FIND, LIGHT = "h17-heroes-find", "h17-heroes-light"
FINDING, LIGHTING = 3, 5


def candles_of(who: Explorer) -> list[CardId]:
    """What somebody could light."""
    return [card for card in who.cards if card == CARD or card.startswith(CANDLE)]


class Found(Happening, kind="h17-found"):
    """Somebody has found a candle."""

    explorer: ExplorerId
    card: CardId
    room: RoomId


class CandlesMemory(Memory):
    """The Candle tokens."""

    found: Small = 0


class Candles(Tasks):
    """In a hand a Candle is an item like any other; burning, it stays where it is."""

    memory = remembers(CandlesMemory)

    def candle_deeds(self, who: Explorer) -> Iterator[Choice[Deed]]:
        """Find one, light one: each once a turn. (H17-13, H17-14, H17-36)"""
        if self.room(who) in CANDLE_ROOMS:
            yield from self.task(who, FIND, ("speed",), FINDING, self.find_candle)
        if LIGHT not in self.turn.tried and self.is_dark(self.room(who)):
            for card in candles_of(who):
                if card not in self.turn.used:
                    yield deed(f"{LIGHT}:{card}", self.light, who, card, card=card, target=LIGHTING)

    async def find_candle(self, who: Explorer) -> None:
        """A new one; it may be lit at once. (H17-05, H17-13, H17-37)"""
        self.memory.found += 1
        card = CardId(f"{CANDLE}{self.memory.found}")
        self.tell(Found(explorer=who.id, card=card, room=self.room(who)))
        await self.gain_card(who, card)

    def is_dark(self, room: RoomId) -> bool:
        """Whether a room lies on the floor where it began, and no Candle burns in it. (H17-14, H17-24, H17-39)"""
        return self.plan.floor_of(room) == self.haunt.floor and room not in map(room_of, self.lit().values())

    def lit(self) -> dict[str, Place]:
        """The Candles that burn, and where."""
        return {token: place for token, place in self.state.tokens.items() if token.startswith(LIT)}

    async def light(self, who: Explorer, card: CardId) -> None:
        """It burns for good, or it is lost. (H17-14, H17-24)"""
        self.turn.tried.append(LIGHT)
        await self.discard_held(who, card)
        if not self.on_board(who):
            return
        if await self.passes(who, "knowledge", LIGHTING, "task"):
            token = f"{LIT}{len(self.lit()) + 1}"
            self.state.tokens[token] = who.place
            self.tell(TokenPlaced(token=token, place=who.place, room=self.room(who)))
