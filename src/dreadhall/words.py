"""Every word a player sees: the loader of the Fluent catalogues for Python.

Messages are found by name, and the names follow from what is said:

| what | message | arguments |
| --- | --- | --- |
| an ask | `<game>-ask-<prompt>` | its data |
| a choice | `<game>-choice-<verb>` | its data, and what follows the verb in its key: `$object`, `$other_object` |
| an event | `<game>-event-<kind>` | its data, and `$cause` |
| a result | `<game>-result-<reason>` | `$winners` |
| an option | `option-<game>-<name>`, or `option-table-<name>` where every table has it | |
| a component | `<game>-<kind>-<id>` | `$number`: which it is, if one of several share the name, or `none` |
| what an argument stands for, where its name does not say it | `<game>-argument-<name>` | |

Help, where there is any, is the attribute `.help` of the same message; the line of story of a component is its
attribute `.flavour`. What the arguments become in a sentence is said once, in `Words.argument`; `web/src/words` does
the same in the browser. Of an event that several seats could have decided, and whose data has `deciding_seats`, it is
said who did.
"""

import logging
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Literal, get_args

from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message, MessageReference
from fluent.syntax import FluentParser, ast

from dreadhall.kernel.errors import DreadhallError
from dreadhall.registration import resolve
from dreadhall.registry import GAMES

log = logging.getLogger(__name__)

Language = Literal["en", "de", "fr"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
FALLBACK = "en"
"""What is read of words that others have brought and not translated; ours are there in every language."""
NOT_IN_A_NAME = re.compile(r"[^A-Za-z0-9_-]")
NAME = re.compile(r"-?[A-Za-z][\w-]*")
ENTRY = re.compile(rf"^({NAME.pattern})[ \t]*=.*?(?=^{NAME.pattern}[ \t]*=|^#|\Z)", re.MULTILINE | re.DOTALL)
"""A message or a term, with its attributes: all until another begins, or a comment."""
PARSER = FluentParser(with_spans=False)
"""Nobody asks where in its file a message stands."""
NAMES_KEPT = 4096
"""How many names of components a speaker remembers."""
NUMBER_OR_PART = re.compile(r"-(\d+)$|/.*$")
"""What the name of a message cannot hold; in the id of a component it is left out."""


class UnknownLanguage(DreadhallError):
    """There are no words in that language."""


class MissingWords(DreadhallError):
    """A message, or something it mentions, is missing from a catalogue."""


def find_locales() -> Path:
    """The folder of the catalogues: inside an installed package, or at the root of a source checkout."""
    here = Path(__file__).resolve()
    inside = here.parent / "locales"
    return inside if inside.is_dir() else here.parents[2] / "locales"


# Where catalogues are looked for, before the folders that games have brought.
FOLDERS: list[Path] = [find_locales()]


def all_folders() -> tuple[Path, ...]:
    """Where catalogues are."""
    records = list(GAMES.records.values())
    own = [record.locales for record in records if record.locales is not None]
    added = [folder for record in records if record.more_locales for folder in resolve(record.more_locales)()]
    return *FOLDERS, *own, *added


def languages_in(folder: Path, language: str) -> tuple[str, ...]:
    """The languages in which a folder is read for somebody who speaks this one, the first that has a word counting."""
    return (language,) if language == FALLBACK or folder in FOLDERS else (language, FALLBACK)


class Messages:
    """The messages of a language. Thousands are there and few are said: each is parsed when it is first asked for."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._parsed = FluentBundle([language], use_isolating=False)
        self._known: set[str] = set()
        self._unparsed: dict[str, str] = {}

    def add(self, text: str) -> None:
        """Take up a page; what is known already stays as it is."""
        for entry in ENTRY.finditer(text):
            name = entry[1]
            if name not in self._known:
                self._known.add(name)
                self._unparsed[name] = entry[0]

    def has_message(self, name: str) -> bool:
        """Whether there is such a message; one with a mistake in it is none."""
        if name not in self._known or name.startswith("-"):
            return False
        self._parse(name)
        return name in self._known

    def get_message(self, name: str) -> Message:
        """A message, with all that it mentions."""
        self._parse(name)
        return self._parsed.get_message(name)

    def format_pattern(self, pattern: Any, arguments: dict[str, Any]) -> tuple[Any, list[Exception]]:
        """A message, or a part of it, with its arguments filled in, and what went wrong."""
        return self._parsed.format_pattern(pattern, arguments)

    def _parse(self, name: str) -> None:
        text = self._unparsed.pop(name, None)
        if text is not None:
            page = PARSER.parse(text)
            self._parsed.add_resource(page)
            if mistakes := [entry for entry in page.body if isinstance(entry, ast.Junk)]:
                reason = mistakes[0].annotations[0].message
                log.warning("dreadhall: the message %s (%s) cannot be read: %s", name, self._language, reason)
                if len(mistakes) == len(page.body):
                    self._known.discard(name)
            for mentioned in set(NAME.findall(text)) & self._unparsed.keys():
                self._parse(mentioned)


@lru_cache
def load_catalogue(language: str, folders: tuple[Path, ...]) -> Messages:
    """All messages of a language, read once."""
    catalogue = Messages(language)
    files = (
        file
        for folder in folders
        for spoken in languages_in(folder, language)
        for file in sorted((folder / spoken).rglob("*.ftl"))
    )
    texts = [file.read_text(encoding="utf-8") for file in files]
    for text in texts:
        catalogue.add(text)
    for text in texts:
        catalogue.add("\n".join(likened(text)))
    return catalogue


def likened(page: str) -> Iterator[str]:
    """What a page says of pieces that other packages have added: the same as of those that they are like.

    That is the twin of somebody, or their grave: whatever mentions what they are called. Their own names are their own.
    """
    for record in GAMES.records.values():
        for added, model in resolve(record.likenesses)().items() if record.likenesses else ():
            for entry in ENTRY.finditer(page):
                if entry[1].endswith(f"-{model}") and entry[0].count(model) > 1:
                    yield entry[0].replace(model, added)


@cache
def read_page(language: str, page: str) -> str:
    """The messages of a page that not everybody may read, as they are written; empty where there is no such page."""
    for folder in all_folders():
        files = [folder / spoken / "books" / f"{page}.ftl" for spoken in languages_in(folder, language)]
        if texts := [file.read_text(encoding="utf-8") for file in files if file.is_file()]:
            page = "\n".join([texts[0], *(entry for text in texts[1:] for entry in lacking(texts[0], text))])
            return "\n".join([page, *likened(page)])
    return ""


def brought_words(game: str, language: str) -> str:
    """The words that a game's own package has brought, but for pages that not everybody may read."""
    record = GAMES.records.get(game)
    if record is None or record.locales is None:
        return ""
    texts = []
    for spoken in languages_in(record.locales, language):
        folder = record.locales / spoken
        files = [file for file in sorted(folder.rglob("*.ftl")) if "books" not in file.relative_to(folder).parts]
        texts.append("\n".join(file.read_text(encoding="utf-8") for file in files))
    return "\n".join([texts[0], *(entry for text in texts[1:] for entry in lacking(texts[0], text))])


def messages_in(folder: Path) -> dict[str, Path]:
    """The messages of all catalogues in a folder, each with its file; none where there is no such folder."""
    return {
        entry[1]: file
        for file in sorted(folder.rglob("*.ftl"))
        for entry in ENTRY.finditer(file.read_text(encoding="utf-8"))
    }


def lacking(page: str, other: str) -> Iterator[str]:
    """The messages that a page in another language has, and this one has not."""
    known = {entry[1] for entry in ENTRY.finditer(page)}
    return (entry[0] for entry in ENTRY.finditer(other) if entry[1] not in known)


def begin(text: str) -> str:
    """A sentence begins with a capital, whatever its first word is.

    >>> begin("the zombies wait.")
    'The zombies wait.'
    """
    return text[:1].upper() + text[1:]


def shared_name(value: str) -> tuple[str, str | None]:
    """The id that one of several, or a part of something, shares with the rest, and its number if it has one.

    >>> shared_name("bat-2"), shared_name("chasm/far")
    (('bat', '2'), ('chasm', None))
    """
    found = NUMBER_OR_PART.search(value)
    return (value[: found.start()], found[1]) if found else (value, None)


def seat_number(seat: int) -> int:
    """The number of a seat on a screen: people count from one, programs from nought."""
    return seat + 1


class Words:
    """The words of one language.

    >>> Words("en").say("table-seat", seat=2)
    'Seat 2'

    A missing message is shown as its name in brackets; `strict` words, for tests, raise MissingWords instead.
    """

    def __init__(self, language: str = "en", *more_folders: Path, strict: bool = False) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(f"no language is called {language[:40]!r}; there are: {', '.join(LANGUAGES)}")
        self.language = language
        self.strict = strict
        self._catalogue = load_catalogue(language, (*all_folders(), *more_folders))
        self._named = lru_cache(NAMES_KEPT)(self._find_name)
        self._seats: Mapping[int, str] = {}
        self._alone: frozenset[str] = frozenset()

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._catalogue.has_message(message)

    def say(self, message: str, /, **arguments: Any) -> str:
        """The message with its arguments filled in."""
        pattern = self._catalogue.get_message(message).value if self.has(message) else None
        if pattern is None:
            return self._missing(message, "no such message")
        return self._fill(message, pattern, arguments)

    def help(self, message: str, /, **arguments: Any) -> str | None:
        """The help that goes with a message, if there is any."""
        pattern = self._catalogue.get_message(message).attributes.get("help") if self.has(message) else None
        return None if pattern is None else self._fill(f"{message}.help", pattern, arguments)

    def name_seats(self, seats: Mapping[int, str]) -> None:
        """From now on these seats are called by who plays there."""
        self._seats = seats

    def name_alone(self, ids: Iterable[str]) -> None:
        """From now on these are called by their kind alone: `cat-1` is the cat."""
        if (alone := frozenset(ids)) != self._alone:
            self._alone = alone
            self._named.cache_clear()

    def say_title(self, game: str) -> str:
        """What a game is called; its code name where it has no other."""
        return self.say(f"{game}-title") if self.has(f"{game}-title") else game

    def say_prompt(self, game: str, ask: Mapping[str, Any]) -> str:
        """The question of an ask, as a seat is shown it."""
        return begin(self.say(f"{game}-ask-{ask['prompt']}", **self.arguments(game, ask["data"])))

    def say_choice(self, game: str, choice: Mapping[str, Any]) -> str:
        """A choice, as a seat is shown it."""
        return begin(self.say(f"{game}-choice-{choice['verb']}", **self._choice_arguments(game, choice)))

    def help_choice(self, game: str, choice: Mapping[str, Any]) -> str | None:
        """What more there is to say about a choice."""
        text = self.help(f"{game}-choice-{choice['verb']}", **self._choice_arguments(game, choice))
        return None if text is None else begin(text)

    def say_event(self, game: str, event: Mapping[str, Any]) -> str:
        """An event, as a seat is told it; with who decided it, where several seats could have."""
        said = self.arguments(game, {"cause": event["cause"], **event["data"]})
        told = begin(self.say(f"{game}-event-{event['kind']}", **said))
        if "deciding_seats" not in said:
            return told
        names = [self._seats.get(seat, "") for seat in event["data"]["deciding_seats"]]
        if all(names):
            return self.say("play-decided", event=told, names=self.say_list(names))
        return self.say("table-decided", event=told, seats=said["deciding_seats"], count=said["deciding_seats-count"])

    def say_result(self, game: str, result: Mapping[str, Any]) -> str:
        """Why the game ended as it did."""
        return self.say(f"{game}-result-{result['reason']}", **self.arguments(game, {"winners": result["winners"]}))

    def say_list(self, items: Iterable[object]) -> str:
        """A list as the language writes it: `1, 2 et 3`."""
        return format_list([str(item) for item in items], locale=self.language)

    def name(self, game: str, kind: str, value: str) -> str:
        """The name of a component, or its id where it has none."""
        return self._named(game, kind, value)[0]

    def story(self, game: str, kind: str, value: str) -> str:
        """The line of story of a component; empty where it has none.

        >>> Words("en").story("a game that has none", "card", "axe")
        ''
        """
        return self._named(game, kind, value)[1].get("flavour", "")

    def arguments(self, game: str, data: Mapping[str, Any]) -> dict[str, Any]:
        """Everything that a sentence about this data may mention."""
        said: dict[str, Any] = {}
        for name, value in data.items():
            said |= self.argument(game, name, value)
        return said

    def argument(self, game: str, name: str, value: object) -> dict[str, Any]:
        """What a sentence may mention of one value; the last word of its name is the kind of component it is.

        | value of `card` | in the sentence |
        | --- | --- |
        | a text | `$card`: the name of that component; `$card-id`: the text itself; `$card-<form>`: each attribute |
        |        | of the component's message, for languages that bend their nouns |
        | a number | `$card`: the number; of a `seat`, as people count seats, and `$seat-name`: `none`, or who     |
        |        | sits there |
        | true, false | `$card`: `true`, `false`, to select by |
        | nothing, an empty text | `$card` and `$card-id`: `none`, to select by |
        | a list, `cards` | `$cards`: the names of all its cards in a row, of `seats` their numbers; `$cards-count`: |
        |        | how many |
        """
        kind = name.rpartition("_")[2]
        if value is None or value == "":
            return {name: "none", f"{name}-id": "none"}
        if isinstance(value, str):
            said, forms = self._named(game, kind, value)
            return {**{f"{name}-{form}": text for form, text in forms.items()}, name: said, f"{name}-id": value}
        if isinstance(value, bool):
            return {name: str(value).lower()}
        if isinstance(value, int | float):
            if kind != "seat":
                return {name: value}
            return {name: seat_number(int(value)), f"{name}-name": self._seats.get(int(value)) or "none"}
        if isinstance(value, list | tuple):
            kind = kind.removesuffix("s")
            items = [self.item(game, kind, item) for item in value]
            return {name: self.say_list(items), f"{name}-count": len(items)}
        return {}

    def item(self, game: str, kind: str, value: object) -> object:
        """One item of a list."""
        if isinstance(value, str):
            return self.name(game, kind, value)
        return seat_number(value) if kind == "seat" and isinstance(value, int) else value

    def _find_name(self, game: str, kind: str, value: str) -> tuple[str, dict[str, str]]:
        """The name of a component, or its id where it has none, and the forms of the name."""
        message, parts = self._component(game, kind, value)
        if not message:
            return value, {}
        forms = self._catalogue.get_message(message).attributes
        return self.say(message, **parts), {form: self._fill(message, text, parts) for form, text in forms.items()}

    def _component(self, game: str, kind: str, value: str) -> tuple[str, dict[str, Any]]:
        """The message that names a component, and what it mentions; none where the component has no name.

        `<game>-argument-<kind>` may say what kinds it can be, the first that fits counting (`card chip`), or what its
        id is put together from (`room.direction` for the door `pantry.n`, which the message `<game>-door` names).
        One of several (`bat-2`), or a part of something (`chasm/far`), is named like the rest if it has no own name;
        the message may mention its `$number`.
        """
        declared = f"{game}-argument-{kind}"
        for one in self.say(declared).split() if self.has(declared) else [kind]:
            if "." in one:
                return f"{game}-{kind}", self.arguments(game, dict(zip(one.split("."), value.split("."), strict=False)))
            for known_as, number in ((value, None), shared_name(value)):
                message = f"{game}-{one}-{NOT_IN_A_NAME.sub('', known_as)}"
                if self.has(message):
                    return self._meant(message), {"number": "none" if value in self._alone else number or "none"}
        return "", {}

    def _meant(self, message: str) -> str:
        """The message, or the one it is another name for: with `card-7 = { item-axe }` a card has the item's forms."""
        reference = getattr(self._catalogue.get_message(message).value, "expression", None)
        if isinstance(reference, MessageReference) and reference.attribute is None:
            return str(reference.id.name)
        return message

    def _choice_arguments(self, game: str, choice: Mapping[str, Any]) -> dict[str, Any]:
        _, _, objects = choice["key"].partition(":")
        first, _, other = objects.partition(":")
        return self.arguments(game, {"object": first, "other_object": other, **choice["data"]})

    def _fill(self, message: str, pattern: Any, arguments: dict[str, Any]) -> str:
        text, errors = self._catalogue.format_pattern(pattern, arguments)
        if errors and self.strict:
            return self._missing(message, str(errors[0]))
        return str(text)

    def _missing(self, message: str, why: str) -> str:
        if self.strict:
            raise MissingWords(f"{message} ({self.language}): {why}")
        return f"[{message}]"
