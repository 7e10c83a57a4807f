"""The surface of rules: what a layer may override is marked where it is declared, and can be listed.

A layer is a class on top of a game's chapters: an edition, a module, a tool, a haunt. It overrides hooks and declared
facts (`ClassVar`), and nothing else: `docs/chapters.md` shows who overrides what, and a test holds everybody to it.
What a game says of itself (`Game`) is marked in the same way.
"""

from collections.abc import Callable
from typing import Any, TypeVar, overload

F = TypeVar("F", bound=Callable[..., Any])

MARK = "__hook__"


@overload
def hook(method: F) -> F: ...
@overload
def hook(*, replaced: bool) -> Callable[[F], F]: ...
def hook(method: F | None = None, *, replaced: bool = False) -> F | Callable[[F], F]:
    """A method that a layer may override; its docstring speaks to whoever does.

    Where several layers of a table do, each calls `super` and adds to what the others do. Of a hook that is `replaced`
    the last one counts alone.
    """

    def mark(marked: F) -> F:
        setattr(marked, MARK, "replaced" if replaced else "shared")
        return marked

    return mark if method is None else mark(method)
