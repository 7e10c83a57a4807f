"""What printed haunts remember as a view shows it: a field for each name, from which a screen's types are made.

A haunt of another package remembers more, by names that begin with its id: a screen looks through these one by one.
"""

import typing
from types import NoneType
from typing import Any, Union

import msgspec

from dreadhall.betrayal.haunts import haunt_rules
from dreadhall.betrayal.haunts.printed import HAUNTS
from dreadhall.betrayal.memory import fields_of, first_word, parts_of
from dreadhall.betrayal.state import prefix_of

OF_TOKENS: dict[str, Any] = {"roles": list[int], "tokens": list[int]}
"""Secrets that are no memory: the face-down tokens before one's own explorer. (B-HID-02, H43-10)"""


def shown_types() -> tuple[type[msgspec.Struct], type[msgspec.Struct]]:
    """The types of what everybody may know, and of secrets."""
    openly: dict[str, Any] = {}
    secrets = dict(OF_TOKENS)
    for number in HAUNTS:
        for name, part in parts_of(haunt_rules(number)).items():
            hints = typing.get_type_hints(part.kind)
            for field in fields_of(part.kind):
                if field.secret_of != "nobody":
                    kind = hints[field.name] if field.secret_of != "owner" else typing.get_args(hints[field.name])[1]
                    where = openly if field.secret_of is None else secrets
                    where[first_word(name, prefix_of(number)) + field.word] = without_nothing(kind)
    return with_fields("HauntMemory", openly), with_fields("HauntSecrets", secrets)


def with_fields(kind: str, kinds: dict[str, Any]) -> type[msgspec.Struct]:
    """A type with these fields, none of which must be there."""
    names = {f"field_{at}": name for at, name in enumerate(sorted(kinds))}
    fields = [(field, kinds[name] | msgspec.UnsetType, msgspec.UNSET) for field, name in names.items()]
    return msgspec.defstruct(kind, fields, rename=names)


def without_nothing(kind: Any) -> Any:
    """A type as it is shown: nothing is not."""
    kinds = [one for one in typing.get_args(kind) if one is not NoneType]
    return Union[tuple(kinds)] if NoneType in typing.get_args(kind) else kind  # noqa: UP007 - of kinds known only here
