"""The image: what its last stage copies is the whole package, and what starts it is where it says."""

import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import yaml

from tests.installed.conftest import ROOT, run

DEPLOY = ROOT / "deploy"
# Neither comes into the image from the checkout.
NOT_COPIED = shutil.ignore_patterns("static", "__pycache__")


def copies() -> Iterator[tuple[Path, str]]:
    """What the last stage copies, and where to; the first stage has its files where the repository has them."""
    stage = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").split("\nFROM ")[-1]
    for line in stage.splitlines():
        if line.startswith("COPY "):
            *sources, target = [word for word in line.split()[1:] if not word.startswith("--from")]
            for source in sources:
                yield ROOT / source.removeprefix("/src/"), target


def test_the_image_has_the_same_wheel_in_it(wheel: Path, tmp_path: Path) -> None:
    image = tmp_path / "src"
    image.mkdir()
    for source, target in copies():
        if source.is_dir():
            shutil.copytree(source, image / target, ignore=NOT_COPIED, dirs_exist_ok=True)
        else:
            shutil.copy(source, image / target)
    run(sys.executable, "-m", "build", "--no-isolation", "--wheel", "--outdir", tmp_path, image)
    assert (tmp_path / wheel.name).read_bytes() == wheel.read_bytes()


def test_the_stage_that_builds_the_client_has_all_that_goes_into_it() -> None:
    stage = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").split("\nFROM ")[1]
    code = [file.read_text(encoding="utf-8") for file in (ROOT / "web/src/build").glob("[a-z]*.ts")]
    read = {found for text in code for found in re.findall(r"= '\.\./([\w/.]+)'", text)}
    assert read == {"docs/balance.csv", "locales"}
    assert all(f"COPY {found} /src/{found}" in stage.splitlines() for found in read)


def test_what_the_compose_file_names_is_there() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"].values()
    builds = [service["build"] for service in services if "build" in service]
    mounts = [volume for service in services for volume in service.get("volumes", ()) if volume.startswith(".")]
    assert builds
    assert mounts
    assert all((DEPLOY / build["context"] / build["dockerfile"]).is_file() for build in builds)
    assert all((DEPLOY / mount.split(":")[0]).is_file() for mount in mounts)
