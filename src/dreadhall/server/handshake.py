"""How a process that works for a server greets it, and how it ends: all that a worker needs to know of workers."""

READY = b"ready\n"
OUT_OF_MEMORY = 3
"""How a process ends that needs more memory than it may have."""
