"""Every word of the game: nothing is missing in any language, nothing is left over, nothing is said in ids."""

import re
import typing
from collections.abc import Callable
from difflib import SequenceMatcher
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from dreadhall.darkest.components.catalogue import (
    CARDS,
    CHIPS,
    COLOURS,
    CREATURES,
    DICE,
    FILES,
    ITEMS,
    NEMESES,
    SPECIES,
    SURVIVORS,
    TILES,
)
from dreadhall.darkest.house.compass import DIRECTIONS
from dreadhall.darkest.house.layout import SQUARES
from dreadhall.darkest.presentation.causes import ACTS, CAUSE_KINDS, CHANGES, HAZARDS, REASONS
from dreadhall.darkest.state import EVENTS, SHOWDOWN_EVENTS
from dreadhall.kernel import Options, Table
from dreadhall.testing.darkest.games import (
    GAME,
    Player,
    into_the_showdown,
    near_the_showdown,
    play_game,
    random_table,
    steady,
    uniform,
)
from dreadhall.words import LANGUAGES, Words, find_locales
from tests.darkest import spoken

FOLDER = find_locales()
FILE_NAMES = ("darkest.ftl", "darkest-pieces.ftl", "darkest-options.ftl")
BEASTS = CREATURES | NEMESES
TARGETS = [target for beast in BEASTS.values() for target in beast.targets]
FISTS = "fists"

COMPONENTS: dict[str, set[str]] = {
    "survivor": set(SURVIVORS),
    "room": {room.id for tile in TILES.values() for room in tile.rooms.values()},
    "tile": set(SQUARES),
    "mark": set(FILES.effects.tile_icons),
    "direction": set(DIRECTIONS),
    "colour": set(COLOURS),
    "chip": set(CHIPS),
    "item": {*ITEMS, FISTS},
    "card": {*CARDS, FISTS},
    "ability": {sheet.ability for sheet in SURVIVORS.values()},
    "skill": {skill.key for sheet in SURVIVORS.values() for skill in (*sheet.skills, *sheet.errata_skills)},
    "beast": set(BEASTS),
    "special": set(SPECIES),
    "enemy": {"zombie", "zombies", "token"},
    "cause": {"fire", "inferno", "radiation", "bird"},
    "part": {target.colour for target in TARGETS},
    "power": {beast.power for beast in BEASTS.values() if beast.power},
    "passive": {beast.passive for beast in BEASTS.values() if beast.passive},
    "icon": {str(face) for die in ("survivor", "creature", "terror") for face in DICE[die].faces},
    "function": {tile.function for tile in TILES.values() if tile.function} | {"terminal"},
    "track": {*EVENTS, *SHOWDOWN_EVENTS},
    "phase": spoken.phases(),
}
"""Everything with a name, by its kind. Causes are those that are not pieces and yet do harm."""

EXPLAINED = ("survivor", "mark", "item", "ability", "skill", "beast", "special", "part", "power", "icon", "function")
PLAIN = {
    *("yes", "no", "room", "tile", "chip", "door", "colour", "number", "horde", "facing", "keep", "none", "stop"),
    *("hit-zombie", "give-ap", "take-ap"),
}
"""Choices that need no help: what they say is all there is to them."""


class Mentions(Visitor):
    """The arguments a pattern mentions, as they stand there, and the variants by which it selects."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.variants: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the name is given
        self.arguments.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = {str(getattr(variant.key, "name", getattr(variant.key, "value", ""))) for variant in node.variants}
            self.variants.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """Every message of the game, by name."""
    entries = [
        entry
        for name in FILE_NAMES
        for entry in FluentParser().parse((FOLDER / language / name).read_text(encoding="utf-8")).body
    ]
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def mentions(*nodes: ast.BaseNode | None) -> Mentions:
    visitor = Mentions()
    for node in nodes:
        if node is not None:
            visitor.visit(node)
    return visitor


def attributes(message: ast.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


@cache
def with_data() -> dict[str, set[str]]:
    """Every sentence with the data it can mention."""
    kinds = {"ask": spoken.prompts(), "choice": spoken.verbs(), "event": spoken.events()}
    said = {f"darkest-{kind}-{name}": data for kind, names in kinds.items() for name, data in names.items()}
    return said | {f"darkest-result-{reason}": set() for reason in spoken.reasons()}


def options() -> set[str]:
    """The messages of the options and of their values."""
    found = set()
    for name, hint in typing.get_type_hints(GAME.options_type).items():
        if name not in Options.__struct_fields__:
            values = typing.get_args(hint) if typing.get_origin(hint) is typing.Literal else ()
            values = ("recommended", "hard", "random") if name == "house" else values
            message = GAME.options[name].help
            found |= {message, *(f"{message}-{value}" for value in values)}
    return found


def data_names() -> set[str]:
    """The last word of the name of everything that is ever in data: the kind it is, or stands for."""
    return {name.rpartition("_")[2] for data in with_data().values() for name in data}


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_message_for_everything_and_none_is_left_over(language: str) -> None:
    pieces = {f"darkest-{kind}-{name}" for kind, names in COMPONENTS.items() for name in names}
    declared = {f"darkest-argument-{name}" for name in data_names()}
    there = set(messages(language))
    presets = {f"darkest-preset-{name}" for name in ("gentler", "classic", "long")}
    expected = {*with_data(), *pieces, *options(), *presets, "darkest-title", "darkest-door"}
    assert expected - there == set()
    assert there - expected - declared == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_mention_only_what_is_always_in_their_data(language: str) -> None:
    there = messages(language)
    for name, data in with_data().items():
        message = there[name]
        arguments = mentions(message.value, *message.attributes).arguments
        assert {argument.partition("-")[0] for argument in arguments} <= data, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_of_a_name_that_is_mentioned_exists(language: str) -> None:
    there = messages(language)
    for name, data in with_data().items():
        for argument in mentions(there[name].value, *there[name].attributes).arguments:
            base, _, form = argument.partition("-")
            if base in data and form not in ("", "id", "count"):
                assert form in forms_of(base.rpartition("_")[2], there), f"{name}: ${argument}"


def forms_of(kind: str, there: dict[str, ast.Message]) -> set[str]:
    """The forms that all pieces of one of the kinds have; cards have those of items, and seats the name of who sits."""
    if kind == "seat":
        return {"name"}
    if kind == "door":
        return attributes(there["darkest-door"])
    declared = there.get(f"darkest-argument-{kind}")
    text = declared.value.elements[0] if declared and declared.value else None
    kinds = text.value.split() if isinstance(text, ast.TextElement) else [kind]
    kinds = ["item" if one == "card" else one for one in kinds]
    own = {one: [f"darkest-{one}-{name}" for name in COMPONENTS[one]] for one in kinds}
    pieces = {one: [there[name] for name in names if there[name].attributes] for one, names in own.items()}
    return {form for those in pieces.values() if those for form in set.intersection(*map(attributes, those))}


def test_no_sentence_selects_by_a_cause_that_does_not_exist() -> None:
    for name, message in messages("en").items():
        chosen = mentions(message.value).variants.get("cause-id", set())
        assert chosen - {"other"} <= set(CAUSE_KINDS), name


def test_every_cause_that_is_no_piece_brings_something_about() -> None:
    assert {*ACTS, *HAZARDS, *CHANGES, *REASONS} - spoken.written_texts() == set()


def test_every_choice_that_needs_it_is_explained() -> None:
    there = messages("en")
    for verb in spoken.verbs():
        assert ("help" in attributes(there[f"darkest-choice-{verb}"])) == (verb not in PLAIN), verb


def test_every_piece_that_does_something_is_explained() -> None:
    there = messages("en")
    named = [f"darkest-{kind}-{name}" for kind in EXPLAINED for name in COMPONENTS[kind]]
    assert [name for name in named if "help" not in attributes(there[name])] == []
    named = [option.help for option in GAME.options.values() if option.help in there]
    assert [name for name in named if "help" not in attributes(there[name])] == []


UNSPOKEN = {
    "en": ["make of it", "group number", "is checked next", "% for a hit", "weigh on"],
    "de": ["} Leben", "1 Leben", "2 Leben", "für alle im", "für einen Treffer", "brechen gilt", "lernt aus", "Nemesis"],
    "fr": [
        "de vie",
        "instruit",
        "% de toucher",
        "icône",
        "Corridor",
        "le corridor",
        "Survivant\n",
        "1 d’expérience",
        "2 d’expérience",
    ],
}
"""What was written once and nobody would say, or a second word for something that has one."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_that_nobody_would_say(language: str) -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in sorted((FOLDER / language).glob("darkest*.ftl")))
    assert [phrase for phrase in UNSPOKEN[language] if phrase in text.replace("\u00a0", " ")] == []


def test_before_the_first_round_nobody_counts_rounds() -> None:
    said = [Words(language, strict=True).say("darkest-board-round", round=0) for language in LANGUAGES]
    assert said == ["Setting up", "Vorbereitung", "Mise en place"]


@pytest.mark.parametrize(("place", "said"), [(1, "Which group acts first?"), (2, "Which group acts next?")])
def test_groups_are_asked_for_in_turn(place: int, said: str) -> None:
    assert Words("en").say_prompt("darkest", {"prompt": "group-order", "data": {"place": place}}).startswith(said)


# Names


def test_a_door_is_called_by_its_room_and_its_side() -> None:
    assert Words("en").name("darkest", "door", "pantry.n") == "north door of the pantry"
    assert Words("de").argument("darkest", "door", "cellar.w") == {
        "door": "Westtür des Kellers",
        "door-the": "die Westtür des Kellers",
        "door-id": "cellar.w",
    }
    assert Words("fr").argument("darkest", "door", "vault.e")["door-the"] == "la porte est de la chambre forte"


def test_a_card_has_the_name_and_the_forms_of_its_item() -> None:
    said = Words("de").argument("darkest", "card", "EQ02")
    assert (said["card"], said["card-a"], said["card-id"]) == ("Baseballschläger", "einen Baseballschläger", "EQ02")
    assert Words("en").name("darkest", "card", "ST3++") == "Combat Knife"


@pytest.mark.parametrize("language", LANGUAGES)
def test_ammunition_is_called_after_the_one_weapon_it_fits(language: str) -> None:
    words = Words(language)
    names = {key: words.name("darkest", "item", key).casefold() for key, item in ITEMS.items() if item.ammo is not None}
    for key, item in ITEMS.items():
        if item.kind == "ammo":
            ammunition = words.name("darkest", "item", key).casefold()
            fits = max(names, key=lambda weapon: shared(names[weapon], ammunition))
            assert fits == item.reloads, (ammunition, names[fits])


def shared(weapon: str, ammunition: str) -> tuple[int, int]:
    """How many letters in a row two names have in common; of two weapons with as many, the shorter name is meant."""
    return SequenceMatcher(None, weapon, ammunition, autojunk=False).find_longest_match().size, -len(weapon)


def test_an_argument_can_stand_for_several_kinds_of_pieces() -> None:
    words = Words("en")
    assert words.argument("darkest", "thing", "EQ01")["thing-the"] == "the combat knife"
    assert words.argument("darkest", "thing", "K2-01")["thing-the"] == "the chip with red and yellow"
    assert words.argument("darkest", "missing", ["red", "blue"])["missing"] == "red and blue"


def test_a_sentence_begins_with_a_capital() -> None:
    event = {"kind": "beast-dies", "cause": "", "data": {"beast": "zombie-dog", "room": "medic-bay"}}
    said = [Words(language).say_event("darkest", event) for language in LANGUAGES]
    assert said == [
        "The zombie dog dies in the medic bay.",
        "Der Zombiehund stirbt auf der Krankenstation.",
        "Le chien zombie meurt à l’infirmerie.",
    ]


# Whole games

IDS = {name for kind, names in COMPONENTS.items() if kind != "phase" for name in names if "-" in name}
RAW = re.compile(
    r"\b(?:EQ|RX|ST)\d|\br\dc\d\b|\bK\d-\d\d|[{}\[\]]|(?<![\w-])(?:" + "|".join(sorted(IDS)) + r")(?![\w-])"
)

ALL_SPECIES = dict.fromkeys(SPECIES, 5)
ShortCut = Callable[[Table, int], Table]
GAMES: list[tuple[int, Player, ShortCut | None, dict[str, Any]]] = [
    (1, steady, None, {}),
    (2, steady, None, {"edition": "first", "advanced": True, "species": ALL_SPECIES}),
    (3, steady, None, {"radioactive": True, "advanced": True}),
    (4, uniform, None, {"radioactive": True, "species": ALL_SPECIES, "team_decision": "vote"}),
    (5, steady, near_the_showdown, {"radioactive": True, "species": ALL_SPECIES}),
    (6, steady, into_the_showdown, {"advanced": True}),
    (7, uniform, into_the_showdown, {"edition": "first", "radioactive": True}),
]


class Listener:
    """Says everything that happens at a table in all languages, each thing once, and looks for ids."""

    def __init__(self) -> None:
        self.languages = [Words(language, strict=True) for language in LANGUAGES]
        self.heard: set[str] = set()

    def hear(self, way: str, thing: dict[str, Any]) -> None:
        if (key := f"{way} {thing}") in self.heard:
            return
        self.heard.add(key)
        for words in self.languages:
            text = getattr(words, way)("darkest", thing)
            assert text is None or not RAW.search(text), f"{key}: {text}"

    def look(self, table: Table) -> None:
        """Hear the questions that are open."""
        for seat in table.ask.seats if table.ask else []:
            ask = table.view(seat)["ask"]
            self.hear("say_prompt", {"prompt": ask["prompt"], "data": ask["data"]})
            for choice in ask["choices"]:
                self.hear("say_choice", choice)
                self.hear("help_choice", choice)


@pytest.mark.parametrize(("seed", "player", "short_cut", "given"), GAMES)
def test_everything_in_a_game_can_be_said(
    seed: int, player: Player, short_cut: ShortCut | None, given: dict[str, Any]
) -> None:
    table = random_table(seed, **given)
    if short_cut is not None:
        short_cut(table, seed)
    listener = Listener()
    play_game(table, seed, player, look=listener.look)
    for event in table.events:
        listener.hear("say_event", {"kind": event.kind, "cause": event.cause, "data": event.data})
    listener.hear("say_result", table.view()["result"])
