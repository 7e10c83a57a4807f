"""What a line typed at the keyboard means."""

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple


class Verb(Enum):
    """What the person at the keyboard wants."""

    NOTHING = ""
    ANSWER = "answer"
    EXPLAIN = "explain"
    UNDO = "undo"
    SAVE = "save"
    LOG = "log"
    VIEW = "view"
    BOOK = "book"
    QUIT = "quit"
    HELP = "help"
    NO_CHOICE = "no choice"
    UNKNOWN = "unknown"


class TypedCommand(NamedTuple):
    """A verb and what it is about: a key, a file, or the text that was not understood."""

    verb: Verb
    about: str = ""


TYPED = (Verb.UNDO, Verb.SAVE, Verb.LOG, Verb.VIEW, Verb.BOOK, Verb.QUIT, Verb.HELP)
LETTERS = {verb.value[0]: verb for verb in TYPED}
WORDS = {verb.value: verb for verb in LETTERS.values()}
LONGEST_NUMBER = 6


def read_command(line: str, keys: Sequence[str]) -> TypedCommand:
    """The meaning of a line where these are the keys of the choices.

    >>> read_command("2", ["enter", "pass"])
    TypedCommand(verb=<Verb.ANSWER: 'answer'>, about='pass')
    """
    text = line.strip()
    if not text:
        return TypedCommand(Verb.NOTHING)
    if text in keys:
        return TypedCommand(Verb.ANSWER, text)
    if text.startswith("?"):
        return read_number(text[1:].strip(), keys, Verb.EXPLAIN)
    if text.isdecimal():
        return read_number(text, keys, Verb.ANSWER)
    word, _, rest = text.partition(" ")
    verb = LETTERS.get(word.lower()) or WORDS.get(word.lower())
    if verb is None or (rest and verb is not Verb.SAVE):
        return TypedCommand(Verb.UNKNOWN, printable(text))
    return TypedCommand(verb, rest.strip())


def read_number(text: str, keys: Sequence[str], verb: Verb) -> TypedCommand:
    """The verb with the key of the choice of this number."""
    if not text and verb is Verb.EXPLAIN:
        return TypedCommand(Verb.HELP)
    number = int(text) if text.isdecimal() and len(text) <= LONGEST_NUMBER else 0
    if not 1 <= number <= len(keys):
        return TypedCommand(Verb.NO_CHOICE, printable(text))
    return TypedCommand(verb, keys[number - 1])


def printable(text: str, most: int = 40) -> str:
    """The beginning of a text that somebody typed, without anything that could upset a terminal."""
    shown = "".join(letter if letter.isprintable() else "?" for letter in text[:most])
    return shown + "…" if len(text) > most else shown
