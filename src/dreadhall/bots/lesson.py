"""Those who sit beside the reader of a lesson: they answer as it is written, and by rules of thumb where it is left."""

from collections.abc import Callable

from dreadhall.bots.base import NOTHING_TO_DO, Answer, Bot, SeatAt, answer_of
from dreadhall.bots.company import COMPANIONS
from dreadhall.lessons import Lesson, lessons_of

LESSON = "lesson"
"""The kind of bot; `lesson-agatha` is Agatha, who plays by the book."""


def company_of(lesson: Lesson) -> list[str]:
    """The bots on all seats but the reader's."""
    return [f"{LESSON}-{name}" for name, _ in zip(COMPANIONS, range(lesson.seats - 1), strict=False)]


class LessonBot:
    """Knows its lesson by the dice of the table. Made anew for each question, it answers the same one alike."""

    looks_back = True

    def __init__(self, otherwise: Callable[[], Bot]) -> None:
        self._otherwise = otherwise

    def choose(self, seat: SeatAt) -> Answer:
        """What is written, where that is possible; where several act at once, whoever the lesson names goes first."""
        lesson, prompt = lesson_at(seat), seat.ask["prompt"]
        written = written_answer(lesson, seat.seat, prompt, seat.move) if lesson is not None else ""
        is_anothers = lesson is not None and is_of_another(lesson, seat.seat, prompt, seat.move)
        answer = Answer(written) if written in seat.keys else answer_of(self._otherwise(), seat)
        return Answer(answer.key, reluctance=max(NOTHING_TO_DO if is_anothers else 0, answer.reluctance))


def lesson_at(seat: SeatAt) -> Lesson | None:
    """The lesson that is played at a table, if it is one, and its dice are still those of the lesson."""
    known = seat.moment.partition(" ")[0]
    return next((one for one in lessons_of(seat.game.name).values() if one.commitment == known), None)


def is_of_another(lesson: Lesson, seat: int, prompt: str, move: int) -> bool:
    """Whether it is for another seat to answer this question next."""
    given = move - len(lesson.before)
    step = lesson.answers[given] if 0 <= given < len(lesson.answers) else None
    return step is not None and step.prompt == prompt and step.seat != seat


def written_answer(lesson: Lesson, seat: int, prompt: str, move: int) -> str:
    """What a seat answers after so many answers; of those who answer at once, each may be the first to do so."""
    answers = lesson.answers
    given = move - len(lesson.before)
    near = sorted(range(max(0, given - lesson.seats + 1), given + lesson.seats), key=lambda place: abs(place - given))
    found = (answers[place] for place in near if place < len(answers))
    return next((step.answer for step in found if step.seat == seat and step.prompt == prompt), "")
