"""Record a lesson anew, when the rules no longer let it go as it is written.

python tools/lessons.py betrayal hero                  from the first seed on which it works
python tools/lessons.py betrayal hero --from 100       from the first one after that
python tools/lessons.py --check                        plays them all

On every seed two ways are tried: the reader's answers as they are written, wherever they are possible, with bots for
all the rest; and bots on all seats. A lesson that begins after something has happened is first played up to there by
bots. What comes out is kept if everything happens that the lesson is to show. The words move along with answers of the
same kind; which of them have found no place is said, and so are answers of the reader for which there are none.
"""

import argparse
import difflib
import sys
from collections import deque
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import yaml

from dreadhall.bots import Due, SeatAt, bots_due, default_bot, make_bot
from dreadhall.bots.base import Bot, least_reluctant
from dreadhall.kernel import Table
from dreadhall.lessons import READER, Lesson, Step, fault_of, find_lesson, lessons_of, open_lesson, play_lesson
from dreadhall.registry import registration_of, shipped

LONGER = 1.25
"""How much longer than before a lesson may become."""

LATEST = 200
"""After how many answers a lesson begins at the latest."""


def record(game: str, lesson: Lesson, first: int, tries: int) -> Lesson | None:
    """The lesson on the first seed on which it works, if there is one among so many."""
    for seed in range(first, first + tries):
        tried = brought_to_its_beginning(game, msgspec.structs.replace(lesson, seed=seed))
        if tried is None:
            continue
        for follows in (True, False):
            if (answers := played(game, tried, follows=follows)) is not None:
                return msgspec.structs.replace(tried, steps=tuple(with_words(answers, lesson.steps)))
    return None


def brought_to_its_beginning(game: str, lesson: Lesson) -> Lesson | None:
    """The lesson with what bots answer until the reader is asked after that has happened; None where it never does."""
    fresh = msgspec.structs.replace(lesson, before=())
    if not lesson.after:
        return fresh
    table = open_lesson(game, fresh)
    bots = company(game, lesson)
    before: list[str] = []
    while table.ask is not None and len(before) < LATEST:
        if READER in table.ask.waiting and any(event.kind == lesson.after for event in table.events):
            return msgspec.structs.replace(fresh, before=tuple(before))
        seat, answer = next_of(table, bots, deque())
        table.answer(answer, seat)
        before.append(f"{seat} {answer}")
    return None


def company(game: str, lesson: Lesson) -> dict[int, Bot]:
    """A bot for every seat."""
    return {seat: make_bot(game, default_bot(game), seat) for seat in range(lesson.seats)}


def played(game: str, lesson: Lesson, *, follows: bool) -> list[Step] | None:
    """What is answered on the seed of a lesson; None where it does not become that lesson."""
    table = open_lesson(game, lesson)
    bots = company(game, lesson)
    written = deque(step for step in lesson.answers if step.seat == READER) if follows else deque[Step]()
    own = len(written)
    answers: list[Step] = []
    while table.ask is not None and len(answers) < len(lesson.answers) * LONGER:
        prompt = table.ask.prompt
        seat, answer = next_of(table, bots, written)
        table.answer(answer, seat)
        answers.append(Step(seat=seat, prompt=prompt, answer=answer))
        if not lesson.wins and own and not written:
            break
    return None if fault_of(lesson, table) else answers


def next_of(table: Table, bots: dict[int, Bot], written: deque[Step]) -> tuple[int, str]:
    """Who answers, and what: as it is written, or else like it, or else as a bot would."""
    ask = table.ask
    assert ask is not None
    places = {seat: SeatAt(table, seat) for seat in bots}
    # Where each acts for itself, those beside the reader wait for their time as they do beside any person.
    beside_reader = ask.together is not None and READER in ask.waiting
    due = bots_due(ask, set(bots) - {READER}, [READER]) if beside_reader else Due([])
    if (others := least_reluctant(due, bots, places)) is not None:
        return others[0], others[1].key
    if written and READER in ask.waiting and ask.prompt == written[0].prompt:
        keys = [choice.key for choice in ask.choices_for(READER)]
        like = [key for key in keys if verb(key) == verb(written[0].answer)]
        if wanted := written[0].answer if written[0].answer in keys else next(iter(like), ""):
            written.popleft()
            return READER, wanted
    found = least_reluctant(Due([READER]) if beside_reader else bots_due(ask, bots, ()), bots, places)
    assert found is not None
    return found[0], found[1].key


def with_words(answers: Sequence[Step], before: Sequence[Step]) -> Iterator[Step]:
    """The answers with the words of those before, as far as the same kinds of answers follow on each other."""
    old = list(passages(before))
    kinds = [kind_of(step) for _, step in old]
    same = difflib.SequenceMatcher(None, kinds, [kind_of(step) for step in answers], autojunk=False)
    from_old = {new + n: place + n for place, new, size in same.get_matching_blocks() for n in range(size)}
    for place in sorted(set(range(len(old))) - set(from_old.values())):
        if said := [step.say for step in (*old[place][0], old[place][1]) if step.say]:
            print(f"no place for {', '.join(said)}", file=sys.stderr)
    for number, step in enumerate(answers):
        if number not in from_old:
            if step.seat == READER:
                print(f"no words for {step.prompt} {step.answer}", file=sys.stderr)
            yield step
            continue
        read, spoken = old[from_old[number]]
        yield from read
        yield msgspec.structs.replace(spoken, seat=step.seat, prompt=step.prompt, answer=step.answer)


def passages(steps: Sequence[Step]) -> Iterator[tuple[list[Step], Step]]:
    """Every answer, and what is read before it."""
    read: list[Step] = []
    for step in steps:
        if step.answer:
            yield read, step
            read = []
        else:
            read.append(step)


def kind_of(step: Step) -> tuple[bool, str, str]:
    """Whether the reader answers, to what, and what for."""
    return step.seat == READER, step.prompt, verb(step.answer)


def verb(key: str) -> str:
    """What is done by a choice."""
    return key.partition(":")[0]


# Files


def file_of(game: str, name: str) -> Path:
    """Where a lesson is kept."""
    found = registration_of(game)
    assert found is not None
    assert found.lessons is not None
    return found.lessons / f"{name}.yaml"


def written(lesson: Lesson) -> str:
    """A lesson as a file: how it is played, and then a line for each step."""
    head = {key: value for key, value in said(lesson).items() if key != "steps"}
    text = yaml.safe_dump(head, default_flow_style=None, sort_keys=False, width=1000)
    lines = (yaml.safe_dump(said(step), default_flow_style=True, sort_keys=False, width=1000) for step in lesson.steps)
    return f"{text}steps:\n" + "".join(f"  - {line}" for line in lines)


def said(what: msgspec.Struct) -> dict[str, Any]:
    """The fields of something, without those that are as they are anyway."""
    usual = {field.name: field.default for field in msgspec.structs.fields(what)}
    return {name: value for name, value in msgspec.to_builtins(what).items() if getattr(what, name) != usual[name]}


def check() -> int:
    """Play every lesson."""
    for record_of_game in shipped():
        game = record_of_game.game.name
        for lesson in lessons_of(game).values():
            table = play_lesson(game, lesson)
            print(f"{game} {lesson.name}: {table.move} answers, {len(table.events)} events")
    return 0


def main() -> int:
    """Record one, or play all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?")
    parser.add_argument("lesson", nargs="?")
    parser.add_argument("--from", dest="first", type=int, default=0, help="the first seed")
    parser.add_argument("--tries", type=int, default=5000, help="how many seeds")
    parser.add_argument("--check", action="store_true", help="play them all as they are written")
    given = parser.parse_args()
    if given.check:
        return check()
    if not (given.game and given.lesson):
        parser.error("which lesson of which game?")
    found = record(given.game, find_lesson(given.game, given.lesson), given.first, given.tries)
    if found is None:
        print("no seed among these: try others, or let the lesson show less", file=sys.stderr)
        return 1
    file_of(given.game, given.lesson).write_text(written(found), encoding="utf-8")
    print(f"seed {found.seed}: {len(found.answers)} answers")
    return 0


if __name__ == "__main__":
    sys.exit(main())
