"""For people who write tests and new content: loaded dice, random play, and the suite every game must pass."""

from dreadhall.testing.conformance import Conformance
from dreadhall.testing.loaded import forbid_chance, load_dice, put_on_top
from dreadhall.testing.marks import rule
from dreadhall.testing.play import play, play_randomly, random_answer

__all__ = ["Conformance", "forbid_chance", "load_dice", "play", "play_randomly", "put_on_top", "random_answer", "rule"]
