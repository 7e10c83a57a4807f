"""What single fields may hold."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

LONGEST_NAME, LONGEST_TITLE = 40, 80
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, pattern=r"^[^\x00-\x1f\x7f]+$")]
Title = Annotated[str, Meta(max_length=LONGEST_TITLE, pattern=r"^[^\x00-\x1f\x7f]*$")]
Text = Annotated[str, Meta(min_length=1, max_length=500, pattern=r"^[^\x00-\x08\x0b-\x1f\x7f]+$")]
Channel = Annotated[str, Meta(max_length=32)]
AnswerKey = Annotated[str, Meta(min_length=1, max_length=500)]
Number = Annotated[int, Meta(ge=0, le=2_000_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
SeatCount = Annotated[int, Meta(ge=1, le=64)]
AwaySeconds = Annotated[int, Meta(ge=0, le=604_800, description="0: nobody is ever replaced by a bot on their own")]
TurnDays = Annotated[int, Meta(ge=0, le=30, description="How many days a turn may take; 0: people are there together")]
OwnKey = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{43}\Z", description="256 bits that only its owner knows")]
KeyText = Annotated[str, Meta(max_length=100)]


class ToAQuestion(Struct, frozen=True, kw_only=True):
    """An answer: `asked` (once called `move`) is the number given with the question, `answer` the key of a choice."""

    answer: AnswerKey
    asked: Number | UnsetType = UNSET
    move: Number | UnsetType = UNSET

    def __post_init__(self) -> None:
        if (self.asked is UNSET) == (self.move is UNSET):
            raise ValueError("`asked` has to be the number of the question")

    @property
    def asked_number(self) -> int:
        """The number of the question, by either name."""
        number = self.move if self.asked is UNSET else self.asked
        assert number is not UNSET
        return number
