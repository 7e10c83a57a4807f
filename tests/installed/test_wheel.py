"""The wheel has everything in it: the server starts from it alone, and serves games, client, rules and words."""

import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from importlib import metadata
from pathlib import Path

import httpx
import pytest

from tests.installed.conftest import ENVIRONMENT, ROOT, Installed, TableOver, link, requirements, run, said

GAMES = ["darkest", "betrayal"]
RULES = ROOT / "docs" / "rules"


def test_every_game_is_there(http: httpx.Client) -> None:
    assert sorted(game["name"] for game in said(http.get("/api/games"))) == sorted(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_a_move_is_played(http: httpx.Client, game: str) -> None:
    TableOver(http, game).move()


def test_the_web_client_is_served(http: httpx.Client) -> None:
    page = http.get("/").text
    parts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
    assert '<div id="app">' in page
    assert {Path(part).suffix for part in parts} == {".js", ".css"}
    assert all(http.get(part).is_success for part in parts)


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_served(http: httpx.Client, game: str) -> None:
    assert any(section["rules"] for section in said(http.get(f"/api/games/{game}/rules"))["sections"])


@pytest.mark.parametrize("page", sorted(RULES.glob("*/rules.*.md")), ids=lambda page: f"{page.parent.name}-{page.name}")
def test_the_rules_are_served_in_every_language_they_are_written_in(http: httpx.Client, page: Path) -> None:
    address, language = f"/api/games/{page.parent.name}/rules", page.suffixes[0].removeprefix(".")
    told = said(http.get(address, params={"language": language}))["sections"]
    assert told[0]["rules"][0]["parts"] != said(http.get(address))["sections"][0]["rules"][0]["parts"]


@pytest.mark.parametrize(
    ("language", "seats"), [("en", "1 to 5 seats"), ("de", "1 bis 5 Plätze"), ("fr", "1 à 5 places")]
)
def test_the_words_of_all_languages_are_there(installed: Installed, language: str, seats: str) -> None:
    assert seats in installed.say("games", "--language", language)


def test_the_source_distribution_builds_the_same_wheel_as_the_checkout(wheel: Path, tmp_path: Path) -> None:
    """`make dist` builds the wheel from the source distribution."""
    run(sys.executable, "-m", "build", "--no-isolation", "--wheel", "--outdir", tmp_path, ROOT)
    assert (tmp_path / wheel.name).read_bytes() == wheel.read_bytes()


def clone(wheel: Path, folder: Path) -> None:
    """What a clone has in it, with what `make dist` gets itself there and without any other tool."""
    for name in run("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard").split("\0"):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    environment = folder / ".venv"
    run(sys.executable, "-m", "venv", "--without-pip", environment)
    site = Path(sysconfig.get_path("purelib", "venv", vars={"base": str(environment), "platbase": str(environment)}))
    for distribution in (metadata.distribution("pip"), *requirements(wheel, "build")):
        link(distribution, site)
    (environment / ".made").write_text(f"{folder}\n")
    (environment / ".build").touch()
    modules = folder / "web" / "node_modules"
    modules.mkdir()
    for entry in (ROOT / "web" / "node_modules").iterdir():
        (modules / entry.name).symlink_to(entry)
    (modules / ".made").unlink()
    (modules / ".made").touch()


def files_in(wheel: Path) -> dict[str, int]:
    """The files of a wheel, with the sums of what is in them; one tells where the client's libraries were."""
    told = ("server/static/manifest.json", ".dist-info/RECORD")
    with zipfile.ZipFile(wheel) as packed:
        return {file.filename: 0 if file.filename.endswith(told) else file.CRC for file in packed.infolist()}


@pytest.mark.soak
def test_a_clone_without_the_tools_for_development_builds_it_as_well(wheel: Path, tmp_path: Path) -> None:
    clone(wheel, folder := tmp_path / "clone")
    made = subprocess.run(["make", "dist"], cwd=folder, env=ENVIRONMENT, capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stdout + made.stderr
    assert "Building the web client" in made.stdout
    assert "Installing" not in made.stdout
    assert files_in(folder / "dist" / wheel.name) == files_in(wheel)
