"""What a crew does in the tests: in a module of its own, which every process of it reads."""

import os
import signal


def square(number: int) -> int:
    """A number's square; one below zero kills."""
    if number < 0:
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number
