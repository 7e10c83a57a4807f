"""Bodies: the dead that stay where they fell, as tokens. (T-49)"""

from dreadhall.betrayal.happenings.possessions import BodyLies
from dreadhall.betrayal.house.plan import room_of
from dreadhall.betrayal.ids import Place
from dreadhall.betrayal.phases.haunt import Haunt

BODY = "body-"
"""Begins the token of a body; what follows says whose it is."""


class Bodies(Haunt):
    """They slow nobody, and nobody can attack them."""

    def lay_body(self, of: str, place: Place) -> None:
        """Somebody lies dead here."""
        self.state.tokens[BODY + of] = place
        self.tell(BodyLies(token=BODY + of, room=room_of(place)))

    def bodies(self) -> list[str]:
        """The bodies in the house."""
        return [token for token in self.state.tokens if token.startswith(BODY)]

    def bodies_at(self, place: Place) -> list[str]:
        """The bodies in a place."""
        return [token for token in self.bodies() if self.state.tokens[token] == place]

    def take_body(self, token: str) -> None:
        """A body is gone from the board."""
        del self.state.tokens[token]
