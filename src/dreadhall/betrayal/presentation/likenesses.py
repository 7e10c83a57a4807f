"""What haunts say of each explorer, the twin or the body of somebody, they say of those of other packages, too."""

from collections.abc import Mapping
from typing import Literal

from dreadhall.betrayal.components.catalogue import ADDED

MODELS: Mapping[Literal["m", "f"], str] = {"m": "ox-bellows", "f": "jenny-leclerc"}
"""Whose words are taken."""


def likenesses() -> dict[str, str]:
    """By explorer of another package one of the box, of whom the same can be said."""
    return {sheet.id: MODELS[sheet.gender] for pack in ADDED for sheet in pack.explorers}
