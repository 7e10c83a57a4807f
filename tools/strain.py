"""Run a command while the machine is busy, or stands still now and then: tests must not notice.

python tools/strain.py --burn 8 -- .venv/bin/pytest -q tests/server/running
python tools/strain.py --freeze 8 --every 20 -- make browser
"""

import argparse
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import psutil  # type: ignore[import-untyped]


@contextmanager
def burning(count: int) -> Iterator[None]:
    """So many processes that do nothing, as fast as they can."""
    fires = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(count)]
    try:
        yield
    finally:
        for fire in fires:
            fire.kill()
            fire.wait()


def family(process: psutil.Process) -> list[psutil.Process]:
    """A process and all that it has started, itself first."""
    try:
        return [process, *process.children(recursive=True)]
    except psutil.NoSuchProcess:
        return []


def freeze(process: psutil.Process) -> list[psutil.Process]:
    """Stop a process and all that it has started: those that were at work, so that they can go on later.

    What the command itself has stopped is not touched. What was started meanwhile is found the next time round.
    """
    stopped: list[psutil.Process] = []
    while fresh := [one for one in family(process) if one not in stopped and is_at_work(one)]:
        for one in fresh:
            with suppress(psutil.NoSuchProcess):
                one.send_signal(signal.SIGSTOP)
                stopped.append(one)
    return stopped


def is_at_work(process: psutil.Process) -> bool:
    """Whether a process is there and not stopped already."""
    try:
        return process.status() not in (psutil.STATUS_STOPPED, psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


def run(command: list[str], seconds: float, every: float) -> int:
    """Run a command to its end, standing still for so many seconds again and again; how it ended."""
    running = subprocess.Popen(command, env=dict(os.environ, PYTHONDONTWRITEBYTECODE=""))
    try:
        while True:
            try:
                return running.wait(every if seconds else None)
            except subprocess.TimeoutExpired:
                stopped = freeze(psutil.Process(running.pid))
                time.sleep(seconds)
                for one in stopped:
                    with suppress(psutil.NoSuchProcess):
                        one.send_signal(signal.SIGCONT)
    except BaseException:
        running.send_signal(signal.SIGCONT)
        running.terminate()
        raise


def main() -> int:
    """Read what to do, and do it."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--burn", type=int, default=0, metavar="PROCESSES", help="so many keep the cores busy")
    words.add_argument("--freeze", type=float, default=0.0, metavar="SECONDS", help="everything stands still so long")
    words.add_argument("--every", type=float, default=20.0, metavar="SECONDS", help="and goes on so long in between")
    words.add_argument("command", nargs="+", help="what to run, behind --")
    given = words.parse_args()
    with burning(given.burn):
        return run(given.command, given.freeze, given.every)


if __name__ == "__main__":
    sys.exit(main())
