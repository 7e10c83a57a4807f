"""What happens: cards."""

from dreadhall.betrayal.ids import CardId, ExplorerId, FighterId, Place
from dreadhall.kernel.happenings import UNSET, Happening, Unset


class Draws(Happening, kind="draws"):
    """An explorer draws a card."""

    explorer: ExplorerId
    card: CardId
    deck: str


class Keeps(Happening, kind="keeps"):
    """A card that was drawn stays with its drawer."""

    explorer: ExplorerId
    card: CardId


class PassesOn(Happening, kind="passes-on"):
    """An event strikes another explorer in place of its drawer."""

    explorer: ExplorerId
    other: ExplorerId
    card: CardId


class RefusesEvent(Happening, kind="refuses-event"):
    """An explorer is not touched by an event."""

    explorer: ExplorerId
    card: CardId


class NothingToDraw(Happening, kind="nothing-to-draw"):
    """A stack and its discards are empty."""

    explorer: ExplorerId
    deck: str


class Reshuffled(Happening, kind="reshuffled"):
    """Discards become a stack again."""

    deck: str


class Searches(Happening, kind="searches"):
    """An explorer searches a stack."""

    explorer: ExplorerId
    deck: str


class Looks(Happening, kind="looks"):
    """An explorer looks at the top of a stack."""

    explorer: ExplorerId
    deck: str
    count: int


class Sees(Happening, kind="sees"):
    """What somebody sees who looks at a stack."""

    explorer: ExplorerId
    deck: str
    cards: list[CardId]


class TakesOut(Happening, kind="takes-out"):
    """An explorer takes a card they looked for out of its stack."""

    explorer: ExplorerId
    card: CardId
    deck: str


class Returns(Happening, kind="returns"):
    """A card goes back into its stack."""

    explorer: ExplorerId
    card: CardId


class Uses(Happening, kind="uses"):
    """An explorer uses a card."""

    explorer: ExplorerId
    card: CardId
    target: FighterId | Unset = UNSET
    place: Place | Unset = UNSET


class NothingHappens(Happening, kind="nothing-happens"):
    """Whatever it was has no effect on an explorer."""

    explorer: ExplorerId


class MusicBoxClosed(Happening, kind="music-box-closed"):
    """The Music Box falls silent."""

    explorer: ExplorerId


class NotesNumber(Happening, kind="notes-number"):
    """An explorer keeps a number in mind."""

    explorer: ExplorerId
    number: int


class Spellbound(Happening, kind="spellbound"):
    """The Music Box ends an explorer's turn."""

    explorer: ExplorerId


class MusicBoxOpened(Happening, kind="music-box-opened"):
    """The Music Box plays."""

    explorer: ExplorerId


class MaskOn(Happening, kind="mask-on"):
    """The Mask is put on."""

    explorer: ExplorerId


class MaskOff(Happening, kind="mask-off"):
    """The Mask is taken off."""

    explorer: ExplorerId
