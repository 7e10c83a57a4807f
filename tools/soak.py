"""Run the tests that play for a long time, part after part, and go on where the last run was.

python tools/soak.py              every part that was not finished on this commit
python tools/soak.py kills fuzz   these parts
python tools/soak.py --anew       as if nothing had been run
python tools/soak.py --figures    the lines for docs/soak.md

What was run is kept in soak/: a test that has passed on this commit is not run again.
"""

import argparse
import datetime
import json
import os
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "soak"


@dataclass(frozen=True, slots=True)
class Part:
    """Some of the long tests: where they are, and whether something may run beside them."""

    tests: tuple[str, ...]
    alone: bool = False
    browser: bool = False


PARTS = {
    "chance": Part(("tests/soak/test_chance.py",)),
    "scouts": Part(("tests/soak/test_scouts.py",)),
    "company": Part(("tests/soak/test_company.py",)),
    "reckless": Part(("tests/betrayal/test_reckless_games.py", "tests/betrayal/test_haunts_played.py")),
    "imagining": Part(
        (
            "tests/betrayal/presentation/test_imagining.py",
            "tests/darkest/test_imagining.py",
            "tests/betrayal/test_conformance.py",
        )
    ),
    "secrets": Part(("tests/server/secrets",)),
    "upgrades": Part(("tests/server/storage",)),
    "kills": Part(("tests/server/running/test_crash.py",)),
    "fuzz": Part(("tests/server/http/test_soak_fuzz.py",)),
    "browser": Part(("tests/browser",), browser=True),
    "installed": Part(("tests/installed",)),
    "steady": Part(("tests/server/running/test_soak_steady.py", "tests/server/http/test_soak_slow.py"), alone=True),
}


def git(*words: str) -> str:
    """What git says."""
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def commit() -> str:
    """The commit that is tried, with a mark where the tree is another."""
    return git("rev-parse", "--short", "HEAD") + ("+" if git("status", "--porcelain", "--untracked-files=no") else "")


def read(name: str, at: str) -> dict[str, Any]:
    """What is known of a part on a commit; nothing of it, if it was run on another."""
    file = KEPT / f"{name}.json"
    known: dict[str, Any] = json.loads(file.read_text()) if file.is_file() else {}
    return known if known.get("commit") == at else {"commit": at, "passed": [], "minutes": 0.0, "figures": {}}


def write(name: str, known: dict[str, Any]) -> None:
    """Keep what is known of a part, whole or not at all."""
    KEPT.mkdir(exist_ok=True)
    fresh = KEPT / f"{name}.new"
    fresh.write_text(json.dumps(known, indent=1))
    fresh.replace(KEPT / f"{name}.json")


def run(name: str, part: Part, at: str) -> bool:
    """Run what is left of a part; whether all of it has passed."""
    known = read(name, at)
    if known.get("finished"):
        print(f"{name}: done before on {at}", flush=True)
        return True
    write(name, known)
    began = time.monotonic()
    spread = ["-n", "0"] if part.alone else ["-n", "auto", "--dist", "worksteal"]
    command = [sys.executable, "-m", "pytest", "-q", *spread, "-m", "soak", "-p", "tests.soak.progress"]
    environment = dict(os.environ, DREADHALL_SOAK_PART=str(KEPT / f"{name}.json"))
    if part.browser:
        find = [sys.executable, "tools/browser.py"]
        environment["DREADHALL_CHROMIUM"] = subprocess.check_output(find, cwd=ROOT, text=True).strip()
    status = subprocess.run([*command, *part.tests], cwd=ROOT, env=environment, check=False).returncode
    known = read(name, at)
    known["minutes"] = round(known["minutes"] + (time.monotonic() - began) / 60, 1)
    known["finished"] = status == 0
    known["day"] = datetime.datetime.now(datetime.UTC).date().isoformat()
    write(name, known)
    print(figures(name, known), flush=True)
    return status == 0


def figures(name: str, known: dict[str, Any]) -> str:
    """A part's line for docs/soak.md."""
    tests = f"{len(known['passed'])} tests"
    counted = ", ".join([tests, *(f"{count:,} {what}" for what, count in sorted(known["figures"].items()))])
    verdict = "passed" if known.get("finished") else "not finished"
    cells = [name, known.get("day", ""), known["commit"], counted, str(known["minutes"]), verdict]
    return f"| {' | '.join(cells)} |"


def main() -> int:
    """Run parts, or show what they came to."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("parts", nargs="*", metavar="PART", help=f"one of {', '.join(PARTS)}")
    words.add_argument("--anew", action="store_true", help="forget what has been run")
    words.add_argument("--figures", action="store_true", help="run nothing, and show the figures of the last runs")
    given = words.parse_args()
    if unknown := sorted(set(given.parts) - PARTS.keys()):
        words.error(f"no part is called {unknown[0]}: there are {', '.join(PARTS)}")
    wanted = given.parts or list(PARTS)
    if given.figures:
        for name in wanted:
            if (KEPT / f"{name}.json").is_file():
                print(figures(name, json.loads((KEPT / f"{name}.json").read_text())))
        return 0
    if given.anew:
        for name in wanted:
            (KEPT / f"{name}.json").unlink(missing_ok=True)
    at = commit()
    results = [run(name, PARTS[name], at) for name in wanted]
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
