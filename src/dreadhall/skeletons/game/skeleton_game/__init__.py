"""Skeleton Game: what Dreadhall has to know about it."""

from pathlib import Path

from dreadhall import Registration
from skeleton_game.rules import SkeletonGame

SKELETON_GAME = Registration(game=SkeletonGame(), locales=Path(__file__).with_name("words"))
