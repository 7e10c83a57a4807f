"""Rules at hand: what a long chain of chapters and layers says, all in one class.

Python looks for a method class by class. A table's rules are made up of forty classes and more, and what was found is
remembered for a few thousand methods in all: tables that go by different rules, one haunt each, take turns to forget.
"""

from collections.abc import Iterator
from typing import Any, TypeVar, cast

from typing_extensions import override

HERE = "_at_hand"
"""Where a class has the one in which all that it says is at hand."""


class Chapter(type):
    """The kind of class that chapters and layers are: what is changed in one holds wherever it is at hand."""

    @override
    def __setattr__(cls, name: str, value: Any) -> None:
        super().__setattr__(name, value)
        renew(cls)

    @override
    def __delattr__(cls, name: str) -> None:
        super().__delattr__(name)
        renew(cls)


C = TypeVar("C", bound=Chapter)


def flattened(rules: C) -> C:
    """The same rules, with every method and fact of all their chapters in one class; made once."""
    found: C | None = vars(rules).get(HERE)
    if found is None:
        names = {"__module__": rules.__module__, "__qualname__": rules.__qualname__, "__doc__": rules.__doc__}
        found = type(rules)(rules.__name__, (rules,), {**gathered(rules), **names})
        type.__setattr__(rules, HERE, found)
    return found


def gathered(rules: Chapter) -> dict[str, Any]:
    """What the chapters of some rules say, each name as the last of them has it."""
    said = {name: value for chapter in reversed(rules.__mro__[:-1]) for name, value in vars(chapter).items()}
    return {name: value for name, value in said.items() if name != HERE and not name.startswith("__")}


def renew(changed: Chapter) -> None:
    """Let rules that are at hand say what their chapters say now."""
    for rules in layers_on(changed):
        if (found := vars(rules).get(HERE)) is not None:
            said = gathered(rules)
            for name, value in said.items():
                type.__setattr__(found, name, value)
            known: list[str] = [*vars(found)]
            for name in [name for name in known if not name.startswith("__") and name not in said]:
                type.__delattr__(found, name)


def layers_on(chapter: Chapter) -> Iterator[Chapter]:
    """A chapter and all that is built on it."""
    yield chapter
    layers: list[Chapter] = cast(Any, chapter).__subclasses__()
    for layer in layers:
        yield from layers_on(layer)
