"""Those who play without a person. A bot knows a seat's view, events and choices, and nothing else of the table.

>>> "random" in bots_for("any game")
True
"""

import difflib
from collections.abc import Mapping
from functools import cache
from importlib.util import find_spec

from dreadhall.bots.base import (
    Answer,
    Bot,
    BotFactory,
    Due,
    OutdatedBot,
    Reason,
    RememberingBot,
    SeatAt,
    StatedPlan,
    answer_of,
    bots_due,
    least_reluctant,
    next_answer,
    play_out,
)
from dreadhall.bots.company import COMPANIONS, STAND_IN, TemperedBot, companion_of, kind_of
from dreadhall.bots.isolated import BotFailed, installed_bots
from dreadhall.bots.lesson import LESSON, LessonBot
from dreadhall.bots.random import RandomBot
from dreadhall.kernel.errors import DreadhallError
from dreadhall.registration import Part, resolve
from dreadhall.registry import registration_of

# Bots that can play anything; those that know one game are in its registration.
BOTS: dict[str, BotFactory] = {"random": RandomBot}
# What a bot plays with that not everybody has installed.
NEEDED = {"learnt": "numpy"}


class UnknownBot(DreadhallError):
    """No bot of that name can play that game."""


def own_bots(game: str) -> Mapping[str, Part]:
    """The bots that a game has brought, as far as what they need is installed."""
    record = registration_of(game)
    bots = record.bots if record else {}
    return {name: bot for name, bot in bots.items() if name not in NEEDED or is_installed(NEEDED[name])}


@cache
def is_installed(module: str) -> bool:
    """Whether something can be imported."""
    return find_spec(module) is not None


def bot_names(game: str) -> list[str]:
    """What the bots are called that can play this game."""
    return sorted({*BOTS, *installed_bots(game), *own_bots(game)})


def bots_for(game: str) -> dict[str, BotFactory]:
    """Every bot that can play this game; a game's own comes before others of the same name."""
    ours = BOTS | {name: resolve(bot) for name, bot in own_bots(game).items()}
    return installed_bots(game) | ours


def default_bot(game: str) -> str:
    """The bot where nobody says which and many games are played: the first that knows the game, or mere chance.

    >>> default_bot("darkest"), default_bot("any game")
    ('scout', 'random')
    """
    return next(iter(own_bots(game)), "random")


def stand_in(game: str) -> str:
    """The bot that plays for a person, or beside one who does not say with whom: good company, where there is any.

    >>> stand_in("any game")
    'random'
    """
    return STAND_IN if STAND_IN in own_bots(game) else default_bot(game)


def make_bot(game: str, name: str, seed: int, known: Mapping[str, BotFactory] | None = None) -> Bot:
    """A new bot of this name for this game, or of those who are known; UnknownBot lists what there is."""
    known = bots_for(game) if known is None else known
    if name.partition("-")[0] == LESSON:
        return LessonBot(lambda: known[default_bot(game)](0))
    if (kind := kind_of(name)) in known:
        bot = known[kind](seed)
        if (companion := companion_of(name)) and isinstance(bot, TemperedBot):
            bot.temper = COMPANIONS[companion]
        return bot
    close = difflib.get_close_matches(name, known, 1)
    hint = f"did you mean {close[0]!r}?" if close else f"there are: {', '.join(sorted(known))}"
    raise UnknownBot(f"no bot is called {name[:40]!r}; {hint}")


__all__ = [
    "BOTS",
    "Answer",
    "Bot",
    "BotFactory",
    "BotFailed",
    "Due",
    "OutdatedBot",
    "RandomBot",
    "Reason",
    "RememberingBot",
    "SeatAt",
    "StatedPlan",
    "UnknownBot",
    "answer_of",
    "bot_names",
    "bots_due",
    "bots_for",
    "default_bot",
    "least_reluctant",
    "make_bot",
    "next_answer",
    "play_out",
    "stand_in",
]
