"""Keep the fingerprint of every game's rules, and say what to do where they have changed.

python tools/fingerprint.py           plays the corpus and writes tests/fingerprints.json
python tools/fingerprint.py --check   fails where it is not what this would write
python tools/fingerprint.py --sample  the same, but of rules whose code is what it was a few games are played, not all

Tables and saves are kept for long, and go on only by the rules they were played by. So where games go another way, the
version of their rules is raised, and CHANGELOG.md says what is new: "The rules of `betrayal` have version 3: ...".
"""

import inspect
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

import dreadhall
from dreadhall.kernel import AnyGame
from dreadhall.registration import resolve
from dreadhall.registry import shipped
from dreadhall.testing.fingerprint import Corpus, Fingerprint, digest_of, files_in, fingerprint

KEPT = Path("tests/fingerprints.json")
CHANGELOG = Path("CHANGELOG.md")
SOURCE = Path(dreadhall.__file__).parent
DECIDING = ("asks", "flattened_rules", "components", "data", "dice", "game", "rules", "stack", "table", "timeline")
"""The files of the kernel that decide how a game goes."""
SAMPLED = 6
"""One purpose out of so many is played where no code has changed: only what is installed could make a difference."""
TELLING = ("presentation", "appraisal.py", "registration.py")
"""The files and folders of a game that only tell somebody something."""


class Ruled(NamedTuple):
    """A game, what is played of it, and the files that decide."""

    game: AnyGame
    corpus: Corpus
    files: Mapping[str, Path]


def ruled_games() -> list[Ruled]:
    """Every game that is shipped."""
    kernel = {f"kernel/{name}.py": SOURCE / "kernel" / f"{name}.py" for name in DECIDING}
    return [
        Ruled(record.game, resolve(record.corpus)(), kernel | files_in(folder_of(record.game), but=TELLING))
        for record in shipped()
    ]


def folder_of(game: AnyGame) -> Path:
    """Where the rules of a game are."""
    return Path(inspect.getfile(type(game))).parent


Kept = dict[str, Fingerprint]


def read_kept(root: Path) -> Kept:
    """What was written last."""
    path = root / KEPT
    return msgspec.json.decode(path.read_bytes(), type=Kept) if path.exists() else {}


def write(root: Path, now: Kept) -> None:
    """One purpose a line, so that a difference can be read."""
    (root / KEPT).write_bytes(msgspec.json.format(msgspec.json.encode(now, order="sorted"), indent=1) + b"\n")


def faults(before: Kept, now: Kept, changelog: str) -> Iterator[str]:
    """What has to be done by hand, in one line a game."""
    for name, found in now.items():
        kept = before.get(name)
        changed = kept.other_plays(found) if kept else []
        if kept and found.version < kept.version:
            yield f"{name}: its rules have version {kept.version} already, and cannot go back to {found.version}"
        elif kept and changed and found.version == kept.version:
            yield (
                f"{name}: games go another way ({in_short(changed)}): raise `version` of the game (now {found.version})"
                f" and name the rule in {CHANGELOG}"
            )
        elif not is_named(name, found.version, changelog):
            yield f'{name}: {CHANGELOG} lacks a line "The rules of `{name}` have version {found.version}: ..."'


def outdated(before: Kept, now: Kept) -> Iterator[str]:
    """What has only to be written anew."""
    for name, found in now.items():
        kept = before.get(name)
        if kept is None or kept.version != found.version:
            yield f"{name}: version {found.version} of its rules has no fingerprint yet: run `make fingerprint`"
        elif kept != found:
            yield f"{name}: its code has changed, but no game here: run `make fingerprint`, unless a rule has changed"


def sampled(ruled: Ruled, kept: Fingerprint | None) -> Fingerprint:
    """The rules of a game as they are. Where their code is what it was, most games are taken to go as they went."""
    if kept is None or kept.version != ruled.game.version or kept.code != digest_of(ruled.files):
        return fingerprint(*ruled)
    few = dict(list(ruled.corpus.items())[::SAMPLED])
    found = fingerprint(ruled.game, few, ruled.files)
    taken = {purpose: kept.plays[purpose] for purpose in ruled.corpus if purpose in kept.plays}
    return msgspec.structs.replace(found, plays=taken | found.plays)


def in_short(purposes: Sequence[str]) -> str:
    """A few of them."""
    return ", ".join(purposes[:3]) + (f" and {len(purposes) - 3} more" if len(purposes) > 3 else "")


def is_named(name: str, version: int, changelog: str) -> bool:
    """Whether the changelog says what this version is about."""
    return re.search(rf"The rules of (`{name}`|both games) have version {version}[:.] \S", changelog) is not None


def main(args: Sequence[str], root: Path = Path(), games: Sequence[Ruled] | None = None) -> int:
    """Write the fingerprints, or check them."""
    if list(args) not in ([], ["--check"], ["--sample"]):
        print("fingerprint: nothing, --check or --sample", file=sys.stderr)
        return 2
    before = read_kept(root)
    ruled = ruled_games() if games is None else games
    if list(args) == ["--sample"]:
        now = {one.game.name: sampled(one, before.get(one.game.name)) for one in ruled}
    else:
        now = {one.game.name: fingerprint(*one) for one in ruled}
    problems = list(faults(before, now, (root / CHANGELOG).read_text(encoding="utf-8")))
    if not problems and not args:
        write(root, now)
    elif not problems:
        problems = list(outdated(before, now))
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
