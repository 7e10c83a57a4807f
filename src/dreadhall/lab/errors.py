"""What can be wrong with a study."""

from dreadhall.kernel import DreadhallError


class BadStudy(DreadhallError):
    """A study, or the folder of one, makes no sense."""
