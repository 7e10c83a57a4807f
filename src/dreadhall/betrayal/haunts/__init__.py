"""The haunts, one file each: `hNN_title.py` holds the rules of haunt NN. A file that is put here is played."""

import importlib
import pkgutil
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dreadhall.betrayal.phases.haunt import Haunt

FILES: dict[int, str] = {
    int(module.name[1:3]): module.name for module in pkgutil.iter_modules(__path__) if module.name[1:3].isdigit()
}
BUILT = frozenset(FILES)


@cache
def haunt_rules(number: int) -> "type[Haunt]":
    """The rules of a haunt."""
    module = importlib.import_module(f"{__name__}.{FILES[number]}")
    rules: type[Haunt] = module.RULES
    return rules
