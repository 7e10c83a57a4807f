"""What can go wrong in a way a person can mend. Every message is one line."""


class DreadhallError(Exception):
    """The common parent: its text may be shown to a player as it is."""


class UnknownGame(DreadhallError):
    """No game of that name is registered."""


class BadOption(DreadhallError):
    """An option, or the number of seats, is not one the game can be played with."""


class BadSeat(DreadhallError):
    """There is no such seat at this table."""


class IllegalAnswer(DreadhallError):
    """The answer is not among the choices, or not this seat's to give; the table is unchanged."""


class CannotUndo(DreadhallError):
    """The last answer cannot be taken back."""


class BadSave(DreadhallError):
    """The data is not a table this version can continue."""


class MissingPackage(BadSave):
    """The table is played with something of another package, which is not installed here."""


class BadRoll(DreadhallError):
    """More dice than any rule rolls at once, or dice without faces."""


class NothingLoaded(DreadhallError):
    """A die fell in a strict test without a face loaded for it."""


class AuditFailed(DreadhallError):
    """A finished table does not agree with its seed or its commitment."""


class CannotImagine(DreadhallError):
    """No table was found that the seat could not tell from the real one."""
