"""What tells the time."""

from collections.abc import Callable

Clock = Callable[[], float]
"""The time of day in seconds, or only how much of it has passed; tests have clocks of their own."""
