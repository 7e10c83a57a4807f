"""A whole haunt as another distribution would bring it: a record, its rules, and its words in English alone."""

from pathlib import Path

from dreadhall.betrayal.components.pieces import TraitorRule
from dreadhall.betrayal.haunts import HauntRecord

COLD_SNAP = HauntRecord(
    id="cold-snap",
    title="Cold Snap",
    rules=f"{__name__}.rules:ColdSnap",
    traitor=TraitorRule(kind="left-of-revealer"),
    locales=Path(__file__).with_name("words"),
    page="https://example.org/cold-snap",
)
