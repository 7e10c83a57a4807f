"""The surface of a game's rules: its chapters, the layers on top of them, and who overrides what.

>>> surface = surface_of("betrayal")
>>> surface.chapters[1].__name__, surface.chapters[-1].__name__
('Ground', 'Haunt')
"""

import ast
import importlib
import inspect
import itertools
import pkgutil
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, cached_property
from typing import Any, ClassVar, get_origin

from typing_extensions import override

from dreadhall.betrayal.haunts import BUILT, haunt_rules
from dreadhall.betrayal.memory import MemoryPart
from dreadhall.betrayal.phases.haunt import Haunt
from dreadhall.darkest.editions import KEYS
from dreadhall.darkest.editions.rulings import RULINGS
from dreadhall.darkest.phases.rounds import Rounds
from dreadhall.darkest.phases.showdown import Showdown
from dreadhall.kernel import Rules
from dreadhall.kernel.hooks import MARK
from dreadhall.registration import resolve
from dreadhall.registry import GAMES

Class = type


class Name:
    """Something that layers may give their own version of: a hook, or a fact; and who does."""

    def __init__(self, declared_by: Class, name: str) -> None:
        self.declared_by = declared_by
        self.name = name
        self.overridden_by: list[Class] = []

    @override
    def __str__(self) -> str:
        return f"{self.declared_by.__name__}.{self.name}"

    @property
    def is_fact(self) -> bool:
        """Whether it is a value and not a method."""
        return not callable(method_of(self.declared_by, self.name))

    @property
    def mark(self) -> str:
        """`shared`, `replaced`, `fact`, or nothing where nobody said that it may be overridden."""
        if not self.is_fact:
            return getattr(method_of(self.declared_by, self.name), MARK, "")
        return "fact" if is_class_variable(self.declared_by, self.name) else ""

    @property
    def doc(self) -> str:
        """The first line of what is said to whoever overrides it."""
        if self.is_fact:
            return fact_docs(self.declared_by).get(self.name, "")
        return first_line(method_of(self.declared_by, self.name).__doc__)


class Surface:
    """The chapters of a game in their order, and the layers that lie on top of them."""

    def __init__(
        self,
        ends: Sequence[Class],
        layers: Iterable[Class],
        *,
        title: str = "Layers",
        last: Sequence[Class] = (),
        alternatives: Sequence[Sequence[Class]] = (),
    ) -> None:
        self.title = title
        self.chapters = chapters_to(ends)
        self.layers = sorted(layers, key=lambda layer: len(layer.__mro__))
        self.last = last
        """Layers that are put together by hand, and meet only what they build on."""
        self.alternatives = alternatives
        """Layers of which a table has one at most."""

    @cached_property
    def names(self) -> list[Name]:
        """Everything that somebody overrides, or is marked to be, in the order in which it is declared."""
        found: dict[tuple[Class, str], Name] = {}
        for owner in (*self.chapters, *self.layers):
            for name in own_names(owner):
                first = next(each for each in reversed(owner.__mro__) if name in own_names(each))
                if first is owner:
                    found[owner, name] = Name(owner, name)
                else:
                    found[first, name].overridden_by.append(owner)
        return [each for each in found.values() if each.overridden_by or each.mark]

    def declared_by(self, owner: Class) -> list[Name]:
        """The hooks and facts of a chapter or layer, in the order in which they stand there."""
        return [each for each in self.names if each.declared_by is owner]

    def faults(self) -> Iterator[str]:
        """Whatever is overridden though nobody said that it may be, or by two of whom one would be forgotten."""
        for each in self.names:
            by = ", ".join(layer.__name__ for layer in each.overridden_by)
            if not each.mark:
                yield f"{each} is no hook, but {by} overrides it"
            elif not each.doc:
                yield f"{each} has no line for whoever overrides it"
            if each.mark == "shared":
                yield from self._forgotten(each)
        yield from self._collisions()

    def _forgotten(self, each: Name) -> Iterator[str]:
        layers = [layer for layer in each.overridden_by if layer in self.layers]
        for layer in layers:
            others = [other.__name__ for other in layers if self.can_meet(layer, other) or builds_on(layer, other)]
            if others and not calls_super(layer, each.name):
                yield f"{each}: {layer.__name__} does not call super, and may meet {', '.join(others)}"

    def _collisions(self) -> Iterator[str]:
        """Two who use one name for two things, so that one would override the other by accident."""
        for layer in self.layers:
            for other in (*self.chapters, *self.layers):
                if other is not layer and self.can_meet(layer, other):
                    for name in set(new_names(layer)) & set(new_names(other)):
                        if isinstance(vars(layer).get(name), MemoryPart):
                            continue  # two parts of one name are refused as soon as a haunt has both
                        yield f"{layer.__name__}.{name} and {other.__name__}.{name} know nothing of each other"

    def can_meet(self, one: Class, other: Class) -> bool:
        """Whether two classes can be in force at once, none of them knowing of the other."""
        if issubclass(one, other) or issubclass(other, one):
            return False
        if one in self.last or other in self.last:
            return False
        return not any(one in choice and other in choice for choice in self.alternatives)


def builds_on(one: Class, other: Class) -> bool:
    """Whether one class has another below it."""
    return one is not other and issubclass(one, other)


@cache
def new_names(owner: Class) -> list[str]:
    """What a class has and none that it builds on."""
    before = owner.__mro__[1:]
    return [name for name in own_names(owner) if not any(name in own_names(each) for each in before)]


@cache
def own_names(owner: Class) -> list[str]:
    """What a class defines or declares itself, in order."""
    declared = [name for name in vars(owner).get("__annotations__", {}) if is_class_variable(owner, name)]
    defined = [name for name in vars(owner) if name not in declared]
    order = sorted([*declared, *defined], key=lambda name: line_of(owner, name))
    return [name for name in order if not name.startswith("_")]


def line_of(owner: Class, name: str) -> int:
    """Where in its file a method stands; facts come first."""
    method = method_of(owner, name)
    return int(method.__code__.co_firstlineno) if hasattr(method, "__code__") else 0


def method_of(owner: Class, name: str) -> Any:
    """The function behind a method or property, or the value of a fact."""
    value = vars(owner).get(name)
    if isinstance(value, property):
        return value.fget
    return getattr(value, "__func__", value)


def is_class_variable(owner: Class, name: str) -> bool:
    """Whether it is declared as a fact of the class."""
    hint = vars(owner).get("__annotations__", {}).get(name)
    return hint is ClassVar or get_origin(hint) is ClassVar or (isinstance(hint, str) and hint.startswith("ClassVar"))


@cache
def fact_docs(owner: Class) -> dict[str, str]:
    """What stands below the facts of a class."""
    docs: dict[str, str] = {}
    for before, line in itertools.pairwise(body_of(owner)):
        match before, line:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                docs[name] = first_line(text)
    return docs


def calls_super(owner: Class, name: str) -> bool:
    """Whether a method hands on to whatever it overrides."""
    if not callable(method_of(owner, name)):
        return False
    method = next(node for node in body_of(owner) if getattr(node, "name", "") == name)
    return any(
        isinstance(node, ast.Attribute)
        and node.attr == name
        and isinstance(node.value, ast.Call)
        and isinstance(node.value.func, ast.Name)
        and node.value.func.id == "super"
        for node in ast.walk(method)
    )


@cache
def body_of(owner: Class) -> list[ast.stmt]:
    """The statements of a class."""
    (definition,) = ast.parse(textwrap.dedent(inspect.getsource(owner))).body
    assert isinstance(definition, ast.ClassDef)
    return definition.body


def first_line(doc: str | None) -> str:
    """What something is for, in short."""
    return (doc or "").strip().partition("\n")[0]


def chapters_to(ends: Sequence[Class]) -> list[Class]:
    """All classes of the rules that lead to these, the first one first."""
    return list(dict.fromkeys(each for end in ends for each in reversed(end.__mro__) if issubclass(each, Rules)))


def classes_in(*packages: str) -> Iterator[Class]:
    """The rules in all modules of some packages."""
    roots = [importlib.import_module(package) for package in packages]
    found = [each.name for root in roots for each in pkgutil.walk_packages(root.__path__, f"{root.__name__}.")]
    for module in map(importlib.import_module, found):
        for name, each in vars(module).items():
            is_here = isinstance(each, type) and (each.__module__, each.__name__) == (module.__name__, name)
            if is_here and issubclass(each, Rules):
                yield each


def betrayal() -> Surface:
    """Tools, and haunts that are built with them."""
    return Surface(
        [Haunt],
        classes_in("dreadhall.betrayal.toolkit", "dreadhall.betrayal.haunts"),
        title="Tools and haunts",
        last=[haunt_rules(number) for number in sorted(BUILT)],
    )


def darkest() -> Surface:
    """Expansions, editions and rulings, put together by the options; each rule is played in one way."""
    ways = [*(list(each.values()) for each in KEYS.values()), *(list(each.values()) for each in RULINGS.values())]
    layers = classes_in(
        "dreadhall.darkest.modules", "dreadhall.darkest.editions", "dreadhall.darkest.automatic_answers"
    )
    return Surface([Rounds, Showdown], layers, title="Editions, expansions and rulings", alternatives=ways)


@cache
def surface_of(game: str) -> Surface:
    """The surface of a game that is shipped."""
    surface: Surface = resolve(GAMES.records[game].surface)()
    return surface
