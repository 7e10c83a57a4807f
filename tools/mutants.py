"""Break something on purpose, and see whether the tests notice.

python tools/mutants.py                every mutant of tools/mutants.toml, one after the other
python tools/mutants.py fire 'a seat'  those whose names have one of these words in them
python tools/mutants.py --list         their names
python tools/mutants.py --trust …      without running the tests on what is not broken first

A mutant is a small mistake: a text that stands once in a file, and another in its place. It is made in a copy of the
working tree. The tests that it names pass there without it and must fail with it: what survives is not tested.
"""

import argparse
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec

ROOT = Path(__file__).parents[1]
LIST = Path("tools/mutants.toml")
PATIENCE = 600
"""Seconds after which tests that do not come to an end are no proof of anything."""
PYTEST = ("-m", "pytest", "-q", "-x", "-n", "0", "-m", "not soak", "-p", "no:cacheprovider")
VITEST = ("tools/node.py", "npx", "--no", "--", "vitest", "run", "--bail", "1")
FAILED = re.compile(r"^(?:FAILED|ERROR| *FAIL +) *(.+?)(?: - .*)?$", re.MULTILINE)
COLOURS = re.compile(r"\x1b\[[0-9;]*m")


class Mutant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mistake in a file, and the tests that know better: Python's by their ids, the web client's by their files."""

    name: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...]

    def misfits(self, root: Path) -> Iterator[str]:
        """Say, a line each, why this cannot be tried in the tree as it is now."""
        file = root / self.file
        found = read(file).count(self.old) if file.is_file() else 0
        if found != 1:
            yield f"{self.file} has the text {found} times instead of once"
        if self.old == self.new:
            yield "it changes nothing"
        for test in self.tests:
            if not is_there(root, test):
                yield f"there is no {test}"


class Run(msgspec.Struct, frozen=True):
    """What tests said: their exit code, and which was the first to fail."""

    code: int
    failed: str
    said: str


def read_list(root: Path) -> list[Mutant]:
    """Read the mutants of a tree."""
    return msgspec.convert(tomllib.loads(read(root / LIST))["mutant"], list[Mutant])


def is_there(root: Path, test: str) -> bool:
    """Tell whether a tree has such a test, by its file and the name of its function."""
    path, _, function = test.partition("::")
    file, name = root / path, function.partition("[")[0]
    return file.exists() and (not name or f"def {name}(" in read(file))


def read(file: Path) -> str:
    """Read a file as it is, whatever ends its lines."""
    return file.read_bytes().decode()


@contextmanager
def copied(root: Path) -> Iterator[Path]:
    """Have a copy of a working tree for a while: all files that git does not ignore, and Node's packages."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=root, check=True, capture_output=True, text=True).stdout.split("\0")
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        copy = Path(folder).resolve()
        for name in filter(None, names):
            if (root / name).is_file():
                (copy / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(root / name, copy / name)
        packages = root / "web" / "node_modules"
        if packages.is_dir():
            # Links to each of them: what is written beside them stays in the copy.
            (copy / "web" / "node_modules").mkdir()
            for package in packages.iterdir():
                (copy / "web" / "node_modules" / package.name).symlink_to(package)
        yield copy


def run(tests: Sequence[str], copy: Path) -> Run:
    """Run tests in a copy, as far as the first that fails."""
    own = [test for test in tests if not test.startswith("web/")]
    client = [test.removeprefix("web/") for test in tests if test.startswith("web/")]
    ran = Run(0, "", "")
    for command, names in ((PYTEST, own), (VITEST, client)):
        if names and not ran.code:
            ran = run_one([sys.executable, *command, *names], copy)
    return ran


def run_one(command: Sequence[str], copy: Path) -> Run:
    """Run a command in a copy that imports its own modules."""
    environment = {**os.environ, "PYTHONPATH": str(copy / "src")}
    try:
        ran = subprocess.run(
            command,
            cwd=copy,
            env=environment,
            check=False,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=PATIENCE,
        )
    except subprocess.TimeoutExpired:
        return Run(-1, "", f"no end after {PATIENCE} seconds")
    said = COLOURS.sub("", ran.stdout.decode(errors="replace"))
    failed = FAILED.search(said)
    return Run(ran.returncode, failed[1] if failed else "", said)


@contextmanager
def broken(mutant: Mutant, copy: Path) -> Iterator[None]:
    """Make the mistake in a copy for a while."""
    file = copy / mutant.file
    whole = read(file)
    write(file, whole.replace(mutant.old, mutant.new))
    try:
        yield
    finally:
        write(file, whole)


def write(file: Path, text: str) -> None:
    """Write a file; what Python has compiled of it may be as old and as long, and would be taken for it."""
    file.write_bytes(text.encode())
    Path(importlib.util.cache_from_source(str(file))).unlink(missing_ok=True)


def attempt(mutant: Mutant, copy: Path, green: set[tuple[str, ...]]) -> tuple[bool, str]:
    """Try a mutant whose tests are run without it unless they are known to be green: if it was caught, and by what."""
    if mutant.tests not in green:
        ran = run(mutant.tests, copy)
        if ran.code:
            return False, f"its tests fail without it: {ran.failed or ran.said.strip()[-500:]}"
        green.add(mutant.tests)
    with broken(mutant, copy):
        ran = run(mutant.tests, copy)
    if ran.code == 1:
        return True, ran.failed
    return False, "SURVIVES" if not ran.code else f"its tests could not be run: {ran.said.strip()[-500:]}"


def main(arguments: Sequence[str], root: Path = ROOT) -> int:
    """Try mutants, a line each; 1 where one survives or does not fit."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("words", nargs="*", help="only mutants with one of these in their names")
    parser.add_argument("--list", action="store_true", help="name them, and no more")
    parser.add_argument("--trust", action="store_true", help="do not run the tests without the mutants first")
    chosen = parser.parse_args(arguments)
    mutants = [one for one in read_list(root) if not chosen.words or any(word in one.name for word in chosen.words)]
    if not mutants:
        parser.error(f"no mutant is called {' or '.join(chosen.words)}")
    if chosen.list:
        print("\n".join(one.name for one in mutants))
        return 0
    green = {one.tests for one in mutants} if chosen.trust else set()
    caught = 0
    with copied(root) as copy:
        for mutant in mutants:
            began = time.monotonic()
            misfits = list(mutant.misfits(copy))
            is_caught, why = (False, "; ".join(misfits)) if misfits else attempt(mutant, copy, green)
            caught += is_caught
            print(f"{time.monotonic() - began:6.1f} s  {mutant.name}: {why}", flush=True)
    print(f"{caught} of {len(mutants)} were caught")
    return 0 if caught == len(mutants) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
