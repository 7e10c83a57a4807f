"""Skeleton Haunt: what Dreadhall has to know about it before it is played."""

from pathlib import Path

from dreadhall.betrayal.components.pieces import TraitorRule
from dreadhall.betrayal.haunts import HauntRecord

SKELETON_HAUNT = HauntRecord(
    id="skeleton-haunt",
    title="Skeleton Haunt",
    rules="skeleton_haunt.rules:SkeletonHaunt",
    traitor=TraitorRule(kind="left-of-revealer"),
    locales=Path(__file__).with_name("words"),
)
