"""Lessons: each goes to its end by its own steps, always in the same way, and has words for everything."""

import random
from pathlib import Path

import msgspec
import pytest
import yaml
from tools.lessons import played, record, with_words, written

import dreadhall
from dreadhall.bots import Bot, Due, SeatAt, answer_of, least_reluctant, make_bot, next_answer
from dreadhall.bots.lesson import LESSON, company_of, written_answer
from dreadhall.lessons import (
    READER,
    BrokenLesson,
    Lesson,
    UnknownLesson,
    find_lesson,
    lessons_of,
    open_lesson,
    play_lesson,
)
from dreadhall.registry import shipped
from dreadhall.words import LANGUAGES, Words

ALL = [(one.game.name, lesson) for one in shipped() for lesson in lessons_of(one.game.name).values()]
lessons = pytest.mark.parametrize(("game", "lesson"), ALL, ids=[f"{game}-{lesson.name}" for game, lesson in ALL])

HERO = find_lesson("betrayal", "hero")
NIGHT = find_lesson("darkest", "night")
LAST_DOOR = find_lesson("darkest", "last-door")


@lessons
def test_a_lesson_goes_to_its_end_by_its_own_steps_twice_alike(game: str, lesson: Lesson) -> None:
    first, second = play_lesson(game, lesson), play_lesson(game, lesson)
    assert first.save() == second.save()
    assert first.events == second.events
    assert (first.result is not None) == lesson.wins


@lessons
def test_those_beside_the_reader_answer_as_it_is_written(game: str, lesson: Lesson) -> None:
    table = open_lesson(game, lesson)
    bots = dict(enumerate(company_of(lesson), READER + 1))
    while table.ask is not None and table.move < len(lesson.before) + len(lesson.answers):
        # Of several who are asked at once, the last one answers first here, unless it would rather wait.
        beside = {seat: make_bot(game, bots[seat], random.randrange(100)) for seat in table.ask.waiting if seat in bots}
        places = {seat: SeatAt(table, seat) for seat in beside}
        is_reader = READER in table.ask.waiting
        due = Due(sorted(beside, reverse=True), beside_people=is_reader and table.ask.join == "any")
        found = least_reluctant(due, beside, places) if beside else None
        if found is None:
            table.answer(written_answer(lesson, READER, table.ask.prompt, table.move), READER)
        else:
            table.answer(found[1].key, found[0])
    assert table.events == play_lesson(game, lesson).events


@lessons
def test_whoever_leaves_the_written_way_can_play_on_to_the_end(game: str, lesson: Lesson) -> None:
    table = open_lesson(game, lesson)
    rng = random.Random(1)
    bots = dict(enumerate(company_of(lesson), READER + 1))
    for _ in range(150):
        if table.ask is None:
            break
        seat = table.ask.waiting[0]
        place = SeatAt(table, seat)
        beside = make_bot(game, bots[seat], 0) if seat != READER else None
        table.answer(rng.choice(place.keys) if beside is None else answer_of(beside, place).key, seat)
    assert table.move - len(lesson.before) > len(lesson.answers) // 2


@lessons
def test_every_step_has_something_to_say_to_the_reader_in_all_languages(game: str, lesson: Lesson) -> None:
    silent = [step.answer for step in lesson.answers if step.seat == READER and not step.say]
    said = [step.say for step in lesson.steps if step.say]
    wanted = ["title", "blurb", "story", "done", *said, *(f"goal-{goal}" for goal in lesson.goals)]
    assert silent == []
    assert len(said) == len(set(said))
    for language in LANGUAGES:
        words = Words(language)
        assert [one for one in wanted if not words.has(f"{game}-lesson-{lesson.name}-{one}")] == []


@lessons
def test_all_goals_are_reached(game: str, lesson: Lesson) -> None:
    assert [step.learns for step in lesson.steps if step.learns] == list(lesson.goals)
    assert lesson.then in ("", *lessons_of(game))


@lessons
def test_what_is_pointed_at_is_of_a_kind_that_can_be_found(game: str, lesson: Lesson) -> None:
    kinds = {step.point.partition(":")[0] for step in lesson.steps if step.point}
    assert kinds <= {"panel", "room", "face", "track", "log"}


@lessons
def test_a_lesson_is_kept_as_it_would_be_recorded(game: str, lesson: Lesson) -> None:
    assert msgspec.convert(yaml.safe_load(written(lesson)), Lesson) == lesson


def test_other_lessons_are_refused_in_a_line() -> None:
    with pytest.raises(UnknownLesson, match="there are: hero, traitor"):
        find_lesson("betrayal", "waltz")


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"seed": 12}, "answer 0 is to 'act', and 'spawn-near' is asked"),
        ({"seed": 3}, "answer"),
        ({"shows": ("dances",)}, "no longer shows dances"),
        ({"does": ("game-begins",)}, "no longer shows game-begins"),
        ({"never": ("moves",)}, "it comes to moves"),
        ({"wins": True}, "no longer ends as it should"),
    ],
)
def test_a_lesson_that_the_rules_no_longer_allow_says_where_and_how_to_record_it(
    change: dict[str, object], why: str
) -> None:
    lesson = msgspec.structs.replace(NIGHT, **change)
    with pytest.raises(BrokenLesson, match=why) as broken:
        play_lesson("darkest", lesson)
    assert "python tools/lessons.py darkest night" in str(broken.value)


def test_a_lesson_is_recorded_anew_on_a_seed_on_which_it_works(monkeypatch: pytest.MonkeyPatch) -> None:
    def as_they_played(game: str, lesson: Lesson) -> dict[int, Bot]:
        """Bots are others than when it was recorded; these answer as those did."""
        return {seat: make_bot(game, LESSON, 0) for seat in range(lesson.seats)}

    monkeypatch.setattr("tools.lessons.company", as_they_played)
    found = record("betrayal", HERO, 0, 1)
    assert found is not None
    assert found.steps == HERO.steps
    assert played("darkest", msgspec.structs.replace(NIGHT, seed=1), follows=True) is None


def test_a_lesson_that_begins_in_the_middle_is_brought_there_by_bots() -> None:
    found = record("darkest", LAST_DOOR, LAST_DOOR.seed, 1)
    assert found == LAST_DOOR
    table = open_lesson("darkest", LAST_DOOR)
    assert table.move == len(LAST_DOOR.before) > 0
    assert table.events[-1].move == table.move
    with pytest.raises(BrokenLesson, match="before it begins"):
        open_lesson("darkest", msgspec.structs.replace(LAST_DOOR, seed=LAST_DOOR.seed + 1))


def test_whoever_sits_beside_the_reader_waits_for_what_the_reader_does_first() -> None:
    table = open_lesson("darkest", LAST_DOOR)
    beside = make_bot("darkest", company_of(LAST_DOOR)[0], 0)
    assert table.ask is not None
    assert next_answer(table.ask, {1: beside}, {1: SeatAt(table, 1)}) is None
    for step in LAST_DOOR.answers[:2]:
        table.answer(step.answer, step.seat)
    assert next_answer(table.ask, {1: beside}, {1: SeatAt(table, 1)}) == (1, LAST_DOOR.answers[2].answer)


def test_words_move_to_the_next_answer_of_their_kind(capsys: pytest.CaptureFixture[str]) -> None:
    answers = [step for step in NIGHT.answers if step.say != "door"]
    moved = list(with_words(answers, NIGHT.steps))
    assert [step for step in NIGHT.steps if step.say != "door"] == moved
    assert "no place for door" in capsys.readouterr().err


def test_the_lessons_lie_where_their_games_do() -> None:
    for one in shipped():
        assert one.lessons is not None
        assert one.lessons.is_relative_to(Path(dreadhall.__file__).parent)
