"""Plain data that clones fast, dumps to JSON and loads back equal.

Everything a game remembers is a tree of `Data`: numbers, strings, lists, dicts, tuples and other `Data`. Sets are
refused, because their order differs from one process to the next. A clone shares what cannot change and copies the
rest; its code is written once per class, from the field types: cloning is what forks and checkpoints are made of.
"""

import enum
import operator
import types
import typing
from collections.abc import Callable
from typing import Any, Self, TypeVar

import msgspec
from typing_extensions import override

T = TypeVar("T")

FOR_EACH = {
    "item.clone()": "clone_each",
    "item.__copy__()": "copy_each_data",
    "item.copy() if item else []": "copy_each",
    "item.copy() if item else {}": "copy_each",
}
"""What a cloner calls the function that does this to an item."""
CALLS = {"clone_each": "clone", "copy_each_data": "__copy__", "copy_each": "copy"}
"""The method that such a function calls."""
SomeData = typing.Annotated[Any, "data of some class"]
"""The type of a field with data of a class that only the game knows: whoever reads a state makes it one of that."""
IMMUTABLE = (int, str, bool, float, bytes, type(None))


class Data(msgspec.Struct, gc=False):
    """A piece of state. Subclasses declare typed fields and nothing else. A tree has no cycles to be collected.

    >>> class Purse(Data):
    ...     coins: list[int]
    >>> mine = Purse([1, 2])
    >>> yours = mine.clone()
    >>> yours.coins.append(5)
    >>> mine.coins
    [1, 2]
    """

    @override
    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        setattr(cls, "clone", _clone_first_time)  # noqa: B010 - a method is replaced on purpose

    def clone(self) -> Self:
        """An equal copy that shares nothing changeable with this one."""
        return typing.cast(Self, _clone_first_time(self))


def dump(data: Data) -> dict[str, Any]:
    """The data as what JSON can hold."""
    return typing.cast(dict[str, Any], msgspec.to_builtins(data, str_keys=True))


def load(raw: object, kind: type[T]) -> T:
    """The data of this kind that `dump` made; `msgspec.ValidationError` where it does not fit."""
    return msgspec.convert(raw, kind, str_keys=True)


def dump_bytes(raw: object) -> bytes:
    """Compact JSON, the same bytes for the same data."""
    return msgspec.json.encode(raw)


def _clone_first_time(data: Data) -> Any:
    kind = type(data)
    cloner = write_cloner(kind)
    setattr(kind, "clone", cloner)  # noqa: B010 - as above
    return cloner(data)


def write_cloner(kind: type[Data]) -> Callable[[Any], Any]:
    """A function that clones this kind, with one line for each field that can change."""
    hints = typing.get_type_hints(kind, include_extras=True)
    lines = ["def clone(self):", " new = self.__copy__()"]
    for field in kind.__struct_fields__:
        expression = copy_expression(hints[field], f"self.{field}", f"{kind.__name__}.{field}")
        if expression is not None:
            lines.append(f" new.{field} = {expression}")
    lines.append(" return new")
    scope: dict[str, Any] = {name: operator.methodcaller(method) for name, method in CALLS.items()}
    exec("\n".join(lines), scope)
    return typing.cast(Callable[[Any], Any], scope["clone"])


def copy_expression(hint: Any, name: str, where: str) -> str | None:
    """How to copy a value of this type, as source; None where sharing it is safe."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Annotated:
        return f"{name}.clone()" if hint == SomeData else copy_expression(args[0], name, where)
    if isinstance(hint, typing.NewType):
        return copy_expression(hint.__supertype__, name, where)
    if origin is typing.Literal or (isinstance(hint, type) and issubclass(hint, (*IMMUTABLE, enum.Enum))):
        return None
    if origin in (typing.Union, types.UnionType):
        return _copy_union(args, name, where)
    if origin is tuple:
        if any(copy_expression(arg, "item", where) for arg in args if arg is not ...):
            raise TypeError(f"{where}: a tuple in a state may hold only what cannot change")
        return None
    # Many a list or dict is empty: a look is cheaper than a copy.
    if origin is list:
        inner = copy_expression(args[0], "item", where)
        if inner is None:
            return f"{name}.copy() if {name} else []"
        if inner in FOR_EACH:
            return f"[*map({FOR_EACH[inner]}, {name})] if {name} else []"
        return f"[{inner} for item in {name}]"
    if origin is dict:
        inner = copy_expression(args[1], "item", where)
        if inner is None:
            return f"{name}.copy() if {name} else {{}}"
        if inner in FOR_EACH:
            return f"dict(zip({name}, map({FOR_EACH[inner]}, {name}.values()))) if {name} else {{}}"
        return f"{{key: {inner} for key, item in {name}.items()}}"
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        if hint.__struct_config__.frozen:
            return None
        if issubclass(hint, Data):
            # It is of this very class, or it would not load back equal: where nothing in it can change, a copy will do.
            return f"{name}.clone()" if _can_change_within(hint) else f"{name}.__copy__()"
    raise TypeError(f"{where}: {hint} cannot be part of a state")


def _can_change_within(kind: type[Data]) -> bool:
    hints = typing.get_type_hints(kind, include_extras=True)
    return any(copy_expression(hints[field], "", f"{kind.__name__}.{field}") for field in kind.__struct_fields__)


def _copy_union(args: tuple[Any, ...], name: str, where: str) -> str | None:
    expressions = {copy_expression(arg, name, where) for arg in args}
    changing = expressions - {None}
    if not changing:
        return None
    if len(changing) == 1 and expressions - changing and type(None) in args and len(args) == 2:
        return f"None if {name} is None else {changing.pop()}"
    if expressions <= {f"{name}.clone()", f"{name}.__copy__()"}:
        return f"{name}.clone()"
    raise TypeError(f"{where}: a union in a state is of fixed values, of data, or of one kind and None")
