"""Build the documentation site from `docs/`, the pages beside the README, and docstrings: `make docs`.

All pages are put together in a folder, where links lead from one to another as they do in the repository; links to
files that are no pages become their names. A link that leads nowhere, or a name in the API that there is not, ends the
build.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
MOVED = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
"""Where pages of the repository are in the site; what lies in `docs` is where it is there."""
CONTENTS = "docs/README.md"
"""The list of documents: the site has its own."""
RULES = "docs/rules"
SHOWN = {".md", ".svg", ".png", ".jpg", ".webp", ".csv", ".toml"}
API = {
    "dreadhall": "The whole of it: tables, asks, answers",
    "dreadhall.kernel": "What games are made of",
    "dreadhall.registration": "What a game says about itself",
    "dreadhall.bots": "Those who play without a person",
    "dreadhall.bots.base": "What a bot is",
    "dreadhall.testing": "How games are tested",
    "dreadhall.lab": "The laboratory",
    "dreadhall.lab.arena": "Bots against bots",
    "dreadhall.lab.statistics": "How sure a figure is",
    "dreadhall.rl": "Environments for learning",
    "dreadhall.encoding.layout": "What a seat sees, as numbers",
}
NAVIGATION: dict[str, tuple[str, ...]] = {
    "Play": ("index.md", "waits.md", "changelog.md"),
    "Host": ("deploy.md",),
    "Write a haunt": (
        "add-a-haunt.md",
        "add-a-card.md",
        "add-equipment.md",
        "add-an-option.md",
        "chapters.md",
        "events.md",
    ),
    "Write a game": ("architecture.md", "add-a-game-screen.md", "events-darkest.md", "contributing.md", "soak.md"),
    "Write a bot": ("write-a-bot.md", "bots.md", "environments.md"),
    "Run a study": ("run-a-study.md", "balance.md"),
    "Rules": (),
    "API": (),
}
STYLES = "site.css"
WHOLE_LINES = """/* No line of code is cut: what is too long goes on below. */
.md-typeset pre > code { white-space: pre-wrap; overflow-wrap: anywhere; }
"""
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\((?!\w+:)([^)#\s]*)(#[^)]*)?\)")


def pages_of_repository() -> Iterator[str]:
    """Every file that is shown, by its path in the repository."""
    yield from MOVED
    for file in sorted((ROOT / "docs").rglob("*")):
        path = file.relative_to(ROOT).as_posix()
        if file.is_file() and file.suffix in SHOWN and path != CONTENTS:
            yield path


def place_of(path: str) -> str:
    """Where a file of the repository is in the site."""
    return MOVED.get(path, path.removeprefix("docs/"))


def with_links_of_the_site(text: str, path: str, shown: set[str]) -> str:
    """A page whose links lead to the places of the site; what leads out of it is named and not linked."""
    here = Path(place_of(path)).parent

    def turned(link: re.Match[str]) -> str:
        picture, words, target, part = link.groups()
        if not target:
            return link.group(0)
        goal = os.path.normpath((Path(path).parent / target).as_posix())
        if goal == CONTENTS:
            goal = "README.md"
        if goal not in shown:
            if not (ROOT / goal).exists():
                raise SystemExit(f"{path}: {target} is not there")
            return words
        return f"{picture}[{words}]({os.path.relpath(place_of(goal), here)}{part or ''})"

    return LINK.sub(turned, text)


def gather(folder: Path) -> None:
    """Put all pages together."""
    shown = set(pages_of_repository())
    for path in sorted(shown):
        goal = folder / place_of(path)
        goal.parent.mkdir(parents=True, exist_ok=True)
        if goal.suffix == ".md":
            text = (ROOT / path).read_text(encoding="utf-8")
            goal.write_text(with_links_of_the_site(text, path, shown), encoding="utf-8")
        else:
            shutil.copyfile(ROOT / path, goal)
    (folder / STYLES).write_text(WHOLE_LINES, encoding="utf-8")
    (folder / "api").mkdir()
    for module, words in API.items():
        (folder / "api" / f"{module}.md").write_text(f"# {module}\n\n{words}.\n\n::: {module}\n", encoding="utf-8")


def navigation(folder: Path) -> Iterator[str]:
    """The menu, as lines of the configuration."""
    rules = sorted(page.relative_to(folder).as_posix() for page in (folder / "rules").rglob("*.md"))
    found = NAVIGATION | {
        "Rules": tuple(sorted(rules, key=lambda page: (page.count("/"), page))),
        "API": tuple(f"api/{module}.md" for module in API),
    }
    for title, pages in found.items():
        there = [f'"{page}"' for page in pages if (folder / page).is_file()]
        yield f'  {{ "{title}" = [{", ".join(there)}] }},'


def configuration(folder: Path) -> str:
    """What the generator is told."""
    return "\n".join(
        [
            "[project]",
            'site_name = "Dreadhall"',
            'site_description = "Haunted-house board games with every rule enforced"',
            'docs_dir = "pages"',
            'site_dir = "html"',
            "nav = [",
            *navigation(folder),
            "]",
            f'extra_css = ["{STYLES}"]',
            "[project.theme]",
            "font = false",  # the reader's own: no foreign host is asked for any
            'features = ["navigation.indexes", "navigation.sections", "search.highlight", "content.code.copy"]',
            "[[project.theme.palette]]",
            'media = "(prefers-color-scheme: light)"',
            'scheme = "default"',
            "[[project.theme.palette]]",
            'media = "(prefers-color-scheme: dark)"',
            'scheme = "slate"',
            "[project.plugins.mkdocstrings.handlers.python]",
            f'paths = ["{(ROOT / "src").as_posix()}"]',
            "[project.plugins.mkdocstrings.handlers.python.options]",
            'docstring_style = "google"',
            "show_source = false",
            "show_root_heading = false",
            'members_order = "source"',
            "",
        ]
    )


def build(folder: Path) -> int:
    """Gather, and let the generator make the site; whatever it warns of ends the build."""
    shutil.rmtree(folder, ignore_errors=True)
    pages = folder / "pages"
    pages.mkdir(parents=True)
    gather(pages)
    config = folder / "zensical.toml"
    config.write_text(configuration(pages), encoding="utf-8")
    return subprocess.run(
        [sys.executable, "-m", "zensical", "build", "--strict", "--clean", "--config-file", str(config)], check=False
    ).returncode


def main() -> int:
    """Build into the folder that is given."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "build" / "docs")
    return build(parser.parse_args().folder)


if __name__ == "__main__":
    sys.exit(main())
