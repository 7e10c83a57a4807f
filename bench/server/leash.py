"""Run our command line for as long as whoever started it is there: `python -m bench.server.leash serve`."""

import os
import signal
import sys
import threading

from dreadhall.cli import main


def follow() -> None:
    """Stop, in order, when standard input ends."""
    sys.stdin.buffer.read()
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    threading.Thread(target=follow, daemon=True).start()
    main()
