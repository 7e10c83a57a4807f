"""An evaluation that was fitted to recorded games: what a position promises, from its features.

The data file holds a weight for each feature and small trees; their sum is the logarithm of the odds.
"""

from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from math import exp

import msgspec

FARTHEST = 30.0
"""Odds beyond e to the power of this are as good as certain."""


class Node(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A question about a feature: below the limit one goes on at the first branch, else at the second."""

    feature: int
    limit: float
    below: int
    above: int


class Tree(msgspec.Struct, frozen=True, gc=False):
    """Nodes from the root on. A branch below 0 is a leaf: -1 is the first of them."""

    nodes: tuple[Node, ...]
    leaves: tuple[float, ...]

    def value(self, features: list[float]) -> float:
        """The leaf these features lead to."""
        at = 0
        while at >= 0:
            node = self.nodes[at]
            at = node.below if features[node.feature] < node.limit else node.above
        return self.leaves[-at - 1]


class Fitted(msgspec.Struct, frozen=True):
    """A fitted evaluation, and how it came about."""

    features: tuple[str, ...]
    bias: float
    weights: tuple[float, ...]
    trees: tuple[Tree, ...] = ()
    fitted_to: str = ""
    """In words: which games, how many positions, how good it is on those it was not fitted to."""

    def chance(self, features: Mapping[str, float]) -> float:
        """How likely a position with these features is won, from 0 to 1; a feature that is missing counts 0."""
        return self.chance_of([features.get(name, 0.0) for name in self.features])

    def chance_of(self, values: list[float]) -> float:
        """The same for all features in their order."""
        odds = self.bias
        for weight, value in zip(self.weights, values, strict=True):
            odds += weight * value
        for tree in self.trees:
            odds += tree.value(values)
        return 1 / (1 + exp(-max(-FARTHEST, min(FARTHEST, odds))))


@lru_cache(maxsize=16)
def read_fitted(package: str, name: str) -> Fitted:
    """The evaluation in a data file of a package."""
    return msgspec.json.decode(files(package).joinpath(name).read_bytes(), type=Fitted)
