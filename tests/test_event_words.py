"""Every kind of event has its words in every language, which mention what its type has; and no words are left over."""

from functools import cache

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from dreadhall.kernel.happenings import Happening
from dreadhall.registry import shipped
from dreadhall.testing.kinds import kinds_told
from dreadhall.words import LANGUAGES, find_locales

SAID_OF_ALL = {"cause", "cause_kind"}
GAMES = {record.game.name: record.game for record in shipped()}
IN_EACH = [(game, language) for game in sorted(GAMES) for language in LANGUAGES]


class Mentions(Visitor):
    """The arguments that a message mentions, and the messages that are part of it."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the name is given
        self.arguments.add(node.id.name.partition("-")[0])

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """Every message of a language, by name: those of books as well."""
    files = (find_locales() / language).rglob("*.ftl")
    entries = [entry for file in files for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body]
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def mentioned(name: str, language: str) -> set[str]:
    """The arguments that a message mentions, itself or in the messages it is made of."""
    visitor = Mentions()
    visitor.visit(messages(language)[name])
    return visitor.arguments.union(*(mentioned(part, language) for part in visitor.messages))


def always(kind: type[Happening]) -> set[str]:
    """The fields that are never left out."""
    return {field.name for field in msgspec.structs.fields(kind) if field.required} | SAID_OF_ALL


@pytest.mark.parametrize(("game", "language"), IN_EACH)
def test_every_kind_has_words_and_no_words_are_left_over(game: str, language: str) -> None:
    begin = f"{game}-event-"
    said = {name.removeprefix(begin) for name in messages(language) if name.startswith(begin)}
    assert said == kinds_told(GAMES[game]).keys()


@pytest.mark.parametrize(("game", "language"), IN_EACH)
def test_words_mention_what_events_of_their_kind_always_have(game: str, language: str) -> None:
    found = {
        kind: mentioned(f"{game}-event-{kind}", language) - always(one) for kind, one in kinds_told(GAMES[game]).items()
    }
    assert {kind: unknown for kind, unknown in found.items() if unknown} == {}
