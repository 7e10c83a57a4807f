"""Games and bots from elsewhere: modules that register them when they are imported."""

import importlib
from collections.abc import Iterable

from dreadhall.server.errors import BadSetting


def load_plugins(names: Iterable[str]) -> None:
    """Import these modules."""
    for name in names:
        try:
            importlib.import_module(name)
        except ImportError as error:
            raise BadSetting(f"plugins: cannot import {name[:80]!r}: {error}") from None
