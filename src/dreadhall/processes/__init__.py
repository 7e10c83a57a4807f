"""Processes of our own, which do what must not hold up, read along with or take down whoever wants it done.

Each does one thing after the other: a message goes in, a message comes out (`child.py`, `serving.py`). It holds nothing
open of whoever started it, may have so much memory, and ends when nobody is there any more to read what it says.
"""

from dreadhall.processes.child import Child, Failed, Overtime
from dreadhall.processes.frames import LONGEST
from dreadhall.processes.pool import Workers
from dreadhall.processes.serving import serve

__all__ = ["LONGEST", "Child", "Failed", "Overtime", "Workers", "serve"]
