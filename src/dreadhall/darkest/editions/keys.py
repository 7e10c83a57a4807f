"""The keys of section 32: which layer plays which rule in which way."""

from dreadhall.darkest.editions import first_doors
from dreadhall.darkest.ground import Ground

KEYS: dict[str, dict[str, type[Ground]]] = {
    "unlock_help": {"first": first_doors.NoHelp},
    "unlock_xp": {"first": first_doors.OpenerLearns},
}
"""For each key, the layers that play it otherwise than the revised edition."""

FIRST = [key for key, ways in KEYS.items() if "first" in ways]
"""The keys that the first edition exchanges."""
