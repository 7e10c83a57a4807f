"""What must not hold up the server is done in a process like this one: `python -m dreadhall.server.worker`.

It is told how many megabytes it may have, and which modules to import.
"""

import sys
from contextlib import suppress

import msgspec

import dreadhall
from dreadhall.bots import bots_for
from dreadhall.processes import serve
from dreadhall.server.bots.judging import LookBack, LookedBack, look_back
from dreadhall.server.bots.thinking import Think, Thought, think
from dreadhall.server.plugins import load_plugins
from dreadhall.server.positions.standing import Go, Gone, go
from dreadhall.server.tables.trials import SaveTrial, Tried, try_out

Task = Think | SaveTrial | Go | LookBack


def do(task: Task) -> Thought | Tried | Gone | LookedBack:
    """Do a task."""
    if isinstance(task, Think):
        return think(task)
    if isinstance(task, LookBack):
        return look_back(task)
    return try_out(task) if isinstance(task, SaveTrial) else go(task)


decoder: msgspec.json.Decoder[Task] = msgspec.json.Decoder(Task)


def do_encoded(task: bytes) -> bytes:
    """The same in JSON."""
    return msgspec.json.encode(do(decoder.decode(task)))


def import_bots() -> None:
    """Have every game and its bots at hand before somebody waits for them."""
    for game in dreadhall.GAMES:
        with suppress(Exception):  # what others have written: whoever plays it will hear
            bots_for(game)


def main() -> None:
    """Work until there is nothing more to do."""
    megabytes, *plugins = sys.argv[1:]
    load_plugins(plugins)
    import_bots()
    serve(do_encoded, int(megabytes))


if __name__ == "__main__":
    main()
