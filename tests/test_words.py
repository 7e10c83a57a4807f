"""The words: what the loader finds, and that the three languages say the same things."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

import dreadhall
from dreadhall.bots import RandomBot, SeatAt
from dreadhall.words import LANGUAGES, MissingWords, UnknownLanguage, Words, find_locales, load_catalogue
from tests.smallgame import GAME

ROOT = Path(__file__).parents[1]
SMALL = ROOT / "tests" / "smallgame" / "locales"
FOLDERS = [ROOT / "locales", *sorted((ROOT / "tests").rglob("locales"))]
CATALOGUES = sorted({(folder, file.name) for folder in FOLDERS for file in folder.glob("*/*.ftl")})


USES = ("use:dynamite", "use:dynamite:storeroom")
NUMBERED = ["Victim", "Victim 2", "Mummy"]


class Mentioned(Visitor):
    """Collects what a pattern mentions: arguments (`$room-into` is a form of `room`), other messages and terms."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the name is given
        self.arguments.add(node.id.name.partition("-")[0])

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.messages.add(f"-{node.id.name}")
        self.generic_visit(node)


def mentioned(pattern: ast.Pattern | None) -> frozenset[str]:
    """The arguments of a pattern."""
    visitor = Mentioned()
    if pattern is not None:
        visitor.visit(pattern)
    return frozenset(visitor.arguments)


def read(folder: Path, language: str, name: str) -> list[ast.EntryType]:
    return FluentParser().parse((folder / language / name).read_text(encoding="utf-8")).body


def patterns(entries: list[ast.EntryType]) -> Iterator[tuple[str, frozenset[str]]]:
    """Every message and attribute with the arguments it mentions; terms are each language's own affair."""
    for entry in entries:
        if isinstance(entry, ast.Message):
            yield entry.id.name, mentioned(entry.value)
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", mentioned(attribute.value)


@pytest.fixture
def german() -> Words:
    return Words("de", SMALL, strict=True)


def test_there_are_catalogues_in_all_languages() -> None:
    assert (ROOT / "locales", "table.ftl") in CATALOGUES
    assert (SMALL, "lanterns.ftl") in CATALOGUES
    for folder in FOLDERS:
        assert {path.name for path in folder.iterdir() if path.is_dir()} == set(LANGUAGES)


def test_the_client_lists_the_same_languages() -> None:
    source = (ROOT / "web" / "src" / "words" / "words.svelte.ts").read_text(encoding="utf-8")
    [listed] = re.findall(r"LANGUAGES = \[(.*)\] as const", source)
    assert tuple(re.findall(r"'(\w+)'", listed)) == LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("folder", "name"), CATALOGUES)
def test_every_catalogue_is_there_and_well_formed(folder: Path, name: str, language: str) -> None:
    junk = [entry.content for entry in read(folder, language, name) if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize(("folder", "name"), CATALOGUES)
def test_every_language_has_the_same_messages_attributes_and_arguments(folder: Path, name: str, language: str) -> None:
    assert dict(patterns(read(folder, language, name))) == dict(patterns(read(folder, "en", name)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_given_twice(language: str) -> None:
    names = [key for folder, name in CATALOGUES for key, _ in patterns(read(folder, language, name))]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_or_term_that_is_referred_to_exists(language: str) -> None:
    visitor = Mentioned()
    there = set()
    for folder, name in CATALOGUES:
        for entry in read(folder, language, name):
            visitor.visit(entry)
            if isinstance(entry, ast.Message | ast.Term):
                there.add(entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}")
    assert visitor.messages <= there


BREAKS_APART = re.compile(r'[ ][:;?!%»]|«[ ]|" "[ ]?}[:;?!]')
ENGLISH_COLON = re.compile(r'(?:[\w)]|(?<!" )}):[ ]')


@pytest.mark.parametrize("page", sorted((ROOT / "locales" / "fr").rglob("*.ftl")), ids=lambda page: page.name)
def test_french_signs_stand_apart_from_their_words_and_stay_with_them(page: Path) -> None:
    lines = [line for line in page.read_text(encoding="utf-8").splitlines() if line[:1] != "#"]
    assert [line for line in lines if BREAKS_APART.search(line) or ENGLISH_COLON.search(line)] == []


def test_words_are_said_with_their_arguments() -> None:
    assert Words("en").say("table-seat", seat=2) == "Seat 2"
    assert Words("de").say("table-seat", seat=2) == "Platz 2"
    assert Words("fr").say("table-undone", count=2) == "2 réponses ont été reprises."


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownLanguage, match=r"'klingon'; there are: en, de, fr"):
        Words("klingon")


def test_a_missing_message_is_shown_in_brackets_and_raised_in_strict_words() -> None:
    assert Words("en").say("no-such-thing") == "[no-such-thing]"
    with pytest.raises(MissingWords, match="no-such-thing"):
        Words("en", strict=True).say("no-such-thing")


def test_a_missing_argument_is_raised_in_strict_words_only() -> None:
    assert Words("en").say("table-seat").startswith("Seat")
    with pytest.raises(MissingWords, match="table-seat"):
        Words("en", strict=True).say("table-seat")


def test_help_is_the_attribute_of_the_message() -> None:
    words = Words("en")
    assert words.help("option-table-household") is not None
    assert words.help("table-seat") is None
    assert words.help("no-such-thing") is None
    assert words.has("table-seat")
    assert not words.has("no-such-thing")


def test_a_component_is_called_by_its_name_in_every_form(german: Words) -> None:
    event = {"kind": "trap-sprung", "cause": "", "data": {"room": "cellar"}}
    assert german.say_event("lanterns", event) == "Die Falle war im Keller. Sie schnappt zu!"
    assert german.argument("lanterns", "room", "cellar") == {
        "room": "Keller",
        "room-id": "cellar",
        "room-in": "im Keller",
        "room-into": "in den Keller",
    }


def test_the_last_word_of_an_argument_says_what_it_is(german: Words) -> None:
    assert german.argument("lanterns", "last_room", "porch")["last_room"] == "Veranda"


def test_a_component_without_a_name_is_called_by_its_id(german: Words) -> None:
    choice = {"key": "bid:4", "verb": "bid", "data": {"card": "4"}}
    assert german.say_choice("lanterns", choice) == "Karte 4"
    assert german.argument("lanterns", "room", "moon") == {"room": "moon", "room-id": "moon"}


def test_lists_are_said_in_a_row_and_counted(german: Words) -> None:
    said = german.argument("lanterns", "rooms", ["attic", "cellar", "moon"])
    assert said == {"rooms": "Dachboden, Keller und moon", "rooms-count": 3}
    assert german.argument("lanterns", "faces", (1, 2))["faces"] == "1 und 2"
    assert german.argument("lanterns", "seats", (1, 2))["seats"] == "2 und 3"


def test_people_count_seats_from_one(german: Words) -> None:
    said = {"seat": 1, "seat-name": "none", "by_seat": 3, "by_seat-name": "none", "count": 0}
    assert german.arguments("lanterns", {"seat": 0, "by_seat": 2, "count": 0}) == said


def test_an_event_says_who_decided_it_where_several_could_have() -> None:
    event = {"kind": "fire-is-out", "cause": "", "data": {"deciding_seats": [1]}}
    assert Words("en").say_event("darkest", event) == "The fire is out. Only smoke is left. (Decided by seat 2.)"
    event["data"] = {"deciding_seats": [0, 1]}
    assert Words("de").say_event("darkest", event).endswith("(Die Plätze 1 und 2 haben entschieden.)")


def test_those_who_decided_are_named_where_it_is_known_who_plays_there() -> None:
    words = Words("en")
    words.name_seats({0: "Leo", 1: "Nina"})
    event: dict[str, Any] = {"kind": "fire-is-out", "cause": "", "data": {"deciding_seats": [0, 1]}}
    assert words.say_event("darkest", event).endswith("(Decided by Leo and Nina.)")
    event["data"] = {"deciding_seats": [0, 2]}
    assert words.say_event("darkest", event).endswith("(Decided by seats 1 and 3.)")


def test_the_only_one_of_its_kind_has_no_number() -> None:
    words = Words("en")
    assert words.name("betrayal", "creature", "victim-2") == "Victim 2"
    words.name_alone(["victim-2"])
    assert words.name("betrayal", "creature", "victim-2") == "Victim"
    words.name_alone([])
    assert words.name("betrayal", "creature", "victim-2") == "Victim 2"


def test_truth_and_nothing_can_be_selected_by_and_nested_data_is_left_out(german: Words) -> None:
    data = {"locked": True, "open": False, "owner": None, "count": 3, "inside": {"a": 1}}
    said = {"locked": "true", "open": "false", "owner": "none", "owner-id": "none", "count": 3}
    assert german.arguments("lanterns", data) == said
    assert german.argument("lanterns", "owner", "") == {"owner": "none", "owner-id": "none"}


def test_a_choice_can_mention_what_its_key_is_about(german: Words) -> None:
    choice = {"key": "trap:cellar", "verb": "trap", "data": {}}
    assert german.say_choice("lanterns", choice) == "Im Keller"
    assert german.help_choice("lanterns", choice) is None


def test_a_choice_can_mention_the_second_thing_its_key_is_about() -> None:
    words = Words("en", strict=True)
    said = [words.say_choice("betrayal", {"key": key, "verb": "use", "data": {"card": "dynamite"}}) for key in USES]
    assert said == ["Use the dynamite", "Use the dynamite (Storeroom)"]


def test_one_of_several_is_called_by_its_number_if_the_name_mentions_it() -> None:
    words = Words("en", strict=True)
    assert [words.name("betrayal", "creature", name) for name in ("victim", "victim-2", "mummy-1")] == NUMBERED


def test_prompts_choose_their_words_by_number() -> None:
    words = Words("en", SMALL, strict=True)
    said = [words.say_prompt("lanterns", {"prompt": "enter-where", "data": {"lanterns": count}}) for count in (0, 1, 2)]
    assert len(set(said)) == 3


def test_sentences_hold_no_invisible_marks() -> None:
    assert Words("en").say("table-saved", file="x") == "Saved in x."


def test_catalogues_are_read_once() -> None:
    Words("fr")
    before = load_catalogue.cache_info().misses
    Words("fr")
    assert load_catalogue.cache_info().misses == before


def test_the_catalogues_are_found_in_a_checkout() -> None:
    assert (find_locales() / "en" / "table.ftl").is_file()


def test_a_game_without_a_title_is_called_by_its_code_name(german: Words) -> None:
    assert german.say_title("lanterns") == "Laternen"
    assert german.say_title("nameless") == "nameless"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("luck", ["plain", "wild"])
def test_everything_in_a_game_can_be_said(language: str, luck: str) -> None:
    words = Words(language, SMALL, strict=True)
    for seed in range(20):
        table = dreadhall.new_table(GAME, 2 + seed % 3, seed, {"luck": luck, "rounds": 30})
        bot = RandomBot(seed)
        while table.ask is not None:
            seat = SeatAt(table, table.ask.seats[0])
            assert words.say_prompt("lanterns", seat.ask)
            assert all(words.say_choice("lanterns", choice) for choice in seat.choices)
            table.answer(bot.choose(seat), seat.seat)
        assert all(words.say_event("lanterns", event.told_to(None)) for event in table.events)
        assert words.say_result("lanterns", table.view()["result"])
    assert all(words.help(option.help) for option in GAME.options.values())


class SpelledOut(Visitor):
    """Finds counts whose variant `one` spells the French number out, and that have no words of their own for none."""

    def __init__(self) -> None:
        self.counts: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the name is given
        texts = {self.key_of(variant): serialize_pattern(variant.value) for variant in node.variants}
        if "0" not in texts and re.search(r"\b(?:1|une?)\b", texts.get("one", ""), re.IGNORECASE):
            self.counts.append(texts["one"])
        self.generic_visit(node)

    def key_of(self, variant: ast.Variant) -> str:
        return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def test_in_french_none_is_never_told_as_one() -> None:
    # The category `one` of French covers nought: what spells the number out is [1], or stands beside a [0].
    found = SpelledOut()
    for file in sorted((ROOT / "locales" / "fr").rglob("*.ftl")):
        found.visit(FluentParser().parse(file.read_text(encoding="utf-8")))
    assert found.counts == []


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "no spaces left"), ("de", "kein Feld mehr"), ("fr", "plus aucune case")]
)
def test_a_move_that_is_over_is_told_so(language: str, sentence: str) -> None:
    assert Words(language).say("betrayal-board-spaces", spaces=0) == sentence
