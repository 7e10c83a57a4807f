"""A question the rules put to one or more seats, and its legal answers."""

from collections.abc import Generator, Iterable, Mapping, Sequence
from typing import Any, Generic, Literal, TypeVar

import msgspec

from dreadhall.kernel.errors import IllegalAnswer

T = TypeVar("T")
V_co = TypeVar("V_co", covariant=True)

Join = Literal["any", "all"]
NO_DATA: dict[str, Any] = {}


class NothingToChoose(RuntimeError):
    """A rule has asked somebody who cannot answer: an error of that rule, which has to skip what cannot be done."""


class Choice(msgspec.Struct, Generic[V_co], frozen=True, gc=False):
    """One legal answer: a stable readable key, what it stands for in the rules, and data for a screen.

    The verb is the key's first word unless given: `move:kitchen` has the verb `move`.
    """

    key: str
    value: V_co
    data: dict[str, Any] = NO_DATA

    @property
    def verb(self) -> str:
        """What the choice does, for icons and words."""
        return self.key.partition(":")[0]

    def shown(self) -> dict[str, Any]:
        """The choice as a seat sees it."""
        return {"key": self.key, "verb": self.verb, "data": self.data}


class Together(msgspec.Struct, frozen=True):
    """Where each seat acts for itself, one answer after another, until all of them are done.

    Nobody waits for those who are `idle`, although they may answer; `acted` have answered before or can do no more, the
    last one last.
    """

    idle: tuple[int, ...] = ()
    acted: tuple[int, ...] = ()


class Ask(msgspec.Struct, eq=False):
    """The open question. With the join `any` one answer settles it; with `all` every seat answers its own part.

    What is put to several with `any` is a decision of theirs as a team, unless they act `together`, each for itself.
    """

    prompt: str
    parts: Mapping[int, Sequence[Choice[Any]]]
    join: Join = "any"
    data: dict[str, Any] = NO_DATA
    secret: bool = False
    answered: dict[int, Choice[Any]] = {}
    together: Together | None = None

    @property
    def seats(self) -> list[int]:
        """The seats that may still answer."""
        answered = self.answered
        return [seat for seat in self.parts if seat not in answered] if answered else list(self.parts)

    @property
    def waiting(self) -> list[int]:
        """The seats that the table waits for."""
        idle = self.together.idle if self.together is not None else ()
        return [seat for seat in self.seats if seat not in idle] if idle else self.seats

    @property
    def choices(self) -> list[Choice[Any]]:
        """The legal answers; with `all`, those of the first seat that has not answered."""
        for seat, choices in self.parts.items():
            if seat not in self.answered:
                return list(choices)
        return []

    def choices_for(self, seat: int) -> list[Choice[Any]]:
        """The legal answers of one seat: none where it is not asked or has answered."""
        return [] if seat in self.answered else list(self.parts.get(seat, ()))

    def pick(self, key: object, seat: int | None) -> tuple[int, Choice[Any]]:
        """Who answers what; IllegalAnswer where that cannot be."""
        if not isinstance(key, str):
            raise IllegalAnswer(f"an answer is the key of a choice, a text, not {type(key).__name__}")
        parts: Iterable[int] = self.parts
        if seat is not None or self.join == "all":
            parts = (seat,) if type(seat) is int and seat in parts and seat not in self.answered else self._who(seat)
        for who in parts:
            for choice in self.parts[who]:
                if choice.key == key:
                    return who, choice
        raise IllegalAnswer(f"{key[:80]!r} is not one of the choices of '{self.prompt}'")

    def _who(self, seat: object) -> Iterable[int]:
        if seat is None:
            if self.join == "all" and len(self.parts) > 1:
                raise IllegalAnswer("several seats answer this question: say which one does")
            return self.parts
        if isinstance(seat, bool) or not isinstance(seat, int) or seat not in self.parts:
            raise IllegalAnswer(f"seat {seat!r:.20} is not asked; asked: {', '.join(map(str, self.parts))}")
        if seat in self.answered:
            raise IllegalAnswer(f"seat {seat} has answered already")
        return (seat,)

    def apart(self) -> "Ask":
        """The same question for another table: what is answered there is not answered here."""
        return self if self.join == "any" else msgspec.structs.replace(self, answered=self.answered.copy())

    def shown_to(self, seat: int | None) -> dict[str, Any] | None:
        """The question as this seat sees it: nothing where it is not asked or has answered."""
        if seat is None or seat not in self.parts or seat in self.answered:
            return None
        choices = [choice.shown() for choice in self.parts[seat]]
        return {"prompt": self.prompt, "join": self.join, "data": self.data, "choices": choices}

    def looks_like(self, other: "Ask", seat: int | None) -> bool:
        """Whether this seat sees the same: who is asked, and what, where that is itself."""
        if self.seats != other.seats or self.join != other.join:
            return False
        if seat is None or seat not in self.parts or seat in self.answered:
            return True
        choices, others = self.parts[seat], other.parts[seat]
        if self.prompt != other.prompt or self.data != other.data or len(choices) != len(others):
            return False
        for mine, yours in zip(choices, others, strict=True):
            if mine is not yours and (mine.key != yours.key or mine.data != yours.data):
                return False
        return True

    def __await__(self) -> Generator["Ask", Any, Any]:
        return (yield self)
