"""Check what has changed since the last commit in less than a minute: style, types, imports, and its own tests.

Where nothing has changed, the last commit is checked. `make test` checks everything.
"""

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).parents[1]
BIN = Path(sys.executable).parent
# Tests of the whole tree, for what lies in these folders.
OF_THE_TREE = {
    "docs": "tests/test_docs.py",
    "examples": "tests/test_examples.py",
    "locales": "tests/test_words.py",
}
NO_UNITS = ("tests/browser", "tests/installed")
PACKAGE = ("src", "dreadhall")


def changed() -> list[str]:
    """The files that differ from the last commit, or from the one before where none does."""
    for since in ("HEAD", "HEAD~1"):
        tracked = git("diff", "--name-only", "--diff-filter=d", since)
        if found := sorted({*tracked, *git("ls-files", "--others", "--exclude-standard")}):
            return found
    return []


def git(*words: str) -> list[str]:
    """The lines that git prints."""
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def units_of(path: str) -> str | None:
    """The test file or folder for a file: that of its own name, else that of its folder.

    >>> units_of("src/dreadhall/betrayal/haunts/h05_i_was_a_teenage_lycanthrope.py")
    'tests/betrayal/haunts/h05'
    """
    parts = PurePosixPath(path).parts
    if path.startswith(NO_UNITS):
        return None
    if parts[0] == "tests":
        return existing(path) or (existing("/".join(parts[:-1])) if len(parts) > 2 else None)
    if parts[0] == "tools":
        return existing(f"tests/tools/test_{PurePosixPath(path).stem}.py")
    if parts[:2] != PACKAGE:
        return OF_THE_TREE.get(parts[0])
    return next(filter(None, (existing(name) for name in candidates(parts[2:]))), None)


def candidates(parts: tuple[str, ...]) -> Iterator[str]:
    """Where the tests of a module may lie, the nearest first."""
    *folders, name = parts
    stem = PurePosixPath(name).stem
    here = "/".join(["tests", *folders])
    if haunt := re.match(r"h\d\d(?=_)", stem):
        yield f"{here}/{haunt[0]}"
    yield f"{here}/test_{stem}.py"
    if len(folders) > 1 or (folders and folders[0] in ("kernel", "rl", "terminal")):
        yield here
    if len(folders) == 1:
        yield f"{here}/test_conformance.py"


def is_test(path: str) -> bool:
    """Whether a file holds tests."""
    return PurePosixPath(path).name.startswith("test_")


def is_tested(path: str) -> bool:
    """Whether there are tests at a path."""
    return ((ROOT / path).is_file() and is_test(path)) or any((ROOT / path).glob("test_*.py"))


def existing(path: str) -> str | None:
    """A path if tests are there."""
    return path if is_tested(path) else None


def checks(files: list[str]) -> Iterator[tuple[str, list[str]]]:
    """What is to be run, each with its name."""
    python = [file for file in files if file.endswith(".py")]
    web = [file.removeprefix("web/") for file in files if file.startswith("web/src/")]
    units = outermost({found for file in files if (found := units_of(file))})
    if python:
        yield "types", [str(BIN / "mypy")]
    if units:
        yield f"tests of {', '.join(units)}", [str(BIN / "pytest"), "-q", "-x", "-m", "not soak", "-n", "2", *units]
    if web:
        node = [sys.executable, str(ROOT / "tools/node.py"), "npx", "--no", "--"]
        yield "client's style", [*node, "prettier", "--check", *web]
        yield "client's types", [*node, "svelte-check", "--fail-on-warnings", "--tsconfig", "./tsconfig.json"]
        yield "client's tests", [*node, "vitest", "related", "--run", "--passWithNoTests", *web]
    if python:
        yield "style", [str(BIN / "ruff"), "check", "-q", *python]
        yield "format", [str(BIN / "ruff"), "format", "-q", "--check", *python]
        yield "imports", [str(BIN / "lint-imports"), "--no-logo"]
    if any(file.startswith(("docs/rules", "tests")) for file in files):
        yield "rules", [sys.executable, "tools/rule_coverage.py", "--check"]


def outermost(paths: Iterable[str]) -> list[str]:
    """Paths without those that lie in another of them."""
    found = set(paths)
    return sorted(path for path in found if not any(str(above) in found for above in PurePosixPath(path).parents))


def run(check: tuple[str, list[str]]) -> bool:
    """Run a check; what it has to say is shown only if it failed."""
    name, command = check
    began = time.monotonic()
    environment = dict(os.environ, PYTHONDONTWRITEBYTECODE="")
    done = subprocess.run(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    good = done.returncode == 0
    print(f"{'ok  ' if good else 'FAIL'} {time.monotonic() - began:5.1f} s  {name}", flush=True)
    if not good:
        print("\n".join(done.stdout.splitlines()[-40:]), flush=True)
    return good


def main() -> int:
    """Run all checks, two at a time."""
    files = changed()
    if not files:
        print("Nothing has changed.")
        return 0
    with ThreadPoolExecutor(2) as pool:
        results = list(pool.map(run, checks(files)))
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
