"""The haunts, one file each: `hNN_title.py` holds the rules of haunt NN. How one is found is in `installed.py`."""

from dreadhall.betrayal.haunts.installed import ALL_HAUNTS, UnknownHaunt, find_haunt, haunt_rules
from dreadhall.betrayal.haunts.printed import HAUNTS
from dreadhall.betrayal.haunts.record import BadHaunt, HauntRecord

__all__ = ["ALL_HAUNTS", "BUILT", "BadHaunt", "HauntRecord", "UnknownHaunt", "find_haunt", "haunt_rules"]

BUILT = frozenset(HAUNTS)
"""The numbers of the printed haunts."""
