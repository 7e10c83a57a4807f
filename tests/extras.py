"""What tests need besides the extra `test`: they say so, and are left out where it is not installed."""

import os
import sys
from importlib.util import find_spec

import pytest

EVERYTHING = "DREADHALL_EVERYTHING"
"""Set where all extras are installed: nothing may be left out there."""


def is_missing(module: str, extra: str) -> str:
    """What to say where an extra is not installed; nothing where it is.

    >>> is_missing("msgspec", extra="none")
    ''
    >>> is_missing("no_such_module", extra="lab")
    "needs the extra lab: pip install -e '.[lab]'"
    """
    if find_spec(module) is not None:
        return ""
    line = f"needs the extra {extra}: pip install -e '.[{extra}]'"
    if os.environ.get(EVERYTHING):
        pytest.exit(line, returncode=1)
    return line


def needs(module: str, extra: str) -> None:
    """Leave out the tests of a file where its extra is not installed."""
    if line := is_missing(module, extra):
        pytest.skip(line, allow_module_level=True)


def folder_needs(module: str, extra: str) -> list[str]:
    """The files of a folder to leave out (`collect_ignore_glob` of its conftest.py): all where its extra is missing."""
    if line := is_missing(module, extra):
        print(f"left out: {line}", file=sys.stderr)
        return ["*"]
    return []
