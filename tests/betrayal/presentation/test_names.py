"""Every piece has its name, its story and its rule in every language, and the rules say what the pieces do."""

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast

from dreadhall.betrayal.components.catalogue import (
    CARDS,
    EVENTS,
    EXPLORERS,
    ITEM_TOKENS,
    LARGE_MONSTERS,
    ROLL_TOKENS,
    ROOMS,
    SMALL_MONSTERS,
    SQUARES,
    TRAITS,
    TRAITS_OF,
    trials_of,
)
from dreadhall.betrayal.components.instructions import Trial
from dreadhall.betrayal.components.pieces import Room
from dreadhall.betrayal.haunts.printed import HAUNTS
from dreadhall.betrayal.house.compass import FLOORS, LETTERS
from dreadhall.words import LANGUAGES, Words, find_locales

FILES = ("betrayal-rooms.ftl", "betrayal-cards.ftl", "betrayal-pieces.ftl")
PIECES: dict[str, set[str]] = {
    "room": set(ROOMS),
    "card": set(CARDS),
    "explorer": set(EXPLORERS),
    "trait": set(TRAITS),
    "kind": set(TRAITS_OF),
    "floor": set(FLOORS),
    "direction": set(LETTERS),
    "deck": {"event", "item", "omen", "room"},
    "token": {*SQUARES, *ITEM_TOKENS, *ROLL_TOKENS},
    "monster": set(LARGE_MONSTERS),
    "colour": {*SMALL_MONSTERS, *(sheet.colour for sheet in EXPLORERS.values())},
    "hobby": {hobby for sheet in EXPLORERS.values() for hobby in sheet.hobbies},
    "haunt": {haunt.id for haunt in HAUNTS.values()},
}
FORMS = {
    "room": {"in", "into", "from", "of", "the", "flavour"},
    "card": {"a", "the", "nom", "with", "flavour", "help"},
    "explorer": {"full", "nom", "acc", "to", "of", "gender", "help"},
    "trait": {"the", "of", "in", "roll", "with", "help"},
    "kind": {"damage", "acc", "help"},
    "floor": {"on", "to", "the"},
    "direction": {"to", "side"},
    "deck": {"a", "the"},
    "token": {"help"},
    "monster": {"nom", "acc", "to", "by", "of"},
}
SENTENCE = re.compile(r".*[.—]$")


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """Every message of the pieces, by name."""
    texts = [(find_locales() / language / name).read_text(encoding="utf-8") for name in FILES]
    entries = [entry for text in texts for entry in FluentParser().parse(text).body]
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def said(language: str, message: str, form: str) -> str:
    """One form of a message."""
    kind, _, piece = message.removeprefix("betrayal-").partition("-")
    return str(Words(language, strict=True).argument("betrayal", kind, piece)[f"{kind}-{form}"])


def does_something(room: Room) -> bool:
    """Whether a room has a text."""
    special = (room.barrier, room.leaving, room.bonus, room.harm, room.fall, room.link, room.slides_to, room.rides)
    return any(special) or room.id in ("entrance-hall", "basement-landing", "ballroom")


def results(trial: Trial) -> list[str]:
    """The results of a table as English says them."""
    said, above = [], 0
    for row in trial.rows:
        highest = above - 1
        if not above:
            said.append(f"{row.least} or more")
        elif highest == row.least:
            said.append(str(row.least))
        else:
            said.append(f"{row.least} {'or' if highest == row.least + 1 else 'to'} {highest}")
        above = row.least
    return said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_is_named_and_nothing_else_is(language: str) -> None:
    assert set(messages(language)) == {f"betrayal-{kind}-{piece}" for kind, ids in PIECES.items() for piece in ids}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", FORMS)
def test_a_name_has_the_forms_of_its_kind(kind: str, language: str) -> None:
    for piece in PIECES[kind]:
        forms = {attribute.id.name for attribute in messages(language)[f"betrayal-{kind}-{piece}"].attributes}
        assert forms - {"help"} == FORMS[kind] - {"help"}, piece
        assert forms >= FORMS[kind], piece


@pytest.mark.parametrize("language", LANGUAGES)
def test_exactly_the_rooms_that_do_something_are_explained(language: str) -> None:
    explained = {room for room in ROOMS if Words(language).help(f"betrayal-room-{room}")}
    assert explained == {room.id for room in ROOMS.values() if does_something(room)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_stories_and_rules_are_whole_sentences(language: str) -> None:
    for piece in CARDS:
        assert SENTENCE.match(said(language, f"betrayal-card-{piece}", "flavour")), piece
        assert SENTENCE.match(said(language, f"betrayal-card-{piece}", "help")), piece
    for room in ROOMS:
        assert SENTENCE.match(said(language, f"betrayal-room-{room}", "flavour")), room


def test_the_rule_of_a_card_has_every_row_of_its_tables() -> None:
    for card in CARDS.values():
        text = said("en", f"betrayal-card-{card.id}", "help")
        for trial in trials_of(card):
            if card.id not in ("revolving-wall", "hanged-men"):
                assert all(f"{result}: " in text for result in results(trial)), card.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_of_a_room_has_its_numbers(language: str) -> None:
    for room in ROOMS.values():
        for roll in (room.barrier, room.leaving):
            if roll:
                text = said(language, f"betrayal-room-{room.id}", "help")
                name = Words(language).argument("betrayal", "trait", roll.trait)["trait-roll"]
                assert name in text, room.id
                assert f" {roll.target} " in text, room.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_explorer_is_said_to_be_fits_the_sheet(language: str) -> None:
    for sheet in EXPLORERS.values():
        text = said(language, f"betrayal-explorer-{sheet.id}", "help")
        assert f"{sheet.age} " in text
        assert re.search(rf"\b{sheet.birthday[1]}\b", text)
        for hobby in sheet.hobbies:
            assert Words(language).name("betrayal", "hobby", hobby) in text
        assert said(language, f"betrayal-explorer-{sheet.id}", "gender") == sheet.gender


def test_english_names_are_those_of_the_box() -> None:
    words = Words("en")
    for kind, table in (("room", ROOMS), ("card", CARDS), ("token", SQUARES), ("monster", LARGE_MONSTERS)):
        for piece in table.values():
            name = words.name("betrayal", kind, piece.id).replace("’", "'")
            assert re.sub(r"[\s.…]", "", name) == re.sub(r"[\s.…]", "", piece.name)
    for haunt in HAUNTS.values():
        assert words.name("betrayal", "haunt", haunt.id).replace("’", "'") == haunt.title


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_event_is_called_by_its_title_in_quotes(language: str) -> None:
    for event in EVENTS:
        assert said(language, f"betrayal-card-{event}", "the")[0] in "“„«"
