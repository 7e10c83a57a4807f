"""The examples in docstrings and in the README run."""

import doctest
import importlib
import pkgutil
import re
from pathlib import Path

import pytest

import dreadhall

ROOT = Path(__file__).parent.parent
MODULES = sorted(
    module.name
    for module in pkgutil.walk_packages(dreadhall.__path__, "dreadhall.")
    if not module.name.endswith("__main__")
)


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_run(name: str) -> None:
    failed, _ = doctest.testmod(importlib.import_module(name))
    assert not failed


def test_the_example_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    block = re.search(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    assert block is not None
    exec(block.group(1), {})
    assert capsys.readouterr().out == "5\n"


def test_links_in_the_documents_lead_somewhere() -> None:
    for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *ROOT.glob("docs/*.md"), ROOT / "docs/rules/README.md"]:
        for target in re.findall(r"\]\(([^)#]+?)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
            assert "://" in target or (page.parent / target).exists(), f"{page.name}: {target}"


def test_the_list_of_documents_has_them_all() -> None:
    listed = (ROOT / "docs/README.md").read_text(encoding="utf-8")
    documents = {page.name for page in ROOT.glob("docs/*.md")} - {"README.md"}
    assert documents
    assert not {name for name in documents if f"]({name})" not in listed}


def test_the_folders_that_the_list_of_documents_names_are_there() -> None:
    listed = re.findall(r"^\| `([\w/]+)` \|", (ROOT / "docs/README.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert listed
    assert all((ROOT / folder).is_dir() for folder in listed)


def test_the_ways_through_the_code_lead_through_files_and_functions_that_are_there() -> None:
    page = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    ways = page.partition("## Four ways")[2].partition("\n## ")[0]
    steps = re.findall(r"`([\w/.]+\.(?:py|ts))`(?: `(\w+)`)?", ways)
    assert len(steps) > 30
    for path, name in steps:
        file = ROOT / path if path.startswith("web/") else ROOT / "src/dreadhall" / path
        assert file.is_file(), path
        assert not name or re.search(
            rf"\b(def|class|async|export class) {name}\b|^  (async )?{name}\(", file.read_text(encoding="utf-8"), re.M
        ), f"{path}: {name}"
