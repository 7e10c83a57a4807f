"""The unit for systemd: what it starts is there when the wheel is installed, and systemd understands it."""

import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
UNIT = ROOT / "deploy" / "dreadhall.service"
SYSTEMD = shutil.which("systemd-analyze")


def test_it_starts_what_the_wheel_installs() -> None:
    [start] = re.findall(r"^ExecStart=/opt/dreadhall/bin/(\w+) serve$", UNIT.read_text(), re.MULTILINE)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert start in project["scripts"]


@pytest.mark.parametrize(
    "wall",
    ["DynamicUser=yes", "ProtectSystem=strict", "NoNewPrivileges=yes", "CapabilityBoundingSet=", "UMask=0077"],
)
def test_it_has_walls(wall: str) -> None:
    assert wall in UNIT.read_text().splitlines()


def test_it_lets_the_server_count_what_it_takes_and_start_without_end() -> None:
    """Figures of a process begin with the time at which the machine was started, which `ProcSubset=pid` hides."""
    lines = UNIT.read_text().splitlines()
    assert not any(line.startswith("ProcSubset=") for line in lines)
    assert "StartLimitIntervalSec=0" in lines


@pytest.mark.skipif(SYSTEMD is None, reason="there is no systemd here to ask")
def test_systemd_understands_it(tmp_path: Path) -> None:
    unit = tmp_path / UNIT.name
    unit.write_text(UNIT.read_text().replace("/opt/dreadhall/bin/dreadhall", shutil.which("true") or ""))
    assert SYSTEMD is not None
    result = subprocess.run([SYSTEMD, "verify", str(unit)], capture_output=True, text=True, check=False)
    assert (result.returncode, result.stderr) == (0, "")
