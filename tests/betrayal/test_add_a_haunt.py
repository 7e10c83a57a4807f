"""The page on adding a haunt shows what stands in the files it built."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import fields

import dreadhall
from dreadhall.betrayal import secret_domains
from dreadhall.betrayal.haunts import HauntRecord

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "add-a-haunt.md").read_text(encoding="utf-8")
BUILT = [
    (ROOT / name).read_text(encoding="utf-8")
    for name in (
        "src/dreadhall/betrayal/haunts/h25_voodoo.py",
        "src/dreadhall/betrayal/haunts/h38_hellbeasts.py",
        "tests/betrayal/haunts/h38/test_h38_hellbeasts.py",
    )
]


@pytest.mark.parametrize("block", re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL))
def test_the_code_it_shows_is_the_code_there_is(block: str) -> None:
    # Methods are shown without the indentation of their class.
    shown = [line for line in block.splitlines() if line.strip()]
    assert any(is_part_of(shown, text, indent) for text in BUILT for indent in ("", "    "))


def is_part_of(lines: list[str], text: str, indent: str) -> bool:
    """Whether these lines stand in a file one after the other, empty ones left out."""
    written = "\n".join(line for line in text.splitlines() if line.strip())
    return "\n".join(indent + line for line in lines) in written


@pytest.mark.parametrize("name", sorted(set(re.findall(r"`((?:src|docs|tests|locales)/[\w./-]+)`", PAGE))))
def test_the_files_it_names_are_there(name: str) -> None:
    assert (ROOT / name).exists()


# A haunt in a package of its own

PACKAGE = PAGE[PAGE.index("## 6. A haunt in a package of its own") :]
SOURCE = Path(dreadhall.__file__).parents[1]


def test_its_commands_write_a_package_that_plays(tmp_path: Path) -> None:
    """As they stand on the page, but for what installs the package: it is found where it was written.

    That its own tests pass is looked at where packages are written (`test_new.py`); types, with those of all skeletons.
    """
    [commands] = re.findall(r"```sh\n(.*?)```", PACKAGE, re.DOTALL)
    folder = tmp_path
    told = ""
    for line in commands.replace("~/haunts", str(tmp_path)).splitlines():
        program, *words = shlex.split(line)
        match program, words:
            case "cd", [where]:
                folder = Path(where)
            case "pip", _:
                about = folder / "cold_snap-1.0.dist-info"
                about.mkdir()
                project = (folder / "pyproject.toml").read_text(encoding="utf-8")
                [declared] = re.findall(r"cold-snap = \"(cold_snap:\w+)\"", project)
                (about / "METADATA").write_text("Metadata-Version: 2.1\nName: cold-snap\nVersion: 1.0\n")
                (about / "entry_points.txt").write_text(f"[dreadhall.haunts]\ncold-snap = {declared}\n")
            case "dreadhall", _:
                told = run_in(folder, program, *words)
            case _:
                assert program in ("pytest", "mypy")
    assert "The game is over" in told


def run_in(folder: Path, module: str, *words: str) -> str:
    """What a module says that is run in a folder, which is among what is installed."""
    done = subprocess.run(
        [sys.executable, "-m", module, *words],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(folder), str(SOURCE)]), "PYTHONDONTWRITEBYTECODE": "1"},
        input="1\n1\nq\n\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_names_every_field_of_a_record() -> None:
    named = re.findall(r"^\| `(\w+)` \|", PACKAGE, re.MULTILINE)
    assert sorted([*named, "number"]) == sorted(field.name for field in fields(HauntRecord))


def test_the_record_it_shows_is_that_of_a_package() -> None:
    [shown, *_] = re.findall(r"```py\n(.*?)```", PACKAGE, re.DOTALL)
    whole = (ROOT / "tests/elsewhere/cold_snap/__init__.py").read_text(encoding="utf-8")
    lines = [line.replace('"cold_snap.rules', 'f"{__name__}.rules') for line in shown.splitlines()]
    assert [line for line in lines if line not in whole.splitlines()] == []


def test_the_domains_of_secrets_that_it_names_are_there() -> None:
    [named] = re.findall(r"`dreadhall\.betrayal\.secret_domains` has (.*?)\. A flag", PAGE, re.DOTALL)
    assert all(callable(getattr(secret_domains, name)) for name in re.findall(r"`(\w+)`", named))
