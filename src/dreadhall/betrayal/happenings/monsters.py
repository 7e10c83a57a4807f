"""What happens: monsters."""

from dreadhall.betrayal.ids import CardId, ExplorerId, FighterId, FigureId, Place, RoomId
from dreadhall.kernel.happenings import Happening


class MonsterAppears(Happening, kind="monster-appears"):
    """A monster is put on the board."""

    monster: FigureId
    creature: str
    room: RoomId


class MonsterDrops(Happening, kind="monster-drops"):
    """A monster leaves what it carried."""

    monster: FigureId
    card: CardId
    room: RoomId


class MonsterFinds(Happening, kind="monster-finds"):
    """A monster discovers a room."""

    monster: FigureId
    room: RoomId


class MonsterMoves(Happening, kind="monster-moves"):
    """A monster goes one step, or is put somewhere."""

    monster: FigureId
    from_place: Place
    place: Place
    room: RoomId


class MonsterOffers(Happening, kind="monster-offers"):
    """A monster offers something, perhaps for a price."""

    monster: FigureId
    explorer: ExplorerId
    card: CardId
    price: str


class MonsterSpellbound(Happening, kind="monster-spellbound"):
    """The Music Box stops a monster."""

    monster: FigureId


class MonsterSteals(Happening, kind="monster-steals"):
    """A monster takes something from somebody."""

    monster: FigureId
    victim: FighterId
    card: CardId


class MonsterTakes(Happening, kind="monster-takes"):
    """A monster takes up something."""

    monster: FigureId
    card: CardId


class MonsterTrades(Happening, kind="monster-trades"):
    """A monster gives something away, perhaps for a price."""

    monster: FigureId
    explorer: ExplorerId
    card: CardId
    price: str


class MonsterTurnBegins(Happening, kind="monster-turn"):
    """The turn of the monsters begins."""


class Stunned(Happening, kind="stunned"):
    """A monster is stunned."""

    monster: FigureId
    creature: str


class Recovers(Happening, kind="recovers"):
    """A monster that was stunned acts again."""

    monster: FigureId
    creature: str


class StandInTurn(Happening, kind="stand-in-turn"):
    """A monster acts in the place of a player."""

    monster: FigureId
    creature: str


class Grabbed(Happening, kind="grabbed"):
    """A monster holds an explorer."""

    monster: FigureId
    explorer: ExplorerId


class LetGo(Happening, kind="let-go"):
    """A monster holds an explorer no longer."""

    monster: FigureId
    explorer: ExplorerId


class Dragged(Happening, kind="dragged"):
    """A monster moves, and takes an explorer along."""

    monster: FigureId
    explorer: ExplorerId
    from_place: Place
    place: Place
    room: RoomId


class Eaten(Happening, kind="eaten"):
    """A monster has brought home whom it held."""

    monster: FigureId
    explorer: ExplorerId


class HandedOn(Happening, kind="handed-on"):
    """A monster hands something to another figure."""

    monster: FigureId
    target: FighterId
    card: CardId


class GivenToMonster(Happening, kind="given-to-monster"):
    """An explorer gives a monster something."""

    explorer: ExplorerId
    monster: FigureId
    card: CardId
    price: str


class MonsterLeaves(Happening):
    """A monster is taken off the board, in one way or another."""

    monster: FigureId
    creature: str


class MonsterGone(MonsterLeaves, kind="monster-gone"):
    """A monster is taken off the board."""


class MonsterKilled(MonsterLeaves, kind="monster-killed"):
    """A monster is dead."""
