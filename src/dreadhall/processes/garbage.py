"""How often a process looks for garbage."""

import gc


def calm_collector() -> None:
    """Look for garbage less often, and not among what is there from the beginning: each look stops everybody."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 10, 10)
