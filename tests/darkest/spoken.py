"""What the code of the game asks, offers and tells, read from its source: prompts, verbs and events with their data."""

import ast
import typing
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

import dreadhall.darkest
from dreadhall.darkest.components.catalogue import TILES
from dreadhall.darkest.game import Darkest
from dreadhall.darkest.presentation import causes
from dreadhall.darkest.survivors import acts
from dreadhall.kernel.game import GIVEN_UP
from dreadhall.testing.kinds import kinds_told

SOURCES = [ast.parse(file.read_text(encoding="utf-8")) for file in Path(dreadhall.darkest.__path__[0]).rglob("*.py")]
NODES = [node for source in SOURCES for node in ast.walk(source)]
FUNCTIONS = [node for node in NODES if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
ACTS = list(ast.walk(ast.parse(Path(acts.__file__).read_text(encoding="utf-8"))))
ASKING = ("ask", "ask_owner", "ask_team", "ask_any", "ask_all", "confirm", "consents")
ADDED = {"ask_owner": {"survivor"}, "confirm": {"survivor"}, "consents": {"survivor", "by"}}
"""What some ways of asking add to the data."""

NOBODY = "NO_SURVIVOR"

Spoken = dict[str, set[str]]
"""Messages by the last part of their name, each with the data that it always has."""


def calls(*names: str, among: list[ast.AST] = NODES) -> Iterator[tuple[str, ast.Call]]:
    """Every call of a function or method of one of these names."""
    for node in among:
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in names:
                yield name, node


def texts(call: ast.Call) -> list[str]:
    """The arguments that are plain texts."""
    return [arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]


def keywords(call: ast.Call) -> set[str]:
    """The names of a call's keywords, and the keys of what is spread out among them."""
    spread = [keyword.value for keyword in call.keywords if not keyword.arg]
    return {keyword.arg for keyword in call.keywords if keyword.arg} | {
        key for value in spread for key in keys_of(value, call)
    }


def keys_of(value: ast.expr, user: ast.AST) -> Iterator[str]:
    """The keys of a dictionary: written down, given to a variable by the function that uses it, or by a function."""
    if isinstance(value, ast.Dict):
        yield from (str(key.value) for key in value.keys if isinstance(key, ast.Constant))
    elif isinstance(value, ast.Name):
        steps = [step for function in FUNCTIONS if user in ast.walk(function) for step in ast.walk(function)]
        for step in steps:
            targets = step.targets if isinstance(step, ast.Assign) else [getattr(step, "target", None)]
            if isinstance(step, ast.Assign | ast.AnnAssign) and value.id in [getattr(one, "id", "") for one in targets]:
                yield from keys_of(step.value, step) if step.value is not None else ()
    elif isinstance(value, ast.Call):
        name = value.func.attr if isinstance(value.func, ast.Attribute) else getattr(value.func, "id", "")
        for function in (function for function in FUNCTIONS if function.name == name):
            for step in ast.walk(function):
                if isinstance(step, ast.Return) and step.value is not None:
                    yield from keys_of(step.value, step)


def add(spoken: Spoken, name: str, data: set[str]) -> None:
    """One more place where it is said: what all of them have in common can be mentioned."""
    spoken[name] = spoken[name] & data if name in spoken else data


@cache
def prompts() -> Spoken:
    """Every prompt that is asked."""
    found: Spoken = {}
    for way, call in calls(*ASKING):
        if literals := texts(call):
            add(found, literals[0], keywords(call) | ADDED.get(way, set()))
    return found


@cache
def events() -> Spoken:
    """Every kind of event that is told."""
    return {
        kind: {field.name for field in msgspec.structs.fields(one) if field.required} | {"cause", "cause_kind"}
        for kind, one in kinds_told(Darkest()).items()
    }


@cache
def verbs() -> Spoken:
    """Every verb that can be chosen."""
    found: Spoken = {}
    for _, call in calls("act"):
        for verb in [*texts(call)[:1]] if isinstance(call.args[0], ast.Constant) else functions():
            add(found, verb, data_of_act(call))
    for _, call in calls("named"):
        verb, *value = texts(call)
        add(found, verb, {verb} if value or len(call.args) > 1 else set())
    for _, call in calls("Choice", among=ACTS):
        data = {str(key.value) for part in call.args[2:] for key in getattr(part, "keys", []) if key is not None}
        for verb in verb_of_choice(call.args[0]):
            add(found, verb, data)
    return found


def data_of_act(call: ast.Call) -> set[str]:
    """What `acts.act` makes of its arguments."""
    who, *rest = call.args[1:] or [ast.Name(NOBODY)]
    data = set() if ast.unparse(who) == NOBODY else {"survivor"}
    if len(rest) > 1:
        data.add(str(typing.cast(ast.Constant, rest[1]).value))
    if len(rest) > 2 or "where" in keywords(call):
        data.add("room")
    return data


def verb_of_choice(key: ast.expr) -> list[str]:
    """The verb of a choice built in `acts`; for units it is their kind."""
    first = key.values[0] if isinstance(key, ast.JoinedStr) else key
    if isinstance(first, ast.Constant):
        return [str(first.value).partition(":")[0]]
    if isinstance(first, ast.FormattedValue) and ast.unparse(first.value) == "kind":
        return list(typing.get_args(acts.unit.__annotations__["kind"]))
    return []


def functions() -> list[str]:
    """The functions that are verbs of their own: those of the corner rooms."""
    return [tile.function for tile in TILES.values() if tile.section in ("corner", "laboratory")]


@cache
def reasons() -> set[str]:
    """Every reason for which a game ends; people may also give up."""
    return {GIVEN_UP.reason} | {reason for _, call in calls("win", "lose") for reason in texts(call)}


@cache
def written_texts() -> set[str]:
    """Every text that stands in the code anywhere but in the list of causes."""
    listed = Path(causes.__file__).read_text(encoding="utf-8")
    elsewhere = [source for source in SOURCES if ast.dump(source) != ast.dump(ast.parse(listed))]
    nodes = [node for source in elsewhere for node in ast.walk(source)]
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


@cache
def phases() -> set[str]:
    """Every phase the state can be in."""
    steps = calls("attack_step", "move_step", "creature_step")
    found = {"set-up"} | {text for _, call in steps for text in texts(call)}
    for node in NODES:
        if isinstance(node, ast.Assign) and "phase" in [getattr(target, "attr", "") for target in node.targets]:
            found |= constants(node.value)
        if isinstance(node, ast.FunctionDef) and node.name == "phase_after_zombification":
            found |= {text for step in ast.walk(node) if isinstance(step, ast.Return) for text in constants(step.value)}
    return found


def constants(value: ast.expr | None) -> set[str]:
    """The texts a value can be: itself, or either side of an `if`."""
    sides = [value.body, value.orelse] if isinstance(value, ast.IfExp) else [value]
    return {side.value for side in sides if isinstance(side, ast.Constant) and isinstance(side.value, str)}
