"""What a table tells: the game to a seat, and all around it to everybody with a link."""

from collections.abc import Callable
from typing import Any

import msgspec

from dreadhall.server.clock import Clock
from dreadhall.server.positions.encoded_view import EncodedObject, EncodedView
from dreadhall.server.storage.housekeeping import DAY
from dreadhall.server.storage.rows import Claim, Listing, SeatRow, Stored, Wish, seals
from dreadhall.server.storage.uptime import Uptime
from dreadhall.server.tables.attendance import is_here, watchers
from dreadhall.server.tables.claims import open_claims
from dreadhall.server.tables.loaded import LoadedTable
from dreadhall.server.tables.news import News, told_to
from dreadhall.server.tables.patching import SMALL, mark_of, patch, steps_between
from dreadhall.server.tables.present import Present
from dreadhall.server.tables.taking_back import may_take_back
from dreadhall.server.wire.play import MayTakeBack, PlayState
from dreadhall.server.wire.tables import (
    ClaimInfo,
    ConductInfo,
    GiveUpInfo,
    ListingInfo,
    Origin,
    Seal,
    SeatInfo,
    TableInfo,
    WishInfo,
)

MARK_EVERY = 128
"""With the patches to one number of so many comes a mark, by which clients see whether they have the same view."""

# How frames begin: see `Moved` and `Changed`.
MOVED, CHANGED = b'{"type":"moved","play":{"older":false,', b'{"type":"changed","play":{'

encoder = msgspec.json.Encoder()


class TableMessages:
    """Tells how a table stands now; `patience` is how long somebody may be away before others may see to it."""

    def __init__(
        self, clock: Clock, uptime: Uptime, patience: float, left_for_objections: Callable[[Stored, Wish], float]
    ) -> None:
        self._clock = clock
        self._uptime = uptime
        self._patience = patience
        self._left_for_objections = left_for_objections

    def play(self, loaded: LoadedTable, seat: int | None, news: News) -> PlayState:
        """The state of play in the eyes of a seat: view and events come from the table, only those for this seat."""
        events: Any = told_to(news.events, seat)
        seen: Any = msgspec.Raw(loaded.encoded_view(seat).whole)  # encoded already, in the shape of a SeatView
        return PlayState(
            news.number,
            news.since,
            news.back,
            loaded.started.asked.get(seat) if seat is not None else None,
            events,
            seen,
            loaded.channels(seat),
            undo=words(loaded, loaded.present)[seat] if seat is not None else None,
            waited=self.wait(loaded).waited,
        )

    def message(self, loaded: LoadedTable, seat: int | None, news: News, known: EncodedView | None) -> bytes:
        """What somebody is told who was told last of a view; made once for all who are told alike."""
        present = self.wait(loaded)
        name = (seat, news.since, id(known))
        made = present.messages.get(name)
        if made is None:
            # What is known is kept, too: as long as it is, nothing else has its id.
            made = present.messages[name] = (written(loaded, present, seat, news, known), known)
        return made[0]

    def wait(self, loaded: LoadedTable) -> Present:
        """How a table stands at this moment.

        How long it waits is counted from what was done last: everybody knows when that was.
        """
        present = loaded.present
        present.wait(seconds(self._clock() - loaded.moved_at))
        return present

    def table(self, loaded: LoadedTable) -> TableInfo:
        """The table as everybody with a link sees it."""
        row, seen = loaded.row, self._uptime.seconds
        return TableInfo(
            id=row.id,
            game=row.game,
            title=row.title,
            status=row.status,
            version=row.version,
            options=row.options,
            commitment=row.commitment,
            seals=[Seal(seal.number, seal.commitment, seal.reason) for seal in seals(row)],
            origin=Origin(row.origin.table, row.origin.number, row.origin.title) if row.origin else None,
            bound=[seat.seat for seat in loaded.seats if seat.bound is not None],
            restored=row.origin is not None or row.restored is not None,
            away=row.away,
            turn=row.turn,
            seats=[seat_info(seat, seen) for seat in loaded.seats],
            claims=[claim_info(claim) for claim in open_claims(loaded.stored)],
            number=loaded.number,
            undo=wish_info(loaded.wish),
            give_up=self._give_up_info(loaded.stored),
            result=row.result,
            successor=row.successor,
            patience=seconds(self._patience if row.turn is None else row.turn * DAY),
            advice=row.advice,
            studied=row.studied,
            watching=watchers(row, seen),
            listing=self._listing_info(row.listing),
        )

    def _listing_info(self, listing: Listing | None) -> ListingInfo | None:
        """How the table is offered to others, and when bots take the seats that are empty."""
        if listing is None:
            return None
        left = None if listing.begins is None else seconds(listing.begins - self._uptime.seconds)
        return ListingInfo(listing.language, listing.experience, listing.approves, left)

    def _give_up_info(self, stored: Stored) -> GiveUpInfo | None:
        """Somebody's wish to give up, and the time there is to object when enough have agreed."""
        wish = stored.table.give_up
        if wish is None:
            return None
        left = None if wish.agreed_at is None else seconds(self._left_for_objections(stored, wish))
        return GiveUpInfo(wish.number, wish.seat, list(wish.waiting), left)


def written(loaded: LoadedTable, present: Present, seat: int | None, news: News, known: EncodedView | None) -> bytes:
    """A message, written together out of what all are told and what is for these eyes.

    The view comes as what has changed where that is shorter, else as the whole.
    """
    # The events stand in the same place whether all are told the same or not: that is for nobody to know.
    own: dict[str, Any] = {} if news.is_public else {"events": told_to(news.events, seat)}
    own |= {"asked": None, "channels": present.channels(seat), "undo": None}
    if seat is not None:
        own["asked"] = loaded.started.asked.get(seat)
        own["undo"] = words(loaded, present)[seat]
    told = (present.heads.get(news.since) or head(present, news)) + encoder.encode(own)[1:-1]
    encoded = present.encoded_view(seat)
    changes = None if known is None or encoded.size < SMALL else patch_between(present, known, encoded)
    if changes is None:
        return b"".join((MOVED, told, b',"view":', encoded.whole, b"}}"))
    mark = b"%d" % mark_of(encoded) if news.number % MARK_EVERY == 0 else b"null"
    return b"".join((CHANGED, told, b',"patch":', changes, b',"mark":', mark, b"}}"))


def head(present: Present, news: News) -> bytes:
    """What all are told who know the log up to the same number, but for the brackets."""
    common: dict[str, Any] = {
        "number": news.number,
        "since": news.since,
        "back": news.back,
        "waited": present.waited,
    }
    if news.is_public:
        common["events"] = told_to(news.events, None)
    made = present.heads[news.since] = encoder.encode(common)[1:-1] + b","
    return made


def patch_between(present: Present, known: EncodedView, encoded: EncodedView) -> bytes | None:
    """What leads from what somebody knows to what they see now; what several see is compared once for all."""
    common = shared_steps(present, "", known.common, encoded.common)
    position = shared_steps(present, "/position", known.position, encoded.position)
    return patch(encoded, common, position, steps_between("", known.own, encoded.own))


def shared_steps(present: Present, path: str, before: EncodedObject, after: EncodedObject) -> bytes:
    """What leads from a part to another; both are kept: as long as they are, nothing else has their ids."""
    steps, name = present.steps, (id(before), id(after))
    made = steps.get(name)
    if made is None:
        made = steps[name] = (steps_between(path, before, after), before, after)
    return made[0]


def words(loaded: LoadedTable, present: Present) -> list[MayTakeBack]:
    """Whether each seat can take anything back now."""
    if present.words is None:
        present.words = may_take_back(loaded)
    return present.words


def seat_info(seat: SeatRow, seen: float) -> SeatInfo:
    """A seat as everybody sees it."""
    taken = seat.person is not None
    here = taken and is_here(seat, seen)
    absent = seconds(seen - seat.here_until) if taken and not here else None
    conduct = None if seat.conduct is None else ConductInfo(seat.finished, seat.abandoned)
    is_host, muted = seat.is_host, taken and seat.muted
    return SeatInfo(seat.seat, seat.name, taken, seat.bot, here, absent, seat.stands_in, is_host, muted, conduct)


def claim_info(claim: Claim) -> ClaimInfo:
    """Who asks for a seat, as everybody sees it."""
    known = claim.conduct
    conduct = None if known is None else ConductInfo(known.finished, known.abandoned)
    return ClaimInfo(claim.seat, claim.name, list(claim.waiting), conduct)


def wish_info(wish: Wish | None) -> WishInfo | None:
    """What somebody asks of the others."""
    return WishInfo(wish.number, wish.seat, list(wish.waiting)) if wish else None


def seconds(time: float) -> int:
    """A stretch of time in whole seconds; none is shorter than nothing, however clocks are set."""
    return max(0, int(time))
