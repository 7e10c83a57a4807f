"""The turn track. (T-18, C-19 to C-22)"""

from dreadhall.betrayal.happenings.phases import TrackMoves
from dreadhall.betrayal.phases.haunt import Haunt


class Clock(Haunt):
    """A public number that grows."""

    def set_track(self, number: int) -> None:
        """Where the track starts."""
        self.haunt.track = number
        self.tell(TrackMoves(number=number))

    def advance_track(self) -> int:
        """One further; the new number is in force at once. (C-20)"""
        self.set_track(self.haunt.track + 1)
        return self.haunt.track
