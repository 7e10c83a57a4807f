"""What a seat sees and can do, as numbers: for environments, and for bots that have learnt. It needs NumPy alone.

>>> from dreadhall.registry import find_game
>>> layout = layout_of(find_game("darkest"), 2)
>>> layout.names[:2]
('move', 'asked')
"""

from dreadhall.encoding.actions import WAIT, ActionNumbers, actions_of
from dreadhall.encoding.entries import Array, Entries
from dreadhall.encoding.layout import EncodedLayout, Encoder, PlainEncoder, layout_of
from dreadhall.encoding.vocabulary import Vocabulary, narrow_vocabulary, read_vocabulary

__all__ = [
    "WAIT",
    "ActionNumbers",
    "Array",
    "EncodedLayout",
    "Encoder",
    "Entries",
    "PlainEncoder",
    "Vocabulary",
    "actions_of",
    "layout_of",
    "narrow_vocabulary",
    "read_vocabulary",
]
