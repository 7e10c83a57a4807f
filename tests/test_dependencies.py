"""What is imported is declared in pyproject.toml, and what is declared is needed: by all, or by those of an extra."""

import ast
import sys
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
# The folders, and the extra that those install who use them; a folder inside another counts for itself.
EXTRAS = {"src": "", "src/dreadhall/server": "server", "src/dreadhall/testing": "testing"}
EXTRAS |= {"src/dreadhall/skeletons": "testing"}
EXTRAS |= {"src/dreadhall/lab": "lab", "src/dreadhall/lab/cluster": "ray", "src/dreadhall/rl": "rl"}
EXTRAS |= {"src/dreadhall/encoding": "learnt"}
EXTRAS |= dict.fromkeys(["tests", "tools", "bench"], "dev") | {"examples": "train"}
OURS = {"dreadhall", "tests", "tools", "bench", "examples", "skeleton_haunt", "skeleton_game", "skeleton_bot"}
# SQLAlchemy imports it by the address of the database.
DRIVERS = {"asyncpg"}
# Not among what developers install: whoever runs that example brings it.
LARGE = {"torch"}


def requirements(extra: str) -> set[str]:
    """The distributions that an extra asks for; without one, those that the package cannot do without."""
    listed = PROJECT["optional-dependencies"][extra] if extra else PROJECT["dependencies"]
    asked = [Requirement(line) for line in listed]
    others = {name for each in asked if each.name == "dreadhall" for name in each.extras}
    return {each.name for each in asked if each.name != "dreadhall"}.union(*map(requirements, others))


@cache
def modules(distribution: str) -> frozenset[str]:
    """What a distribution brings to be imported; one that is not installed, a package of its own name."""
    if find_spec(distribution) is None and distribution in LARGE:
        return frozenset({distribution})
    files = [file for file in metadata.files(distribution) or () if file.suffix in (".py", ".so", ".pyd")]
    paths = [(*file.parts[:-1], file.name.split(".")[0]) for file in files]
    return frozenset(".".join(path).removesuffix(".__init__") for path in paths)


def is_from(module: str, distributions: Iterable[str]) -> bool:
    """Whether one of these brings a module, or the package it lies in."""
    parts = module.split(".")
    packages = [".".join(parts[: size + 1]) for size in range(len(parts))]
    return any(package in modules(distribution) for distribution in distributions for package in packages)


def imports(folder: str) -> Iterator[tuple[Path, str]]:
    """Each import of a module that is neither ours nor Python's own."""
    inner = [ROOT / other for other in EXTRAS if other.startswith(f"{folder}/")]
    for file in (ROOT / folder).rglob("*.py"):
        if any(other in file.parents for other in inner):
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            for module in imported(node):
                if module.split(".")[0] not in OURS | sys.stdlib_module_names:
                    yield file.relative_to(ROOT), module


def imported(node: ast.AST) -> list[str]:
    """The modules that a statement imports, if it is an import."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    return [node.module] if isinstance(node, ast.ImportFrom) and node.module and not node.level else []


@pytest.mark.parametrize("folder", EXTRAS)
def test_what_is_imported_is_declared(folder: str) -> None:
    declared = requirements("") | requirements(EXTRAS[folder])
    assert not [f"{file}: {module}" for file, module in imports(folder) if not is_from(module, declared)]


@pytest.mark.parametrize("folder", [folder for folder, extra in EXTRAS.items() if extra not in ("dev", "train")])
def test_what_is_declared_is_imported(folder: str) -> None:
    used = {module for _, module in imports(folder)}
    needless = {each for each in requirements(EXTRAS[folder]) if not any(is_from(module, [each]) for module in used)}
    assert needless <= DRIVERS
