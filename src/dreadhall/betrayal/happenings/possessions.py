"""What happens: what is held, given and lost."""

from dreadhall.betrayal.ids import CardId, ExplorerId, FighterId, RoomId
from dreadhall.kernel.happenings import Happening


class Discards(Happening, kind="discards"):
    """An explorer gives up a card."""

    explorer: ExplorerId
    card: CardId


class Drops(Happening, kind="drops"):
    """An explorer lays something down."""

    explorer: ExplorerId
    card: CardId
    room: RoomId


class Takes(Happening, kind="takes"):
    """An explorer takes up something."""

    explorer: ExplorerId
    card: CardId
    room: RoomId


class Steals(Happening, kind="steals"):
    """Somebody takes a card from somebody."""

    explorer: ExplorerId
    victim: FighterId
    card: CardId


class Trades(Happening, kind="trades"):
    """An explorer gives another something, perhaps for a price."""

    explorer: ExplorerId
    other: ExplorerId
    card: CardId
    price: str


class Offers(Happening, kind="offers"):
    """An explorer offers another something, perhaps for a price."""

    explorer: ExplorerId
    other: ExplorerId
    card: CardId
    price: str


class Refuses(Happening, kind="refuses"):
    """An explorer turns down an offer."""

    explorer: ExplorerId
    other: FighterId


class JoinedBy(Happening, kind="joined-by"):
    """A companion goes along with an explorer."""

    explorer: ExplorerId
    card: CardId


class BlownAway(Happening, kind="blown-away"):
    """The wind takes a card along into another room."""

    explorer: ExplorerId
    card: CardId
    room: RoomId


class DogFetches(Happening, kind="dog-fetches"):
    """The Dog brings something from elsewhere."""

    explorer: ExplorerId
    card: CardId
    room: RoomId
    to_room: RoomId


class DogDelivers(Happening, kind="dog-delivers"):
    """The Dog lays something down elsewhere."""

    explorer: ExplorerId
    card: CardId
    from_room: RoomId
    room: RoomId


class IsTaken(Happening, kind="is-taken"):
    """A haunt takes a card out of somebody's hands."""

    explorer: ExplorerId
    card: CardId


class LeftBehind(Happening, kind="left-behind"):
    """A companion does not go along."""

    explorer: ExplorerId
    card: CardId
    room: RoomId


class GivenBack(Happening, kind="given-back"):
    """A card that was lost lies in a room again."""

    card: CardId
    room: RoomId


class ThingDestroyed(Happening, kind="thing-destroyed"):
    """Something is destroyed for good."""

    explorer: ExplorerId
    card: CardId
    room: RoomId


class BodyLies(Happening, kind="body-lies"):
    """A body is laid down as a token."""

    token: str
    room: RoomId


class Exchanged(Happening, kind="exchanged"):
    """Two explorers have exchanged tokens face down."""

    explorer: ExplorerId
    other: ExplorerId


class TokenExchanged(Happening, kind="token-exchanged"):
    """What somebody gave and got who has exchanged tokens."""

    explorer: ExplorerId
    other: ExplorerId
    given: int
    taken: int
    turned: bool
    turns: bool
