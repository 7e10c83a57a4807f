"""Names and titles that everybody can read: nothing in them is invisible or turns the text around it.

Letters of every script are fine. A joiner is kept between two emoji, which it makes one; elsewhere it can hardly be
seen, so that one name could pass for another.
"""

import unicodedata

from dreadhall.server.errors import Refused

JOINER, COLOURFUL = "\u200d", "\ufe0f"
SKIN_TONES = "\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"
# Controls, directions and other formats, halves of characters, private ones, unassigned ones.
HIDDEN_KINDS = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
# Letters and marks that are drawn as nothing, and variants of what stands before them.
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
VARIANTS = (range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))


def readable(text: str, longest: int) -> str:
    """The text as it is kept: composed, trimmed, and refused where something in it cannot be seen.

    >>> readable("  Ann   of  the Attic ", 40), readable("", 80)
    ('Ann of the Attic', '')
    """
    kept = " ".join(unicodedata.normalize("NFC", text).split())
    if len(kept) > longest or any(is_hidden(kept, at) for at in range(len(kept))):
        raise bad_name()
    return kept


def readable_name(text: str, longest: int) -> str:
    """The same for what may not be empty: there must be something to see.

    >>> readable_name("Zoë", 40)
    'Zoë'
    """
    kept = readable(text, longest)
    if not any(unicodedata.category(sign)[0] in "LNPS" for sign in kept):
        raise bad_name()
    return kept


def bad_name() -> Refused:
    """What is wrong with a name."""
    return Refused(400, "bad-name", "a name needs something that can be seen, and nothing that cannot")


def is_hidden(text: str, at: int) -> bool:
    """Whether the character at this place cannot be seen."""
    sign, before, after = text[at], text[:at], text[at + 1 :]
    if sign == JOINER:
        return not (is_emoji(before.rstrip(COLOURFUL + SKIN_TONES)[-1:]) and is_emoji(after[:1]))
    if sign == COLOURFUL:
        return not before or unicodedata.category(before[-1])[0] not in "NPS"
    return unicodedata.category(sign) in HIDDEN_KINDS or sign in BLANKS or any(ord(sign) in group for group in VARIANTS)


def is_emoji(sign: str) -> bool:
    """Whether this is a pictogram of some kind."""
    return sign != "" and unicodedata.category(sign) == "So" and sign not in BLANKS
